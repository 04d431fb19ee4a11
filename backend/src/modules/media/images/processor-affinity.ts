import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import pLimit from 'p-limit';

const run = promisify(execFile);
/** One call after the other: the last one asked for is the one that stays. */
const inTurn = pLimit(1);
const given = process.platform === 'linux' ? processorsIn(readFileSync('/proc/self/status', 'utf8')) : [];

/**
 * Keeps this process, all its threads, off the last of its processors, or lets it use all again. Priorities do not do that: a thread that
 * computes with the lowest still holds up by milliseconds who wakes beside it. Where there is one processor, no Linux or no `taskset`
 * (util-linux), nothing happens.
 */
export async function spareAProcessor(spared: boolean): Promise<void> {
  if (given.length < 2) return;
  const used = spared ? given.slice(0, -1) : given;
  const options = ['--all-tasks', '--cpu-list', '--pid', used.join(','), String(process.pid)];
  await inTurn(() => run('taskset', options)).catch(() => undefined);
}

/** @param status of a process, as Linux tells it in `/proc`: `Cpus_allowed_list: 0-3,8` */
export function processorsIn(status: string): number[] {
  const [, list = ''] = /^Cpus_allowed_list:\s*(\S+)$/m.exec(status) ?? [];
  return list.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}
