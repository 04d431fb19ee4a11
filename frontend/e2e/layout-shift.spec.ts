import { expect, test } from '@playwright/test';

declare global {
  interface Window {
    layoutShift: number;
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

const pages = [
  '/',
  '/contact',
  '/testimonials',
  '/whoweare',
  '/recipes',
  '/recipes/paneer-tikka-bowl',
  '/blog',
  '/blog/sleep',
  '/careers',
  '/training-programs',
  '/terms',
  '/signup',
  '/profile',
  '/no-such-page',
];

for (const path of pages) {
  test(`${path} stays in place when the fonts come late`, async ({ page }) => {
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
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
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => window.layoutShift)).toBeLessThan(0.02);
  });
}
