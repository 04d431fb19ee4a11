import { expect, test } from '@playwright/test';
import { alertSaying, needsAccounts } from '../account/account-stack.ts';
import { openAsAdmin } from './admin-stack.ts';
import { expectAccessible, watchConsole } from '../support/checks.ts';
import { inDatabase } from '../support/database.ts';

test.beforeEach(needsAccounts);

test('lists activities, and shows the changes of a write', { tag: '@core' }, async ({ page }) => {
  const consoleErrors = watchConsole(page);
  const changes = {
    before: { _id: 'x', title: 'Sleep well', featured: false },
    after: { _id: 'x', title: 'Sleep better', featured: true },
  };
  const email = `editor-${crypto.randomUUID().slice(0, 8)}@example.com`;
  await inDatabase(
    `INSERT INTO activities (id, email, action, feature, route, ip, changes, created_at)
     VALUES (gen_random_uuid(), $1, 'Updated', 'Blog', '/api/blogs/:id', '203.0.113.7', $2, now())`,
    [email, JSON.stringify(changes)],
  );
  await openAsAdmin(page, '/admin/recentlogins');
  const row = page.getByRole('row').filter({ hasText: email });
  for (const cell of ['Updated', '/api/blogs/:id', '203.0.113.7']) await expect(row).toContainText(cell);
  const opener = row.getByRole('button', { name: /show what changed/ });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Updated: Blog' });
  await expect(dialog).toContainText('TitleBeforeSleep wellAfterSleep better');
  await expect(dialog).toContainText('FeaturedBeforenoAfteryes');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  expect(consoleErrors).toEqual([]);
});

test('pages with Prev and Next', async ({ page }) => {
  await inDatabase(
    `INSERT INTO activities (id, email, action, feature, route, created_at)
     SELECT gen_random_uuid(), 'page-' || n || '@example.com', 'Updated', 'Blog', '/api/blogs/:id', now() - interval '3 days'
       FROM generate_series(1, $1::int) AS n`,
    [45],
  );
  await openAsAdmin(page, '/admin/recentlogins');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages).toContainText(/Page 1 of \d/);
  await expect(pages.getByRole('button', { name: 'Prev' })).toBeDisabled();
  await pages.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/admin/recentlogins?page=2');
  await expect(pages).toContainText('Page 2 of ');
  await expect(page.getByRole('row')).toHaveCount(21);
  await pages.getByRole('link', { name: 'Prev' }).click();
  await expect(page).toHaveURL('/admin/recentlogins');
});

test('a page past the end is empty, and a log that fails to load shows why', async ({ page }) => {
  await openAsAdmin(page, '/admin/recentlogins?page=99999');
  await expect(page.getByText('No activities found')).toBeVisible();
  await expectAccessible(page);
  await page.route('**/api/users/admin/activities**', (route) => route.abort());
  await page.goto('/admin/recentlogins');
  await expect(alertSaying(page, 'We could not reach the server.')).toBeVisible();
  await expect(page.getByText('No activities found')).toBeVisible();
});
