import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from './run-command.ts';

interface Buildable {
  workspace: 'backend' | 'frontend';
  /** All that its output depends on. */
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
 * Builds a workspace unless its sources are those of its last build.
 * @param logDir where the build's output goes
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
