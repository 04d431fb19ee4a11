/**
 * Pictures of every page at phone and desktop width, for eyes: `scripts/screenshots [name…]`.
 * They land in `screenshots/`, which git ignores.
 */
/// <reference lib="dom" />
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../services/browser.ts';
import { PUBLIC_PAGES, type PublicPage } from '../site/public-pages.ts';
import { startStack } from '../stack/stack.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../screenshots');
const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Late parts and lazy pictures come when they are near: pass them all once, then go back up. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    for (let top = 0; top < document.documentElement.scrollHeight; top += 500) {
      window.scrollTo({ top, behavior: 'instant' });
      await pause(60);
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    await pause(400);
  });
}

/** @returns what is wrong with the page at this width, in words */
async function capture(browser: Browser, siteUrl: string, { name, path: at }: PublicPage): Promise<string[]> {
  const faults: string[] = [];
  for (const viewport of WIDTHS) {
    const context = await browser.newContext({ viewport, locale: 'en-IN' });
    const page = await context.newPage();
    page.on('pageerror', (error) => faults.push(`${name} ${viewport.width}: ${error.message}`));
    await page.goto(siteUrl + at, { waitUntil: 'load' });
    await scrollThrough(page);
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (excess > 0) faults.push(`${name} ${viewport.width}: ${excess} px too wide`);
    await page.screenshot({ path: path.join(FOLDER, `${name}-${viewport.width}.png`), fullPage: true });
    await context.close();
  }
  return faults;
}

const wanted = process.argv.slice(2);
const pages = PUBLIC_PAGES.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
await mkdir(FOLDER, { recursive: true });
const stack = await startStack({ name: 'screenshots', durable: false, seeded: true, worker: true });
const browser = await launchBrowser();
try {
  for (const page of pages) {
    const faults = await capture(browser, stack.siteUrl, page);
    console.log(`  ${page.name}${faults.length > 0 ? `: ${faults.join('; ')}` : ''}`);
    if (faults.length > 0) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await stack.stop();
}
