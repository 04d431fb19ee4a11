import { expect, type Page, test } from '@playwright/test';
import { bringToken } from '../../e2e/account/account-stack.ts';
import { idle, loaded } from '../../e2e/support/checks.ts';
import { freezeTime } from './frozen-time.ts';

export interface Screen {
  /** The picture's file name. */
  name: string;
  path: string;
  as?: 'member' | 'owner';
  /** Runs before the picture is taken. */
  before?: (page: Page) => Promise<unknown>;
  /** Selector to scroll to; by default the page's top. */
  from?: string;
}

/** Defines a test for each screen. */
export function picture(screens: readonly Screen[]): void {
  for (const screen of screens) {
    test(screen.name, async ({ page }) => {
      await open(page, screen);
      await screen.before?.(page);
      await complete(page);
      if (screen.from) await scrollTo(page, screen.from);
      await expect(page).toHaveScreenshot(`${screen.name}.png`);
      // Requests may still be pending.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
}

async function open(page: Page, { path, as }: Screen): Promise<void> {
  await freezeTime(page);
  // Without the video, its poster stays.
  await page.route(/\.(?:mp4|webm)(?:\?|$)/, (route) => route.abort());
  const token = as && process.env[as === 'owner' ? 'OWNERS_TOKEN' : 'MEMBERS_TOKEN'];
  if (token) await bringToken(page, token);
  await page.goto(path);
  await idle(page);
  // The chat link appears slightly later.
  if (!/^\/(?:admin|my)\b/.test(path))
    await page.locator('aside[aria-label="Chat"]').waitFor({ state: 'attached' });
}

async function scrollTo(page: Page, selector: string): Promise<void> {
  const part = page.locator(selector).first();
  let stood = Number.NaN;
  // Content that loads above moves the target.
  await expect(async () => {
    const before = stood;
    stood = await part.evaluate((element) => {
      element.scrollIntoView();
      return scrollY;
    });
    await complete(page);
    expect(stood).toBe(before);
  }).toPass();
}

/** Waits for lists, fonts and visible pictures. */
async function complete(page: Page): Promise<void> {
  await loaded(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const inSight = [...document.images].filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    });
    await Promise.all(inSight.map((image) => image.decode().catch(() => undefined)));
  });
}
