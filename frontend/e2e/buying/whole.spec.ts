import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Browser } from '@playwright/test';
import {
  beginBuying,
  buyNow,
  endPayment,
  expectOneReceipt,
  fillPerson,
  mailTo,
  needsStack,
  newBuyer,
  payWithoutBrowser,
  paymentsOf,
  paymentWindow,
} from './buying-stack.ts';
import { expectAccessible, hydrated, watchConsole } from '../support/checks.ts';

test.beforeEach(needsStack);

/** As in a mail program that drops the doctype: tables then inherit no colour. */
async function expectReadableMail(browser: Browser, html: string): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.setContent(html.replace(/<!doctype html>/i, ''));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).withRules('color-contrast').analyze();
    expect(violations.flatMap(({ nodes }) => nodes.map((node) => node.html))).toEqual([]);
  }
  await context.close();
}

test(
  'buys a buddy plan for 6 months, from home to the receipt',
  { tag: '@core' },
  async ({ page, browser }) => {
    const consoleErrors = watchConsole(page);
    const buyer = newBuyer();
    await page.goto('/');
    const pricing = page.getByRole('region', { name: 'Choose your plan' });
    await pricing.getByRole('radio', { name: 'Buddy' }).check();
    await pricing.getByRole('radio', { name: /^6 months/ }).check();
    await expect(pricing.getByText('₹47,000 / 6 months')).toBeVisible();
    await pricing.getByRole('link', { name: 'Buy now' }).click();
    await fillPerson(page, 'user', buyer);
    await page.locator('#user-phone').fill('90000 00000');
    const buddy = newBuyer();
    await fillPerson(page, 'buddy', buddy);
    await buyNow(page);
    await endPayment(page, 'Success');

    // pay-9: the payment id. A paid plan is not offered again, and the next steps are shown.
    await expect.poll(async () => (await paymentsOf(buyer.email))[0]?.status).toBe('completed');
    const [payment] = await paymentsOf(buyer.email);
    await expect(
      page.getByRole('status').filter({ hasText: `Payment ID: ${payment?.razorpay_payment_id}` }),
    ).toBeVisible();
    const panel = page.getByRole('region', { name: 'Payment received' });
    await expect(panel).toContainText(String(payment?.razorpay_payment_id));
    await expect(page.locator('#checkout')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Buy now' })).toHaveCount(0);
    await expect(page.locator('main').getByText('₹')).toHaveCount(0);
    await expect(page.locator('[aria-current="step"]')).toContainText('Assessment');
    await expect(page.getByRole('heading', { name: 'Next steps' })).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await panel.getByRole('link', { name: 'See payment details' }).click();

    await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
    await expect(page.locator('main')).toContainText(buyer.email);
    await expect(page.getByRole('region', { name: 'Payment details' })).toContainText('₹47,000');
    expect(payment).toMatchObject({ training_type: 'buddy', duration: 6, amount_paise: 4_700_000 });
    await page.goBack();
    await panel.getByRole('button', { name: 'Buy another program' }).click();
    await expect(page.locator('#user-email')).toHaveValue('');
    const mail = await expectOneReceipt(buyer.email);
    expect(mail.html).toContain('₹47,000');
    await expectReadableMail(browser, mail.html);
    const hello = await mailTo(buddy.email);
    expect(hello.text).toContain(`${buyer.name} has bought coaching`);
    expect(consoleErrors).toEqual([]);
  },
);

test(
  'a payment is completed when the tab was closed after paying',
  { tag: '@core' },
  async ({ page, context }) => {
    const buyer = await beginBuying(page);
    await paymentWindow(page);
    const [pending] = await paymentsOf(buyer.email);
    expect(pending?.status).toBe('pending');
    await page.close();
    await payWithoutBrowser(String(pending?.razorpay_order_id));
    await expect
      .poll(async () => (await paymentsOf(buyer.email))[0]?.status, { timeout: 15_000 })
      .toBe('completed');
    await expectOneReceipt(buyer.email);

    // A second purchase shows a notice instead of a second payment.
    const again = await context.newPage();
    await again.goto('/training-programs');
    await hydrated(again);
    await fillPerson(again, 'user', buyer);
    await buyNow(again);
    await expect(again.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
    await expect(again.getByRole('status').filter({ hasText: 'already paid' })).toBeVisible();
    expect(await paymentsOf(buyer.email)).toHaveLength(1);
  },
);

test('a payment that the browser could not report is found by the server', async ({ page }) => {
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
