import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { bringToken } from '../account/account-stack.ts';
import { aClient, heading } from './my-stack.ts';
import { inTraining, openToday, setDone, skipRest } from './training-stack.ts';

test('opens without a line, also after a reload; nothing outside the area has a worker @phone', async ({
  page,
  context,
}) => {
  const { token } = await aClient();
  await bringToken(page, token);
  await page.goto('/');
  await page.goto('/my');
  await expect(page.getByRole('heading', { level: 1, name: 'You are in' })).toBeVisible();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await page.getByRole('link', { name: 'Plan', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your plan' })).toBeVisible();
  await page.reload();
  await context.setOffline(true);
  await page.goto('/my');
  await expect(page.getByRole('heading', { level: 1, name: 'You are in' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'You are in' })).toBeVisible();
  await page.getByRole('link', { name: 'Messages', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  await context.setOffline(false);
  await context.route(/\/my$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</body>', '<i data-entry="/assets/newer-0.js"></i></body>');
    await route.fulfill({ response, body });
  });
  await page.goto('/my');
  await expect(page.locator('[data-entry="/assets/newer-0.js"]')).toHaveCount(1);
  const keptFrame = await page.evaluate(async () => (await caches.match('/my'))?.text());
  expect(keptFrame).toContain('/assets/');
  expect(keptFrame, 'a frame of a newer version is not kept').not.toContain('newer-0');
  await context.unroute(/\/my$/);
  const client = await context.newCDPSession(page);
  await page.goto('/my');
  await expect(page.getByRole('heading', { level: 1, name: 'You are in' })).toBeVisible();
  expect(await client.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] });
  await page.goto('/contact');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  );
  expect(scopes).toEqual(['/my']);
});

/** Requests that nobody answers, until they are released. */
async function hang(context: BrowserContext, pattern: string): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await context.route(pattern, async (route) => {
    await released.promise;
    // Those of a page that was left are gone.
    await route.continue().catch(() => undefined);
  });
  return released.resolve;
}

async function openSession(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Start session' }).click();
  await page.waitForURL(/\/my\/session/);
}

test('a line that hangs and a server that is down show what is kept @phone', async ({ page, context }) => {
  const { token } = await inTraining();
  await openToday(page, token);
  const release = await hang(context, '**/api/**');
  await page.goto('/my');
  await heading(page, 'Lower A');
  await openSession(page);
  await expect(page.getByText('Back squat, set 1 of 2')).toBeVisible();
  await page.reload();
  await setDone(page, 1);
  release();
  await expect(page.getByText('1 of 6 sets')).toBeVisible();

  const address = page.url();
  let asked = 0;
  await context.route('**', (route) => {
    const { pathname } = new URL(route.request().url());
    if (!/^\/(api|my)/.test(pathname) || pathname === '/my-worker.js') return route.continue();
    if (!pathname.startsWith('/api')) asked += 1;
    return route.fulfill({ status: 503, body: 'Back in a moment' });
  });
  await page.goto('/my');
  await heading(page, 'Lower A');
  await page.goto(address);
  await expect(page.getByText('1 of 6 sets')).toBeVisible();
  expect(asked).toBeGreaterThan(0);
});

test('Today alone brings the plan, and payments that she saw are there without a line @phone', async ({
  page,
  context,
}) => {
  const { token } = await inTraining();
  await openToday(page, token);
  await page.goto('/my/me');
  const payment = page.getByText('Individual coaching, 3 months').last();
  await expect(payment).toBeVisible();
  await context.setOffline(true);
  await page.goto('/my/plan');
  await heading(page, 'Your plan');
  await expect(page.getByText('Back squat').first()).toBeVisible();
  await page.goto('/my/me');
  await expect(payment).toBeVisible();
});

test('two tabs without a line know of each other’s sets and rests @phone', async ({ page, context }) => {
  const { token } = await inTraining();
  await openToday(page, token);
  await openSession(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByText('Back squat, set 1 of 2')).toBeVisible();
  await context.setOffline(true);
  await setDone(page, 1);
  await expect(other.getByRole('timer')).toBeVisible();
  await expect(other.getByText('1 of 6 sets')).toBeVisible();
  await skipRest(other);
  await expect(page.getByRole('timer')).toBeHidden();
  await expect(page.getByText('Back squat, set 2 of 2')).toBeVisible();
  await setDone(other, 2);
  await expect(page.getByText('2 of 6 sets')).toBeVisible();
  await context.setOffline(false);
  for (const tab of [page, other]) {
    await expect(tab.getByText('Waiting to be sent')).toBeHidden();
    await expect(tab.getByText('2 of 6 sets')).toBeVisible();
  }
});

test('a session that expires on a lost line that the browser does not notice leaves her where she is @phone', async ({
  page,
  context,
}) => {
  const { token } = await inTraining();
  await openToday(page, token);
  await openSession(page);
  await context.route('**/signup*', (route) => route.abort());
  await page.evaluate(() => localStorage.setItem('access_token_expires_at', '1'));
  await page.reload();
  await heading(page, 'You are signed out');
  await expect(page).toHaveURL(/\/my\/session/);
  await context.unroute('**/signup*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/signup\?next=%2Fmy%2Fsession/);
});
