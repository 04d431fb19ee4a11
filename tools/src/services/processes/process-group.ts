import { readdir, readFile, readlink } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const GONE_WITHIN_MS = 5_000;

/**
 * Ends what is left of a process group whose leader is dead: nginx' workers outlive a master that was killed, and hold its
 * port. Nothing happens where the system shows no processes (only Linux does), or the leader lives.
 * @param program the leader's: a group of anything else is not ours, however its number came to be the same
 */
export async function endOrphanedGroup(leader: number, program: string): Promise<void> {
  const deadline = Date.now() + GONE_WITHIN_MS;
  for (;;) {
    const members = await membersOf(leader, path.basename(program));
    if (members.length === 0 || members.includes(leader) || Date.now() > deadline) return;
    for (const pid of members) kill(pid);
    await sleep(20);
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It was quicker.
  }
}

/** Living members of the group that run this program. */
async function membersOf(group: number, program: string): Promise<number[]> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const members = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
      const [state, , memberOf] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (Number(memberOf) !== group || state === 'Z') return undefined;
      const file = await readlink(`/proc/${pid}/exe`).catch(() => '');
      return path.basename(file).split(' ', 1)[0] === program ? Number(pid) : undefined;
    }),
  );
  return members.filter((pid) => pid !== undefined);
}
