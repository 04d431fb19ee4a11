import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const END_WITHIN_MS = 15_000;

/** A process in a run file. Its start time detects reused pids. */
interface ProcessRecord {
  pid: number;
  started: string;
}

/** Start time of a living process in ticks since boot; undefined when there is none. */
export async function startTimeOf(pid: number): Promise<string | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' ? undefined : fields[19];
}

/** Records a process, so that a later start can find it. */
export async function recordProcess(file: string, pid: number): Promise<void> {
  const started = await startTimeOf(pid);
  if (started === undefined) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify({ pid, started } satisfies ProcessRecord));
}

/** The process of a run file, if it is alive. */
export async function recordedProcess(file: string): Promise<number | undefined> {
  const record = await readRecord(file);
  return record && (await startTimeOf(record.pid)) === record.started ? record.pid : undefined;
}

/** Ends the process of a run file and its children; nothing when the pid was reused. */
export async function endRecorded(file: string, signal: NodeJS.Signals): Promise<void> {
  const record = await readRecord(file);
  if (record === undefined) return;
  const isItself = async () => (await startTimeOf(record.pid)) === record.started;
  if (await isItself()) {
    process.kill(record.pid, signal);
    const deadline = Date.now() + END_WITHIN_MS;
    while ((await isItself()) && Date.now() < deadline) await sleep(50);
  }
  if ((await isItself()) || (await startTimeOf(record.pid)) === undefined) endGroup(record.pid);
  await rm(file, { force: true });
}

/** Ends a process and its children: nginx's workers outlive a killed master and hold its port. */
export function endGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // None is left.
  }
}

async function readRecord(file: string): Promise<ProcessRecord | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as ProcessRecord;
  } catch {
    return undefined;
  }
}
