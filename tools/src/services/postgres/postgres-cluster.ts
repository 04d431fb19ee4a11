import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Account } from './postgres-account.ts';
import { identityOf } from '../processes/processes.ts';
import { messageOf, ReadableError } from '../readable-error.ts';

const run = promisify(execFile);

/** The superuser's password, made on first use, in a file that PostgreSQL's account can read. */
export async function clusterPassword(file: string, account: Account): Promise<string> {
  if (!existsSync(file)) await writeFile(file, randomBytes(18).toString('base64url'), { mode: 0o600 });
  if (account.uid !== undefined && account.gid !== undefined) await chown(file, account.uid, account.gid);
  return (await readFile(file, 'utf8')).trim();
}

/** Built aside and renamed when whole, so that a start killed in the middle leaves nothing half-made. */
export async function createCluster(
  cluster: string,
  home: string,
  initdb: string,
  account: Account,
): Promise<void> {
  const draft = `${cluster}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft);
  await chmod(draft, 0o700);
  if (account.uid !== undefined && account.gid !== undefined) await chown(draft, account.uid, account.gid);
  const args = [
    `--pgdata=${draft}`,
    '--username=postgres',
    `--pwfile=${path.join(home, 'password')}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ];
  const [file = initdb, ...rest] = [...(account.setpriv ?? []), initdb, ...args];
  try {
    const { uid, gid } = account.setpriv === undefined ? account : {};
    // LC_ALL: the locale of whoever starts us may not exist for PostgreSQL.
    await run(file, rest, { uid, gid, cwd: draft, env: { ...process.env, LC_ALL: 'C.UTF-8' } });
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    const lines = messageOf(error).trimEnd().split('\n');
    const reason =
      lines.find((line) => /error|fatal|space/i.test(line.replace('Command failed', ''))) ?? lines.at(-1);
    throw new ReadableError(`PostgreSQL could not be set up in ${home}: ${reason}`);
  }
  await rename(draft, cluster);
}

/**
 * PostgreSQL refuses to start when the pid in its lock file belongs to a living process. After a kill -9 that pid may
 * by now be anyone's; only a process that names this very cluster is a reason to refuse.
 */
export async function removeStaleLock(cluster: string): Promise<void> {
  const lock = path.join(cluster, 'postmaster.pid');
  const pid = Number((await readFile(lock, 'utf8').catch(() => '')).split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 0) return;
  const identity = await identityOf(pid);
  if (identity?.includes(cluster) !== true) await rm(lock, { force: true });
}
