import { existsSync } from 'node:fs';
import { chmod, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { findOnPath, unpackedDebianPackages } from './programs.ts';
import { messageOf, ReadableError } from './readable-error.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
/** Chromium without what draws windows: the browser tests take half the time with it. */
const HEADLESS_SHELL = 'chromium-headless-shell';

/** Has the measures of Arial, by which pages hold their place until their own fonts are there. */
const FONTS = 'fonts-liberation';

/** Quiet, without a sandbox (containers have none to offer), and without calls home. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  // As phones draw letters; rounded to whole pixels they are wider than where people read them.
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
 * A Chromium to drive without a window: CHROMIUM_PATH, else Debian's headless shell (the machine's own, or unpacked into `.cache`), else
 * the machine's own Chromium.
 */
export async function findChromium(): Promise<string> {
  const given = process.env['CHROMIUM_PATH'];
  if (given && existsSync(given)) return given;
  if (given)
    throw new ReadableError(
      `CHROMIUM_PATH is ${given}, where there is nothing: correct it, or leave it out.`,
    );
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

/** A Chromium that draws windows, for people who want to look on: CHROMIUM_PATH, else the machine's own. */
export function findChromiumWithWindows(): string {
  const found = process.env['CHROMIUM_PATH'] || findOnPath(NAMES);
  if (found !== undefined && existsSync(found)) return found;
  throw new ReadableError(
    'To look on you need a Chromium with windows: install the package "chromium" or Google Chrome, or set CHROMIUM_PATH.',
  );
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
