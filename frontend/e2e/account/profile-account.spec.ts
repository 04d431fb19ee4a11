import { expect, test } from '@playwright/test';
import { aMember, bringToken, needsAccounts, signIn, statusSaying, storedToken } from './account-stack.ts';
import { expectAccessible, expectNoSidewaysScroll, hydrated, watchConsole } from '../support/checks.ts';
import { aPicture } from '../content/pictures.ts';

test.beforeEach(needsAccounts);

test('the photo is on the profile button; signing out everywhere ends other browsers’ sessions', async ({
  page,
  browser,
}) => {
  const member = await aMember();
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await bringToken(other, member.token);
  await bringToken(page, member.token);
  await page.goto('/profile');
  await hydrated(page);
  await page.getByLabel('Choose a photo').setInputFiles(aPicture('me.png', [80, 80]));
  // The photo is scaled down first.
  await expect(page.getByRole('img', { name: 'You' })).toBeVisible();
  await page.getByRole('button', { name: 'Save Profile' }).click();
  const button = page.getByRole('button', { name: `Your menu, ${member.name}` });
  await expect(button.locator('img')).toHaveAttribute('src', /^data:image\/webp/);
  await expect(page.getByText(`Signed in as ${member.email}`)).toBeVisible();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(statusSaying(page, 'You are signed out on every device.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign Up' })).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  await other.goto(new URL('/contact', process.env['BASE_URL']).href);
  await expect.poll(() => storedToken(other)).toBeNull();
  await elsewhere.close();
});

test(
  'a member changes name and password; other browsers have to sign in again',
  { tag: '@core' },
  async ({ page, browser }) => {
    const consoleErrors = watchConsole(page);
    const member = await aMember();
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await bringToken(other, member.token);
    await bringToken(page, member.token);
    await page.goto('/profile');
    await hydrated(page);
    const name = page.getByRole('form', { name: 'Change your name' });
    await expect(name.getByLabel('Account name')).toHaveValue(member.name);
    await name.getByLabel('Account name').fill(' ');
    await name.getByRole('button', { name: 'Save name' }).click();
    await expect(name.getByText('Name is required')).toBeVisible();
    await name.getByLabel('Account name').fill('Asha Menon');
    await name.getByRole('button', { name: 'Save name' }).click();
    await expect(statusSaying(page, 'Your name was changed.')).toBeVisible();

    const form = page.getByRole('form', { name: 'Change your password' });
    const current = form.getByLabel('Current password', { exact: true });
    await form.getByRole('button', { name: 'Change password' }).click();
    await expect(current).toBeFocused();
    await current.fill('not-the-password');
    await form.getByLabel('New password', { exact: true }).fill('Str0ng!pass');
    await form.getByLabel('Confirm new password', { exact: true }).fill('Str0ng!pass');
    await form.getByRole('button', { name: 'Change password' }).click();
    await expect(form.getByText('Your current password is incorrect.')).toBeVisible();
    await expect(current).toBeFocused();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await current.fill(member.password);
    await form.getByRole('button', { name: 'Change password' }).click();
    await expect(statusSaying(page, 'Your password was changed.')).toBeVisible();
    await expect(current).toHaveValue('');
    expect(await storedToken(page)).not.toBe(member.token);
    await page.reload();
    await expect(name.getByLabel('Account name')).toHaveValue('Asha Menon');
    await other.goto(new URL('/contact', process.env['BASE_URL']).href);
    await expect.poll(() => storedToken(other)).toBeNull();
    await elsewhere.close();
    // Browsers log the 400 of a refused password.
    expect(consoleErrors.filter((text) => !text.includes('400'))).toEqual([]);
  },
);

test('a member sees the sessions and ends another one', { tag: '@layout' }, async ({ page, browser }) => {
  const consoleErrors = watchConsole(page);
  const member = await aMember();
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(new URL('/signup', process.env['BASE_URL']).href);
  await hydrated(other);
  await signIn(other, member);
  await expect(other).toHaveURL(new URL('/', process.env['BASE_URL']).href);
  await bringToken(page, member.token);
  await page.goto('/profile');
  await hydrated(page);
  const sessions = page.getByRole('region', { name: 'Active sessions' });
  const lines = sessions.getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await expect(lines.filter({ hasText: 'this device' })).toHaveCount(1);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await lines
    .filter({ hasNotText: 'this device' })
    .getByRole('button', { name: /^Sign out Chrome/ })
    .click();
  await expect(lines).toHaveCount(1);
  await expect(page.getByText('is signed out.')).toBeVisible();
  await other.reload();
  await expect.poll(() => storedToken(other)).toBeNull();
  await elsewhere.close();
  expect(consoleErrors).toEqual([]);
});
