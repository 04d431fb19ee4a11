import { expect, test } from '@playwright/test';
import { expectAccessible, hydrated, watchConsole } from '../support/checks.ts';

// These tests need motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const finals = ['30', '50,000', '10,000', '1,000,000'];

test('the timeline has four years, and its line follows the scroll', { tag: '@core' }, async ({ page }) => {
  const consoleErrors = watchConsole(page);
  await page.goto('/whoweare');
  await hydrated(page);
  const list = page.getByRole('region', { name: 'From eleven people to 50,000' }).getByRole('list');
  await expect(list.locator('> li > p')).toHaveText(['2015', '2017', '2019', '2021']);
  await expect(list).toContainText('Over 1,000 users');
  const drawn = (): Promise<number> =>
    list.evaluate((element) => new DOMMatrix(getComputedStyle(element, '::after').transform).d);
  await expect.poll(drawn).toBe(0);
  await list.locator('> li').nth(2).scrollIntoViewIfNeeded();
  await expect.poll(drawn).toBeGreaterThan(0.2);
  await expect(list.locator('> li').first()).not.toHaveAttribute('data-ahead');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(drawn).toBe(1);
  await expect(list.locator('[data-ahead]')).toHaveCount(0);
  expect(consoleErrors).toEqual([]);
});

test('the counters start when half their section is visible and run for two seconds', async ({ page }) => {
  await page.clock.install();
  await page.goto('/whoweare');
  await hydrated(page);
  // The clock is manual from here on.
  await page.clock.pauseAt(Date.now() + 60_000);
  const section = page.getByRole('region', { name: 'Where we are now' });
  const numbers = section.locator('dd [aria-hidden="true"]');
  const goal = numbers.last();
  await expect(goal).toHaveText('0');
  /** Scrolls until this share of the section is visible, and the observer has fired. */
  const show = (share: number): Promise<void> =>
    section.evaluate((element, part) => {
      const { top, height } = element.getBoundingClientRect();
      window.scrollBy({ top: top - window.innerHeight + height * part, behavior: 'instant' });
      return new Promise((told) => {
        const observer = new IntersectionObserver(
          ([entry]) => {
            if ((entry?.intersectionRatio ?? 0) < part - 0.05) return;
            observer.disconnect();
            told();
          },
          { threshold: part - 0.05 },
        );
        observer.observe(element);
      });
    }, share);
  await show(0.3);
  await page.clock.runFor(2_500);
  await expect(goal).toHaveText('0');
  await show(0.6);
  let passed = 0;
  const run = async (ms: number): Promise<void> => {
    await page.clock.runFor(ms);
    passed += ms;
  };
  await expect
    .poll(async () => {
      await run(50);
      return goal.innerText();
    })
    .not.toBe('0');
  await run(1_900 - passed);
  await expect(goal).not.toHaveText(finals.at(-1) ?? '');
  await run(2_000);
  await expect(numbers).toHaveText(finals);
  await page.clock.resume();
  await expectAccessible(page);
});

test('without scripts or motion the counters and the line show their final state', async ({
  browser,
  baseURL,
}) => {
  for (const how of [{ javaScriptEnabled: false }, { reducedMotion: 'reduce' as const }]) {
    const context = await browser.newContext({ ...how, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.goto('/whoweare');
    if (!('javaScriptEnabled' in how)) await hydrated(page);
    const section = page.getByRole('region', { name: 'Where we are now' });
    await section.scrollIntoViewIfNeeded();
    // At once: nothing counts up.
    expect(await section.locator('dd [aria-hidden="true"]').allTextContents()).toEqual(finals);
    await expect(page.locator('[data-ahead]')).toHaveCount(0);
    await context.close();
  }
});

test('people and places have pictures that load', async ({ page }) => {
  await page.goto('/whoweare');
  await hydrated(page);
  const pictures = page.locator('main img');
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  await expect(page.getByRole('region', { name: 'Gallery' }).getByRole('img')).toHaveCount(5);
  await expect(page.getByRole('region', { name: 'know your name' }).getByRole('img')).toHaveCount(6);
});

test('content that fails to load has a retry, and the rest of the page stays', async ({ page }) => {
  await page.route('**/api/page-content/company', (route) => route.abort());
  await page.goto('/contact');
  await hydrated(page);
  await page.getByRole('link', { name: 'Who we are' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Who we are' })).toBeVisible();
  const problem = page.getByRole('alert').filter({ hasText: 'This page could not be loaded' });
  await expect(problem).toBeVisible();
  await expect(page.getByRole('link', { name: 'See the programs' })).toBeVisible();
  await page.unroute('**/api/page-content/company');
  await problem.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Coaches first' })).toBeVisible();
  await expect(problem).toHaveCount(0);
});
