import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { openAsAdmin } from '../admin/admin-stack.ts';
import { inDatabase } from '../support/database.ts';
import { expectAccessible, expectNoSidewaysScroll, hydrated, watchConsole } from '../support/checks.ts';
import { aMember, bringToken, needsAccounts, newPerson, signIn, statusSaying } from './account-stack.ts';

test.beforeEach(needsAccounts);

/** A paid purchase of "Buddy, 6 months". @returns its receipt number */
async function aPurchase(buyer: string, buddy: string): Promise<string> {
  const [id, receipt] = [randomUUID(), `IB-2026-${randomUUID().slice(0, 6)}`];
  await inDatabase(
    `INSERT INTO payments (id, intent_key, intent_hash, status, price_list, training_type, kind_name, duration, amount_paise, discount_paise,
                           offer_name, name, email, age, gender, buddy, razorpay_order_id, razorpay_payment_id, status_token, receipt_number,
                           completed_at)
     VALUES ($1, $1, 'h', 'completed', 'training-programs', 'buddy', 'Buddy', 6, 4550000, 150000, 'MONSOON', 'Asha', $2, 30, 'female', $3,
             $4, $5, $6, $7, now())`,
    [
      id,
      buyer.toUpperCase(),
      JSON.stringify({ name: 'Dev', email: buddy }),
      `order_${id}`,
      `pay_${id}`,
      id,
      receipt,
    ],
  );
  return receipt;
}

/** The address of "Open your purchase" in a purchase's mail. @param days until it expires */
async function aLink({ name, email }: { name: string; email: string }, days = 7): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest('base64url');
  await inDatabase(
    `INSERT INTO purchase_links (token_hash, email, name, expires_at) VALUES ($1, $2, $3, now() + make_interval(days => $4))`,
    [hash, email, name, days],
  );
  return `/signup?mode=purchase&next=/profile#${token}`;
}

test(
  'a receipt’s link creates the account with one password, with the purchase',
  { tag: ['@layout', '@core'] },
  async ({ page }, info) => {
    const consoleErrors = watchConsole(page);
    const buyer = newPerson();
    const receipt = await aPurchase(buyer.email, 'buddy@example.com');
    const link = await aLink(buyer);
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: 'Open your purchase' })).toBeVisible();
    await expect(page.getByText(`Choose a password for ${buyer.email}`)).toBeVisible();
    if (info.project.name !== 'phone') await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const open = page.getByRole('button', { name: 'Open your purchase' });
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('short');
    await open.click();
    await expect(page.getByText('Password does not meet all requirements')).toBeVisible();
    await password.fill('Str0ng!pass');
    await open.click();
    await expect(page).toHaveURL(/\/profile$/);
    await expect(page.getByText(`receipt ${receipt}`, { exact: false })).toBeVisible();
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: 'You have an account' })).toBeVisible();
    expect(consoleErrors).toEqual([]);
  },
);

test('an address with an account signs in, with the address filled in', async ({ page }) => {
  const member = await aMember();
  await page.goto(await aLink(member));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(member.email);
  await signIn(page, member);
  await expect(page).toHaveURL(/\/profile$/);
});

test('an expired link can be replaced by mail', async ({ page }) => {
  const link = await aLink(newPerson(), -1);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'This link has expired' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send me a new one' }).click();
  await expect(statusSaying(page, 'A new link is on its way to the address of the purchase.')).toBeVisible();
  await page.goto(link.replace(/#.*/, '#nobody-sent-this'));
  await page.reload();
  await expect(page.getByText('This link is not valid.')).toBeVisible();
});

test(
  'the profile lists purchases, and a message about one names it',
  { tag: '@layout' },
  async ({ page, browser }, info) => {
    const consoleErrors = watchConsole(page);
    const [member, buddy] = await Promise.all([aMember(), aMember()]);
    const receipt = await aPurchase(member.email, buddy.email);
    await bringToken(page, member.token);
    await page.goto('/profile');
    const programs = page.getByRole('region', { name: 'My programs' });
    await expect(programs.getByText('Buddy coaching, 6 months')).toBeVisible();
    await expect(programs.getByText('We contact you for your assessment')).toBeVisible();
    await expect(programs.getByText('You train for 6 months')).toBeVisible();
    const payments = page.getByRole('region', { name: 'Payments' });
    await expect(payments.getByText('Paid', { exact: true })).toBeVisible();
    await expect(payments.getByText('₹45,500')).toBeVisible();
    await expect(payments.getByText('MONSOON: ₹1,500 off')).toBeVisible();
    await expect(payments.getByText(`receipt ${receipt}`, { exact: false })).toBeVisible();
    if (info.project.name !== 'phone') await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await payments.getByRole('link', { name: `Get help with this payment, receipt ${receipt}` }).click();
    await expect(page.getByLabel('Your Message')).toHaveValue(`About my payment, receipt ${receipt}:\n\n`);
    await expect(page.getByLabel('Full Name')).toHaveValue(member.name);
    await expect(page.getByLabel('Email Address')).toHaveValue(member.email);
    await page.getByLabel('Phone Number').fill('9000000000');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Message sent successfully!')).toBeVisible();
    const office = await browser.newPage();
    await openAsAdmin(office, `/admin/messages?search=${receipt}`);
    await office.getByRole('button', { name: member.name }).click();
    await expect(office.getByRole('link', { name: `payment ${receipt}` })).toBeVisible();
    await office.close();
    expect(consoleErrors).toEqual([]);
  },
);

test('the success page leads the payment’s owner, and nobody else, to her training', async ({
  page,
  browser,
}) => {
  const [member, stranger] = await Promise.all([aMember(), aMember()]);
  const receipt = await aPurchase(member.email, stranger.email);
  const [payment] = await inDatabase<{ status_token: string }>(
    'SELECT status_token FROM payments WHERE receipt_number = $1',
    [receipt],
  );
  const result = `/payment-success?payment_id=pay_x&order_id=order_x&status_token=${payment?.status_token}`;
  await bringToken(page, member.token);
  await page.goto(result);
  await expect(page.getByText('Your program is being prepared.')).toBeVisible();
  await inDatabase(
    `INSERT INTO programs (id, payment_id, half, months, bought_at)
     SELECT gen_random_uuid(), id, 'buyer', duration, completed_at FROM payments WHERE receipt_number = $1`,
    [receipt],
  );
  await page.getByRole('link', { name: 'Set up your training' }).click();
  await expect(page).toHaveURL('/my');

  const other = await browser.newPage();
  await bringToken(other, stranger.token);
  await other.goto(result);
  await expect(other.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
  await expect(other.getByRole('button', { name: `Your menu, ${stranger.name}` })).toBeVisible();
  await expect(other.getByText('Open the link in your receipt’s mail')).toBeVisible();
  await expect(other.getByRole('link', { name: 'Set up your training' })).toHaveCount(0);
  await other.close();
});

test(
  'a buyer corrects the address of a buddy whose mail came back, once',
  { tag: '@layout' },
  async ({ page }, info) => {
    const consoleErrors = watchConsole(page);
    const member = await aMember();
    const { email: wrong } = newPerson();
    const { email: right } = newPerson();
    const receipt = await aPurchase(member.email, wrong);
    await inDatabase(
      `INSERT INTO programs (id, payment_id, half, months, bought_at)
       SELECT gen_random_uuid(), id, half, duration, completed_at FROM payments, unnest(ARRAY['buyer', 'buddy']) AS half
        WHERE receipt_number = $1`,
      [receipt],
    );
    await inDatabase(`INSERT INTO suppressions (email, reason) VALUES ($1, 'bounced')`, [wrong]);
    const [payment] = await inDatabase<{ status_token: string }>(
      'SELECT status_token FROM payments WHERE receipt_number = $1',
      [receipt],
    );
    await bringToken(page, member.token);
    await page.goto(
      `/payment-success?payment_id=pay_x&order_id=order_x&status_token=${payment?.status_token}`,
    );
    await expect(page.getByText(`Our mail to your buddy at ${wrong} came back.`)).toBeVisible();
    await page.getByRole('link', { name: 'Correct the address' }).click();
    const payments = page.getByRole('region', { name: 'Payments' });
    await expect(payments.getByText(`Our mail to your buddy at ${wrong} came back.`)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await payments.getByRole('button', { name: 'Correct the address' }).click();
    const dialog = page.getByRole('dialog', { name: 'Correct your buddy’s address' });
    await dialog.getByLabel('Your buddy’s email').fill(wrong);
    await dialog.getByRole('button', { name: 'Send the link' }).click();
    await expect(dialog.getByText('Please enter another address')).toBeVisible();
    if (info.project.name !== 'phone') await expectAccessible(page);
    await dialog.getByLabel('Your buddy’s email').fill(right);
    await dialog.getByRole('button', { name: 'Send the link' }).click();
    await expect(statusSaying(page, `The link is on its way to ${right}.`)).toBeVisible();
    await expect(payments.getByText('came back')).toHaveCount(0);
    await inDatabase(`INSERT INTO suppressions (email, reason) VALUES ($1, 'bounced')`, [right]);
    await page.reload();
    await expect(payments.getByText(`Our mail to your buddy at ${right} came back.`)).toBeVisible();
    await expect(payments.getByRole('button', { name: 'Correct the address' })).toHaveCount(0);
    // The browser logs the 400 for the same address.
    expect(consoleErrors.filter((line) => !line.includes('400'))).toEqual([]);
  },
);

test('a buddy sees the program, not the payment', async ({ page }) => {
  const [member, buddy] = await Promise.all([aMember(), aMember()]);
  await aPurchase(member.email, buddy.email);
  await bringToken(page, buddy.token);
  await page.goto('/profile');
  const programs = page.getByRole('region', { name: 'My programs' });
  await expect(programs.getByText('As a buddy')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Payments' })).toHaveCount(0);
  await expect(programs.getByText('₹')).toHaveCount(0);
});

test('a member without purchases sees the programs; a failed load has a retry', async ({ page }) => {
  const consoleErrors = watchConsole(page);
  const member = await aMember();
  await bringToken(page, member.token);
  await page.route('**/api/users/me/purchases', (route) => route.abort(), { times: 1 });
  await page.goto('/profile');
  const programs = page.getByRole('region', { name: 'My programs' });
  await programs.getByRole('button', { name: 'Try again' }).click();
  await expect(programs.getByText('No purchases yet')).toBeVisible();
  await expectAccessible(page);
  await programs.getByRole('link', { name: 'See the programs' }).click();
  await expect(page.locator('#user-name')).toHaveValue(member.name);
  await expect(page.locator('#user-email')).toHaveValue(member.email);
  expect(consoleErrors.filter((each) => !each.includes('net::ERR_FAILED'))).toEqual([]);
});

test('a form that was started keeps its text', async ({ page }) => {
  const member = await aMember();
  await bringToken(page, member.token);
  let answer = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/users/me', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/simple-payment');
  await hydrated(page);
  await page.locator('#user-email').fill('another@example.com');
  await page.locator('#user-age').focus();
  answer();
  await expect(page.locator('#user-name')).toHaveValue(member.name);
  await expect(page.locator('#user-email')).toHaveValue('another@example.com');
});
