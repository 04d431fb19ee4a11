import { expect, test } from '@playwright/test';
import { aMember, needsAccounts, newPerson, signIn, statusSaying } from '../account/account-stack.ts';
import { expectAccessible, expectNoSidewaysScroll, hydrated, watchConsole } from '../support/checks.ts';
import { inDatabase } from '../support/database.ts';
import { completeSale, openAsAdmin } from './admin-stack.ts';

test.beforeEach(needsAccounts);

test(
  'finds a buyer without an account by name, with the purchases',
  { tag: '@layout' },
  async ({ page }, info) => {
    const consoleErrors = watchConsole(page);
    const name = `Priya ${newPerson().email.slice(0, 8)}`;
    const sale = await completeSale(name);
    await openAsAdmin(page, '/admin/people');
    await page.getByLabel('Search').fill(name);
    await expect(page).toHaveURL(/search=Priya/);
    const row = page.getByRole('row').filter({ hasText: sale.email });
    await expect(row).toContainText('No account');
    await row.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('None: bought without an account')).toBeVisible();
    const purchases = page.getByRole('region', { name: 'Purchases' });
    await expect(purchases.getByRole('listitem')).toHaveCount(1);
    await expect(page.getByRole('region', { name: 'Mails sent' })).toContainText('Receipt');
    await expect(page.getByRole('button', { name: 'Deactivate' })).toHaveCount(0);
    if (info.project.name !== 'phone') await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await purchases.getByRole('link').click();
    await expect(page).toHaveURL(`/admin/payments/${sale.paymentId}`);
    expect(consoleErrors).toEqual([]);
  },
);

test(
  'an owner deactivates an account, which cannot sign in, and reactivates it',
  { tag: '@core' },
  async ({ page, browser }) => {
    const member = await aMember();
    const [{ id } = { id: '' }] = await inDatabase<{ id: string }>('SELECT id FROM people WHERE email = $1', [
      member.email,
    ]);
    await openAsAdmin(page, `/admin/people/${id}`);
    await expect(page.getByRole('region', { name: 'Active sessions' }).getByRole('listitem')).toHaveCount(1);
    await page.getByRole('button', { name: 'Deactivate' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('The open session ends now.');
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Deactivate' }).click();
    await expect(statusSaying(page, 'is deactivated.')).toBeVisible();
    await expect(page.getByText('Nobody can sign in with this account.')).toBeVisible();

    const elsewhere = await browser.newContext();
    const theirs = await elsewhere.newPage();
    await theirs.goto(new URL('/signup', process.env['BASE_URL']).href);
    await hydrated(theirs);
    await signIn(theirs, member);
    await expect(theirs.getByText('This account has been deactivated.')).toBeVisible();

    await page.getByRole('button', { name: 'Reactivate' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reactivate' }).click();
    await expect(statusSaying(page, 'can sign in again.')).toBeVisible();
    await signIn(theirs, member);
    await expect(theirs).toHaveURL(new URL('/', process.env['BASE_URL']).href);
    await elsewhere.close();
  },
);

test('a role is chosen from a list with rights, and shown at once', async ({ page }) => {
  const member = await aMember();
  const [{ id } = { id: '' }] = await inDatabase<{ id: string }>('SELECT id FROM people WHERE email = $1', [
    member.email,
  ]);
  await openAsAdmin(page, `/admin/people/${id}`);
  await page.getByRole('button', { name: 'Change role' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Save role' })).toBeDisabled();
  await dialog.getByRole('radio', { name: /Editor/ }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save role' }).click();
  await expect(statusSaying(page, 'now has the role Editor.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Account' }).getByText('Editor')).toBeVisible();
  await page.goto('/admin/people/nonsense');
  await expect(page.getByText('Person not found')).toBeVisible();
});
