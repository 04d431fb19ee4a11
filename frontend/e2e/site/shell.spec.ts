import { expect, test } from '@playwright/test';
import { hydrated, watchConsole } from '../support/checks.ts';

const missing = '/no-such-page';

test('the skip link is the first tab stop and leads to the content', { tag: '@core' }, async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test(
  'a navigation scrolls to the top, moves the focus and announces the title',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    await footer.getByRole('link', { name: 'T&C' }).click();
    await expect(page).toHaveURL('/terms');
    await expect(page.locator('#main')).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    const title = await page.title();
    await expect(page.getByRole('status').filter({ hasText: title })).toBeAttached();
  },
);

test('the offline notice covers no button on a phone', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await hydrated(page);
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await page.locator('main').getByRole('link', { name: 'Get started' }).first().click({ trial: true });
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
});

test(
  'the chat link is on every public page, and never over a control',
  { tag: '@layout' },
  async ({ page }) => {
    const chat = page.locator('a[aria-label^="Chat with us"]');
    for (const address of [
      '/',
      '/signup',
      '/training-programs',
      '/simple-payment',
      '/payment-success',
      '/contact',
    ]) {
      await page.goto(address);
      await hydrated(page);
      await expect(chat).toHaveAttribute('href', 'https://wa.me/919000000000');
      // From top to end, half a screen at a time: it is visible somewhere, and covers nothing.
      const seen = await page.evaluate(async () => {
        const link = document.querySelector('a[aria-label^="Chat with us"]')!;
        const rest = () => new Promise((resolve) => setTimeout(resolve, 350));
        const covered: string[] = [];
        let shown = 0;
        for (let at = 0; ; at += window.innerHeight / 2) {
          window.scrollTo({ top: at, behavior: 'instant' });
          await rest();
          const box = link.getBoundingClientRect();
          if (getComputedStyle(link).visibility === 'visible') {
            shown += 1;
            for (const other of document.querySelectorAll(
              'main :is(a, button, label, input, select, textarea, [role=alert]), footer a',
            )) {
              const { left, right, top, bottom, width } = other.getBoundingClientRect();
              if (width > 0 && left < box.right && right > box.left && top < box.bottom && bottom > box.top) {
                covered.push(other.outerHTML.slice(0, 120));
              }
            }
          }
          if (at + window.innerHeight >= document.documentElement.scrollHeight) return { shown, covered };
        }
      });
      expect(seen.covered).toEqual([]);
      expect(seen.shown).toBeGreaterThan(0);
    }
  },
);

test('offline, a page that is not loaded shows the error screen and loads on retry', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await hydrated(page);
  const footer = page.getByRole('contentinfo');
  // The first link loads the route table and the error screen.
  await footer.getByRole('link', { name: 'T&C' }).click();
  await expect(page).toHaveURL('/terms');
  await context.setOffline(true);
  await footer.getByRole('link', { name: 'See open roles' }).click();
  await expect(page).toHaveURL('/careers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page.getByText('Part of the page could not be loaded.')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Careers' })).toBeVisible();
});

test('a malformed address is a 404', async ({ page }) => {
  const consoleErrors = watchConsole(page);
  expect((await page.goto(`${missing}/%ff`))?.status()).toBe(404);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page.getByText('404 Not Found')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
  // The router logs the malformed address.
  expect(consoleErrors.filter((text) => !text.includes('could not be decoded'))).toEqual([]);
});
