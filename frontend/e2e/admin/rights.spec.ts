import { expect, test } from '@playwright/test';
import { aMember, bringToken, needsAccounts } from '../account/account-stack.ts';
import { newStaffMember, enterPassword, setUpApp, twoStep } from '../account/two-step-stack.ts';
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from '../support/checks.ts';
import { inDatabase } from '../support/database.ts';
import { completeSale, openAs, openAsAdmin } from './admin-stack.ts';

test.beforeEach(needsAccounts);

test(
  'an editor sees permitted screens in the rail, and why another screen is not shown',
  { tag: '@core' },
  async ({ page }) => {
    const consoleErrors = watchConsole(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openAs(page, 'editor', '/admin');
    // Without the dashboard, /admin opens the first permitted screen.
    await expect(page).toHaveURL('/admin/blogs');
    const rail = page.getByRole('navigation', { name: 'Admin' });
    await expect(rail.getByRole('link')).toHaveText(['Blogs', 'Recipes', 'Testimonials']);
    await page.goto('/admin/payments');
    await expect(page.getByRole('heading', { level: 1, name: 'No access' })).toBeVisible();
    await expect(page.getByText('Your role is Editor.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go to your first screen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Blogs' })).toBeVisible();
    expect(asked.filter((path) => /payments\/admin|overview|summary/.test(path))).toEqual([]);
    expect(consoleErrors).toEqual([]);
  },
);

test.describe('accountants', () => {
  test.describe.configure({ mode: 'serial' });

  test('an accountant reads and exports payments, and cannot change them', async ({ page }) => {
    const sale = await completeSale();
    await openAs(page, 'accountant', `/admin/payments/${sale.paymentId}`);
    await expect(page.getByRole('heading', { level: 1, name: sale.name })).toBeVisible();
    await expect(page.getByText('completed', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Refund' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Send receipt again' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Back to payments' }).click();
    await expect(page.getByRole('button', { name: 'Export CSV' })).toBeVisible();
  });

  // Other accountants in the suite would be locked out meanwhile.
  test('are asked to set up two-step sign-in once it is required @alone', async ({ page, browser }) => {
    const consoleErrors = watchConsole(page);
    const person = await newStaffMember(page, 'accountant');
    await page.goto('/admin/payments');
    await expect(page.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible();
    const ownersPage = await (await browser.newContext()).newPage();
    await openAsAdmin(ownersPage, '/admin/people/staff');
    const rules = ownersPage.getByRole('region', { name: 'Roles that require two-step sign-in' });
    const rule = rules.getByRole('switch', { name: 'Accountant' });
    await rule.click();
    const question = ownersPage.getByRole('alertdialog');
    await expect(question).toContainText('they cannot use the admin area');
    await expectAccessible(ownersPage);
    await question.getByRole('button', { name: 'Require' }).click();
    await expect(rule).toBeChecked();
    try {
      // Their next call applies the requirement.
      await page.getByLabel('Search').fill('nobody');
      await expect(page.getByRole('heading', { level: 1, name: 'Set up two-step sign-in' })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: 'Set up an app' }).click();
      await enterPassword(page, person);
      await setUpApp(page);
      await page.getByRole('button', { name: 'I have saved them' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible();
      // The last factor stays.
      await page.goto('/profile');
      await twoStep(page).getByRole('button', { name: 'Remove the authenticator app' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
      await expect(page.getByRole('alertdialog')).toContainText('Your role requires two-step sign-in.');
    } finally {
      await rule.click();
      await question.getByRole('button', { name: 'Stop requiring' }).click();
      await expect(rule).not.toBeChecked();
    }
    expect(consoleErrors).toEqual([]);
  });
});

test('a new staff member with a short password must choose a longer one', async ({ page }) => {
  const consoleErrors = watchConsole(page);
  const { token, ...person } = await aMember({ password: 'Sh0rt!one' });
  await inDatabase(`UPDATE users SET role = 'accountant' WHERE email = $1`, [person.email]);
  await bringToken(page, token);
  await page.goto('/admin/payments');
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a longer password' })).toBeVisible();
  const change = page.getByRole('form', { name: 'Change your password' });
  const renew = async (password: string) => {
    await change.getByLabel('Current password', { exact: true }).fill(person.password);
    await change.getByLabel('New password', { exact: true }).fill(password);
    await change.getByLabel('Confirm new password', { exact: true }).fill(password);
    await change.getByRole('button', { name: 'Change password' }).click();
  };
  await renew('Sh0rt!two');
  await expect(change.getByText('Staff need a password of at least 12 characters')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Or set up two-step sign-in' })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await renew('Long-enough-1');
  await expect(page.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible();
  expect(consoleErrors).toEqual([]);
});

test('an owner without a second factor cannot require one, and can reset another person’s', async ({
  page,
}) => {
  const other = await page.context().browser()!.newContext();
  const theirs = await other.newPage();
  const person = await newStaffMember(theirs);
  await theirs.goto('/profile');
  await twoStep(theirs).getByRole('button', { name: 'Set up an app' }).click();
  await enterPassword(theirs, person);
  await setUpApp(theirs);
  await openAsAdmin(page, '/admin/people/staff');
  const rule = page.getByRole('switch', { name: 'Owner' });
  await rule.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Require' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'set up two-step sign-in for yourself' }),
  ).toBeVisible();
  await expect(rule).not.toBeChecked();
  await expect(page.getByRole('link', { name: 'Set it up' })).toHaveAttribute('href', '/profile');

  const line = page
    .getByRole('region', { name: 'Team' })
    .getByRole('listitem')
    .filter({ hasText: person.email });
  await expect(line).toContainText('two-step');
  await line.getByRole('link').click();
  await page.getByRole('button', { name: 'Reset two-step sign-in' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('stop working');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(
    page.getByRole('status').filter({ hasText: /Two-step sign-in of \w+ is reset\./ }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reset two-step sign-in' })).toHaveCount(0);
});
