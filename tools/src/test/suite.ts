import { spawn } from 'node:child_process';
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
  run: () => Promise<Outcome>;
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
    const child = spawn(command, args, {
      cwd: path.join(ROOT, workspace),
      env: { ...process.env, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    }
    child.once('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
