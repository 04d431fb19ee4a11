import { expect, test, type Page } from '@playwright/test';
import { needsAccounts, statusSaying } from '../account/account-stack.ts';
import { completeSale, openAsAdmin, payAgain } from './admin-stack.ts';
import { composing } from '../broadcast/broadcast-stack.ts';

test.beforeEach(needsAccounts);

/** With the focus on the body, a keyboard user would start again at the top of the page. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

test('a cancelled refund returns the focus to its button', async ({ page }) => {
  const sale = await completeSale();
  await openAsAdmin(page, `/admin/payments/${sale.paymentId}`);
  const opener = page.getByRole('button', { name: 'Refund' });
  await opener.click();
  await page.getByRole('dialog', { name: 'Refund' }).getByRole('button', { name: 'Cancel' }).click();
  await expect(opener).toBeFocused();
});

test('a full refund, which removes its button, moves the focus to the payment', async ({ page }) => {
  const sale = await completeSale();
  await openAsAdmin(page, `/admin/payments/${sale.paymentId}`);
  await page.getByRole('button', { name: 'Refund' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund' });
  await dialog.getByLabel('Reason').fill('Moved to another city');
  await dialog.getByLabel('Type the amount to confirm').fill('15000');
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Money' })).toContainText('₹15,000 refunded', {
    timeout: 15_000,
  });
  await expect(page.getByRole('heading', { level: 1, name: sale.name })).toBeFocused();
});

test('a resolved flag moves the focus to the payment', async ({ page }) => {
  const sale = await completeSale();
  await payAgain(sale);
  await openAsAdmin(page, `/admin/payments/${sale.paymentId}`);
  await page.getByRole('button', { name: 'Mark resolved' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mark resolved' });
  await dialog.getByLabel('What was done').fill('Called the buyer');
  await dialog.getByRole('button', { name: 'Resolve' }).click();
  await expect(statusSaying(page, 'Marked resolved.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark resolved' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: sale.name })).toBeFocused();
});

test('the broadcast dialog returns the focus, to the heading where nothing opened it', async ({ page }) => {
  await openAsAdmin(page, '/admin');
  const opener = page.getByRole('link', { name: 'Send Message' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Broadcast Message' });
  await composing(dialog);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.goto('/admin?broadcast=new');
  await composing(dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await focused(page)).not.toBe('BODY');
});
