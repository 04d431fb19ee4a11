import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

const PRUNE = path.resolve(import.meta.dirname, '../../../deploy/backup/prune-backups');
const DAY_MS = 86_400_000;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ironbloom-backups-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Name of a backup: `20261121T023000Z`. */
function nameOf(time: number): string {
  return new Date(time).toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

async function prune(keep: { daily: number | string; weekly: number | string }): Promise<string[]> {
  const env = {
    ...process.env,
    BACKUPS_DIR: folder,
    BACKUP_KEEP_DAILY: String(keep.daily),
    BACKUP_KEEP_WEEKLY: String(keep.weekly),
  };
  await promisify(execFile)(PRUNE, { env });
  return (await readdir(folder)).toSorted().toReversed();
}

describe('old backups', () => {
  it('are removed except the newest of the last days and weeks', async () => {
    const nights = Array.from({ length: 60 }, (_, age) => nameOf(Date.now() - 2 * DAY_MS - age * DAY_MS));
    for (const night of nights) await mkdir(path.join(folder, night));
    const kept = await prune({ daily: 7, weekly: 4 });
    expect(kept.slice(0, 7)).toEqual(nights.slice(0, 7));
    // Newest of each week: the newest of all and the Sundays before it, some of them also daily ones.
    const weeks = nights.filter((night, at) => at === 0 || dayOf(night) === 0).slice(0, 4);
    expect(kept).toEqual([...new Set([...nights.slice(0, 7), ...weeks])]);
  });

  it('stay while younger than a day', async () => {
    const today = Array.from({ length: 5 }, (_, hours) => nameOf(Date.now() - hours * 3_600_000));
    for (const name of today) await mkdir(path.join(folder, name));
    expect(await prune({ daily: 1, weekly: 1 })).toEqual(today);
  });

  it('all stay when the numbers to keep are invalid', async () => {
    const nights = Array.from({ length: 9 }, (_, age) => nameOf(Date.now() - (age + 2) * DAY_MS));
    for (const night of nights) await mkdir(path.join(folder, night));
    await expect(prune({ daily: '14 days', weekly: 'x' })).rejects.toThrow(
      'BACKUP_KEEP_DAILY is 14 days: give a number. No backup was removed',
    );
    expect(await readdir(folder)).toHaveLength(nights.length);
  });

  it('are the only files removed', async () => {
    const others = ['.20200101T000000Z.partial', 'elsewhere', 'notes-20200101T000000Z'];
    for (const name of [...others, '20200101T000000Z', '20200102T000000Z', nameOf(Date.now())]) {
      await mkdir(path.join(folder, name));
    }
    expect(await prune({ daily: 1, weekly: 1 })).toEqual(expect.arrayContaining(others));
    expect(await readdir(folder)).toHaveLength(4);
  });
});

function dayOf(name: string): number {
  return new Date(`${name.slice(0, 4)}-${name.slice(4, 6)}-${name.slice(6, 8)}T00:00:00Z`).getUTCDay();
}
