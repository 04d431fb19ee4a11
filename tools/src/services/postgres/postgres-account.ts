import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { ReadableError } from '../readable-error.ts';

const run = promisify(execFile);
const SETPRIV = '/usr/bin/setpriv';

/** As whom PostgreSQL runs: nothing set means as ourselves. */
export interface Account {
  uid?: number;
  gid?: number;
  /** A command prefix that changes to the account by itself; start with it and not with uid and gid. */
  setpriv?: string[];
}

/**
 * PostgreSQL refuses to run as root, so root hands it to the account `postgres`, made when missing. That account must be
 * able to reach `needed`; below a closed folder such as /root it gets the one right to pass through folders.
 */
export async function postgresAccount(needed: string[]): Promise<Account> {
  if (process.getuid?.() !== 0) return {};
  const ids = (await lookUp()) ?? (await create());
  const closed = await firstClosedFolder(needed);
  if (closed === undefined) return ids;
  const capability = await passingCapability();
  if (capability === undefined || !existsSync(SETPRIV)) {
    throw new ReadableError(
      `PostgreSQL does not run as root, and its account "postgres" cannot enter ${closed}: run as a normal user, or "chmod o+x ${closed}".`,
    );
  }
  const { uid, gid } = ids;
  const change = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  const capabilities = [`--inh-caps=+${capability}`, `--ambient-caps=+${capability}`];
  return { ...ids, setpriv: [SETPRIV, ...change, ...capabilities, '--'] };
}

interface Ids {
  uid: number;
  gid: number;
}

async function lookUp(): Promise<Ids | undefined> {
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const fields = passwd
    .split('\n')
    .find((line) => line.startsWith('postgres:'))
    ?.split(':');
  return fields === undefined ? undefined : { uid: Number(fields[2]), gid: Number(fields[3]) };
}

async function create(): Promise<Ids> {
  try {
    await run('useradd', [
      '--system',
      '--user-group',
      '--no-create-home',
      '--shell',
      '/usr/sbin/nologin',
      'postgres',
    ]);
  } catch {
    // Another start may have made it at the same moment: only the outcome counts.
  }
  const ids = await lookUp();
  if (ids === undefined) {
    throw new ReadableError(
      'PostgreSQL does not run as root, and the account "postgres" could not be made: run as a normal user.',
    );
  }
  return ids;
}

/** The first folder above any of the paths that others may not enter. */
async function firstClosedFolder(paths: string[]): Promise<string | undefined> {
  for (const start of paths) {
    for (let folder = path.resolve(start); ; folder = path.dirname(folder)) {
      const { mode } = await stat(folder);
      if ((mode & 0o001) === 0) return folder;
      if (folder === path.dirname(folder)) break;
    }
  }
  return undefined;
}

/** Containers often keep only one of the two; bits 2 and 1 of the bounding set. */
async function passingCapability(): Promise<string | undefined> {
  const status = await readFile('/proc/self/status', 'utf8').catch(() => '');
  const bits = BigInt(`0x${/^CapBnd:\s*([0-9a-f]+)/m.exec(status)?.[1] ?? '0'}`);
  if ((bits & 4n) !== 0n) return 'dac_read_search';
  return (bits & 2n) !== 0n ? 'dac_override' : undefined;
}
