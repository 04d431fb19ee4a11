import { expect, type Page, test } from '@playwright/test';
import { bringToken } from '../../e2e/account/account-stack.ts';
import { idle, loaded } from '../../e2e/support/checks.ts';
import { freezeTime } from './frozen-time.ts';

export interface Screen {
  /** Of its picture. */
  name: string;
  path: string;
  as?: 'member' | 'owner';
  /** What happens before the picture is taken. */
  before?: (page: Page) => Promise<unknown>;
  /** Selector of what stands at the top of the picture; without one, the top of the page. */
  from?: string;
}

/** A test for each screen. */
export function picture(screens: readonly Screen[]): void {
  for (const screen of screens) {
    test(screen.name, async ({ page }) => {
      await open(page, screen);
      await screen.before?.(page);
      await complete(page);
      if (screen.from) await scrollTo(page, screen.from);
      await expect(page).toHaveScreenshot(`${screen.name}.png`);
      // What is still on its way is of no picture.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
}

async function open(page: Page, { path, as }: Screen): Promise<void> {
  await freezeTime(page);
  // Its first picture stands there until it plays: it never does here.
  await page.route(/\.(?:mp4|webm)(?:\?|$)/, (route) => route.abort());
  const token = as && process.env[as === 'owner' ? 'OWNERS_TOKEN' : 'MEMBERS_TOKEN'];
  if (token) await bringToken(page, token);
  await page.goto(path);
  await idle(page);
  // It comes some time after the page is at rest: each picture shows it, or shows that there is no room for it.
  if (!path.startsWith('/admin'))
    await page.locator('aside[aria-label="Chat"]').waitFor({ state: 'attached' });
}

async function scrollTo(page: Page, selector: string): Promise<void> {
  const part = page.locator(selector).first();
  let stood = Number.NaN;
  // What comes later above it moves it.
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

/** Lists, letters and the pictures in sight have come, and stand still. */
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
