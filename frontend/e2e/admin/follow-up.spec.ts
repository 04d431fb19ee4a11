import { expect, test } from '@playwright/test';
import { needsAccounts, statusSaying } from '../account/account-stack.ts';
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from '../support/checks.ts';
import { asAdmin, completeSale, openAs, openAsAdmin } from './admin-stack.ts';

test.beforeEach(needsAccounts);

test(
  'a sale waits for a call until it is marked, has notes and links to its person',
  { tag: '@layout' },
  async ({ page }, info) => {
    const consoleErrors = watchConsole(page);
    const sale = await completeSale(`Kavya ${info.project.name} ${Date.now()}`);
    await openAsAdmin(page, `/admin/payments?toCall=true&search=${encodeURIComponent(sale.name)}`);
    await expect(page.getByLabel('To call')).toBeChecked();
    await expectNoSidewaysScroll(page);
    if (info.project.name !== 'phone') await expectAccessible(page);
    await page.getByRole('link', { name: sale.name }).click();
    const marks = page.getByRole('region', { name: 'Follow-up' });
    await marks.getByRole('button', { name: 'Mark as called' }).click();
    await expect(marks.getByText(/^admin@ironbloom\.example, /)).toBeVisible();
    await marks.getByRole('button', { name: 'Undo: First call' }).click();
    await expect(marks.getByText('to call')).toBeVisible();
    await marks.getByRole('button', { name: 'Mark as called' }).click();
    await marks.getByRole('button', { name: 'Mark as assessed' }).click();
    await expect(marks.getByText(/^admin@ironbloom\.example, /)).toHaveCount(2);

    const notes = page.getByRole('region', { name: 'Private notes' });
    await notes.getByRole('button', { name: 'Add note' }).click();
    await expect(notes.getByText('Please write something')).toBeVisible();
    await notes.getByLabel('New note').fill('Calls only after six.\nKnee: careful.');
    await notes.getByRole('button', { name: 'Add note' }).click();
    await expect(notes.getByRole('listitem')).toContainText('Knee: careful.');
    await expect(notes.getByLabel('New note')).toHaveValue('');
    await expectNoSidewaysScroll(page);
    if (info.project.name !== 'phone') await expectAccessible(page);
    await notes.getByRole('button', { name: 'Delete note' }).click();
    await page
      .getByRole('alertdialog', { name: 'Delete this note?' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await expect(notes.getByText('The buyer never sees them.')).toBeVisible();

    await page.getByRole('heading').getByRole('link', { name: sale.name }).click();
    await expect(page.getByRole('heading', { level: 1, name: sale.name })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Individual, 3 months' })).toBeVisible();
    await page.goto(`/admin/payments?toCall=true&search=${encodeURIComponent(sale.name)}`);
    await expect(page.getByText('No payments found')).toBeVisible();
    expect(consoleErrors).toEqual([]);
  },
);

test('an accountant sees marks and notes, and cannot change them', async ({ page }) => {
  const { paymentId } = await completeSale();
  await asAdmin(`/api/payments/admin/${paymentId}/notes`, {
    method: 'POST',
    body: { text: 'Prefers mornings' },
  });
  await openAs(page, 'accountant', `/admin/payments/${paymentId}`);
  await expect(page.getByText('Prefers mornings')).toBeVisible();
  for (const name of ['Mark as called', 'Add note', 'Delete note']) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
});

test('an owner switches to one mail a day, and back', async ({ page }) => {
  await openAsAdmin(page, '/admin/settings/owner-mails');
  const sales = page.getByRole('group', { name: 'Sales and refunds' });
  await sales.getByLabel('Daily summary').check();
  await expect(statusSaying(page, 'Saved. Applies from the next sale.')).toBeVisible();
  await expect(page.getByText(/^At 08:00, India time:/)).toBeVisible();
  await page.reload();
  await expect(sales.getByLabel('Daily summary')).toBeChecked();
  await sales.getByLabel('Immediately').check();
  await expect(page.getByText('One mail for each sale and each refund, sent immediately.')).toBeVisible();
});
