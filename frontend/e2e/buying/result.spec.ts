import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import {
  beginBuying,
  endPayment,
  expectOneReceipt,
  needsStack,
  payWithoutBrowser,
  paymentsOf,
  paymentWindow,
  sandbox,
} from './buying-stack.ts';
import { expectAccessible, watchConsole } from '../support/checks.ts';

test.beforeEach(needsStack);

interface Order {
  orderId: string;
  statusToken: string;
}

const resultOf = (order: Order | undefined): string =>
  `/payment-success?payment_id=pay_x&order_id=${order?.orderId}&status_token=${order?.statusToken}`;

async function orderOf(page: Page): Promise<Order | undefined> {
  return page.evaluate(() => {
    const [intent] = JSON.parse(localStorage.getItem('checkout_intents') ?? '[]') as { order: Order }[];
    return intent?.order;
  });
}

test('the success page survives a reload and offers the receipt', { tag: '@core' }, async ({ page }) => {
  const buyer = await beginBuying(page);
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

  // The form behind it is empty.
  await page.goBack();
  await expect(page.locator('#user-email')).toHaveValue('');
});

test('a payment under confirmation says so and updates by itself', async ({ page }) => {
  await beginBuying(page);
  await paymentWindow(page);
  const order = await orderOf(page);
  await page.goto(resultOf(order));
  await expect(page.getByRole('heading', { name: 'Confirming payment' })).toBeVisible();
  await expect(page.getByText('We are confirming your payment. Please do not pay again.')).toBeVisible();
  await expectAccessible(page);
  await payWithoutBrowser(String(order?.orderId));
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible({ timeout: 20_000 });
});

test('a payment captured after its window was closed is shown as paid', async ({ page }) => {
  const buyer = await beginBuying(page);
  await paymentWindow(page);
  const order = await orderOf(page);
  await endPayment(page, 'Dismiss');
  await expect.poll(async () => (await paymentsOf(buyer.email))[0]?.status).toBe('cancelled');
  await page.goto(resultOf(order));
  await expect(page.getByRole('heading', { name: 'Payment cancelled' })).toBeVisible();
  await expect(page.getByText('please wait: this page updates by itself')).toBeVisible();
  await expectAccessible(page);
  await payWithoutBrowser(String(order?.orderId));
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible({ timeout: 20_000 });
  await expectOneReceipt(buyer.email);
});

test(
  'a mismatched capture is shown as received and under review',
  { tag: '@layout' },
  async ({ page }, info) => {
    const buyer = await beginBuying(page);
    await paymentWindow(page);
    const order = await orderOf(page);
    await sandbox('capture', { orderId: order?.orderId, amount: 1_535_400 });
    await expect.poll(async () => (await paymentsOf(buyer.email))[0]?.status).toBe('failed');
    await page.goto(resultOf(order));
    await expect(page.getByRole('heading', { name: 'Payment under review' })).toBeVisible();
    await expect(
      page.getByText(
        'We received a payment of ₹15,354 that does not match your order. We are looking at it; please do not pay again.',
      ),
    ).toBeVisible();
    await expect(page.getByText('not been charged')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Try Payment Again' })).toHaveCount(0);
    if (info.project.name !== 'phone') await expectAccessible(page);
  },
);

test('without a token the page shows the data of its address only', async ({ page }) => {
  const consoleErrors = watchConsole(page);
  await page.goto('/payment-success?payment_id=pay_1&order_id=order_1');
  const details = page.getByRole('region', { name: 'Payment details' });
  for (const words of ['₹14,375', 'Individual', '3 Months', 'pay_1', 'order_1']) {
    await expect(details).toContainText(words);
  }
  await expect(page.getByText('Payment successful')).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/payment-success?payment_id=pay_1');
  await expect(page.getByRole('heading', { name: 'Loading payment details' })).toBeVisible();
  await expect(page.locator('main').getByText('₹')).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/payment-success?payment_id=pay_1&order_id=order_1&status_token=nobody-has-this');
  await expect(page.getByRole('heading', { name: 'Payment not found' })).toBeVisible();
  await expectAccessible(page);
  expect(consoleErrors).toEqual([]);
});
