import { readFile } from 'node:fs/promises';
import path from 'node:path';

const PARTS = ['statements', 'branches', 'functions', 'lines'] as const;

interface Summary {
  total: Record<(typeof PARTS)[number], { pct: number }>;
}

/** What Jest measured, in one line. @param folder where it left its summary; without one, nothing was measured */
export async function readCoverage(folder: string): Promise<string | undefined> {
  const text = await readFile(path.join(folder, 'coverage-summary.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const { total } = JSON.parse(text) as Summary;
  return PARTS.map((part) => `${total[part].pct} % of ${part}`).join(', ');
}
