import { spawn } from 'node:child_process';

const TAIL_LINES = 30;

export interface CommandOptions {
  env?: NodeJS.ProcessEnv;
  /** Given to its standard input; nothing is when absent. */
  input?: string;
  timeoutMs?: number;
}

/** Runs a program and returns what it printed. @throws Error with its last lines when it ends badly */
export function command(program: string, args: string[], options: CommandOptions = {}): Promise<string> {
  const { env, input = '', timeoutMs = 900_000 } = options;
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { env: { ...process.env, ...env }, timeout: timeoutMs });
    let printed = '';
    let everything = '';
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      everything += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => (everything += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code === 0) return resolve(printed.trim());
      const tail = everything.trimEnd().split('\n').slice(-TAIL_LINES).join('\n');
      reject(new Error(`${program} ${args.join(' ')} ended with ${signal ?? code}:\n${tail}`));
    });
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}
