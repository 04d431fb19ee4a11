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
/** Chromium without what draws windows: the browser tests take half the time with it. */
const HEADLESS_SHELL = 'chromium-headless-shell';

/**
 * A Chromium to drive without a window: CHROMIUM_PATH, else Debian's headless shell (the machine's own, or unpacked
 * into `.cache`), else the machine's own Chromium. Root of a machine that has none gets one installed.
 */
export async function findChromium(): Promise<string> {
  const given = process.env['CHROMIUM_PATH'];
  if (given !== undefined && given !== '') {
    if (existsSync(given)) return given;
    throw new ReadableError(
      `CHROMIUM_PATH is ${given}, where there is nothing: correct it, or leave it out.`,
    );
  }
  const shell = findOnPath([HEADLESS_SHELL]);
  if (shell !== undefined) return shell;
  const own = findOnPath(NAMES);
  try {
    return own === undefined && process.getuid?.() === 0 ? await installed() : await unpacked();
  } catch (error) {
    if (own !== undefined) return own;
    throw new ReadableError(
      `The browser tests need Chromium, which could not be fetched (${messageOf(error)}): install the package "chromium", or set CHROMIUM_PATH.`,
    );
  }
}

async function installed(): Promise<string> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = (name: string) =>
    run('apt-get', ['install', '--yes', '--no-install-recommends', name, 'fonts-dejavu-core'], {
      env,
      maxBuffer: 64_000_000,
    });
  try {
    await install(HEADLESS_SHELL);
  } catch {
    // Fresh containers have no package lists, and Ubuntu has no headless shell.
    await run('apt-get', ['update'], { env, maxBuffer: 64_000_000 });
    await install(HEADLESS_SHELL).catch(() => install('chromium'));
  }
  const file = findOnPath([HEADLESS_SHELL, ...NAMES]);
  if (file === undefined) throw new ReadableError('apt-get installed no chromium');
  return file;
}

/** Debian's launcher names /usr/lib, so a launcher of our own names the unpacked folder. */
async function unpacked(): Promise<string> {
  const { root, libraryPath } = await unpackedDebianPackages(HEADLESS_SHELL, ['chromium-common']);
  const program = path.join(root, 'usr/lib/chromium', HEADLESS_SHELL);
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
