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

test('a payment opens beside its list, which stays usable', { tag: '@core' }, async ({ page }) => {
  const consoleErrors = watchConsole(page);
  const name = `Beside ${randomUUID().slice(0, 8)}`;
  const sales = [await completeSale(name), await completeSale(name), await completeSale(name)];
  await openAsAdmin(page, `/admin/payments?search=${encodeURIComponent(name)}`);
  const links = page.getByRole('table').getByRole('link');
  await expect(links).toHaveCount(3);
  await page.evaluate(() => window.scrollTo(0, 40));
  await links.first().click();
  const panel = page.getByRole('complementary', { name });
  const money = panel.getByRole('region', { name: 'Money' });
  await expect(money).toContainText('completed');
  // The newest is first.
  await expect(page).toHaveURL(`/admin/payments/${sales[2]?.paymentId}`);
  await expect(page).toHaveTitle(/^Payment of Beside/);
  await expect(rowsOf(page).nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(panel.getByRole('link', { name: `Call ${name}` })).toHaveAttribute('href', 'tel:9000000012');
  await expect(panel.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/919000000012',
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // Another row takes its place, and a filter keeps it open.
  await rowsOf(page).nth(3).getByText('INDIVIDUAL').click();
  await expect(page).toHaveURL(`/admin/payments/${sales[0]?.paymentId}`);
  // `check` would look at the box before the address has changed.
  await page.getByLabel('To call').click();
  await expect(page.getByLabel('To call')).toBeChecked();
  await expect(links).toHaveCount(3);
  await expect(page).toHaveURL(`/admin/payments/${sales[0]?.paymentId}`);
  // A change of the payment is seen in the list.
  await panel.getByRole('button', { name: 'Mark as called' }).click();
  await expect(links).toHaveCount(2);
  await page.getByLabel('To call').click();
  await expect(links).toHaveCount(3);

  // Not while something is typed or a dialog is open.
  await panel.getByLabel('New note').fill('Calls at six');
  await page.keyboard.press('k');
  await expect(page).toHaveURL(`/admin/payments/${sales[0]?.paymentId}`);
  await panel.getByRole('group', { name }).focus();
  await page.keyboard.press('k');
  await expect(page).toHaveURL(`/admin/payments/${sales[1]?.paymentId}`);
  await panel.getByRole('button', { name: 'Refund' }).click();
  const question = page.getByRole('dialog', { name: 'Refund', exact: true });
  await question.getByRole('button', { name: 'Cancel' }).focus();
  await page.keyboard.press('j');
  await expect(page).toHaveURL(`/admin/payments/${sales[1]?.paymentId}`);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(panel.getByRole('button', { name: 'Refund' })).toBeFocused();
  // The typed note was kept.
  await page.keyboard.press('j');
  await expect(panel.getByLabel('New note')).toHaveValue('Calls at sixk');

  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/payments\?search=Beside\+\w+$/);
  await expect(links.nth(2)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(money).toBeVisible();
  await page.reload();
  await expect(money).toBeVisible();
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(links.nth(2)).toBeFocused();

  await page.goto(`/admin/payments/${sales[0]?.paymentId}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('complementary', { name })).toHaveCount(0);
  expect(consoleErrors).toEqual([]);
});

test('rows are one line of 44 px from 1280 px on, and the header row is sticky', async ({ page }) => {
  const name = 'Venkatanarasimharajuvaripeta Subramaniam अनुराधा';
  for (let n = 0; n < 12; n += 1) {
    await startSale(name, `venkatanarasimharajuvaripeta.${randomUUID().slice(0, 8)}@a-long-name.example.com`);
  }
  await openAsAdmin(page, `/admin/payments?search=${encodeURIComponent(name)}`);
  const box = page.getByRole('region', { name: /payments$/ });
  await expect(box.getByRole('row').nth(12)).toBeVisible();
  const heights = () =>
    box.locator('tbody tr').evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  expect([...new Set(await heights())]).toEqual([44]);
  const excess = await box.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(excess).toBeLessThanOrEqual(0);
  await page.evaluate(() => window.scrollTo(0, 500));
  const head = page.getByRole('columnheader', { name: 'Order ID' });
  await expect(head).toBeInViewport();
  // Below the page's header, which is 76 px high here.
  await expect.poll(async () => Math.round((await head.boundingBox())?.y ?? 0)).toBe(76);
  // Two lines on a tablet, with all columns.
  await page.setViewportSize({ width: 768, height: 900 });
  await expect.poll(async () => Math.max(...(await heights()))).toBeLessThan(72);
  await expect(
    box
      .getByRole('row')
      .nth(1)
      .getByTitle(/^order_/),
  ).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test(
  'a phone shows a payment in three lines, and its actions stay in view',
  { tag: '@phone' },
  async ({ page }) => {
    const sale = await completeSale();
    await openAsAdmin(page, `/admin/payments?search=${encodeURIComponent(sale.email)}`);
    const card = page.getByRole('table').getByRole('row').filter({ hasText: sale.name });
    await expect(card.getByText('INDIVIDUAL, 3 mo')).toBeVisible();
    await expect(card.getByText('to call')).toBeVisible();
    await expect(card.getByText('90000 00012')).toBeVisible();
    await expect(card.getByText(sale.email)).toBeHidden();
    expect((await card.boundingBox())?.height).toBeLessThan(110);

    // The filters are folded, except for the search.
    await expect(page.getByLabel('Status')).toBeHidden();
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByLabel('Status').selectOption('completed');
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toHaveAttribute('aria-expanded', 'true');
    await expect(card).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await card.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: sale.name })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Refund' })).toBeInViewport();
    await expect(page.getByRole('link', { name: `Call ${sale.name}` })).toBeInViewport();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  },
);

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
