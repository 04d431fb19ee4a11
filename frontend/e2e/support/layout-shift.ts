import { expect, type Page } from '@playwright/test';
import { hydrated, idle } from './checks.ts';

declare global {
  interface Window {
    layoutShift: number;
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Opens a page whose fonts load last. @returns its Cumulative Layout Shift */
export async function shiftOfLateFonts(page: Page, path: string): Promise<number> {
  let unblock = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    unblock = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await released;
    await route.continue();
  });
  await page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (!entry.hadRecentInput) window.layoutShift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // The load event waits for the fonts.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  expect(await page.evaluate(() => document.fonts.status)).toBe('loading');
  unblock();
  await idle(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Shifts are drawn in the next frame and reported after it.
    for (let frame = 0; frame < 3; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
  });
  await page.unrouteAll();
  return page.evaluate(() => window.layoutShift);
}
