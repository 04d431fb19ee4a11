import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { alertSaying, needsAccounts } from '../account/account-stack.ts';
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from '../support/checks.ts';
import { inDatabase } from '../support/database.ts';
import { completeSale, openAs, openAsAdmin } from './admin-stack.ts';

test.beforeEach(needsAccounts);

test(
  'a month shows what the bank received, and the differences',
  { tag: ['@layout', '@core'] },
  async ({ page }, info) => {
    const consoleErrors = watchConsole(page);
    // Both projects share a database.
    const year = info.project.name === 'phone' ? '2023' : '2024';
    const sale = await completeSale('Nila Settled');
    await inDatabase('UPDATE payments SET completed_at = $2 WHERE id = $1', [
      sale.paymentId,
      `${year}-07-01T12:00:00Z`,
    ]);
    await inDatabase(
      `INSERT INTO settlement_lines (settlement_id, entity_id, type, debit_paise, credit_paise, amount_paise, currency, fee_paise,
              tax_paise, on_hold, settled, created_at, settled_at, utr, order_id, fetched_at)
       SELECT 'setl_' || $2, razorpay_payment_id, 'payment', 0, amount_paise - 1000, amount_paise, 'INR', 1000,
              153, false, true, completed_at, completed_at + interval '2 days', 'UTR' || $2, razorpay_order_id, now()
         FROM payments WHERE id = $1
        UNION ALL
       SELECT 'setl_' || $2, 'adj_' || $2, 'adjustment', 20000, 0, 20000, 'INR', 0,
              0, false, true, completed_at, completed_at + interval '2 days', 'UTR' || $2, NULL, now()
         FROM payments WHERE id = $1`,
      [sale.paymentId, year],
    );
    await openAs(page, 'accountant', '/admin/payments');
    await page.getByRole('link', { name: 'Settlements' }).click();
    await expect(page).toHaveURL('/admin/payments/settlements');
    await expect(page.getByRole('heading', { level: 1, name: 'Settlements' })).toBeVisible();
    await page.getByLabel('Month').selectOption({ label: `July ${year}` });
    await expect(page).toHaveURL(`/admin/payments/settlements?month=${year}-07`);

    const differences = page.getByRole('table', { name: `Differences of July ${year}` }).getByRole('row');
    await expect(differences.filter({ hasText: `adj_${year}` })).toContainText('Razorpay debited ₹200.');
    await expect(differences).toHaveCount(2);
    const rows = page.getByRole('table', { name: `Settlements of July ${year}` }).getByRole('row');
    await expect(rows.filter({ hasText: `UTR${year}` })).toContainText('₹1.53');
    await expect(rows.filter({ hasText: 'Total' }).last()).toContainText('-₹200');
    if (info.project.name !== 'phone') await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV' }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe(`settlements-${year}-07.csv`);
    expect((await readFile(await download.path())).toString()).toContain(`setl_${year},UTR${year},`);
    expect(consoleErrors).toEqual([]);
  },
);

test('an empty month can be fetched, and shows an error while Razorpay is away', async ({ page }) => {
  await openAsAdmin(page, '/admin/payments/settlements?month=2021-02');
  await expect(page.getByText('No settlements in this month')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Fetch now' }).click();
  await expect(page.getByText('Razorpay has 0 lines of this month.')).toBeVisible();
  await page.route('**/api/payments/admin/settlements/fetch', (route) =>
    route.fulfill({ status: 503, json: {} }),
  );
  await page.getByRole('button', { name: 'Fetch now' }).click();
  await expect(alertSaying(page, /could not be asked|Please try again/)).toBeVisible();
});

test('a month that fails to load shows an error and loads on retry', async ({ page }) => {
  let unblock = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    unblock = resolve;
  });
  let fails = true;
  await page.route('**/api/payments/admin/settlements?*', async (route) => {
    await released;
    await (fails ? route.fulfill({ status: 503, json: {} }) : route.continue());
  });
  await openAsAdmin(page, '/admin/payments/settlements?month=2021-03');
  await expect(page.getByText('Loading settlements...')).toBeVisible();
  unblock();
  await expect(alertSaying(page, 'Something went wrong. Please try again.')).toBeVisible();
  fails = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No settlements in this month')).toBeVisible();
});
