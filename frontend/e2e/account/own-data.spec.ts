import { expect, test } from '@playwright/test';
import { aMember, bringToken, needsAccounts, statusSaying } from './account-stack.ts';
import { expectAccessible, expectNoSidewaysScroll, hydrated, watchConsole } from '../support/checks.ts';

test.beforeEach(needsAccounts);

test(
  'a member downloads their data, schedules an erasure and cancels it',
  { tag: ['@layout', '@core'] },
  async ({ page }) => {
    const consoleErrors = watchConsole(page);
    const member = await aMember();
    await bringToken(page, member.token);
    await page.goto('/profile');
    await hydrated(page);
    await page.getByRole('button', { name: 'Download my data' }).click();
    const asked = page.getByRole('dialog', { name: 'Confirm your password' });
    await asked.getByLabel('Password', { exact: true }).fill(member.password);
    const download = page.waitForEvent('download');
    await asked.getByRole('button', { name: 'Continue' }).click();
    expect((await download).suggestedFilename()).toBe('personal-data.zip');

    await page.getByRole('button', { name: 'Delete my account' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete your account?' });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Delete in seven days' }).click();
    await expect(statusSaying(page, 'We have sent you a confirmation by email.')).toBeVisible();
    const notice = page.getByText('Your account will be erased');
    await expect(notice).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.reload();
    await expect(notice).toBeVisible();
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await expect(statusSaying(page, 'Your account is kept.')).toBeVisible();
    await expect(notice).toHaveCount(0);
    // The browser logs the 403 that asked for the password.
    expect(consoleErrors.filter((line) => !line.includes('409') && !line.includes('403'))).toEqual([]);
  },
);
