import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const END_WITHIN_MS = 15_000;

/** A process as a run file has it. Pids are used again, so its start time says whether it is still the same process. */
interface ProcessRecord {
  pid: number;
  started: string;
}

/** When a living process began, in ticks since the machine's start; undefined when there is none under this pid. */
export async function startTimeOf(pid: number): Promise<string | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' ? undefined : fields[19];
}

/** Writes down that `pid` runs, so that a later start finds it should this one be killed. */
export async function recordProcess(file: string, pid: number): Promise<void> {
  const started = await startTimeOf(pid);
  if (started === undefined) return;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify({ pid, started } satisfies ProcessRecord));
}

/** The process that a run file speaks of, if it still lives. */
export async function recordedProcess(file: string): Promise<number | undefined> {
  const record = await readRecord(file);
  return record && (await startTimeOf(record.pid)) === record.started ? record.pid : undefined;
}

/** Ends the process that a run file speaks of, and what that one has left behind; nothing when its pid is another's by now. */
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

/** Ends what is left of a process and its children: nginx's workers outlive a master that was killed, and hold its port. */
export function endGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // Nothing is left.
  }
}

async function readRecord(file: string): Promise<ProcessRecord | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as ProcessRecord;
  } catch {
    return undefined;
  }
}
