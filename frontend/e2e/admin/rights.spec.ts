import { expect, test } from '@playwright/test';
import { needsAccounts } from '../account/account-stack.ts';
import { expectAccessible, watchConsole } from '../support/checks.ts';
import { completeSale, openAs } from './admin-stack.ts';

test.beforeEach(needsAccounts);

test('an editor sees their own work in the rail, and learns why another screen stays shut', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openAs(page, 'editor', '/admin');
  // Without a dashboard the day begins with the first screen of their own.
  await expect(page).toHaveURL('/admin/blogs');
  const rail = page.getByRole('navigation', { name: 'Admin' });
  await expect(rail.getByRole('link')).toHaveText(['Blogs', 'Recipes', 'Testimonials']);
  await page.goto('/admin/payments');
  await expect(page.getByRole('heading', { level: 1, name: 'Not part of your role' })).toBeVisible();
  await expect(page.getByText('You work here as Editor.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to your work' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blogs' })).toBeVisible();
  expect(asked.filter((path) => /payments\/admin|overview|summary/.test(path))).toEqual([]);
  expect(complaints).toEqual([]);
});

test('an accountant reads payments, exports them and changes none', async ({ page }) => {
  const sale = await completeSale();
  await openAs(page, 'accountant', `/admin/payments/${sale.paymentId}`);
  await expect(page.getByRole('heading', { level: 1, name: sale.name })).toBeVisible();
  await expect(page.getByText('completed', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refund' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Send receipt again' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to payments' }).click();
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeVisible();
});

test('a coach has a profile and nothing to do here yet', async ({ page }) => {
  await openAs(page, 'coach', '/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Access denied' })).toBeVisible();
});
