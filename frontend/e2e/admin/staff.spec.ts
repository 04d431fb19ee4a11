import { expect, test, type Page } from '@playwright/test';
import { aMember, bringToken, needsAccounts, newPerson, statusSaying } from '../account/account-stack.ts';
import { expectAccessible, expectNoSidewaysScroll, hydrated, watchConsole } from '../support/checks.ts';
import { mailsTo } from '../buying/buying-stack.ts';
import { openAsAdmin } from './admin-stack.ts';

test.beforeEach(needsAccounts);

async function invite(page: Page, email: string, role: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('radio', { name: role }).check();
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(statusSaying(page, `An invitation is on its way to ${email}.`)).toBeVisible();
}

async function linkFor(email: string): Promise<string> {
  const links = async (): Promise<string[]> =>
    (await mailsTo(email)).flatMap(({ text }) => /\S+\?mode=invitation#[\w-]+/.exec(text)?.[0] ?? []);
  await expect
    .poll(async () => (await links()).length, { timeout: 15_000, intervals: [100] })
    .toBeGreaterThan(0);
  return (await links())[0] ?? '';
}

const invited = (page: Page, email: string) =>
  page.getByRole('region', { name: 'Invited' }).getByRole('listitem').filter({ hasText: email });
const working = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Team' }).getByRole('listitem').filter({ hasText: text });

test(
  'an invited person creates an account, works with the role, and is removed',
  { tag: ['@layout', '@core'] },
  async ({ page, browser }, info) => {
    const consoleErrors = watchConsole(page);
    const { email } = newPerson();
    await openAsAdmin(page, '/admin/people/staff');
    await expect(page.getByRole('region', { name: 'What each role may do' })).toContainText(
      'Refund any amount',
    );
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    if (info.project.name !== 'phone') await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByText('Email is required')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await invite(page, email, /Editor/);
    await expect(invited(page, email)).toContainText('Expires on');
    await expectNoSidewaysScroll(page);

    const elsewhere = await browser.newContext({ viewport: page.viewportSize() });
    const theirs = await elsewhere.newPage();
    const theirComplaints = watchConsole(theirs);
    await theirs.goto(await linkFor(email));
    await hydrated(theirs);
    await expect(theirs.getByRole('heading', { level: 1, name: 'You are invited' })).toBeVisible();
    await expect(theirs.getByText(email)).toBeVisible();
    if (info.project.name !== 'phone') await expectAccessible(theirs);
    await expectNoSidewaysScroll(theirs);
    await theirs.getByLabel('Full Name').fill('Bela Iyer');
    await theirs.getByLabel('Password', { exact: true }).fill('Str0ng!password');
    await theirs.getByLabel('Confirm password', { exact: true }).fill('Str0ng!password');
    await theirs.getByRole('button', { name: 'Accept and sign in' }).click();
    await expect(theirs).toHaveURL(/\/admin\/blogs$/);
    await expect(theirs.getByRole('navigation', { name: 'Admin' }).getByRole('link')).toHaveCount(3);

    await page.reload();
    await expect(invited(page, email)).toHaveCount(0);
    await working(page, email)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(working(page, email)).toHaveCount(0);
    await theirs.reload();
    await expect(theirs.getByRole('heading', { level: 1, name: 'Access denied' })).toBeVisible();
    await elsewhere.close();
    expect([consoleErrors, theirComplaints]).toEqual([[], []]);
  },
);

test('an invited member gets the role for the existing account', async ({ page, browser }) => {
  const member = await aMember();
  await openAsAdmin(page, '/admin/people/staff');
  await invite(page, member.email, /Accountant/);
  const elsewhere = await browser.newContext();
  const theirs = await elsewhere.newPage();
  const link = await linkFor(member.email);
  await bringToken(theirs, member.token);
  await theirs.goto(link);
  await hydrated(theirs);
  await expect(theirs.getByText('You have an account with this address already.')).toBeVisible();
  await theirs.getByRole('button', { name: 'Accept' }).click();
  await expect(theirs).toHaveURL(/\/admin\/payments$/);
  await elsewhere.close();
});

test('a revoked invitation is refused', async ({ page, browser }) => {
  const { email } = newPerson();
  await openAsAdmin(page, '/admin/people/staff');
  await invite(page, email, /Manager/);
  const link = await linkFor(email);
  await invited(page, email)
    .getByRole('button', { name: /^Revoke/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(invited(page, email)).toHaveCount(0);
  const elsewhere = await browser.newContext();
  const theirs = await elsewhere.newPage();
  await theirs.goto(link);
  await expect(
    theirs.getByRole('heading', { level: 1, name: 'This invitation is no longer valid' }),
  ).toBeVisible();
  await expectAccessible(theirs);
  await elsewhere.close();
});
