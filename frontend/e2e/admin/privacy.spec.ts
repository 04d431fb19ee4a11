import { expect, test, type Page } from '@playwright/test';
import { needsAccounts, newPerson, statusSaying } from '../account/account-stack.ts';
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from '../support/checks.ts';
import { inDatabase } from '../support/database.ts';
import { completeSale, openAsAdmin } from './admin-stack.ts';

test.beforeEach(needsAccounts);

/** A session's first export or erasure asks for the password. */
async function showPassword(page: Page): Promise<void> {
  const asked = page.getByRole('dialog', { name: 'Confirm your password' });
  await asked.getByLabel('Password', { exact: true }).fill(process.env['ADMIN_PASSWORD'] ?? '');
  await asked.getByRole('button', { name: 'Continue' }).click();
}

test('exports and erases a buyer on the person’s page', { tag: ['@layout', '@core'] }, async ({ page }) => {
  const consoleErrors = watchConsole(page);
  const name = `Priya ${newPerson().email.slice(0, 8)}`;
  const { email, paymentId } = await completeSale(name);
  const [{ id } = { id: '' }] = await inDatabase<{ id: string }>('SELECT id FROM people WHERE email = $1', [
    email,
  ]);
  await openAsAdmin(page, `/admin/people/${id}`);
  await expect(page.getByRole('region', { name: 'Consent' })).toContainText('Terms, version');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export data' }).click();
  await showPassword(page);
  expect((await download).suggestedFilename()).toBe('personal-data.zip');

  await page.getByRole('button', { name: 'Erase' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase this person?' });
  await dialog.getByRole('textbox').fill('somebody@example.com');
  await dialog.getByRole('button', { name: 'Erase permanently' }).click();
  await expect(dialog.getByText('The address does not match')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('textbox').fill(email.toUpperCase());
  await dialog.getByRole('button', { name: 'Erase permanently' }).click();
  await expect(statusSaying(page, 'The erasure has started.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy requests' })).toBeVisible();
  await expect
    .poll(() => inDatabase('SELECT 1 FROM people WHERE id = $1', [id]), { timeout: 90_000 })
    .toEqual([]);
  await page.goto(`/admin/payments/${paymentId}`);
  await expect(page.getByText('erased person').first()).toBeVisible();
  // The browser logs the 403 that asked for the password.
  expect(consoleErrors.filter((line) => !/40[39]/.test(line))).toEqual([]);
});

test('exports the data of any address', async ({ page }) => {
  const { email } = newPerson();
  await openAsAdmin(page, '/admin/people/privacy');
  await page.getByLabel('Their email').fill(email);
  await page.getByRole('button', { name: 'Next' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export data' }).click();
  await showPassword(page);
  expect((await download).suggestedFilename()).toBe('personal-data.zip');
});
