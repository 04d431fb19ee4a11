import { expect, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, hydrated, watchConsole } from './checks.ts';

const missing = '/no-such-page';

const pages = [
  '/',
  '/contact',
  '/testimonials',
  '/fitnessFAQ',
  '/whoweare',
  '/careers',
  '/privacy',
  '/terms',
  missing,
];

for (const path of pages) {
  test(`${path} hydrates without complaint, is accessible and fits 360 px`, async ({ page }) => {
    const complaints = watchConsole(page);
    const response = await page.goto(path);
    expect(response?.status()).toBe(path === missing ? 404 : 200);
    await hydrated(page);
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
    expect(complaints).toEqual([]);
  });
}

test('a page that is not there answers 404 with the words of the error screen', async ({ page, request }) => {
  const response = await request.get(missing);
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain('noindex, nofollow');

  await page.goto(missing);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page.getByText('404 Not Found')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test('a route change starts at the top, moves focus and speaks the title', async ({ page }) => {
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
});

test('says so when the connection is gone', async ({ page, context }) => {
  await page.goto('/');
  await hydrated(page);
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
});

test('the chat link waits for the first screen to pass and stays away from the checkout', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const chat = page.getByRole('link', { name: /Chat with us/ });
  await expect(chat).toBeHidden();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(chat).toBeVisible();
  await expect(chat).toHaveAttribute('href', 'https://wa.me/919000000000');
  await page.goto('/training-programs');
  await expect(chat).toHaveCount(0);
});

test('a page whose code cannot be fetched shows the error screen, not a blank one', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.route('**/assets/payment-failed-*.js', (route) => route.abort());
  await page.evaluate(() => {
    window.history.pushState(null, '', '/payment-failed');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('the document carries its head, icons and manifest', async ({ page, request }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
  for (const name of ['og:title', 'og:description', 'og:url', 'og:image']) {
    await expect(page.locator(`meta[property="${name}"]`)).toHaveCount(1);
  }
  for (const name of ['description', 'keywords', 'twitter:card', 'theme-color']) {
    await expect(page.locator(`meta[name="${name}"]`)).toHaveCount(1);
  }
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  for (const file of [
    '/favicon.ico',
    '/favicon.svg',
    '/apple-touch-icon.png',
    '/site.webmanifest',
    '/og-default.jpg',
  ]) {
    expect((await request.get(file)).status(), file).toBe(200);
  }
});

test('an address that no one can read is a page like any other that is not there', async ({ page }) => {
  const complaints = watchConsole(page);
  expect((await page.goto(`${missing}/%ff`))?.status()).toBe(404);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
  // The router says what it could not read.
  expect(complaints.filter((text) => !text.includes('could not be decoded'))).toEqual([]);
});
