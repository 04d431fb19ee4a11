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

/** Has the measures of Arial, by which pages hold their place until their own fonts are there. */
const FONTS = 'fonts-liberation';

/**
 * A Chromium to drive without a window: CHROMIUM_PATH, else Debian's headless shell (the machine's own, or unpacked
 * into `.cache`), else the machine's own Chromium. Root of a machine that has none gets one installed, and fonts as well.
 */
export async function findChromium(): Promise<string> {
  // Without them only what is measured of late fonts fails.
  if (process.getuid?.() === 0 && !(await hasFonts())) await aptInstall([FONTS]).catch(() => undefined);
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

/** A Chromium that draws windows, for people who want to look on: CHROMIUM_PATH, else the machine's own. */
export function findChromiumWithWindows(): string {
  const found = process.env['CHROMIUM_PATH'] || findOnPath(NAMES);
  if (found !== undefined && existsSync(found)) return found;
  throw new ReadableError(
    'To look on you need a Chromium with windows: install the package "chromium" or Google Chrome, or set CHROMIUM_PATH.',
  );
}

async function hasFonts(): Promise<boolean> {
  return run('fc-match', ['Arial']).then(
    ({ stdout }) => /Arial|Liberation|Arimo/.test(stdout),
    () => false,
  );
}

async function aptGet(args: string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', args, { env, maxBuffer: 64_000_000 });
}

/** What the lists of today name: those of a machine's image are months old, and so would its browser be. */
async function aptInstall(names: string[]): Promise<void> {
  await aptGet(['update']).catch(() => undefined);
  await aptGet(['install', '--yes', '--no-install-recommends', ...names]);
}

async function installed(): Promise<string> {
  // Ubuntu has no headless shell.
  await aptInstall([HEADLESS_SHELL, FONTS]).catch(() => aptInstall(['chromium', FONTS]));
  const file = findOnPath([HEADLESS_SHELL, ...NAMES]);
  if (file === undefined) throw new ReadableError('apt-get installed no chromium');
  return file;
}

/** Debian's launcher names /usr/lib, so a launcher of our own names the unpacked folder. */
async function unpacked(): Promise<string> {
  const { root, libraryPath } = await unpackedDebianPackages(HEADLESS_SHELL, ['chromium-common', FONTS]);
  const program = path.join(root, 'usr/lib/chromium', HEADLESS_SHELL);
  if (!existsSync(program)) throw new ReadableError("Debian's package holds no chromium");
  const launcher = path.join(root, 'chromium.sh');
  if (!existsSync(launcher)) {
    await writeFile(
      launcher,
      `#!/bin/sh\nLD_LIBRARY_PATH='${libraryPath}' XDG_DATA_HOME='${path.join(root, 'usr/share')}' exec '${program}' --no-sandbox "$@"\n`,
    );
    await chmod(launcher, 0o755);
  }
  return launcher;
}
