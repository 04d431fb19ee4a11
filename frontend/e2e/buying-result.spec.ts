import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import {
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
test.describe.configure({ timeout: 60_000 });

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

test('the success page survives a reload and hands out the receipt', async ({ page }) => {
  const buyer = newBuyer();
  await page.goto('/training-programs');
  await hydrated(page);
  await fillPerson(page, 'user', buyer);
  await buyNow(page);
  await endPayment(page, 'Success');
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
  const address = new URL(page.url()).searchParams;
  const [payment] = await paymentsOf(buyer.email);
  expect(Object.fromEntries(address)).toMatchObject({
    payment_id: payment?.razorpay_payment_id,
    order_id: payment?.razorpay_order_id,
    training_type: 'individual',
    duration: '3',
    amount: '15000',
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
  for (const words of ['24 hours', '48 hours', 'Start training']) {
    await expect(page.locator('main')).toContainText(words);
  }
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
  await expectAccessible(page);

  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Receipt' }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe(`${payment?.razorpay_payment_id}.txt`);
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain('Amount: ₹15,000');
  expect(text).toContain(`Order ID: ${payment?.razorpay_order_id}`);
  await expectOneReceipt(buyer.email);

  // The form behind it starts empty: this purchase is done.
  await page.goBack();
  await expect(page.locator('#user-email')).toHaveValue('');
});

test('a tab closed after paying loses no sale', async ({ page, context }) => {
  const buyer = newBuyer();
  await page.goto('/training-programs');
  await hydrated(page);
  await fillPerson(page, 'user', buyer);
  await buyNow(page);
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

test('a payment under confirmation asks for patience and settles by itself', async ({ page }) => {
  const buyer = newBuyer();
  await page.goto('/training-programs');
  await hydrated(page);
  await fillPerson(page, 'user', buyer);
  await buyNow(page);
  await paymentWindow(page);
  const order = await page.evaluate(() => {
    const [intent] = JSON.parse(localStorage.getItem('checkout_intents') ?? '[]') as {
      order: { orderId: string; statusToken: string };
    }[];
    return intent?.order;
  });
  await page.goto(
    `/payment-success?payment_id=pay_x&order_id=${order?.orderId}&status_token=${order?.statusToken}`,
  );
  await expect(page.getByRole('heading', { name: 'Confirming payment' })).toBeVisible();
  await expect(page.getByText('We are confirming your payment. Please do not pay again.')).toBeVisible();
  await expectAccessible(page);
  await payElsewhere(String(order?.orderId));
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible({ timeout: 20_000 });
});

test('without a token the page shows what the address says, and claims no more', async ({ page }) => {
  const complaints = watchConsole(page);
  await page.goto('/payment-success?payment_id=pay_1&order_id=order_1');
  const details = page.getByRole('region', { name: 'Payment details' });
  for (const words of ['₹14,375', 'Individual', '3 Months', 'pay_1', 'order_1']) {
    await expect(details).toContainText(words);
  }
  await expect(page.getByText('Payment successful')).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/payment-success?payment_id=pay_1');
  await expect(page.getByRole('heading', { name: 'Loading payment details' })).toBeVisible();
  await expect(page.getByText('₹')).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/payment-success?payment_id=pay_1&order_id=order_1&status_token=nobody-has-this');
  await expect(page.getByRole('heading', { name: 'Payment not found' })).toBeVisible();
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});
