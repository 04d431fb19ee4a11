import { expect, test, type Page, type Route } from '@playwright/test';
import { bringToken, needsAccounts } from '../account/account-stack.ts';
import { shiftOfLateFonts } from '../support/layout-shift.ts';
import { openAsAdmin, ownersToken } from './admin-stack.ts';

test.beforeEach(needsAccounts);

/** Holds matching requests back until the returned function is called. */
async function hold(page: Page, scripts: string): Promise<() => void> {
  let unblock = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    unblock = resolve;
  });
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  return unblock;
}

/** Counts the requests for each API address. */
function countCalls(page: Page): Map<string, number> {
  const calls = new Map<string, number>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.set(pathname, (calls.get(pathname) ?? 0) + 1);
  });
  return calls;
}

const open = (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name }).click();
const payments = '/api/payments/admin/all';
const isPayments = (request: { url: () => string }): boolean => new URL(request.url()).pathname === payments;

test('the frame shows the next screen while its code loads', async ({ page }) => {
  await openAsAdmin(page, '/admin/mails');
  await expect(page.getByRole('heading', { level: 1, name: 'Mails' })).toBeVisible();
  const unblock = await hold(page, '**/assets/payments-*.js');
  const calls = countCalls(page);
  await open(page, 'Payments');
  await expect(page.getByRole('main').getByText('Loading...')).toBeVisible();
  await expect(page.getByRole('main').getByText('Payments', { exact: true })).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Payments' }),
  ).toHaveAttribute('aria-current', 'page');
  unblock();
  await expect(page.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible();
  await expect(page.getByText('Loading payments...')).toHaveCount(0);
  expect(calls.get(payments)).toBe(1);
});

test('the first screen and its frame request each address once', async ({ page }) => {
  const calls = countCalls(page);
  const asked = page.waitForRequest(isPayments);
  await openAsAdmin(page, '/admin/payments?status=failed&page=2');
  expect(new URL((await asked).url()).searchParams.get('status')).toBe('failed');
  await expect(page.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible();
  await expect(page.getByText('Loading payments...')).toHaveCount(0);
  expect([calls.get(payments), calls.get('/api/admin/overview')]).toEqual([1, 1]);
});

test('a failed answer shows an error with a retry', async ({ page }) => {
  await openAsAdmin(page, '/admin/mails');
  await expect(page.getByRole('heading', { level: 1, name: 'Mails' })).toBeVisible();
  const refusal = (route: Route): Promise<void> =>
    route.fulfill({
      status: 422,
      json: { statusCode: 422, code: 'X', message: 'Not today.', requestId: '' },
    });
  await page.route(`**${payments}?*`, refusal);
  await open(page, 'Payments');
  await expect(page.getByRole('alert').filter({ hasText: 'Not today.' })).toBeVisible();
  await page.unroute(`**${payments}?*`, refusal);
  await page.getByRole('button', { name: /try again/i }).click();
  await expect(page.getByText('Not today.')).toHaveCount(0);
});

test('loading causes no layout shift', { tag: '@layout' }, async ({ page }) => {
  await bringToken(page, await ownersToken());
  for (const path of ['/admin', '/admin/payments', '/admin/settings', '/admin/plans']) {
    expect(await shiftOfLateFonts(page, path), path).toBeLessThan(0.02);
  }
});
