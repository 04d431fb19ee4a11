import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Result } from './result.ts';

const FILE = path.resolve(import.meta.dirname, '../../../../docs/performance.md');
const [BEGIN, END] = ['<!-- scripts/bench all --write -->', '<!-- end -->'];
const HEADS = ['measure', 'ours', 'baseline', 'ratio', 'goal', 'met'];
const run = promisify(execFile);

/** @returns the ratios that are written down, by measure */
export async function readTable(): Promise<Map<string, number>> {
  const rows = within(await readFile(FILE, 'utf8'))
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()));
  return new Map(
    rows
      .map((cells): [string, number] => [cells[1] ?? '', Number(cells[4] || Number.NaN)])
      .filter(([, ratio]) => Number.isFinite(ratio)),
  );
}

/** Puts the results where those of before stood, with date and commit. */
export async function writeTable(results: readonly Result[]): Promise<void> {
  const text = await readFile(FILE, 'utf8');
  const { stdout } = await run('git', ['rev-parse', '--short', 'HEAD'], { cwd: path.dirname(FILE) });
  const rows = results.map(({ measure, ours, baseline, ratio, goal, met }) => {
    const mark = met === undefined ? '–' : met ? 'yes' : 'no';
    return [measure, ours, baseline, ratio?.toFixed(2) ?? '–', goal || '–', mark];
  });
  const table = [HEADS, HEADS.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
  const when = `${new Date().toISOString().slice(0, 10)}, ${stdout.trim()}:`;
  const [before, after] = [text.indexOf(BEGIN) + BEGIN.length, text.indexOf(END)];
  await writeFile(FILE, `${text.slice(0, before)}\n\n${when}\n\n${table}\n\n${text.slice(after)}`);
  await run('oxfmt', [FILE]);
}

function within(text: string): string {
  const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (from < 0 || to < 0) throw new Error(`${FILE} has no place for the table`);
  return text.slice(from + BEGIN.length, to);
}
