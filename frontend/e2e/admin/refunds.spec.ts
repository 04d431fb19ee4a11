import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { alertSaying, needsAccounts, statusSaying } from '../account/account-stack.ts';
import { completeSale, openAsAdmin, payAgain, startSale, storedPayment, type Sale } from './admin-stack.ts';
import { mailsTo, sandbox } from '../buying/buying-stack.ts';
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from '../support/checks.ts';

test.beforeEach(needsAccounts);

async function openSale(page: Page): Promise<Sale> {
  const sale = await completeSale();
  await openAsAdmin(page, `/admin/payments/${sale.paymentId}`);
  await expect(page.getByRole('heading', { level: 1, name: sale.name })).toBeVisible();
  return sale;
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Refund' });
const refund = (page: Page) => dialog(page).getByRole('button', { name: 'Refund', exact: true });

async function fillPart(page: Page, amount: string, confirmation = amount): Promise<void> {
  await page.getByRole('button', { name: 'Refund' }).click();
  await dialog(page).getByRole('radio', { name: 'Partial' }).check();
  await dialog(page).getByLabel('Amount', { exact: true }).fill(amount);
  await dialog(page).getByLabel('Reason').fill('Moved to another city');
  await dialog(page).getByLabel('Type the amount to confirm').fill(confirmation);
}

test('refunds a part, then the rest, each confirmed by Razorpay', { tag: '@core' }, async ({ page }) => {
  const consoleErrors = watchConsole(page);
  const sale = await openSale(page);
  await fillPart(page, '4,000.50');
  await expectAccessible(page);
  await refund(page).click();
  await expect(statusSaying(page, 'The refund of ₹4,000.50 is in progress.')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  const money = page.getByRole('region', { name: 'Money' });
  await expect(money).toContainText('₹4,000.50 refunded', { timeout: 15_000 });

  await page.getByRole('button', { name: 'Refund' }).click();
  await expect(dialog(page)).toContainText('You can refund up to ₹10,999.50.');
  await dialog(page).getByLabel('Reason').fill('And the rest');
  await dialog(page).getByLabel('Type the amount to confirm').fill('10999.50');
  await refund(page).click();
  await expect(money).toContainText('₹15,000 refunded', { timeout: 15_000 });
  await expect(page.getByRole('button', { name: 'Refund' })).toHaveCount(0);
  const stored = await storedPayment(sale.paymentId);
  expect(stored).toMatchObject({ refunded: 1_500_000, refundable: 0, status: 'completed' });
  expect(stored.refunds.map(({ amount, status }) => [amount, status]).toSorted()).toEqual([
    [1_099_950, 'processed'],
    [400_050, 'processed'],
  ]);
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Moved to another city');
  await expectAccessible(page);
  expect(consoleErrors).toEqual([]);
});

test('a refund needs a reason and the amount typed again', { tag: '@core' }, async ({ page }) => {
  const sale = await openSale(page);
  let calls = 0;
  await page.route('**/refunds', (route) => {
    calls += 1;
    return route.continue();
  });
  await page.getByRole('button', { name: 'Refund' }).click();
  await refund(page).click();
  await expect(dialog(page)).toContainText('Please enter a reason');
  await expect(dialog(page)).toContainText('Please type 15000');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await fillPart(page, '500', '5000');
  await refund(page).click();
  await expect(dialog(page)).toContainText('Please type 500');
  expect(calls).toBe(0);
  expect((await storedPayment(sale.paymentId)).refunds).toEqual([]);
});

/** Shown in the dialog, which has the toasts of the page. */
const refusal = (page: Page, words: string) => dialog(page).getByRole('alert').filter({ hasText: words });

test('a lost answer, a reload and a retry make one refund', async ({ page }) => {
  const sale = await openSale(page);
  const keys: string[] = [];
  let lose = true;
  await page.route('**/refunds', async (route) => {
    keys.push((route.request().postDataJSON() as { refundKey: string }).refundKey);
    if (!lose) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await fillPart(page, '700');
  await refund(page).click();
  await expect(refusal(page, 'We could not reach the server.')).toBeVisible();
  await expect(dialog(page)).toContainText('We do not know whether this refund was made.');
  await expect(dialog(page).getByLabel('Amount', { exact: true })).toBeDisabled();
  await expectAccessible(page);

  await page.reload();
  await page.getByRole('button', { name: 'Refund' }).click();
  await expect(dialog(page).getByLabel('Amount', { exact: true })).toHaveValue('700');
  lose = false;
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('region', { name: 'Money' })).toContainText('₹700 refunded', {
    timeout: 15_000,
  });
  expect(new Set(keys).size).toBe(1);
  const { refunds, refunded } = await storedPayment(sale.paymentId);
  expect([refunds.length, refunded]).toEqual([1, 70_000]);
  // The next refund is a new one.
  await page.getByRole('button', { name: 'Refund' }).click();
  await expect(dialog(page).getByLabel('Reason')).toHaveValue('');
});

test('a refused refund shows its error in the dialog, and another amount is a new refund', async ({
  page,
}) => {
  const sale = await openSale(page);
  const error = 'The total refund amount is greater than the refund payment amount';
  const made = { _id: sale.paymentId, amount: 50_000, reason: 'Moved', by: 'Owner', processedAt: null };
  const refused = { ...made, status: 'failed', createdAt: new Date().toISOString(), error };
  await page.route('**/refunds', (route) => route.fulfill({ status: 201, json: refused }), { times: 1 });
  await fillPart(page, '500');
  await refund(page).click();
  await expect(alertSaying(page, `The refund was not made. ${error}`)).toBeVisible();
  await expect(statusSaying(page, 'is in progress')).toBeHidden();

  await page.route(
    '**/refunds',
    (route) => route.fulfill({ status: 409, json: { code: 'NOT_REFUNDABLE', message: 'Not this one.' } }),
    { times: 1 },
  );
  await fillPart(page, '300');
  await refund(page).click();
  await expect(refusal(page, 'Not this one.')).toBeVisible();
  await expect(dialog(page).getByLabel('Amount', { exact: true })).toBeEnabled();
  await refund(page).click();
  await expect(page.getByRole('region', { name: 'Money' })).toContainText('₹300 refunded', {
    timeout: 15_000,
  });
});

test('while Razorpay is away a refund is shown as waiting, and is made once later', async ({ page }) => {
  const sale = await openSale(page);
  const { razorpayPaymentId } = await storedPayment(sale.paymentId);
  await sandbox('fail-api', { status: 503, only: `/v1/payments/${razorpayPaymentId}/refund` });
  await fillPart(page, '900');
  await refund(page).click();
  await expect(alertSaying(page, 'Please do not request it again.')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  const money = page.getByRole('region', { name: 'Money' });
  await expect(money).toContainText('waiting for Razorpay');
  await expectAccessible(page);
  await sandbox('heal-api', {});
  await expect(money).toContainText('₹900 refunded', { timeout: 30_000 });
  await expect(money).not.toContainText('waiting for Razorpay');
  expect((await storedPayment(sale.paymentId)).refunds).toHaveLength(1);
});

test(
  'a second payment of one order is flagged, and resolved with a note',
  { tag: '@core' },
  async ({ page }) => {
    const consoleErrors = watchConsole(page);
    const sale = await openSale(page);
    await payAgain(sale);
    await page.goto('/admin/payments?flagged=true');
    await page
      .getByRole('row')
      .filter({ hasText: sale.email })
      .getByRole('link', { name: sale.name })
      .click();
    await expect(page.getByText('The order was paid a second time')).not.toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Mark resolved' }).click();
    const settle = page.getByRole('dialog', { name: 'Mark resolved' });
    await settle.getByRole('button', { name: 'Resolve' }).click();
    await expect(settle).toContainText('Please say what was done');
    await settle.getByLabel('What was done').fill('Sent the second one back by hand');
    await expectAccessible(page);
    await settle.getByRole('button', { name: 'Resolve' }).click();
    await expect(page.getByText(/^Resolved by admin@/)).toContainText('Sent the second one back by hand');
    await expect(page.getByRole('button', { name: 'Mark resolved' })).toHaveCount(0);
    expect((await storedPayment(sale.paymentId)).flags[0]?.note).toBe('Sent the second one back by hand');
    expect(consoleErrors).toEqual([]);
  },
);

/** Captures another amount or currency for an order, and waits for the flag. */
async function payOtherwise(other: { amount?: number; currency?: string }): Promise<Sale> {
  const sale = await startSale();
  await sandbox('capture', { orderId: sale.orderId, ...other });
  await expect
    .poll(async () => (await storedPayment(sale.paymentId)).flags.length, { timeout: 15_000 })
    .toBe(1);
  return sale;
}

test(
  'a mismatched capture is accepted at the amount of its order',
  { tag: ['@core', '@layout'] },
  async ({ page }, info) => {
    const consoleErrors = watchConsole(page);
    const sale = await payOtherwise({ amount: 1_535_400 });
    await openAsAdmin(page, `/admin/payments/${sale.paymentId}`);
    await expect(
      page.getByText(/^Razorpay captured ₹15,354 as pay_\w+; the order is for ₹15,000\.$/).first(),
    ).toBeVisible();
    if (info.project.name !== 'phone') await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Mark resolved' }).click();
    const settle = page.getByRole('dialog', { name: 'Mark resolved' });
    await expect(settle).toContainText('This is final.');
    await settle.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Accept' }).click();
    const question = page.getByRole('alertdialog', { name: 'Accept ₹15,354?' });
    await expect(question).toContainText('The order is completed at ₹15,000');
    await question.getByRole('button', { name: 'Accept' }).click();
    await expect(statusSaying(page, 'Accepted. The buyer gets the receipt by email.')).toBeVisible();
    await expect(page.getByText('₹15,354, accepted for this order')).toBeVisible();
    await expect(page.getByText(/^Resolved by admin@/)).toContainText(
      'Accepted ₹15,354 for an order of ₹15,000.',
    );
    expect(await storedPayment(sale.paymentId)).toMatchObject({ status: 'completed', amount: 1_500_000 });
    expect(consoleErrors).toEqual([]);
  },
);

test('a capture in another currency can only be refunded, and its payment stays failed', async ({ page }) => {
  const consoleErrors = watchConsole(page);
  const sale = await payOtherwise({ amount: 18_050, currency: 'USD' });
  await openAsAdmin(page, `/admin/payments/${sale.paymentId}`);
  await expect(page.getByText(/^Razorpay captured 180\.50 USD/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accept' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Refund' }).click();
  const question = page.getByRole('alertdialog', { name: 'Refund 180.50 USD?' });
  await expect(question).toContainText(`The whole payment goes back to ${sale.name}.`);
  await question.getByRole('button', { name: 'Refund' }).click();
  await expect(statusSaying(page, 'The refund of 180.50 USD is in progress.')).toBeVisible();
  await expect(page.getByText(/^Resolved by admin@/)).toContainText('It was refunded.', { timeout: 15_000 });
  await expect(page.getByRole('region', { name: 'Money' })).toContainText('180.50 USD');
  await expectAccessible(page);
  expect(await storedPayment(sale.paymentId)).toMatchObject({ status: 'failed', refunded: 0 });
  expect(consoleErrors).toEqual([]);
});

test('the receipt can be sent again', async ({ page }) => {
  const sale = await openSale(page);
  await expect.poll(async () => (await mailsTo(sale.email)).length, { timeout: 15_000 }).toBe(1);
  const panel = page.getByRole('region', { name: 'Receipt' });
  await expect(panel.getByRole('status')).toContainText('Sent');
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Receipt (PDF)' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^receipt-IB-\d{4}-\d{6}\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await page.getByRole('button', { name: 'Send receipt again' }).click();
  await expect(statusSaying(page, `The receipt is being sent to ${sale.email} again.`)).toBeVisible();
  await expect.poll(async () => (await mailsTo(sale.email)).length, { timeout: 15_000 }).toBe(2);
  await expect(panel.getByRole('status')).toContainText('Sent');
});
