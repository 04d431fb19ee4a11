import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { alertSaying, needsAccounts } from '../account/account-stack.ts';
import { completeSale, openAsAdmin, startSale } from './admin-stack.ts';
import { payElsewhere } from '../buying/buying-stack.ts';
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from '../support/checks.ts';

test.beforeEach(needsAccounts);

test('filters wait for Apply, stand in the address, and survive Back and a reload', async ({ page }) => {
  const complaints = watchConsole(page);
  const sale = await completeSale('Meera Iyer');
  const other = await startSale('Meera Iyer');
  await openAsAdmin(page, '/admin/payments');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await page.getByLabel('Search').fill(sale.email);
  await page.getByLabel('Status').selectOption('completed');
  await expect(page).toHaveURL('/admin/payments');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(`/admin/payments?search=${encodeURIComponent(sale.email)}&status=completed`);
  const rows = page.getByRole('table').getByRole('row');
  await expect(page.getByText('1 to 1 of 1 payments')).toBeVisible();
  const row = rows.filter({ hasText: sale.email });
  await expect(row).toContainText('₹15,000');
  await expect(row).toContainText('completed');
  await expect(row).toContainText(sale.orderId);
  await expect(row).toContainText('INDIVIDUAL');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.reload();
  await expect(page.getByLabel('Search')).toHaveValue(sale.email);
  await expect(page.getByLabel('Status')).toHaveValue('completed');
  await page.getByLabel('Search').fill(other.email);
  await page.getByLabel('Status').selectOption('pending');
  await page.getByLabel('Search').press('Enter');
  await expect(rows.filter({ hasText: other.email })).toContainText('pending');
  await page.goBack();
  await expect(page.getByLabel('Search')).toHaveValue(sale.email);
  await expect(rows.filter({ hasText: sale.email })).toBeVisible();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/admin');
  expect(complaints).toEqual([]);
});

test('every column has room from 1280 px on, and the head stays in sight', async ({ page }) => {
  for (let n = 0; n < 12; n += 1) await startSale('Venkatanarasimharajuvaripeta Subramaniam');
  await openAsAdmin(page, '/admin/payments');
  const box = page.getByRole('region', { name: /payments$/ });
  await expect(box.getByRole('row').nth(12)).toBeVisible();
  const excess = await box.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(excess).toBeLessThanOrEqual(0);
  await page.evaluate(() => window.scrollTo(0, 500));
  const head = page.getByRole('columnheader', { name: 'Order ID' });
  await expect(head).toBeInViewport();
  // Below the page's bar, which is 76 px high here.
  await expect.poll(async () => Math.round((await head.boundingBox())?.y ?? 0)).toBe(76);
});

test('on a phone the plan is shown, and no email breaks in a word', { tag: '@phone' }, async ({ page }) => {
  const sale = await completeSale();
  await openAsAdmin(page, `/admin/payments?search=${encodeURIComponent(sale.email)}`);
  const card = page.getByRole('row').filter({ hasText: sale.email });
  await expect(card.getByText('INDIVIDUAL, 3 months')).toBeVisible();
  // Its text up to the @, and from there: each on one line.
  const lines = await card.getByTitle(sale.email).evaluate((email) =>
    [...email.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return range.getClientRects().length;
      }),
  );
  expect(lines).toEqual([1, 1]);
  await expectNoSidewaysScroll(page);
});

test('nothing found says so, and leads out; an end before the start is told at the field, and asks for nothing', async ({
  page,
}) => {
  await openAsAdmin(page, '/admin/payments?search=nobody-has-this-name&startDate=2026-01-01');
  await expect(page.getByText('No payments found')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/admin/payments');
  await expect(page.getByLabel('Search')).toHaveValue('');
  await expect(page.getByLabel('Start date')).toHaveValue('');

  await page.getByLabel('Start date').fill('2026-11-21');
  await page.getByLabel('End date').fill('2026-11-20');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('The end lies before the start')).toBeVisible();
  await expect(page.getByLabel('End date')).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL('/admin/payments');
});

test('what cannot be loaded is shown as empty, with the reason alone and another try', async ({ page }) => {
  let broken = true;
  await page.route('**/api/payments/admin/all**', (route) => (broken ? route.abort() : route.continue()));
  await completeSale();
  await openAsAdmin(page, '/admin/payments');
  await expect(alertSaying(page, 'We could not reach the server. Please try again.')).toBeVisible();
  await expect(page.getByText('No payments found')).toHaveCount(0);
  await expect(page.getByRole('table')).toHaveCount(0);
  broken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(alertSaying(page, 'We could not reach the server.')).toHaveCount(0);
});

test('the CSV has what the filters let through, and no formula of a buyer’s', async ({ page }) => {
  const sale = await completeSale('=HYPERLINK("http://evil.example")');
  await completeSale();
  await openAsAdmin(page, `/admin/payments?search=${encodeURIComponent(sale.email)}`);
  await expect(page.getByText('1 to 1 of 1 payments')).toBeVisible();
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await arriving;
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(sale.email);
  expect(lines[1]).toContain(sale.orderId);
  expect(lines[1]).not.toMatch(/(^|,)"?=/);
});

test('a payment that is still pending is followed until Razorpay says how it ended', async ({ page }) => {
  const sale = await startSale();
  await openAsAdmin(page, `/admin/payments/${sale.paymentId}`);
  await expect(page.getByText(/Razorpay has not told us/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refund' })).toHaveCount(0);
  await expectAccessible(page);
  await payElsewhere(sale.orderId);
  await expect(page.getByText(/Razorpay has not told us/)).toBeHidden({ timeout: 15_000 });
  await expect(page.getByRole('region', { name: 'Money' })).toContainText('completed');
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Receipt sent', {
    timeout: 15_000,
  });
});

test('a payment that does not exist says so', async ({ page }) => {
  await openAsAdmin(page, '/admin/payments/01a1fd66-0829-7401-a4d3-b5e97927dce6');
  await expect(page.getByText('There is no such payment')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See all payments' }).click();
  await expect(page).toHaveURL('/admin/payments');
});
