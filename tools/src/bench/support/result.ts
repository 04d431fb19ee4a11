import { appendFile } from 'node:fs/promises';
import { line } from './table.ts';

/** One line of the table of every bench that has a baseline. */
export interface Result {
  measure: string;
  /** With their unit, as they are shown. */
  ours: string;
  baseline: string;
  /** The baseline's cost through ours, or our speed through the baseline's: more is better. None where a bound stands alone. */
  ratio?: number;
  goal: string;
  /** None: measured to be known, without a goal. */
  met?: boolean;
}

const WIDTHS = [36, 18] as const;
/** The file to which `scripts/bench all` has results added, a line of JSON each. */
export const RESULTS_FILE = 'BENCH_RESULTS';

export const resultHeads = (): string => line('', ['ours', 'baseline', 'ratio', 'goal', 'met'], ...WIDTHS);

export function resultLine({ measure, ours, baseline, ratio, goal, met }: Result): string {
  const mark = met === undefined ? '–' : met ? '✓' : '✗';
  return line(measure, [ours, baseline, ratio?.toFixed(2) ?? '–', goal, mark], ...WIDTHS);
}

/** Prints it, and fails the bench when a goal is missed. */
export async function report(result: Result): Promise<void> {
  console.log(resultLine(result));
  if (result.met === false) process.exitCode = 1;
  const file = process.env[RESULTS_FILE];
  if (file) await appendFile(file, `${JSON.stringify(result)}\n`);
}
