import { expect, test } from '@playwright/test';
import { needsAccounts } from '../account/account-stack.ts';
import { openAsAdmin } from '../admin/admin-stack.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/checks.ts';
import { lose, lostPart } from '../support/lost-files.ts';

test.beforeEach(needsAccounts);

test('an admin screen that fails to load shows an error inside the frame, and loads on retry', async ({
  page,
}) => {
  await openAsAdmin(page, '/admin/mails');
  await expect(page.getByRole('heading', { level: 1, name: 'Mails' })).toBeVisible();
  // In the frame, after one automatic reload.
  const documents = await lose(page, 'payments-*.js', 2);
  const rail = page.getByRole('navigation', { name: 'Admin' });
  await rail.getByRole('link', { name: 'Payments' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This screen could not be loaded' })).toBeVisible();
  await expect(page).toHaveURL('/admin/payments');
  expect(documents()).toBe(1);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible();
});

test('an editor that fails to load keeps the text of the other fields', async ({ page }) => {
  await lose(page, 'article-editor-*.js', 2);
  await openAsAdmin(page, '/admin/blogs?create=yes');
  await page.getByLabel('Title', { exact: true }).fill('Typed before');
  await expect(page.getByText(lostPart)).toBeVisible();
  page.once('dialog', (question) => void question.accept());
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('textbox', { name: 'Content' })).toBeVisible();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Typed before');
});

test('the broadcast dialog shows an error in place when it fails to load', async ({ page }) => {
  await lose(page, 'broadcast-dialog-*.js', 2);
  await openAsAdmin(page, '/admin');
  await page.getByRole('link', { name: 'Send Message' }).click();
  await expect(page.getByText(lostPart)).toBeInViewport();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
