import { readFile } from 'node:fs/promises';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** Vitest's and Jest's alike. */
interface UnitReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

async function read<Report>(file: string): Promise<Report | undefined> {
  return readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as Report,
    () => undefined,
  );
}

/** A runner that ended badly without naming a failed test has failed all the same. */
function honest(counts: Counts, exitCode: number): Counts {
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

export async function countUnits(file: string, exitCode: number): Promise<Counts> {
  const report = await read<UnitReport>(file);
  return honest(
    {
      passed: report?.numPassedTests ?? 0,
      failed: report?.numFailedTests ?? 1,
      skipped: report?.numPendingTests ?? 0,
    },
    exitCode,
  );
}

/** A test that passed only on a second try counts as failed: it asks to be looked at. */
export async function countPlaywright(file: string, exitCode: number): Promise<Counts> {
  const stats = (await read<PlaywrightReport>(file))?.stats;
  return honest(
    {
      passed: stats?.expected ?? 0,
      failed: stats ? stats.unexpected + stats.flaky : 1,
      skipped: stats?.skipped ?? 0,
    },
    exitCode,
  );
}
