import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { asAdmin, completeSale, openAsAdmin, storedPayment } from '../admin/admin-stack.ts';
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from '../support/checks.ts';
import { aMember, bringToken, needsAccounts, statusSaying } from './account-stack.ts';

test.beforeEach(needsAccounts);

test(
  'a member requests a refund, withdraws, requests again and is refunded',
  { tag: ['@layout', '@core'] },
  async ({ page, browser }, info) => {
    const consoleErrors = watchConsole(page);
    const member = await aMember();
    const sale = await completeSale(member.name, member.email);
    await bringToken(page, member.token);
    await page.goto('/profile');
    const payments = page.getByRole('region', { name: 'Payments' });
    await payments.getByRole('button', { name: 'Ask for a refund' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ask for a refund' });
    const reason = dialog.getByLabel('What went wrong?');
    const send = dialog.getByRole('button', { name: 'Send request' });
    await reason.fill('Too far');
    await send.click();
    await expect(dialog.getByText('at least 10 characters')).toBeVisible();
    if (info.project.name !== 'phone') await expectAccessible(page);
    await reason.fill('I have moved to another city.');
    await send.click();
    await expect(payments.getByText(/You asked for a refund on .* We answer by/)).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(payments.getByRole('button', { name: 'Ask for a refund' })).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    if (info.project.name !== 'phone') await expectAccessible(page);
    await payments.getByRole('button', { name: 'Withdraw request' }).click();
    await expect(payments.getByText(/You withdrew your refund request/)).toBeVisible();
    await payments.getByRole('button', { name: 'Ask for a refund' }).click();
    await reason.fill('I really have moved to another city.');
    await send.click();
    await expect(payments.getByText(/We answer by/)).toBeVisible();

    const office = await browser.newPage({ viewport: page.viewportSize() });
    const said = watchConsole(office);
    await openAsAdmin(office, `/admin/payments/${sale.paymentId}`);
    await expect(office.getByText('I really have moved to another city.')).toBeVisible();
    await expect(office.getByText('Withdrawn by the buyer')).toBeVisible();
    await office.getByRole('button', { name: 'Answer' }).click();
    const answer = office.getByRole('dialog', { name: 'Answer the refund request' });
    await expect(answer.getByLabel('Amount', { exact: true })).toHaveValue('15000');
    await answer.getByRole('button', { name: 'Refund and answer' }).click();
    await expect(answer.getByText('Please type 15000')).toBeVisible();
    await expect(answer.getByText('Please write a message to the buyer')).toBeVisible();
    if (info.project.name !== 'phone') await expectAccessible(office);
    await expectNoSidewaysScroll(office);
    await answer.getByLabel('Amount', { exact: true }).fill('5,000');
    await answer.getByLabel('Type the amount to confirm').fill('5000');
    await answer.getByLabel('Message to the buyer').fill('A third of it, as agreed.\nAll the best!');
    await answer.getByRole('button', { name: 'Refund and answer' }).click();
    await expect(statusSaying(office, `${member.name} is notified by email.`)).toBeVisible();
    await expect(office.getByText(/Answered with a refund of ₹5,000 by/)).toBeVisible();
    await expectNoSidewaysScroll(office);
    if (info.project.name !== 'phone') await expectAccessible(office);
    expect(said).toEqual([]);
    await office.close();
    await expect.poll(async () => (await storedPayment(sale.paymentId)).refunded).toBe(500_000);

    await page.reload();
    await expect(payments.getByText(/and refunded ₹5,000:/)).toBeVisible();
    await expect(payments.getByText('A third of it, as agreed.')).toBeVisible();
    await expect(payments.getByText('Partly refunded')).toBeVisible();
    expect(consoleErrors).toEqual([]);
  },
);

test('a member downloads a receipt', async ({ page }) => {
  const member = await aMember();
  const { paymentId } = await completeSale(member.name, member.email);
  await bringToken(page, member.token);
  await page.goto('/profile');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Receipt (PDF)' }).click(),
  ]);
  const { receiptNumber } = await asAdmin<{ receiptNumber: string }>(`/api/payments/admin/${paymentId}`);
  expect(download.suggestedFilename()).toBe(`receipt-${receiptNumber}.pdf`);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
});
