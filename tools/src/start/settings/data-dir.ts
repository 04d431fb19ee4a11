import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { endOrphan, recordedProcess, recordProcess } from '../../services/processes/processes.ts';
import { codeOf, messageOf, ReadableError } from '../../services/readable-error.ts';

/** PostgreSQL alone writes about 80 MB on the first start. */
const NEEDED_BYTES = 200_000_000;

/** The order in which parts stop: who takes work first, who stores it last. */
export const PARTS = [
  'site',
  'nginx',
  'backend',
  'worker',
  'sandbox',
  'google',
  'mailbox',
  'redis',
  'postgres',
] as const;
export type PartName = (typeof PARTS)[number];

/** What asks these for a quick and clean end. */
const ORPHAN_SIGNALS: Partial<Record<PartName, NodeJS.Signals>> = { postgres: 'SIGINT', nginx: 'SIGQUIT' };

/**
 * Takes the data folder for this start: makes it, checks that it can be written and has room, refuses when another start
 * uses it, and ends parts that an earlier start left behind when it was killed.
 * @returns what gives it free again
 */
export async function claimDataDir(dataDir: string): Promise<() => Promise<void>> {
  await makeWritable(dataDir);
  const lock = path.join(dataDir, 'run', 'start.json');
  const other = await recordedProcess(lock);
  if (other !== undefined && other.pid !== process.pid) {
    throw new ReadableError(
      `Ironbloom is already running on ${dataDir} (process ${other.pid}): stop it, or set DATA_DIR and PORT to others.`,
    );
  }
  await recordProcess(lock, process.pid);
  for (const name of PARTS) {
    await endOrphan(path.join(dataDir, 'run', `${name}.json`), ORPHAN_SIGNALS[name] ?? 'SIGTERM');
  }
  return () => rm(lock, { force: true });
}

async function makeWritable(dataDir: string): Promise<void> {
  const probe = path.join(dataDir, '.probe');
  try {
    await mkdir(path.join(dataDir, 'run'), { recursive: true });
    await writeFile(probe, 'x');
    await rm(probe);
  } catch (error) {
    if (codeOf(error) === 'ENOSPC') throw diskFull(dataDir);
    throw new ReadableError(
      `The data folder ${dataDir} cannot be written (${reasonOf(error)}): set DATA_DIR to one that can.`,
    );
  }
  const disk = await statfs(dataDir);
  if (disk.bavail * disk.bsize < NEEDED_BYTES) throw diskFull(dataDir);
}

export function diskFull(folder: string): ReadableError {
  return new ReadableError(`The disk that holds ${folder} is full: free at least 200 MB and start again.`);
}

function reasonOf(error: unknown): string {
  const words: Record<string, string> = {
    EACCES: 'permission denied',
    EPERM: 'permission denied',
    EROFS: 'the disk is read-only',
    ENOTDIR: 'part of the path is a file',
    EEXIST: 'a file has that name',
  };
  return words[codeOf(error) ?? ''] ?? messageOf(error);
}
