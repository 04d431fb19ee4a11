import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');

export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  /** All that the runner printed. */
  output: string;
}

/** Something that ends in counts. */
export interface Suite {
  name: string;
  /** It has the terminal to itself. */
  inSight?: boolean;
  run: () => Promise<Outcome>;
}

/** What Vitest, Jest and Playwright write of a run. */
interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  numPendingTests?: number;
  stats?: { expected: number; unexpected: number; flaky: number; skipped: number };
}

interface Run {
  /** Of node_modules/.bin. */
  command: string;
  args: string[];
  workspace: string;
  env?: NodeJS.ProcessEnv;
  inSight?: boolean;
}

/** Runs a command in a workspace, and keeps what it prints unless it is run in sight. */
function run({ command, args, workspace, env, inSight }: Run): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, {
      cwd: path.join(ROOT, workspace),
      env: { ...process.env, ...(!inSight && { NO_COLOR: '1' }), ...env },
      stdio: inSight ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs a command. A runner of tests leaves its counts in `report`; of another, its exit code counts. */
export async function runTests(command: Run, report?: string): Promise<Outcome> {
  const { code, output } = await run(command);
  const text = report === undefined ? '{}' : await readFile(report, 'utf8').catch(() => '{}');
  const { stats, numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = JSON.parse(text) as Report;
  const counts = stats
    ? // A test that passed only on a second try counts as failed: it asks to be looked at.
      { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
    : { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
  // A runner that ended badly, or left no report, without naming a failed test has failed all the same.
  if (counts.failed === 0 && (code !== 0 || (report !== undefined && text === '{}'))) counts.failed = 1;
  return { ...counts, output };
}
