import { expect, test, type Page } from '@playwright/test';
import {
  buyNow,
  endPayment,
  fillPerson,
  needsStack,
  newBuyer,
  paymentsOf,
  paymentWindow,
} from './buying-stack.ts';
import { expectAccessible, hydrated, watchConsole } from '../support/checks.ts';

test.beforeEach(needsStack);

async function open(page: Page, path = '/training-programs'): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

test(
  'a double click, a second tab and a retry create one order',
  { tag: '@core' },
  async ({ page, context }) => {
    const buyer = newBuyer();
    await open(page);
    await fillPerson(page, 'user', buyer);
    await page.locator('#checkout').getByRole('button', { name: 'Buy now' }).dblclick();
    await paymentWindow(page);
    expect(await paymentsOf(buyer.email)).toHaveLength(1);

    const second = await context.newPage();
    await open(second);
    await fillPerson(second, 'user', buyer);
    await buyNow(second);
    await paymentWindow(second);
    await second.close();

    await endPayment(page, 'Dismiss');
    await buyNow(page);
    await paymentWindow(page);
    expect(await paymentsOf(buyer.email)).toHaveLength(1);
  },
);

test('a dismissed payment is cancelled and can be retried', async ({ page }) => {
  const buyer = newBuyer();
  await open(page);
  await fillPerson(page, 'user', buyer);
  await buyNow(page);
  await endPayment(page, 'Dismiss');
  await expect(page.getByRole('status').filter({ hasText: 'Payment cancelled.' })).toBeVisible();
  await expect(page.locator('#user-email')).toHaveValue(buyer.email);
  await expect.poll(async () => (await paymentsOf(buyer.email))[0]?.status).toBe('cancelled');
  await buyNow(page);
  await endPayment(page, 'Success');
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
  await expect
    .poll(async () => (await paymentsOf(buyer.email)).map(({ status }) => status))
    .toEqual(['completed']);
});

test('a failed payment shows why and keeps plan and details', { tag: '@core' }, async ({ page }) => {
  const consoleErrors = watchConsole(page);
  const buyer = newBuyer();
  await open(page, '/training-programs?type=buddy&duration=6');
  await fillPerson(page, 'user', buyer);
  await fillPerson(page, 'buddy', newBuyer());
  await buyNow(page);
  await endPayment(page, 'Failure');
  await expect(page).toHaveURL('/payment-failed');
  await expect(
    page.getByRole('alert').filter({ hasText: 'Payment failed. Please try again.' }),
  ).toBeVisible();
  for (const reason of [
    'Insufficient funds',
    'Wrong card details',
    'Expired or blocked card',
    'Network issues',
    'Bank restrictions',
  ]) {
    await expect(page.getByRole('listitem').filter({ hasText: reason })).toBeVisible();
  }
  await expect(page.getByText('You have not been charged.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', '/contact');
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Try Payment Again' }).click();
  await expect(page).toHaveURL('/training-programs');
  await expect(page.locator('#user-email')).toHaveValue(buyer.email);
  await expect(page.getByRole('radio', { name: /^Buddy/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^6 months/ })).toBeChecked();
  await buyNow(page);
  await endPayment(page, 'Success');
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
  expect(await paymentsOf(buyer.email)).toHaveLength(1);
  expect(consoleErrors).toEqual([]);
});

test('a retry keeps the price of the checkout it started on', async ({ page }) => {
  const buyer = newBuyer();
  await open(page, '/simple-payment');
  await fillPerson(page, 'user', buyer);
  await page.locator('#user-phone').fill('+44 20 7183 8750');
  await buyNow(page);
  await endPayment(page, 'Failure');
  await page.getByRole('link', { name: 'Try Payment Again' }).click();
  await expect(page).toHaveURL('/training-programs');
  const summary = page.getByRole('complementary', { name: 'Individual coaching' });
  await expect(summary).toContainText('₹14,375');
  await page.reload();
  await expect(summary).toContainText('₹14,375');
  await buyNow(page);
  await endPayment(page, 'Success');
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
  expect(await paymentsOf(buyer.email)).toMatchObject([{ status: 'completed', amount_paise: 1_437_500 }]);
});

test(
  'details are kept when the server, the price or the payment window fails',
  { tag: '@core' },
  async ({ page }) => {
    const buyer = newBuyer();
    await open(page);
    await fillPerson(page, 'user', buyer);
    const problem = page.locator('#checkout').getByRole('alert');

    await page.route('**/v1/checkout.js', (route) => route.abort());
    await buyNow(page);
    await expect(problem).toContainText('The payment window could not be loaded.');
    await page.unroute('**/v1/checkout.js');

    await page.route('**/api/payments/orders', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '30' },
        json: { statusCode: 429, code: 'RATE_LIMITED', message: 'Too many requests.', requestId: 'r' },
      }),
    );
    await buyNow(page);
    await expect(problem).toContainText('You can try again in 30 seconds.');
    await page.unroute('**/api/payments/orders');

    // The shown price is old: the server refuses, and the form stays even if the new price cannot be loaded.
    await page.route('**/api/payments/plans', (route) => route.abort());
    await page.route('**/api/payments/orders', async (route) => {
      const body = route.request().postDataJSON() as { amount: number };
      await route.continue({ postData: JSON.stringify({ ...body, amount: body.amount - 100 }) });
    });
    await buyNow(page);
    await expect(problem).toContainText('The price of this plan has changed.');
    await page.unroute('**/api/payments/orders');
    await page.unroute('**/api/payments/plans');

    await page.context().setOffline(true);
    await buyNow(page);
    await expect(problem).toContainText('You are offline.');
    await page.context().setOffline(false);

    await expect(page.locator('#user-email')).toHaveValue(buyer.email);
    await buyNow(page);
    await endPayment(page, 'Success');
    await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
  },
);

test('prices that fail to reload keep the form and its details', async ({ page }) => {
  const buyer = newBuyer();
  await open(page);
  await fillPerson(page, 'user', buyer);
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/price-loader-'));
  await page.route('**/price-loader-*.js', async (route) => {
    await page.context().setOffline(true);
    await route.abort('internetdisconnected');
  });
  await page.route('**/api/payments/orders', async (route) => {
    const body = route.request().postDataJSON() as { amount: number };
    await route.continue({ postData: JSON.stringify({ ...body, amount: body.amount - 100 }) });
  });
  await buyNow(page);
  await expect(page.locator('#checkout').getByRole('alert')).toContainText(
    'The price of this plan has changed.',
  );
  await lost;
  await page.unroute('**/api/payments/orders');

  await expect(page.getByText('You are offline. What you typed stays here.')).toBeVisible();
  await expect(page.locator('#user-email')).toHaveValue(buyer.email);
  await page.context().setOffline(false);
  await buyNow(page);
  await endPayment(page, 'Success');
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
});
