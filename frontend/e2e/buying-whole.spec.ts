import { expect, test } from '@playwright/test';
import {
  beginBuying,
  buyNow,
  endPayment,
  expectOneReceipt,
  fillPerson,
  needsStack,
  newBuyer,
  payElsewhere,
  paymentsOf,
  paymentWindow,
} from './buying-stack.ts';
import { expectAccessible, hydrated, watchConsole } from './checks.ts';

test.beforeEach(needsStack);

test('from home to the receipt: buddy, 6 months', async ({ page }) => {
  const complaints = watchConsole(page);
  const buyer = newBuyer();
  await page.goto('/');
  const pricing = page.getByRole('region', { name: 'Choose your plan' });
  await pricing.getByRole('radio', { name: 'Buddy' }).check();
  await pricing.getByRole('radio', { name: /^6 months/ }).check();
  await expect(pricing.getByText('₹47,000 / 6 months')).toBeVisible();
  await pricing.getByRole('link', { name: 'Buy now' }).click();
  await fillPerson(page, 'user', buyer);
  await page.locator('#user-phone').fill('90000 00000');
  await fillPerson(page, 'buddy', newBuyer());
  await buyNow(page);
  await endPayment(page, 'Success');

  // SPEC's simple variant: the payment id, and the form is back. The information stays in reach.
  await expect.poll(async () => (await paymentsOf(buyer.email))[0]?.status).toBe('completed');
  const [payment] = await paymentsOf(buyer.email);
  await expect(
    page.getByRole('status').filter({ hasText: `Payment ID: ${payment?.razorpay_payment_id}` }),
  ).toBeVisible();
  const panel = page.getByRole('region', { name: 'Payment received' });
  await expect(panel).toContainText(String(payment?.razorpay_payment_id));
  await expect(page.locator('#user-email')).toHaveValue('');
  await expectAccessible(page);
  await page.reload();
  await panel.getByRole('link', { name: 'See payment details' }).click();

  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
  await expect(page.locator('main')).toContainText(buyer.email);
  await expect(page.getByRole('region', { name: 'Payment details' })).toContainText('₹47,000');
  expect(payment).toMatchObject({ training_type: 'buddy', duration: 6, amount_paise: 4_700_000 });
  const mail = await expectOneReceipt(buyer.email);
  expect(mail.html).toContain('₹47,000');
  expect(complaints).toEqual([]);
});

test('a tab closed after paying loses no sale', async ({ page, context }) => {
  const buyer = await beginBuying(page);
  await paymentWindow(page);
  const [pending] = await paymentsOf(buyer.email);
  expect(pending?.status).toBe('pending');
  await page.close();
  await payElsewhere(String(pending?.razorpay_order_id));
  await expect
    .poll(async () => (await paymentsOf(buyer.email))[0]?.status, { timeout: 15_000 })
    .toBe('completed');
  await expectOneReceipt(buyer.email);

  // Somebody who is not sure and buys again is told, and pays nothing twice.
  const again = await context.newPage();
  await again.goto('/training-programs');
  await hydrated(again);
  await fillPerson(again, 'user', buyer);
  await buyNow(again);
  await expect(again.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
  await expect(again.getByRole('status').filter({ hasText: 'already paid' })).toBeVisible();
  expect(await paymentsOf(buyer.email)).toHaveLength(1);
});

test('a server that cannot be told about the payment finds out by itself', async ({ page }) => {
  const buyer = newBuyer();
  await page.goto('/simple-payment');
  await hydrated(page);
  await fillPerson(page, 'user', buyer);
  await page.route('**/api/payments/verify', (route) => route.abort());
  await buyNow(page);
  await endPayment(page, 'Success');
  await expect(page.getByRole('button', { name: 'Confirming payment...' }).first()).toBeVisible();
  const panel = page.getByRole('region', { name: 'Payment received' });
  await panel.getByRole('link', { name: 'See payment details' }).click({ timeout: 20_000 });
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible({ timeout: 20_000 });
  const payments = await paymentsOf(buyer.email);
  expect(payments).toHaveLength(1);
  expect(payments[0]).toMatchObject({ status: 'completed', duration: 3, amount_paise: 1_437_500 });
});
