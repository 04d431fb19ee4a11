import { expect, type Locator, type Page, test } from '@playwright/test';
import { needsStack } from '../buying/buying-stack.ts';
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from '../support/checks.ts';
import { inDatabase } from '../support/database.ts';
import { openAs, openAsAdmin } from './admin-stack.ts';

// Serial: the site has one checklist.
test.describe.configure({ mode: 'default' });
test.beforeEach(needsStack);
// Resets the checklist.
test.beforeEach(() => inDatabase('DELETE FROM setup_items', []));

/** On the dashboard. */
const line = (page: Page): Locator => page.getByRole('region', { name: 'Set up your site' });
const item = (page: Page, title: string): Locator =>
  page.locator('details').filter({ has: page.locator('summary', { hasText: new RegExp(`^${title}`) }) });

test(
  'the checklist shows what is missing, and tests the webhook and the mail',
  { tag: '@layout' },
  async ({ page }) => {
    const consoleErrors = watchConsole(page);
    await openAsAdmin(page, '/admin');
    await expect(line(page)).toContainText(' of 9 done');
    await line(page).getByRole('link', { name: 'Continue' }).click();
    const razorpay = item(page, 'Razorpay');
    await expect(razorpay).toContainText('missing');
    await razorpay.locator('summary').click();
    await expect(razorpay).toContainText('The sandbox replaces Razorpay');
    await razorpay.getByRole('button', { name: 'Send a test webhook' }).click();
    await expect(razorpay.getByRole('status')).toContainText('its signature was right');
    const mail = item(page, 'Mail');
    await mail.locator('summary').click();
    await mail.getByRole('button', { name: 'Send a test mail' }).click();
    await expect(mail.getByRole('status')).toContainText('A test mail goes to');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    expect(consoleErrors).toEqual([]);
  },
);

test('the line leaves the dashboard once all is done or skipped, and comes back', async ({ page }) => {
  await openAsAdmin(page, '/admin/settings/setup');
  await item(page, 'Backup').locator('summary').click();
  await item(page, 'Backup').getByRole('button', { name: 'Skip' }).click();
  await expect(item(page, 'Backup')).toContainText('Skipped');
  await page.goto('/admin');
  await line(page).getByRole('button', { name: 'Skip', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Skip the rest' }).click();
  await expect(line(page)).toHaveCount(0);
  await page.goto('/admin/settings/setup');
  await item(page, 'Backup').locator('summary').click();
  await expect(item(page, 'Backup')).toContainText('Skipped by');
  await item(page, 'Backup').getByRole('button', { name: 'Undo skip' }).click();
  await expect(item(page, 'Backup')).toContainText('1 missing');
  await page.goto('/admin');
  await expect(line(page)).toContainText('8 of 9 done');
});

test('an item that cannot be checked says so, and the others still work', async ({ page }) => {
  await page.route('**/api/admin/setup/mail/look', (route) => route.abort());
  await openAsAdmin(page, '/admin/settings/setup');
  const mail = item(page, 'Mail');
  await expect(mail).toContainText('Unknown');
  await expect(item(page, 'Backup')).toContainText('1 missing');
  await page.unroute('**/api/admin/setup/mail/look');
  await mail.locator('summary').click();
  await mail.getByRole('button', { name: 'Try again' }).click();
  await expect(mail).toContainText('missing');
});

test('only owners see the checklist', async ({ page }) => {
  await openAs(page, 'manager', '/admin');
  await expect(page.getByText('Revenue this month')).toBeVisible();
  await expect(line(page)).toHaveCount(0);
});
