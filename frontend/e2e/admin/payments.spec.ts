import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { needsAccounts } from '../account/account-stack.ts';
import { completeSale, openAsAdmin, startSale } from './admin-stack.ts';
import { payWithoutBrowser } from '../buying/buying-stack.ts';
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from '../support/checks.ts';

test.beforeEach(needsAccounts);

const rowsOf = (page: Page) => page.getByRole('table').getByRole('row');

test(
  'search and filters apply at once, are in the address, and survive Back and a reload',
  { tag: '@core' },
  async ({ page }) => {
    const consoleErrors = watchConsole(page);
    const sale = await completeSale('Meera Iyer');
    const other = await startSale('Meera Iyer');
    await openAsAdmin(page, '/admin/payments');
    const rows = rowsOf(page);
    await expect(rows.nth(1)).toBeVisible();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/payments/admin/all')) asked.push(request.url());
    });
    await page.getByLabel('Search').pressSequentially(sale.email);
    await expect(page.getByText('1 to 1 of 1 payment')).toBeVisible();
    await expect(page).toHaveURL(`/admin/payments?search=${encodeURIComponent(sale.email)}`);
    // The search is debounced.
    expect(asked.length).toBeLessThan(sale.email.length / 2);
    await page.getByLabel('Status').selectOption('completed');
    await expect(page).toHaveURL(`/admin/payments?search=${encodeURIComponent(sale.email)}&status=completed`);
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
    await page.getByLabel('Status').selectOption('pending');
    await expect(page.getByText('No payments found')).toBeVisible();
    // Typed letters add no history entries.
    await page.getByLabel('Search').fill(other.email);
    await expect(rows.filter({ hasText: other.email })).toContainText('pending');
    await page.goBack();
    await expect(page.getByLabel('Search')).toHaveValue(sale.email);
    await expect(page.getByLabel('Status')).toHaveValue('completed');
    await expect(rows.filter({ hasText: sale.email })).toBeVisible();
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(page).toHaveURL('/admin/payments');
    await expect(page.getByLabel('Search')).toBeFocused();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL('/admin');
    expect(consoleErrors).toEqual([]);
  },
);

test('a payment opens over its list, which stays as it was', { tag: '@core' }, async ({ page }) => {
  const consoleErrors = watchConsole(page);
  const name = `Drawer ${randomUUID().slice(0, 8)}`;
  const sales = [await completeSale(name), await completeSale(name), await completeSale(name)];
  await openAsAdmin(page, `/admin/payments?search=${encodeURIComponent(name)}`);
  const links = page.getByRole('table').getByRole('link');
  await expect(links).toHaveCount(3);
  await page.evaluate(() => window.scrollTo(0, 40));
  await links.first().click();
  const drawer = page.getByRole('dialog', { name });
  await expect(drawer.getByRole('region', { name: 'Money' })).toContainText('completed');
  // The newest is first.
  await expect(page).toHaveURL(`/admin/payments/${sales[2]?.paymentId}`);
  await expect(page).toHaveTitle(/^Payment of Drawer/);
  expect(await page.evaluate(() => window.scrollY)).toBe(40);
  await expectAccessible(page);

  // Not while a dialog is open.
  await page.keyboard.press('j');
  await expect(page).toHaveURL(`/admin/payments/${sales[1]?.paymentId}`);
  await drawer.getByRole('button', { name: 'Refund' }).click();
  const question = page.getByRole('dialog', { name: 'Refund', exact: true });
  await question.getByRole('button', { name: 'Cancel' }).focus();
  await page.keyboard.press('j');
  await expect(page).toHaveURL(`/admin/payments/${sales[1]?.paymentId}`);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(drawer.getByRole('button', { name: 'Refund' })).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(`/admin/payments?search=${encodeURIComponent(name)}`);
  await expect(links.nth(1)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(40);

  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('region', { name: 'Money' })).toBeVisible();
  await page.reload();
  await expect(drawer.getByRole('region', { name: 'Money' })).toBeVisible();
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(links.nth(1)).toBeFocused();

  await page.goto(`/admin/payments/${sales[0]?.paymentId}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(consoleErrors).toEqual([]);
});

test('every column fits from 1280 px on, and the header row is sticky', async ({ page }) => {
  for (let n = 0; n < 12; n += 1) await startSale('Venkatanarasimharajuvaripeta Subramaniam');
  await openAsAdmin(page, '/admin/payments');
  const box = page.getByRole('region', { name: /payments$/ });
  await expect(box.getByRole('row').nth(12)).toBeVisible();
  const excess = await box.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(excess).toBeLessThanOrEqual(0);
  await page.evaluate(() => window.scrollTo(0, 500));
  const head = page.getByRole('columnheader', { name: 'Order ID' });
  await expect(head).toBeInViewport();
  // Below the page's header, which is 76 px high here.
  await expect.poll(async () => Math.round((await head.boundingBox())?.y ?? 0)).toBe(76);
});

test('a phone shows the plan, and an email on one line', { tag: '@phone' }, async ({ page }) => {
  const sale = await completeSale();
  await openAsAdmin(page, `/admin/payments?search=${encodeURIComponent(sale.email)}`);
  const card = page.getByRole('row').filter({ hasText: sale.email });
  await expect(card.getByText('INDIVIDUAL, 3 months')).toBeVisible();
  const lines = await card.getByTitle(sale.email).evaluate((email) =>
    [...email.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return range.getClientRects().length;
      }),
  );
  expect(lines).toEqual([1]);
  await expect(card.getByText('90000 00012')).toBeVisible();

  // The filters are folded, except for the search.
  await expect(page.getByLabel('Status')).toBeHidden();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Status').selectOption('completed');
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toHaveAttribute('aria-expanded', 'true');
  await expect(card).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('an empty result says so and offers to clear the filters', async ({ page }) => {
  await openAsAdmin(page, '/admin/payments?search=nobody-has-this-name&startDate=2026-01-01');
  await expect(page.getByText('No payments found')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/admin/payments');
  await expect(page.getByLabel('Search')).toHaveValue('');
  await expect(page.getByLabel('Start date')).toHaveValue('');
});

test('the CSV has the filtered payments, with formulas escaped', async ({ page }) => {
  const sale = await completeSale('=HYPERLINK("http://evil.example")');
  await completeSale();
  await openAsAdmin(page, `/admin/payments?search=${encodeURIComponent(sale.email)}`);
  await expect(page.getByText('1 to 1 of 1 payment')).toBeVisible();
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

test('a pending payment updates once Razorpay reports its outcome', async ({ page }) => {
  const sale = await startSale();
  await openAsAdmin(page, `/admin/payments/${sale.paymentId}`);
  await expect(page.getByText(/Razorpay has not confirmed/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refund' })).toHaveCount(0);
  await expectAccessible(page);
  await payWithoutBrowser(sale.orderId);
  await expect(page.getByText(/Razorpay has not confirmed/)).toBeHidden({ timeout: 15_000 });
  await expect(page.getByRole('region', { name: 'Money' })).toContainText('completed');
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Receipt sent', {
    timeout: 15_000,
  });
});
