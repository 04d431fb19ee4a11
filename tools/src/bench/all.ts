/**
 * Every bench with a baseline, in one table: `scripts/bench all [--write] [name…]`. It waits for a quiet machine before each and judges
 * nothing on a busy one, nor on one whose host gives its time to others. Ratios are held against those of docs/performance.md;
 * `--write` puts today's there.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Machine } from './support/machine.ts';
import { readTable, writeTable } from './support/performance-document.ts';
import { type Result, RESULTS_FILE, resultHeads, resultLine } from './support/result.ts';

const BENCHES = ['cached', 'reads', 'render', 'orders', 'broadcast', 'uploads', 'footprint'];
/** A ratio below this part of the one that is written down has become worse. Rounds on one machine differ by less. */
const TOLERANCE = 0.85;

function run(name: string, resultsFile: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, [RESULTS_FILE]: resultsFile };
    spawn(process.execPath, [path.join(import.meta.dirname, `${name}.ts`)], { env, stdio: 'inherit' })
      .once('error', reject)
      .once('close', (code) => resolve(code ?? 1));
  });
}

const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const folder = await mkdtemp(path.join(tmpdir(), 'ironbloom-bench-all-'));
const resultsFile = path.join(folder, 'results.jsonl');
const machine = new Machine();
const broken: string[] = [];
try {
  for (const name of named.length > 0 ? named : BENCHES) {
    await machine.rest();
    console.log(`\n── ${name}`);
    const before = await resultsOf();
    await run(name, resultsFile);
    // A missed goal is a result as well; a bench without any has broken.
    if ((await resultsOf()).length === before.length) broken.push(name);
  }
  await machine.rest();
  await conclude(await resultsOf());
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function resultsOf(): Promise<Result[]> {
  const text = await readFile(resultsFile, 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter(Boolean)
    .map((row) => JSON.parse(row) as Result);
}

async function conclude(results: readonly Result[]): Promise<void> {
  console.log(`\n── all, load before each and after the last: ${machine.loads}\n`);
  console.log(resultHeads());
  for (const result of results) console.log(resultLine(result));
  for (const name of broken) console.log(`  ${name} gave no result`);
  if (broken.length > 0) process.exitCode = 1;
  const doubt = await machine.doubt();
  if (doubt !== undefined) {
    console.log(`\nNot judged: ${doubt}.`);
    process.exitCode = 2;
    return;
  }
  const known = await readTable();
  for (const { measure, ratio } of results) {
    const written = known.get(measure);
    if (ratio === undefined || written === undefined || ratio >= written * TOLERANCE) continue;
    console.log(
      `  worse than written down: ${measure}, ${ratio.toFixed(2)} instead of ${written.toFixed(2)}`,
    );
    process.exitCode = 1;
  }
  if (process.argv.includes('--write')) await writeTable(results);
}
