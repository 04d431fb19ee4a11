import { chromium, type Browser } from 'playwright-core';
import { findChromium } from './chromium.ts';

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
  return chromium.launch({ executablePath: await findChromium(), args: [...BROWSER_FLAGS] });
}
