import { expect, test } from '@playwright/test';
import { hydrated, idle, watchConsole } from './checks.ts';

const part = '**/assets/how-it-works-*.js';

test('a part below the first screen comes when the reader does, not before', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/');
  await idle(page);
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

test('a button pressed while the app is coming to life is pressed once', async ({ page }) => {
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel();
    // Between two slices of React's work: it has taken hold of the page and is not done with it.
    port1.addEventListener('message', () => {
      const button = document.querySelector('[aria-label="Favourite Paneer Tikka Bowl"]');
      if (!button || !Object.keys(document).some((key) => key.startsWith('__react'))) {
        port2.postMessage('look again');
        return;
      }
      button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      document.documentElement.setAttribute('data-pressed', 'yes');
    });
    port1.start();
    port2.postMessage('look');
  });
  await page.goto('/recipes');
  await expect(page.locator('html')).toHaveAttribute('data-pressed', 'yes');
  await hydrated(page);
  const favourite = page.getByRole('button', { name: 'Favourite Paneer Tikka Bowl' });
  await expect(favourite).toHaveAttribute('aria-pressed', 'true');
});
