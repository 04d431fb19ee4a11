import { expect, test } from '@playwright/test';
import { needsStack } from '../buying/buying-stack.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/checks.ts';
import { asAdmin, openAsAdmin } from './admin-stack.ts';

interface Published {
  version: number;
  retention: Record<string, number>;
}

test.beforeEach(needsStack);

test('periods are validated, published, merged with another owner’s and restored', async ({ page }) => {
  const read = () => asAdmin<Published>('/api/admin/retention');
  const before = await read();
  await openAsAdmin(page, '/admin/settings/retention');
  const due = page.getByRole('region', { name: 'Due tonight' });
  await expect(due.getByText(/No cleanup has run yet|The last cleanup/)).toBeVisible();
  const recipients = page.getByLabel('Recipients of broadcasts');
  const publish = page.getByRole('button', { name: 'Publish', exact: true });

  const purchases = page.getByLabel('Purchases and receipts');
  await purchases.fill('60');
  await publish.click();
  await expect(page.getByText('Tax law asks for eight years: at least 96 months')).toBeVisible();
  await expect(purchases).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await purchases.fill('96');

  await recipients.fill('20');
  await publish.click();
  await expect(page.getByText('Published. Every page shows it within five seconds.')).toBeVisible();
  expect((await read()).retention['recipients']).toBe(20);

  // Another owner publishes first.
  const { retention, version } = await read();
  await recipients.fill('21');
  await asAdmin('/api/admin/retention', { method: 'PUT', body: { ...retention, recipients: 24, version } });
  await publish.click();
  const dialog = page.getByRole('dialog', { name: 'Two versions' });
  await expect(dialog.getByText('24 months')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Recipients of broadcasts: Mine' }).check();
  await dialog.getByRole('button', { name: 'Publish these' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await read()).retention['recipients']).toBe(21);

  await page.getByRole('link', { name: 'History' }).click();
  await page.getByRole('button', { name: `Restore revision ${before.version}`, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  expect((await read()).retention).toEqual(before.retention);
});

test('shows an error when expired rows cannot be counted', async ({ page }) => {
  await page.route('**/api/admin/retention/due', (route) => route.fulfill({ status: 503, json: {} }));
  await openAsAdmin(page, '/admin/settings/retention');
  const due = page.getByRole('region', { name: 'Due tonight' });
  await expect(due.getByRole('alert')).toBeVisible();
  await page.unroute('**/api/admin/retention/due');
  await due.getByRole('button', { name: 'Try again' }).click();
  await expect(due.getByRole('alert')).toBeHidden();
  await expect(due.getByText('Unpaid checkouts')).toBeVisible();
});
