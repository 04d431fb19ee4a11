import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from '../run-command.ts';

export interface Buildable {
  workspace: 'backend' | 'frontend';
  /** All that its output depends on, relative to the root. */
  sources: string[];
  /** Must exist for the build to count. */
  output: string;
}

export const BACKEND: Buildable = {
  workspace: 'backend',
  sources: [
    'backend/src',
    'backend/package.json',
    'backend/scripts',
    'backend/tsconfig.json',
    'brand/package.json',
    'brand/src',
  ],
  output: 'backend/dist/main.js',
};

export const FRONTEND: Buildable = {
  workspace: 'frontend',
  sources: [
    'frontend/src',
    'frontend/media',
    'frontend/scripts',
    'frontend/package.json',
    'frontend/vite.config.ts',
    'brand',
  ],
  output: 'frontend/dist/server/entry-server.js',
};

/**
 * Builds a workspace unless its sources are those of its last build.
 * @param logDir where the build's output goes
 * @returns words for the progress line. @throws ReadableError with the compiler's last lines
 */
export async function ensureBuilt(
  root: string,
  what: Buildable,
  logDir: string,
  signal?: AbortSignal,
): Promise<string> {
  const dist = path.join(root, what.workspace, 'dist');
  const stamp = path.join(dist, '.built-from');
  const hash = await hashOf(root, [...what.sources, 'package-lock.json', 'tsconfig.base.json']);
  const built = await readFile(stamp, 'utf8').catch(() => '');
  if (built === hash && existsSync(path.join(root, what.output))) return 'unchanged';
  await runCommand({
    failure: `The ${what.workspace} could not be built`,
    command: 'npm',
    args: ['run', '--silent', 'build', '-w', what.workspace],
    cwd: root,
    env: process.env,
    logFile: path.join(logDir, `build-${what.workspace}.log`),
    signal,
  });
  await writeFile(stamp, hash);
  return '';
}

async function hashOf(root: string, sources: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of await filesOf(path.join(root, source))) {
      hash.update(`\0${path.relative(root, file)}\0`);
      hash.update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

async function filesOf(start: string): Promise<string[]> {
  if (!existsSync(start)) return [];
  const entries = await readdir(start, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (entries === undefined) return [start];
  return entries
    .filter(
      (entry) =>
        entry.isFile() && !/node_modules|\.tsbuildinfo$/.test(path.join(entry.parentPath, entry.name)),
    )
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}
