import { listens, portState } from '../services/ports.ts';
import { ReadableError } from '../services/readable-error.ts';
import type { Settings } from './settings/settings.ts';

const DEFAULT_PORTS: Record<string, number> = {
  'postgres:': 5432,
  'postgresql:': 5432,
  'redis:': 6379,
  'rediss:': 6379,
  'smtp:': 25,
  'smtps:': 465,
};

/** Finds out what would fail later with less clear words. @throws ReadableError */
export async function preflight(settings: Settings): Promise<void> {
  await requireFreePort('PORT', settings.port, settings.host);
  if (settings.smtpUrl === undefined)
    await requireFreePort('MAILBOX_PORT', settings.mailboxPort, '127.0.0.1');
  await Promise.all([
    requireAnswer('DATABASE_URL', settings.databaseUrl),
    requireAnswer('REDIS_URL', settings.redisUrl),
    requireAnswer('SMTP_URL', settings.smtpUrl),
  ]);
}

async function requireFreePort(name: string, port: number, host: string): Promise<void> {
  const state = await portState(port, host);
  if (state === 'forbidden') {
    throw new ReadableError(`Port ${port} may only be used by root: set ${name} to a number above 1023.`);
  }
  if (state === 'taken') {
    throw new ReadableError(
      `Port ${port} is taken by another program: stop it, or set ${name} to another number.`,
    );
  }
}

async function requireAnswer(name: string, address: string | undefined): Promise<void> {
  if (address === undefined) return;
  const { hostname, port, protocol } = new URL(address);
  const at = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || (DEFAULT_PORTS[protocol] ?? 0) };
  if (await listens(at.port, at.host)) return;
  throw new ReadableError(
    `${name} points to ${at.host}:${at.port}, where nothing answers: start that server, or correct ${name}.`,
  );
}
