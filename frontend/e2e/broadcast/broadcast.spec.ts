import { randomUUID } from 'node:crypto';
import { utils, write } from '@e965/xlsx';
import { expect, test } from '@playwright/test';
import { alertSaying, needsAccounts, statusSaying } from '../account/account-stack.ts';
import { asAdmin, openAsAdmin } from '../admin/admin-stack.ts';
import { mailTo, mailsTo } from '../buying/buying-stack.ts';
import { bodyBox, composing, openComposer } from './broadcast-stack.ts';
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from '../support/checks.ts';

test.beforeEach(needsAccounts);

/** A realistic sheet: own header names, names in two columns, rows without a contact. */
function contactFile(mark: string): Buffer {
  const book = utils.book_new();
  const rows = [
    ['E-Mail ID', 'First Name', 'Surname'],
    [` asha-${mark}@example.com `, 'Asha', 'Rao'],
    [`ravi-${mark}@example.com`, 'Ravi', ''],
    ['', 'No', 'Address'],
    ['nonsense', 'Bad', 'Address'],
    [`gone-${mark}@example.com`, 'Gone', ''],
  ];
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Members');
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
}

test('a broadcast reaches the mailboxes of a contact file', { tag: '@core' }, async ({ page }) => {
  const consoleErrors = watchConsole(page);
  const mark = randomUUID().slice(0, 8);
  await asAdmin('/api/suppressions', { method: 'POST', body: { email: `gone-${mark}@example.com` } });
  await openAsAdmin(page, '/admin');
  await page.getByRole('link', { name: 'Send Message' }).click();
  const dialog = await composing(page.getByRole('dialog', { name: 'Broadcast Message' }));
  const send = dialog.getByRole('button', { name: /^Send to/ });
  await expect(send).toBeDisabled();
  await expect(dialog.getByLabel('From Name')).toHaveValue('Ironbloom');

  await dialog
    .getByLabel('Upload a contact file')
    .setInputFiles({ name: 'broken.xlsx', mimeType: 'text/plain', buffer: Buffer.from('phone\n1') });
  const failed = alertSaying(page, 'Failed to parse file. Please ensure it has an email column.');
  await expect(failed).toBeVisible();
  await failed.getByRole('button').click();
  await dialog
    .getByLabel('Upload a contact file')
    .setInputFiles({ name: 'members.xlsx', mimeType: 'application/vnd.ms-excel', buffer: contactFile(mark) });
  await expect(dialog.getByText('3 of 3 selected')).toBeVisible();
  await expect(dialog.getByText(/2 rows left out: no email \(1\), not an email address \(1\)/)).toBeVisible();

  await dialog.getByText('Add a contact manually').click();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(alertSaying(page, 'Please enter an email')).toBeVisible();
  await dialog.getByLabel('Email', { exact: true }).fill('nobody@');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(alertSaying(page, 'Invalid email')).toBeVisible();
  await alertSaying(page, 'Invalid email').getByRole('button', { name: 'Dismiss' }).last().click();
  await dialog.getByLabel('Email', { exact: true }).fill(`HAND-${mark}@example.com`);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('4 of 4 selected')).toBeVisible();
  await dialog.getByLabel('Search contacts').fill('ravi');
  await dialog.getByRole('button', { name: 'Unselect All' }).click();
  await expect(dialog.getByText('3 of 4 selected')).toBeVisible();
  await dialog.getByLabel('Search contacts').fill('');

  await dialog.getByLabel('Subject').fill(`Block ${mark}`);
  // The greeting alone is not enough.
  await expect(send).toBeDisabled();
  await bodyBox(dialog).fill('Hello {{name}}, see you Monday.');
  const preview = dialog.frameLocator('iframe[title="Preview of the message"]');
  await expect(preview.getByText('Hello Asha Rao, see you Monday.')).toBeVisible();
  await expectAccessible(page);

  // Closing and sending both ask first.
  await dialog.getByLabel('Subject').press('Escape');
  const leaving = dialog.getByRole('alertdialog', { name: 'Close without sending?' });
  await expect(leaving).toContainText('The list of 4 contacts is not saved');
  await leaving.getByRole('button', { name: 'Keep writing' }).click();
  await expect(dialog.getByText('3 of 4 selected')).toBeVisible();
  await send.click();
  const question = dialog.getByRole('alertdialog', { name: 'Send to 3 people?' });
  await expect(question.getByRole('button', { name: 'Not yet' })).toBeFocused();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Send to 3' }).click();

  await expect(statusSaying(page, 'Emails sent: 2 succeeded, 0 failed.')).toBeVisible({ timeout: 60_000 });
  const figures = ['2 Sent', '0 Failed', '1 Unsubscribed'];
  for (const figure of figures) await expect(dialog.getByText(figure, { exact: true })).toBeVisible();
  await expect(dialog.getByRole('progressbar', { name: 'Emails sent' })).toHaveAttribute(
    'aria-valuenow',
    '2',
  );
  await expect(dialog.getByRole('row').filter({ hasText: `gone-${mark}` })).toContainText('Unsubscribed');
  const mail = await mailTo(`asha-${mark}@example.com`);
  expect(mail.html).toContain('Hello Asha Rao, see you Monday.');
  await mailTo(`hand-${mark}@example.com`);
  expect(await mailsTo(`ravi-${mark}@example.com`)).toHaveLength(0);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();

  await page.goto('/admin/broadcasts');
  await page.getByRole('link', { name: `Block ${mark}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Block ${mark}`);
  await page.getByText('Read the message').click();
  const sent = page.frameLocator('iframe[title="Message"]');
  await expect(sent.getByText('Hello {{name}}, see you Monday.')).toBeVisible();
  await page.getByRole('link', { name: 'Unsubscribed' }).last().click();
  const rows = page.getByRole('row').filter({ hasText: '@example.com' });
  await expect(rows).toHaveCount(1);
  await expect(rows.getByText('Gone', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  // Playwright's own scripts are blocked in the sandboxed preview.
  expect(consoleErrors.filter((text) => !text.includes('sandboxed'))).toEqual([]);
});

test('an unsent message is kept after a reload', async ({ page }) => {
  const dialog = await openComposer(page);
  await dialog.getByLabel('Subject').fill('Half a thought');
  await bodyBox(dialog).fill('Half a sentence');
  await page.reload();
  await composing(dialog);
  await expect(dialog.getByLabel('Subject')).toHaveValue('Half a thought');
  await expect(bodyBox(dialog)).toHaveText('Half a sentence');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const question = dialog.getByRole('alertdialog', { name: 'Close without sending?' });
  await question.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/admin');
});

test('addresses are added to and removed from the unsubscribed list', async ({ page }) => {
  const consoleErrors = watchConsole(page);
  const email = `quiet-${randomUUID().slice(0, 8)}@example.com`;
  await openAsAdmin(page, '/admin/suppressions');
  await page.getByLabel('Add an address').fill(email);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Added manually');
  await expectAccessible(page);
  await page.getByRole('button', { name: `Remove ${email}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove from the list?' });
  await question.getByRole('button', { name: 'Remove from the list' }).click();
  await expect(page.getByRole('row').filter({ hasText: email })).toHaveCount(0);
  expect(consoleErrors).toEqual([]);
});
