import path from 'node:path';
import { ReadableError } from '../../services/readable-error.ts';

/** What a person may set, from the environment or `.env`. Addresses that are set replace the embedded part. */
export interface Settings {
  port: number;
  host: string;
  mailboxPort: number;
  dataDir: string;
  publicUrl: string;
  databaseUrl: string | undefined;
  redisUrl: string | undefined;
  smtpUrl: string | undefined;
  /** False: real keys are given, so no sandbox. */
  sandbox: boolean;
  /** A stand-in for Google was asked for. */
  googleSandbox: boolean;
  /** All variables, for the backend. */
  variables: NodeJS.ProcessEnv;
}

/** @throws ReadableError naming the variable that is wrong */
export function readSettings(variables: NodeJS.ProcessEnv, root: string): Settings {
  const given = (name: string): string | undefined => variables[name]?.trim() || undefined;
  const port = portOf('PORT', given('PORT') ?? '8080');
  const mailboxPort = portOf('MAILBOX_PORT', given('MAILBOX_PORT') ?? '8025');
  if (port === mailboxPort && given('SMTP_URL') === undefined) {
    throw new ReadableError(`PORT and MAILBOX_PORT are both ${port}: give them different numbers.`);
  }
  return {
    port,
    host: given('HOST') ?? '127.0.0.1',
    mailboxPort,
    dataDir: path.resolve(root, given('DATA_DIR') ?? '.data'),
    publicUrl: given('PUBLIC_URL') ?? `http://localhost:${port}`,
    databaseUrl: addressOf('DATABASE_URL', given('DATABASE_URL'), ['postgres:', 'postgresql:']),
    redisUrl: addressOf('REDIS_URL', given('REDIS_URL'), ['redis:', 'rediss:']),
    smtpUrl: addressOf('SMTP_URL', given('SMTP_URL'), ['smtp:', 'smtps:']),
    sandbox: !hasRealKeys(given),
    googleSandbox: wantsGoogleSandbox(given),
    variables,
  };
}

function hasRealKeys(given: (name: string) => string | undefined): boolean {
  const names = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'];
  const missing = names.filter((name) => given(name) === undefined);
  if (missing.length === names.length) return false;
  if (missing.length === 0) return true;
  const there = names.filter((name) => !missing.includes(name)).join(' and ');
  throw new ReadableError(
    `${there} is set but ${missing.join(' and ')} is not: set all three for the real Razorpay, or none for the sandbox.`,
  );
}

function wantsGoogleSandbox(given: (name: string) => string | undefined): boolean {
  const wanted = given('GOOGLE_SANDBOX') ?? 'false';
  if (wanted !== 'true' && wanted !== 'false') {
    throw new ReadableError(`GOOGLE_SANDBOX is "${wanted}": set it to true or false.`);
  }
  if (wanted === 'true' && given('GOOGLE_CLIENT_ID') !== undefined) {
    throw new ReadableError(
      'GOOGLE_SANDBOX and GOOGLE_CLIENT_ID are both set: keep the client for the real Google, or the sandbox.',
    );
  }
  return wanted === 'true';
}

function portOf(name: string, text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new ReadableError(`${name} is "${text}", which is not a port: choose a number from 1 to 65535.`);
}

function addressOf(name: string, text: string | undefined, protocols: string[]): string | undefined {
  if (text === undefined) return undefined;
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
  throw new ReadableError(
    `${name} is not an address that begins with ${protocols[0]}//: correct it, or leave it out.`,
  );
}
