import { expect, test, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, hydrated } from '../support/checks.ts';
import { lose, lostPart } from '../support/lost-files.ts';

const scripts = '**/assets/*.js';

/** The scripts that an address loads. */
async function scriptsOf(page: Page, address: string): Promise<Set<string>> {
  const asked = new Set<string>();
  const note = (request: { url: () => string }): void => void asked.add(request.url());
  page.on('request', note);
  await page.goto(address);
  await hydrated(page);
  page.off('request', note);
  return asked;
}

test('a navigation from home needs the next page’s scripts only', async ({ page, browser }) => {
  const elsewhere = await browser.newPage();
  const needed = await scriptsOf(elsewhere, '/contact');
  await elsewhere.close();
  await page.goto('/');
  await hydrated(page);
  await page.route(scripts, (route) =>
    needed.has(route.request().url()) ? route.continue() : route.abort(),
  );
  await page
    .getByRole('navigation', { name: 'Main', exact: true })
    .getByRole('link', { name: 'Contact' })
    .click();
  await expect(page.getByLabel('Full Name')).toBeVisible();
});

test('a progress bar shows that the next page loads', async ({ page }) => {
  let unblock = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    unblock = resolve;
  });
  await page.goto('/');
  await hydrated(page);
  await page.route('**/assets/contact-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page
    .getByRole('navigation', { name: 'Main', exact: true })
    .getByRole('link', { name: 'Contact' })
    .click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading page' })).toBeAttached();
  unblock();
  await expect(page.getByLabel('Full Name')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Loading page' })).toHaveCount(0);
});

test('a page whose scripts fail to load says so, keeps its form and works after a reload', async ({
  page,
}) => {
  const entry = '**/assets/entry-client-*.js';
  await page.route(entry, (route) => route.fulfill({ status: 503, body: 'busy' }));
  const told = page.waitForRequest('**/api/client-errors');
  await page.goto('/contact?from=mail');
  expect((await told).postDataJSON()).toMatchObject({ kind: 'rejection', path: '/contact' });
  const notice = page.getByRole('alert').filter({ hasText: 'did not load' });
  await expect(notice).toBeVisible();
  await page.getByLabel('Full Name').fill('Priya Example');
  // Without the app, a native submit would put the text into the address.
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL('/contact?from=mail');
  await expect(page.getByLabel('Full Name')).toHaveValue('Priya Example');
  await page.unroute(entry);
  await notice.getByRole('button', { name: 'Reload' }).click();
  await hydrated(page);
  await expect(notice).toHaveCount(0);
  await page.getByLabel('Full Name').fill('Priya Example');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByLabel('Email Address')).toBeFocused();
});

for (const ending of ['js', 'css']) {
  test(
    `a page whose file fails to load (.${ending}) is loaded as a document`,
    { tag: '@core' },
    async ({ page }) => {
      await page.goto('/terms');
      await hydrated(page);
      const documents = await lose(page, `careers-*.${ending}`, 1);
      await page.getByRole('contentinfo').getByRole('link', { name: 'See open roles' }).click();
      await expect(page).toHaveURL('/careers');
      await expect(page.getByRole('heading', { level: 1, name: 'Careers' })).toBeVisible();
      await hydrated(page);
      expect(documents()).toBe(1);
    },
  );
}

test('without the route table the next page shows an error inside the shell', async ({ page, context }) => {
  const table = '**/assets/router-*.js';
  await page.route(table, (route) => route.abort());
  // Requested together with the table; the next test covers its loss.
  const errorScreen = Promise.all(
    ['js', 'css'].map((ending) => page.waitForResponse(`**/assets/error-page-*.${ending}`)),
  );
  await page.goto('/terms');
  await hydrated(page);
  for (const file of await errorScreen) await file.finished();
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'See open roles' }).click();
  await expect(page).toHaveURL('/careers');
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await context.setOffline(false);
  await page.unroute(table);
  await again.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Careers' })).toBeVisible();
});

test('without the error screen too, a message with a reload button is shown', async ({ page, context }) => {
  const files = /\/assets\/(router|error-page)-[^/]*\.js$/;
  await page.route(files, (route) => route.abort());
  await page.goto('/terms');
  await hydrated(page);
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'See open roles' }).click();
  await expect(page).toHaveURL('/careers');
  await expect(page.getByRole('main').getByText(lostPart)).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await page.unroute(files);
  await page.getByRole('main').getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Careers' })).toBeVisible();
});

test('the history state survives the reload: the chosen plan', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await lose(page, 'simple-payment-*.js', 1);
  const pricing = page.getByRole('region', { name: 'Choose your plan' });
  await pricing.getByRole('radio', { name: 'Buddy' }).check();
  await pricing.getByRole('radio', { name: /^6 months/ }).check();
  await pricing.getByRole('link', { name: 'Buy now' }).click();
  await expect(page).toHaveURL('/simple-payment');
  await expect(page.getByRole('radio', { name: /^Buddy/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^6 months/ })).toBeChecked();
});

test('a page that keeps failing reloads once only', async ({ page }) => {
  await page.goto('/terms');
  await hydrated(page);
  const documents = await lose(page, 'careers-*.js');
  await page.getByRole('contentinfo').getByRole('link', { name: 'See open roles' }).click();
  // The server's HTML stays readable.
  await expect(page.getByRole('alert').filter({ hasText: 'did not load' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Careers' })).toBeVisible();
  expect(documents()).toBe(1);
});

test('a story that fails to load says so, and opens after a reload', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await lose(page, 'first-story-dialog-*.js', 1);
  const more = page.getByRole('button', { name: 'read more about Meera' });
  await more.click();
  await expect(page.getByText(lostPart)).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await hydrated(page);
  await more.click();
  await expect(page.getByRole('dialog', { name: 'Meera’s transformation' })).toBeVisible();
});

test('a form whose engine fails to load says so, keeps its text, and sends on the next submit', async ({
  page,
}) => {
  const documents = await lose(page, 'engine-*.js');
  await page.goto('/training-programs?type=buddy');
  await hydrated(page);
  await page.locator('#user-name').fill('Priya Example');
  await page.locator('#buddy-name').fill('Meera Example');
  await page.locator('#checkout').getByRole('button', { name: 'Buy now' }).click();
  await expect(page.locator('#checkout').getByRole('alert')).toHaveText(
    'Something went wrong. Please try again.',
  );
  await expect(page.locator('#user-name')).toHaveValue('Priya Example');
  // Switching the plan back and forth keeps the buddy's name.
  await page.getByRole('radio', { name: /^Individual/ }).check();
  await page.getByRole('radio', { name: /^Buddy/ }).check();
  await expect(page.locator('#buddy-name')).toHaveValue('Meera Example');
  expect(documents()).toBe(1);
  await page.unroute('**/assets/engine-*.js');
  await page.locator('#checkout').getByRole('button', { name: 'Buy now' }).click();
  await expect(page.locator('#user-email-error')).toHaveText('Enter the email address');
  expect(documents()).toBe(1);
});

test('a phone’s menu that fails to load says so', { tag: '@phone' }, async ({ page }) => {
  await lose(page, 'mobile-sheet-*.js');
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByText(lostPart)).toBeInViewport();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
