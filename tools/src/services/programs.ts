import { execFile } from 'node:child_process';
import { accessSync, constants, existsSync, globSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { messageOf, ReadableError } from './readable-error.ts';

const run = promisify(execFile);
const CACHE = path.join(import.meta.dirname, '../../../.cache/debian');
/** Package lists of our own, for machines with missing or old lists. */
const OWN_LISTS = [
  `-oDir::State::Lists=${path.join(CACHE, 'apt/lists')}`,
  `-oDir::Cache=${path.join(CACHE, 'apt/cache')}`,
];

export interface Program {
  file: string;
  env: NodeJS.ProcessEnv;
}

/** Installed Redis, else Debian's, unpacked without root into `.cache`. */
export async function redisProgram(): Promise<Program> {
  return program(['redis-server', 'valkey-server'], 'redis-server', 'usr/bin/redis-server').catch((error) => {
    throw new ReadableError(
      `Redis is not installed and could not be fetched (${messageOf(error)}): install redis-server, or set REDIS_URL to a server of your own.`,
    );
  });
}

/** NGINX_PATH, the installed nginx, else Debian's, unpacked without root into `.cache`. */
export async function nginxProgram(): Promise<Program> {
  const given = process.env['NGINX_PATH'];
  if (given && existsSync(given)) return { file: given, env: {} };
  if (given)
    throw new ReadableError(`NGINX_PATH is ${given}, which does not exist: correct it or leave it out.`);
  return program(['nginx'], 'nginx-light', 'usr/sbin/nginx').catch((error) => {
    throw new ReadableError(`nginx is not installed and could not be fetched (${messageOf(error)})`);
  });
}

/** @param at path in the Debian package */
async function program(names: string[], debianPackage: string, at: string): Promise<Program> {
  const own = findOnPath(names);
  if (own !== undefined) return { file: own, env: {} };
  const { root, libraryPath } = await unpackedDebianPackages(debianPackage);
  return { file: path.join(root, at), env: { LD_LIBRARY_PATH: libraryPath } };
}

/** First of the programs on PATH or in the system's usual folders. */
export function findOnPath(names: string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const files = names.flatMap((name) =>
    [...folders, '/usr/local/bin', '/usr/bin', '/usr/sbin', '/bin'].map((folder) => path.join(folder, name)),
  );
  return files.find((file) => path.isAbsolute(file) && isExecutable(file));
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Fetches a Debian package and its missing dependencies once, unpacked into `.cache` without root.
 * @param beside packages that must be in the same folder, also when installed
 * @returns the folder that stands for `/`, and LD_LIBRARY_PATH
 * @throws ReadableError in a few words, to be shown in brackets
 */
export async function unpackedDebianPackages(name: string, beside: string[] = []) {
  const root = path.join(CACHE, name);
  if (!existsSync(root)) {
    if (findOnPath(['apt-get']) === undefined) throw new ReadableError('this is not a Debian system');
    for (const folder of ['lists/partial', 'cache/archives/partial'])
      await mkdir(path.join(CACHE, 'apt', folder), { recursive: true });
    await fetchInto([name, ...beside], root);
  }
  // Chromium's libpulse keeps one library in a folder of its own, which it names from `/`.
  const libraries = globSync('{usr/lib,lib}/*-linux-*{,/pulseaudio}', { cwd: root }).map((at) =>
    path.join(root, at),
  );
  return { root, libraryPath: [...libraries, process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':') };
}

async function fetchInto(names: string[], root: string): Promise<void> {
  const draft = await mkdtemp(`${root}-`);
  try {
    await downloadAll(names, draft, []).catch(async () => {
      await apt(['update', ...OWN_LISTS], draft);
      await downloadAll(names, draft, OWN_LISTS);
    });
    const tree = path.join(draft, 'tree');
    for (const file of await readdir(draft)) {
      if (file.endsWith('.deb')) await run('dpkg', ['-x', path.join(draft, file), tree]);
    }
    await rename(tree, root).catch((error: unknown) => {
      // A concurrent start may have been faster.
      if (!existsSync(root)) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** A dry-run install lists exactly the missing packages. */
async function downloadAll(names: string[], folder: string, lists: string[]): Promise<void> {
  const install = ['install', '--simulate', '--no-install-recommends', '--yes'];
  const plan = await apt([...install, ...lists, ...names], folder);
  const missing = [...plan.matchAll(/^Inst (\S+)/gm)].map((match) => match[1] ?? '');
  await apt(['download', ...lists, ...new Set([...names, ...missing])], folder);
}

async function apt(args: string[], cwd: string): Promise<string> {
  try {
    // The account `_apt` cannot write into our folder.
    const options = ['-o', 'APT::Sandbox::User=root', '-o', 'Acquire::Retries=3', '-o', 'Debug::NoLocking=1'];
    const env = { ...process.env, LC_ALL: 'C', DEBIAN_FRONTEND: 'noninteractive' };
    const limits = { maxBuffer: 64_000_000, timeout: 300_000 };
    return (await run('apt-get', [...options, ...args], { cwd, env, ...limits })).stdout;
  } catch (error) {
    const reason = /^E: (.*)$/m.exec(messageOf(error))?.[1];
    throw new ReadableError(reason ?? 'apt-get failed');
  }
}
