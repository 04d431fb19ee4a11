import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, existsSync, globSync, mkdirSync, openSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ReadableError } from '../services/readable-error.ts';
import { readLastLines } from '../services/service.ts';
import { tellingLines } from './log-lines.ts';

interface Buildable {
  workspace: 'backend' | 'frontend';
  /** Inputs of its output. */
  sources: string[];
  /** Must exist for the build to count. */
  output: string;
}

export const BACKEND: Buildable = {
  workspace: 'backend',
  sources: [
    'backend/{src,scripts}/**/*.*',
    'backend/{package,tsconfig}.json',
    'brand/{package.json,src/**/*.*}',
  ],
  output: 'backend/dist/main.js',
};

export const FRONTEND: Buildable = {
  workspace: 'frontend',
  sources: [
    'frontend/{src,media,scripts}/**/*.*',
    'frontend/{package.json,tsconfig.json,vite.config.ts}',
    'brand/{package.json,{src,assets}/**/*.*}',
  ],
  output: 'frontend/dist/server/entry-server.js',
};

/**
 * Builds a workspace when its sources have changed since its last build.
 * @param logDir for the build's output
 * @returns words for the progress line. @throws ReadableError with the compiler's last lines
 */
export async function ensureBuilt(
  root: string,
  { workspace, sources, output }: Buildable,
  logDir: string,
  signal?: AbortSignal,
): Promise<string> {
  const stamp = path.join(root, workspace, 'dist/.built-from');
  const hash = createHash('sha256');
  const files = globSync([...sources, 'package-lock.json', 'tsconfig.base.json'], { cwd: root }).toSorted();
  for (const file of files) hash.update(`\0${file}\0`).update(await readFile(path.join(root, file)));
  const digest = hash.digest('hex');
  const built = await readFile(stamp, 'utf8').catch(() => '');
  if (built === digest && existsSync(path.join(root, output))) return 'unchanged';
  await runCommand({
    failure: `The ${workspace} could not be built`,
    command: 'npm',
    args: ['run', '--silent', 'build', '-w', workspace],
    cwd: root,
    env: process.env,
    logFile: path.join(logDir, `build-${workspace}.log`),
    signal,
  });
  await writeFile(stamp, digest);
  return '';
}

interface CommandOptions {
  /** Beginning of the error message: "The database could not be migrated". */
  failure: string;
  command: string;
  args: string[];
  cwd: string;
  env?: NodeJS.ProcessEnv;
  logFile: string;
  /** Aborts it. */
  signal?: AbortSignal | undefined;
}

/** Runs a command with its output in a log. @returns its last line. @throws ReadableError */
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
