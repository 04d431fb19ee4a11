import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');

export interface Outcome {
  passed: number;
  failed: number;
  /** Passed at the second attempt; counted in `passed`. */
  flaky: number;
  skipped: number;
  /** Output of the runner. */
  output: string;
}

/** A suite with counts. */
export interface Suite {
  name: string;
  /** It owns the terminal. */
  inSight?: boolean;
  run: () => Promise<Outcome>;
}

/** Report format of Vitest, Jest and Playwright. */
interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  numPendingTests?: number;
  stats?: { expected: number; unexpected: number; flaky: number; skipped: number };
}

interface Run {
  /** Program in node_modules/.bin. */
  command: string;
  args: string[];
  workspace: string;
  env?: NodeJS.ProcessEnv;
  inSight?: boolean;
}

/** Runs a command in a workspace and keeps its output unless it is shown. */
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

/** Runs a command. Test runners leave counts in `report`; for others the exit code counts. */
export async function runTests(command: Run, report?: string): Promise<Outcome> {
  const { code, output } = await run(command);
  const text = report === undefined ? '{}' : await readFile(report, 'utf8').catch(() => '{}');
  const { stats, numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = JSON.parse(text) as Report;
  const counts = stats
    ? {
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected,
        flaky: stats.flaky,
        skipped: stats.skipped,
      }
    : { passed: numPassedTests, failed: numFailedTests, flaky: 0, skipped: numPendingTests };
  // A failed runner without a failed test, or without a report, counts as failed.
  if (counts.failed === 0 && (code !== 0 || (report !== undefined && text === '{}'))) counts.failed = 1;
  return { ...counts, output };
}
