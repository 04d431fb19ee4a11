import { spawn, type StdioOptions } from 'node:child_process';
import path from 'node:path';
import type { Counts } from './counts.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

export interface Outcome {
  counts: Counts;
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

function start(
  command: string,
  args: string[],
  workspace: string,
  env: NodeJS.ProcessEnv,
  stdio: StdioOptions,
) {
  return spawn(command, args, { cwd: path.join(ROOT, workspace), env: { ...process.env, ...env }, stdio });
}

/** Runs a command of node_modules/.bin in a workspace and keeps what it prints. */
export function runQuietly(
  command: string,
  args: string[],
  workspace: string,
  env: NodeJS.ProcessEnv = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    let output = '';
    const child = start(command, args, workspace, { NO_COLOR: '1', ...env }, ['ignore', 'pipe', 'pipe']);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    }
    child.once('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs such a command before the eyes of whoever has called. */
export function runInSight(
  command: string,
  args: string[],
  workspace: string,
  env: NodeJS.ProcessEnv = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = start(command, args, workspace, env, 'inherit');
    child.once('error', (error) => resolve({ code: 1, output: `${error.message}\n` }));
    child.once('close', (code) => resolve({ code: code ?? 1, output: '' }));
  });
}
