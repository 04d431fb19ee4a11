import { expect, test } from '@playwright/test';
import { needsAccounts } from '../account/account-stack.ts';
import { sandbox } from '../buying/buying-stack.ts';
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from '../support/checks.ts';
import { inDatabase } from '../support/database.ts';
import { completeSale, openAsAdmin, storedPayment } from './admin-stack.ts';
import { statusSaying } from '../account/account-stack.ts';

test.beforeEach(needsAccounts);

test(
  'a dispute is shown with its deadline, in the list too, and with its outcome',
  { tag: '@layout' },
  async ({ page }, info) => {
    const consoleErrors = watchConsole(page);
    const sale = await completeSale('Dhruv Disputant');
    const { razorpayPaymentId: paymentId } = await storedPayment(sale.paymentId);
    await sandbox('dispute', { paymentId });
    await expect.poll(async () => (await storedPayment(sale.paymentId)).flags.length).toBe(1);

    await openAsAdmin(page, `/admin/payments?search=${encodeURIComponent(sale.email)}&flagged=true`);
    const row = page.getByRole('row').filter({ hasText: sale.email });
    await expect(row.getByText('disputed', { exact: true })).toBeVisible();
    await row.getByRole('link', { name: sale.name }).click();
    await expect(
      page.getByText(/^The buyer’s bank asks for ₹15,000 back \(disp_\w+\); answer by .+ IST\.$/).first(),
    ).toBeVisible();
    const dispute = page.getByRole('list', { name: 'Disputes' }).getByRole('listitem');
    await expect(dispute).toContainText('Credit not processed (chargeback)');
    await expect(dispute.getByText(/^Answer by \d+ \w+ \d{4}, \d+:\d\d [ap]m IST$/)).toBeVisible();
    if (info.project.name !== 'phone') await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const [known] = await inDatabase<{ id: string }>(
      'SELECT razorpay_dispute_id AS id FROM payment_disputes WHERE payment_id = $1',
      [sale.paymentId],
    );
    await sandbox('move-dispute', { disputeId: known?.id, step: 'won' });
    await expect.poll(async () => (await storedPayment(sale.paymentId)).flags[0]?.resolvedAt).toBeTruthy();
    await page.reload();
    await expect(dispute).toContainText('dispute won');
    await expect(page.getByText('Resolved by Razorpay')).toBeVisible();
    expect(consoleErrors).toEqual([]);
  },
);

test(
  'a refund beside an open dispute needs a confirmation that money may be paid twice',
  { tag: '@layout' },
  async ({ page }, info) => {
    const consoleErrors = watchConsole(page);
    const sale = await completeSale('Rhea Risk');
    const { razorpayPaymentId: paymentId } = await storedPayment(sale.paymentId);
    await sandbox('dispute', { paymentId, amount: 1_000_000 });
    await expect.poll(async () => (await storedPayment(sale.paymentId)).flags.length).toBe(1);

    await openAsAdmin(page, `/admin/payments/${sale.paymentId}`);
    await page.getByRole('button', { name: 'Refund' }).click();
    const dialog = page.getByRole('dialog', { name: 'Refund' });
    await expect(dialog).toContainText(
      'The buyer’s bank holds ₹10,000 in a dispute. If you refund ₹15,000 and the dispute is lost, ₹10,000 is paid twice.',
    );
    await dialog.getByRole('radio', { name: 'Partial' }).check();
    await dialog.getByLabel('Amount', { exact: true }).fill('5000');
    await expect(dialog.getByRole('checkbox')).toHaveCount(0);
    await dialog.getByLabel('Amount', { exact: true }).fill('6000');
    await dialog.getByLabel('Reason').fill('Moved to another city');
    await dialog.getByLabel('Type the amount to confirm').fill('6000');
    await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
    await expect(dialog).toContainText('Please confirm, or refund less');
    if (info.project.name !== 'phone') await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await dialog.getByRole('checkbox', { name: 'Refund although ₹1,000 may be paid twice' }).check();
    await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
    await expect(statusSaying(page, 'The refund of ₹6,000 is in progress.')).toBeVisible();
    expect((await storedPayment(sale.paymentId)).refunds).toMatchObject([{ amount: 600_000 }]);
    expect(consoleErrors).toEqual([]);
  },
);
