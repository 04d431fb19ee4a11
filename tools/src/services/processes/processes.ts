import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { endOrphanedGroup } from './process-group.ts';

const run = promisify(execFile);

/**
 * A process as written down in a run file. The pid alone is not enough to kill by: pids are reused. `identity` is its
 * start time and command line, so a later process under the same pid is never mistaken for ours.
 */
interface ProcessRecord {
  pid: number;
  identity: string;
  /** The process that started it; while that one lives, the record is not an orphan's. */
  owner: { pid: number; identity: string };
}

/** Start time and command line of a living process; undefined when there is none under this pid. */
export async function identityOf(pid: number): Promise<string | undefined> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z') return undefined;
    const command = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ').trim();
    return `${fields[19]} ${command}`;
  } catch {
    if (process.platform === 'linux') return undefined;
    const found = await run('ps', ['-o', 'lstart=,command=', '-p', String(pid)]).catch(() => undefined);
    return found?.stdout.trim() || undefined;
  }
}

/** Writes down that this process started `pid`, so that a later start finds it should we be killed. */
export async function recordProcess(file: string, pid: number): Promise<void> {
  const [identity, ownIdentity] = await Promise.all([identityOf(pid), identityOf(process.pid)]);
  if (identity === undefined || ownIdentity === undefined) return;
  const record: ProcessRecord = { pid, identity, owner: { pid: process.pid, identity: ownIdentity } };
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(record));
}

/** The process a run file speaks of, if it still lives, and whether the one that started it does. */
export async function recordedProcess(
  file: string,
): Promise<{ pid: number; ownerAlive: boolean } | undefined> {
  const record = await readRecord(file);
  if (record === undefined || (await identityOf(record.pid)) !== record.identity) return undefined;
  return { pid: record.pid, ownerAlive: (await identityOf(record.owner.pid)) === record.owner.identity };
}

/**
 * Ends what an earlier run left behind after it was killed, and what that one left behind. Does nothing unless the
 * recorded process is verifiably the same one and its starter is gone. Returns the pid it ended.
 */
export async function endOrphan(file: string, signal: NodeJS.Signals): Promise<number | undefined> {
  const found = await recordedProcess(file);
  if (found === undefined) {
    const dead = await readRecord(file);
    if (dead) await endOrphanedGroup(dead.pid, dead.identity.split(' ')[1]?.replace(/:$/, '') ?? '');
    await rm(file, { force: true });
    return undefined;
  }
  if (found.ownerAlive) return undefined;
  await endProcess(found.pid, signal, 15_000);
  await rm(file, { force: true });
  return found.pid;
}

/** Asks a process to end, waits `stopTimeoutMs`, then ends it hard. Resolves when it is gone. */
async function endProcess(pid: number, signal: NodeJS.Signals, stopTimeoutMs: number): Promise<void> {
  const identity = await identityOf(pid);
  if (identity === undefined) return;
  process.kill(pid, signal);
  const deadline = Date.now() + stopTimeoutMs;
  let killed = false;
  while ((await identityOf(pid)) === identity) {
    if (Date.now() > deadline && !killed) {
      process.kill(pid, 'SIGKILL');
      killed = true;
    }
    await sleep(50);
  }
}

async function readRecord(file: string): Promise<ProcessRecord | undefined> {
  try {
    const value: unknown = JSON.parse(await readFile(file, 'utf8'));
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is ProcessRecord {
  return (
    typeof value === 'object' &&
    value !== null &&
    'pid' in value &&
    typeof value.pid === 'number' &&
    'identity' in value &&
    typeof value.identity === 'string' &&
    'owner' in value &&
    typeof value.owner === 'object' &&
    value.owner !== null &&
    'pid' in value.owner &&
    'identity' in value.owner
  );
}
