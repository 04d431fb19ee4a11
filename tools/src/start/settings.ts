import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listens, portState } from '../services/ports.ts';
import { ReadableError } from '../services/readable-error.ts';

/** Addresses that replace a part, with their default ports. */
const ADDRESSES = {
  DATABASE_URL: { 'postgres:': 5432, 'postgresql:': 5432 },
  REDIS_URL: { 'redis:': 6379, 'rediss:': 6379 },
  SMTP_URL: { 'smtp:': 25, 'smtps:': 465 },
};
const RAZORPAY_KEYS = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'];

/** Settings from the environment or `.env`. */
export interface Settings {
  port: number;
  host: string;
  mailboxPort: number;
  dataDir: string;
  publicUrl: string;
  databaseUrl: string | undefined;
  redisUrl: string | undefined;
  smtpUrl: string | undefined;
  /** False: real keys are configured. */
  sandbox: boolean;
  /** Whether the Google sandbox is wanted. */
  googleSandbox: boolean;
  /** All variables, for the backend. */
  variables: NodeJS.ProcessEnv;
}

type Given = (name: string) => string | undefined;

/** @throws ReadableError naming the wrong variable */
export function readSettings(variables: NodeJS.ProcessEnv, root: string): Settings {
  const given: Given = (name) => variables[name]?.trim() || undefined;
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
    databaseUrl: addressOf('DATABASE_URL', given),
    redisUrl: addressOf('REDIS_URL', given),
    smtpUrl: addressOf('SMTP_URL', given),
    sandbox: !hasRealKeys(given),
    googleSandbox: wantsGoogleSandbox(given),
    variables,
  };
}

function hasRealKeys(given: Given): boolean {
  const missing = RAZORPAY_KEYS.filter((name) => given(name) === undefined);
  if (missing.length === RAZORPAY_KEYS.length) return false;
  if (missing.length === 0) return true;
  const there = RAZORPAY_KEYS.filter((name) => !missing.includes(name)).join(' and ');
  throw new ReadableError(
    `${there} is set but ${missing.join(' and ')} is not: set all three for the real Razorpay, or none for the sandbox.`,
  );
}

function wantsGoogleSandbox(given: Given): boolean {
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

function addressOf(name: keyof typeof ADDRESSES, given: Given): string | undefined {
  const text = given(name);
  if (text === undefined) return undefined;
  const protocols = Object.keys(ADDRESSES[name]);
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
  throw new ReadableError(
    `${name} is not an address that begins with ${protocols[0]}//: correct it, or leave it out.`,
  );
}

/** Checks for taken ports and unreachable servers, with clear messages. @throws ReadableError */
export async function checkPortsAndServers(settings: Settings): Promise<void> {
  const { port, host, mailboxPort, databaseUrl, redisUrl, smtpUrl } = settings;
  await requireFreePort('PORT', port, host);
  if (smtpUrl === undefined) await requireFreePort('MAILBOX_PORT', mailboxPort, '127.0.0.1');
  await Promise.all([
    requireAnswer('DATABASE_URL', databaseUrl),
    requireAnswer('REDIS_URL', redisUrl),
    requireAnswer('SMTP_URL', smtpUrl),
  ]);
}

async function requireFreePort(name: string, port: number, host: string): Promise<void> {
  let state = await portState(port, host);
  // A part of an earlier start was just ended and may hold the port for a moment.
  for (let tries = 0; state === 'taken' && tries < 20; tries += 1) {
    await sleep(50);
    state = await portState(port, host);
  }
  if (state === 'forbidden')
    throw new ReadableError(`Port ${port} may only be used by root: set ${name} to a number above 1023.`);
  if (state === 'taken') {
    throw new ReadableError(
      `Port ${port} is taken by another program: stop it, or set ${name} to another number.`,
    );
  }
}

async function requireAnswer(name: keyof typeof ADDRESSES, address: string | undefined): Promise<void> {
  if (address === undefined) return;
  const { hostname, port, protocol } = new URL(address);
  const at = Number(port) || (ADDRESSES[name] as Record<string, number>)[protocol] || 0;
  if (await listens(at, hostname.replace(/^\[|\]$/g, ''))) return;
  throw new ReadableError(
    `${name} points to ${hostname}:${at}, where nothing answers: start that server, or correct ${name}.`,
  );
}
