import { spawn } from 'node:child_process';
import { openSync, closeSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { ReadableError } from '../services/readable-error.ts';
import { readLastLines } from '../services/service.ts';
import { tellingLines } from './log-lines.ts';

export interface CommandOptions {
  /** What it does, for the sentence when it fails: "The database could not be migrated". */
  failure: string;
  command: string;
  args: string[];
  cwd: string;
  env?: NodeJS.ProcessEnv;
  logFile: string;
  /** Ends it early. */
  signal?: AbortSignal | undefined;
}

/** Runs a command to its end, its output in a log. @returns the last line it printed. @throws ReadableError */
export async function runCommand(options: CommandOptions): Promise<string> {
  const { command, args, cwd, env, logFile, signal, failure } = options;
  mkdirSync(path.dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'a');
  const from = statSync(logFile).size;
  const how = await new Promise<string | undefined>((resolve) => {
    const child = spawn(command, args, { cwd, env, signal, stdio: ['ignore', log, log] });
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, by) =>
      resolve(code === 0 ? undefined : by === null ? `exit code ${code}` : `signal ${by}`),
    );
  });
  closeSync(log);
  const lines = tellingLines(await readLastLines(logFile, from, 40));
  if (how === undefined) return lines.at(-1) ?? '';
  const tail = lines.map((line) => `\n    ${line}`).join('');
  throw new ReadableError(`${failure} (${how}); its log is ${logFile}${tail === '' ? '.' : `:${tail}`}`);
}
