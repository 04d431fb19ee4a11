import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { findOnPath } from './find-on-path.ts';
import { messageOf, ReadableError } from './readable-error.ts';

const run = promisify(execFile);
const CACHE = path.join(import.meta.dirname, '../../../.cache/debian');

export interface UnpackedPackages {
  /** The folder that stands for `/`. */
  root: string;
  /** For LD_LIBRARY_PATH. */
  libraryPath: string;
}

/**
 * A Debian package and whatever it needs that this machine lacks, unpacked into `.cache` without root and without
 * installing anything. Fetched once. Uses the machine's package lists, or lists of its own when those are missing.
 * @param beside packages that must lie in the same folder, also when the machine has them
 * @throws ReadableError in a few words, made to stand in brackets.
 */
export async function unpackedDebianPackages(name: string, beside: string[] = []): Promise<UnpackedPackages> {
  const root = path.join(CACHE, name);
  if (!existsSync(root)) {
    if (findOnPath(['apt-get']) === undefined) throw new ReadableError('this is not a Debian system');
    await mkdir(CACHE, { recursive: true });
    await fetchInto([name, ...beside], root);
  }
  return { root, libraryPath: await libraryPath(root) };
}

async function fetchInto(names: string[], root: string): Promise<void> {
  const draft = await mkdtemp(`${root}-`);
  try {
    const ownLists = await ownListsOptions();
    try {
      await downloadAll(names, draft, []);
    } catch {
      // No lists, or lists so old that what they name has gone: fetch our own and try again.
      await apt(['update', ...ownLists], draft);
      await downloadAll(names, draft, ownLists);
    }
    const tree = path.join(draft, 'tree');
    for (const file of await readdir(draft)) {
      if (file.endsWith('.deb')) await run('dpkg', ['-x', path.join(draft, file), tree]);
    }
    await rename(tree, root).catch((error: unknown) => {
      // Another start may have been faster.
      if (!existsSync(root)) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function ownListsOptions(): Promise<string[]> {
  const lists = path.join(CACHE, 'apt/lists');
  const cache = path.join(CACHE, 'apt/cache');
  await mkdir(path.join(lists, 'partial'), { recursive: true });
  await mkdir(path.join(cache, 'archives/partial'), { recursive: true });
  return ['-o', `Dir::State::Lists=${lists}`, '-o', `Dir::Cache=${cache}`];
}

/** A dry-run install names exactly the packages that are missing here. */
async function downloadAll(names: string[], folder: string, options: string[]): Promise<void> {
  const plan = await apt(
    ['install', '--simulate', '--no-install-recommends', '--yes', ...options, ...names],
    folder,
  );
  const missing = [...plan.matchAll(/^Inst (\S+)/gm)].map((match) => match[1] ?? '');
  await apt(['download', ...options, ...new Set([...names, ...missing])], folder);
}

async function apt(args: string[], cwd: string): Promise<string> {
  try {
    // The sandbox account `_apt` may not write into our folder.
    const options = ['-o', 'APT::Sandbox::User=root', '-o', 'Acquire::Retries=3', '-o', 'Debug::NoLocking=1'];
    const { stdout } = await run('apt-get', [...options, ...args], {
      cwd,
      env: { ...process.env, LC_ALL: 'C', DEBIAN_FRONTEND: 'noninteractive' },
      maxBuffer: 64_000_000,
      timeout: 300_000,
    });
    return stdout;
  } catch (error) {
    const reason = messageOf(error)
      .split('\n')
      .find((line) => line.startsWith('E: '));
    throw new ReadableError(reason?.slice(3) ?? 'apt-get failed');
  }
}

async function libraryPath(root: string): Promise<string> {
  const folders: string[] = [];
  for (const base of [path.join(root, 'usr/lib'), path.join(root, 'lib')]) {
    for (const entry of await readdir(base).catch(() => [])) {
      if (entry.includes('-linux-')) folders.push(path.join(base, entry));
    }
  }
  return [...folders, process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':');
}
