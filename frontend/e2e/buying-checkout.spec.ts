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
import { expectAccessible, hydrated, watchConsole } from './checks.ts';

test.beforeEach(needsStack);
test.describe.configure({ timeout: 60_000 });

const missing = 'Please fill in all required details (name, email, age, gender)';
const missingBuddy = 'Please fill in all buddy details (name, email, age, gender)';

async function open(page: Page, path = '/training-programs'): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

test("gaps are named in SPEC's words and under the fields", async ({ page }) => {
  await open(page);
  const alert = page.getByRole('alert').filter({ hasText: /\S/ });
  await buyNow(page);
  await expect(alert).toHaveText(missing);
  await expect(page.locator('#user-name')).toBeFocused();
  await expect(page.locator('#user-name')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('#user-name-error')).toHaveText('Enter the full name');
  await expectAccessible(page);
  await page.locator('#user-name').fill('P');
  await expect(page.locator('#user-name-error')).toHaveCount(0);

  await page.getByRole('radio', { name: /^Buddy/ }).check();
  await fillPerson(page, 'user', newBuyer());
  await buyNow(page);
  await expect(alert).toHaveText(missingBuddy);
  await expect(page.locator('#buddy-name')).toBeFocused();
  await fillPerson(page, 'buddy', newBuyer(), '81');
  await buyNow(page);
  await expect(alert).toHaveText('Age must be between 16 and 80');
  await expect(page.locator('#buddy-age')).toBeFocused();
});

test('what was typed survives the mode, a reload and the way back', async ({ page }) => {
  await open(page, '/training-programs?type=buddy&duration=12');
  await expect(page.getByRole('radio', { name: /^12 months/ })).toBeChecked();
  const buyer = newBuyer();
  await fillPerson(page, 'user', buyer);
  await page.locator('#buddy-name').fill('Meera Example');
  await page.getByRole('radio', { name: /^Individual/ }).check();
  await expect(page.locator('#buddy-name')).toHaveCount(0);
  await page.getByRole('radio', { name: /^Buddy/ }).check();
  await expect(page.locator('#buddy-name')).toHaveValue('Meera Example');
  await page.reload();
  await expect(page.locator('#buddy-name')).toHaveValue('Meera Example');
  await expect(page.locator('#user-email')).toHaveValue(buyer.email);
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page.locator('#user-gender')).toHaveValue('female');
});

test('both screens show their own price', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('complementary', { name: 'Individual coaching' })).toContainText('₹15,000');
  await open(page, '/simple-payment');
  await expect(page.getByRole('complementary', { name: 'Individual coaching' })).toContainText('₹14,375');
  await expect(page.getByText('Sandbox: no real money.')).toBeVisible();
  await expect(page.getByText('By paying you agree to the')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});

test('a double click, a second tab and a retry make one order', async ({ page, context }) => {
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
});

test('a dismissed payment is cancelled and can be tried again', async ({ page }) => {
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

test('a failed payment explains itself and keeps plan and details', async ({ page }) => {
  const complaints = watchConsole(page);
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
  expect(complaints).toEqual([]);
});

test('nothing is lost when the server, the price or the payment window lets the buyer down', async ({
  page,
}) => {
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

  // The price shown is old: the server refuses, the page shows the new one and keeps the form.
  await page.route('**/api/payments/orders', async (route) => {
    const body = route.request().postDataJSON() as { amount: number };
    await route.continue({ postData: JSON.stringify({ ...body, amount: body.amount - 100 }) });
  });
  await buyNow(page);
  await expect(problem).toContainText('The price of this plan has changed.');
  await page.unroute('**/api/payments/orders');

  await page.context().setOffline(true);
  await buyNow(page);
  await expect(problem).toContainText('You are offline.');
  await page.context().setOffline(false);

  await expect(page.locator('#user-email')).toHaveValue(buyer.email);
  await buyNow(page);
  await endPayment(page, 'Success');
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
});

test('the whole purchase works by keyboard alone', async ({ page }) => {
  const buyer = newBuyer();
  await open(page);
  await page.getByRole('radio', { name: /^Individual/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /^Buddy/ })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^6 months/ })).toBeChecked();
  for (const email of [buyer.email, newBuyer().email]) {
    for (const text of [buyer.name, email, '', '42']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('f');
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const frame = await paymentWindow(page);
  await frame.getByRole('button', { name: 'Success' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
  const [payment] = await paymentsOf(buyer.email);
  expect(payment).toMatchObject({ training_type: 'buddy', duration: 6, amount_paise: 4_700_000 });
});

test('the payment screens are accessible and quiet', async ({ page }) => {
  const complaints = watchConsole(page);
  for (const path of ['/training-programs?type=buddy', '/simple-payment']) {
    await open(page, path);
    await expectAccessible(page);
  }
  expect(complaints).toEqual([]);
});
