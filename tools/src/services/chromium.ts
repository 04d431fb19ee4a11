import { existsSync } from 'node:fs';
import { chmod, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { findOnPath, unpackedDebianPackages } from './programs.ts';
import { messageOf, ReadableError } from './readable-error.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
/** Chromium without window drawing: browser tests take half the time. */
const HEADLESS_SHELL = 'chromium-headless-shell';

/** Has the metrics of Arial, the fallback of pages until their fonts load. */
const FONTS = 'fonts-liberation';

/** Quiet, without a sandbox (containers have none) and without background requests. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  // Subpixel positioning as on phones; letters rounded to whole pixels are wider.
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), args: BROWSER_FLAGS });
}

/**
 * Headless Chromium: CHROMIUM_PATH, else Debian's headless shell (installed, or unpacked into `.cache`), else the installed
 * Chromium.
 */
export async function findChromium(): Promise<string> {
  const given = process.env['CHROMIUM_PATH'];
  if (given && existsSync(given)) return given;
  if (given)
    throw new ReadableError(`CHROMIUM_PATH is ${given}, which does not exist: correct it or leave it out.`);
  try {
    return findOnPath([HEADLESS_SHELL]) ?? (await unpacked());
  } catch (error) {
    const own = findOnPath(NAMES);
    if (own !== undefined) return own;
    throw new ReadableError(
      `The browser tests need Chromium, which could not be fetched (${messageOf(error)}): install the package "chromium", or set CHROMIUM_PATH.`,
    );
  }
}

/** Chromium with windows: CHROMIUM_PATH, else the installed one. */
export function findChromiumWithWindows(): string {
  const found = process.env['CHROMIUM_PATH'] || findOnPath(NAMES);
  if (found !== undefined && existsSync(found)) return found;
  throw new ReadableError(
    'Showing the browser needs a Chromium with windows: install the package "chromium" or Google Chrome, or set CHROMIUM_PATH.',
  );
}

/** Debian's launcher names /usr/lib; ours names the unpacked folder. */
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
