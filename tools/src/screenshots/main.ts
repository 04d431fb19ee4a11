/**
 * Pictures of every page at phone and desktop width, for eyes: `scripts/screenshots [name…]`. Those of
 * the admin area are taken as its owner, with a day's work in it. They land in `screenshots/`, which git ignores.
 */
/// <reference lib="dom" />
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../services/browser.ts';
import { adminPages } from '../site/admin-pages.ts';
import { PUBLIC_PAGES, type SitePage } from '../site/public-pages.ts';
import { startStack } from '../stack/stack.ts';
import { broadcastPages, isBroadcastPage } from './broadcasts.ts';
import { furnish } from './demo-work.ts';

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

/** Nothing is on its way any more: pictures and lists have come. */
async function settled(page: Page): Promise<void> {
  // A screen that follows something asks again and again.
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
  await scrollThrough(page);
}

/**
 * @param token of whom the page is shown to; nobody without one
 * @returns what is wrong with the page, in words
 */
async function capture(browser: Browser, siteUrl: string, at: SitePage, token?: string): Promise<string[]> {
  const faults: string[] = [];
  for (const viewport of WIDTHS) {
    const label = `${at.name} ${viewport.width}`;
    const context = await browser.newContext({ viewport, locale: 'en-IN' });
    if (token) {
      // Frames that may store nothing, such as a preview, are left alone.
      await context.addInitScript((text) => {
        if (window.top === window) localStorage.setItem('access_token', text);
      }, token);
    }
    const page = await context.newPage();
    page.on('pageerror', (error) => faults.push(`${label}: ${error.message}`));
    await page.goto(siteUrl + at.path, { waitUntil: 'load' });
    if (at.name.startsWith('admin')) await page.locator('h1').first().waitFor();
    await settled(page);
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (excess > 0) faults.push(`${label}: ${excess} px too wide`);
    await page.screenshot({ path: path.join(FOLDER, `${at.name}-${viewport.width}.png`), fullPage: true });
    await context.close();
  }
  return faults;
}

const wanted = process.argv.slice(2);
/** Names are known before there is anything to show. */
const nothing = { paymentId: '', personId: '', blogId: '', recipeId: '', testimonialId: '' };
const isWanted = ({ name }: SitePage): boolean => wanted.length === 0 || wanted.includes(name);
await mkdir(FOLDER, { recursive: true });
const stack = await startStack({
  name: 'screenshots',
  durable: false,
  seeded: true,
  worker: true,
  env: { RATE_LIMIT_SCALE: '100' },
});
const browser = await launchBrowser();

async function picture(pages: readonly SitePage[], token?: string): Promise<void> {
  for (const page of pages.filter(isWanted)) {
    const faults = await capture(browser, stack.siteUrl, page, token);
    console.log(`  ${page.name}${faults.length > 0 ? `: ${faults.join('; ')}` : ''}`);
    if (faults.length > 0) process.exitCode = 1;
  }
}

try {
  await picture(PUBLIC_PAGES);
  const broadcastsWanted = wanted.length === 0 || wanted.some(isBroadcastPage);
  if (broadcastsWanted || adminPages(nothing).some(isWanted)) {
    const { token, shown } = await furnish(stack);
    await picture(adminPages(shown), token);
    if (broadcastsWanted) for await (const page of broadcastPages(stack, token)) await picture([page], token);
  }
} finally {
  await browser.close();
  await stack.stop();
}
