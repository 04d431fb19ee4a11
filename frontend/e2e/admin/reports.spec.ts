import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { alertSaying, needsAccounts } from '../account/account-stack.ts';
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from '../support/checks.ts';
import { inDatabase } from '../support/database.ts';
import { completeSale, openAs, openAsAdmin } from './admin-stack.ts';

test.beforeEach(needsAccounts);

/** A live sale with an invoice, in a month of its own. */
async function saleIn(month: string, name: string) {
  const sale = await completeSale(name);
  await inDatabase('UPDATE payments SET test = false, completed_at = $2 WHERE id = $1', [
    sale.paymentId,
    `${month}-15T12:00:00Z`,
  ]);
  await inDatabase(
    `INSERT INTO tax_documents (id, kind, payment_id, series, financial_year, serial, number, issued_at, test, seller_gstin, buyer_gstin,
            place_of_supply, sac, rate_percent, taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise)
     SELECT gen_random_uuid(), 'invoice', id, 'E2E', $2, 1, 'E2E/' || $2, completed_at, false, '29AAGCB7383J1Z4', '27AAPFU0939F1ZV',
            '29', '999723', 18, 1271186, 114407, 114407, 0, amount_paise FROM payments WHERE id = $1`,
    [sale.paymentId, month],
  );
  return sale;
}

test(
  'a month shows sums and rows, and downloads as CSV and Excel',
  { tag: ['@layout', '@core'] },
  async ({ page }, info) => {
    const consoleErrors = watchConsole(page);
    // Both projects share a database.
    const year = info.project.name === 'phone' ? '2023' : '2024';
    const sale = await saleIn(`${year}-05`, 'Reena Accountable');
    await openAs(page, 'accountant', '/admin/payments');
    await page.getByRole('main').getByRole('link', { name: 'Reports' }).click();
    await expect(page).toHaveURL('/admin/payments/reports');
    await expect(page.getByRole('heading', { level: 1, name: 'Payment reports' })).toBeVisible();
    await page.getByLabel('Month or financial year').selectOption({ label: `June ${year}` });
    await expect(page.getByText(/^No payments in /)).toBeVisible();

    await page.getByLabel('Month or financial year').selectOption({ label: `May ${year}` });
    await expect(page).toHaveURL(`/admin/payments/reports?period=${year}-05`);
    const rows = page.getByRole('table', { name: '1 to 1 of 1 entry' }).getByRole('row');
    const row = rows.filter({ hasText: sale.name });
    await expect(row).toContainText('Tax invoice');
    await expect(row).toContainText('CGST ₹1,144.07');
    await expect(row).toContainText('₹15,000');
    const sums = page.getByRole('table', { name: `Totals, May ${year}` }).getByRole('row');
    await expect(sums.filter({ hasText: 'Total' }).last()).toContainText('₹15,000');
    if (info.project.name !== 'phone') await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    for (const [button, ending] of [
      ['CSV', 'csv'],
      ['Excel (XLSX)', 'xlsx'],
    ] as const) {
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: button }).click();
      const download = await saved;
      expect(download.suggestedFilename()).toBe(`payments-report-${year}-05.${ending}`);
      const bytes = await readFile(await download.path());
      if (ending === 'xlsx') expect(bytes.subarray(0, 2).toString()).toBe('PK');
      else expect(bytes.toString()).toContain(`,Reena Accountable,"Individual coaching, 3 months",`);
    }

    await page.getByLabel('Month or financial year').selectOption(`FY${year}-${Number(year) - 1999}`);
    await expect(
      page.getByRole('table', { name: `Totals, April ${year} to March ${Number(year) + 1}` }),
    ).toBeVisible();
    await row.getByRole('link', { name: sale.name }).click();
    await expect(page).toHaveURL(`/admin/payments/${sale.paymentId}`);
    expect(consoleErrors).toEqual([]);
  },
);

test('test payments are excluded and counted', async ({ page }) => {
  const sale = await completeSale();
  await inDatabase(`UPDATE payments SET completed_at = '2022-02-15T12:00:00Z' WHERE id = $1`, [
    sale.paymentId,
  ]);
  await openAsAdmin(page, '/admin/payments/reports?period=2022-02');
  await expect(page.getByText('Excluded: 1 test payment.')).toBeVisible();
  await expect(page.getByText(/^No payments in /)).toBeVisible();
  await expectAccessible(page);
});

test('a report that fails to load shows an error and loads on retry', async ({ page }) => {
  let fails = true;
  await page.route('**/api/payments/admin/reports?*', (route) =>
    fails ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  );
  await openAsAdmin(page, '/admin/payments/reports?period=2021-02');
  await expect(alertSaying(page, 'Something went wrong. Please try again.')).toBeVisible();
  await expect(page.getByText(/^No payments in /)).toBeHidden();
  fails = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^No payments in /)).toBeVisible();
});

test('shows that it loads, and an error for a file that cannot be made', async ({ page }) => {
  let unblock = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    unblock = resolve;
  });
  await page.route('**/api/payments/admin/reports?*', async (route) => {
    await released;
    await route.continue();
  });
  await page.route('**/api/payments/admin/reports/file', (route) => route.fulfill({ status: 503, json: {} }));
  await openAsAdmin(page, '/admin/payments/reports?period=2021-03');
  await expect(page.getByText('Loading entries...')).toBeVisible();
  unblock();
  await expect(page.getByText(/^No payments in /)).toBeVisible();
  await page.getByRole('button', { name: 'CSV' }).click();
  await expect(alertSaying(page, /could not be made|Please try again/)).toBeVisible();
});
