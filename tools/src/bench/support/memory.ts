import { readdir, readFile } from 'node:fs/promises';

/** Resident memory of a process, MiB. */
export async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? Number.NaN) / 1024;
}

const TICKS_PER_SECOND = 100;

/** What a process has had of the processor since it began, s. */
export async function processorSeconds(pid: number): Promise<number> {
  return (await statOf(pid)).seconds;
}

/** The same of a process with those that it started and that still run: a session of PostgreSQL is a process. */
export async function treeProcessorSeconds(pid: number): Promise<number> {
  const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger);
  const stats = await Promise.all(pids.map((one) => statOf(one).catch(() => undefined)));
  return stats.reduce(
    (sum, stat, index) => (pids[index] === pid || stat?.parent === pid ? sum + (stat?.seconds ?? 0) : sum),
    0,
  );
}

async function statOf(pid: number): Promise<{ parent: number; seconds: number }> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name before may hold spaces. Behind it: state, parent; user and system time are the 12th and 13th.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system] = fields.slice(11, 13);
  return { parent: Number(fields[1]), seconds: (Number(user) + Number(system)) / TICKS_PER_SECOND };
}
