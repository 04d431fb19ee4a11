import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { chmod, writeFile } from 'node:fs/promises';
import { unpackedDebianPackages } from './debian-packages.ts';
import { findOnPath } from './find-on-path.ts';
import { messageOf, ReadableError } from './readable-error.ts';

const run = promisify(execFile);
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * A Chromium to drive: CHROMIUM_PATH, the machine's own, else Debian's package, which root installs and anyone else
 * unpacks into `.cache`.
 */
export async function findChromium(): Promise<string> {
  const given = process.env['CHROMIUM_PATH'];
  if (given !== undefined && given !== '') {
    if (existsSync(given)) return given;
    throw new ReadableError(
      `CHROMIUM_PATH is ${given}, where there is nothing: correct it, or leave it out.`,
    );
  }
  const own = findOnPath(NAMES);
  if (own !== undefined) return own;
  try {
    return process.getuid?.() === 0 ? await installed() : await unpacked();
  } catch (error) {
    throw new ReadableError(
      `The browser tests need Chromium, which could not be fetched (${messageOf(error)}): install the package "chromium", or set CHROMIUM_PATH.`,
    );
  }
}

async function installed(): Promise<string> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '--yes', '--no-install-recommends', 'chromium', 'fonts-dejavu-core'];
  try {
    await run('apt-get', install, { env, maxBuffer: 64_000_000 });
  } catch {
    // Fresh containers have no package lists.
    await run('apt-get', ['update'], { env, maxBuffer: 64_000_000 });
    await run('apt-get', install, { env, maxBuffer: 64_000_000 });
  }
  const file = findOnPath(NAMES);
  if (file === undefined) throw new ReadableError('apt-get installed no chromium');
  return file;
}

/** Debian's launcher names /usr/lib, so a launcher of our own names the unpacked folder. */
async function unpacked(): Promise<string> {
  const { root, libraryPath } = await unpackedDebianPackages('chromium');
  const program = path.join(root, 'usr/lib/chromium/chromium');
  if (!existsSync(program)) throw new ReadableError("Debian's package holds no chromium");
  const launcher = path.join(root, 'chromium.sh');
  if (!existsSync(launcher)) {
    await writeFile(
      launcher,
      `#!/bin/sh\nLD_LIBRARY_PATH='${libraryPath}' exec '${program}' --no-sandbox "$@"\n`,
    );
    await chmod(launcher, 0o755);
  }
  return launcher;
}
