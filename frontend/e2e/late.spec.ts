import { expect, test } from '@playwright/test';
import { hydrated, watchConsole } from './checks.ts';

const part = '**/assets/how-it-works-*.js';

test('a part below the first screen comes when the reader does, not before', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(fetched.filter((url) => url.includes('/pricing-section-') && url.endsWith('.js'))).toEqual([]);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => fetched.some((url) => url.includes('/pricing-section-'))).toBe(true);
});

test('a press that comes before the code is kept and made again', async ({ page }) => {
  const complaints = watchConsole(page);
  let letThrough = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(part, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/');
  await hydrated(page);
  const next = page.getByRole('button', { name: 'Next step' });
  await next.scrollIntoViewIfNeeded();
  await next.click();
  await expect(page.getByRole('heading', { name: 'Choose your program' })).toBeVisible();
  letThrough();
  await expect(page.getByRole('heading', { name: 'Get your coach' })).toBeVisible();
  await next.click();
  await expect(page.getByRole('heading', { name: 'See results' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a part that cannot be fetched stays readable and comes later', async ({ page }) => {
  await page.route(part, (route) => route.abort());
  await page.goto('/');
  await hydrated(page);
  const next = page.getByRole('button', { name: 'Next step' });
  await next.click();
  await expect(page.getByRole('heading', { name: 'Choose your program' })).toBeVisible();
  await page.unroute(part);
  await expect(page.getByRole('heading', { name: 'Get your coach' })).toBeVisible({ timeout: 15_000 });
});

test('a page whose scripts do not arrive comes to life once they do', async ({ page }) => {
  const scripts = /\/assets\/(entry-client|contact|shell)-.*\.js$/;
  await page.route(scripts, (route) => route.abort());
  const lost = page.waitForEvent('requestfailed', (request) => scripts.test(request.url()));
  await page.goto('/contact');
  await lost;
  await page.unroute(scripts);
  await hydrated(page);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByLabel('Full Name')).toBeFocused();
});

test('a style sheet that did not arrive is asked for again', async ({ page }) => {
  const sheet = '**/assets/careers-*.css';
  await page.goto('/terms');
  await hydrated(page);
  await page.route(sheet, (route) => route.abort());
  const careers = page.getByRole('contentinfo').getByRole('link', { name: 'See open roles' });
  await careers.click();
  await expect(page.getByText('Part of the page did not arrive.')).toBeVisible();
  await page.unroute(sheet);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
  const again = page.waitForResponse(sheet);
  await careers.click();
  expect((await again).ok()).toBe(true);
  await expect(page.getByRole('heading', { name: 'Careers', level: 1 })).toBeVisible();
});

test('coming from another page, the home page is there in one piece', async ({ page }) => {
  await page.goto('/no-such-page');
  await hydrated(page);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(page.getByRole('heading', { name: 'Get your coach' })).toBeVisible();
});

test('a button pressed before the app is there is pressed again when it is', async ({ page }) => {
  let letThrough = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'read more about Meera' }).click();
  const story = page.getByRole('dialog', { name: 'Meera’s transformation' });
  await expect(story).toBeHidden();
  letThrough();
  await expect(story.getByRole('heading', { name: 'Journey' })).toBeVisible();
});
