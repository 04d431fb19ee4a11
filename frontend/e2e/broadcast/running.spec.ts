import { randomUUID } from 'node:crypto';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { needsAccounts, statusSaying } from '../account/account-stack.ts';
import { openAsAdmin } from '../admin/admin-stack.ts';
import {
  addressOf,
  bodyBox,
  broadcastCalled,
  broadcastTo,
  chooseContacts,
  contactsCsv,
  openComposer,
  sendToAll,
} from './broadcast-stack.ts';
import { mailsEndingIn, mailsTo } from '../buying/buying-stack.ts';
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from '../support/checks.ts';

test.beforeEach(needsAccounts);
test.describe.configure({ timeout: 240_000 });

/** At ten a second (BROADCAST_PER_SECOND of scripts/test), long enough to interrupt. */
const count = 100;

/** Writes and sends; the dialog then shows the progress. */
async function sendTo(page: Page, mark: string, people: number): Promise<Locator> {
  const dialog = await openComposer(page);
  await chooseContacts(dialog, contactsCsv(mark, people));
  await expect(dialog.getByText(`${people} of ${people} selected`)).toBeVisible();
  await dialog.getByLabel('Subject').fill(`Running ${mark}`);
  await bodyBox(dialog).fill('Hello {{name}}');
  await sendToAll(dialog, people);
  await expect(page).toHaveURL(/\/admin\?broadcast=[\da-f-]{36}$/);
  return dialog;
}

/** Everybody got one message. */
async function expectAllOnce(mark: string, people: number): Promise<void> {
  const addresses = await mailsEndingIn(`-${mark}@example.com`);
  expect(addresses).toHaveLength(people);
  expect(new Set(addresses).size).toBe(people);
}

test('a broadcast survives a reload, pauses, and resumes elsewhere with one message each', async ({
  page,
  browser,
}) => {
  const consoleErrors = watchConsole(page);
  const mark = randomUUID().slice(0, 8);
  const dialog = await sendTo(page, mark, count);
  await expect(dialog.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close', exact: true })).toHaveCount(0);
  await page.reload();
  await expect(dialog.getByText(`Running ${mark}, from Ironbloom.`)).toBeVisible();
  await expect(dialog.getByRole('progressbar', { name: 'Emails sent' })).toBeVisible();
  // Another test's broadcast may be sent first.
  await expect(dialog.getByRole('row').filter({ hasText: `p0-${mark}` })).toContainText('Sent', {
    timeout: 60_000,
  });

  await dialog.getByRole('button', { name: 'Pause' }).click();
  await expect(dialog.getByRole('button', { name: 'Resume' })).toBeVisible();
  // Messages that a worker had already claimed may still be sent.
  await expect
    .poll(async () => (await broadcastCalled(`Running ${mark}`))?.counts['sending'] ?? 0, {
      timeout: 15_000,
    })
    .toBe(0);
  const arrived = await mailsEndingIn(`-${mark}@example.com`);
  expect(arrived.length).toBeLessThan(count);
  // The worker has meanwhile had a turn for another message.
  const later = randomUUID().slice(0, 8);
  await broadcastTo(later);
  await expect.poll(() => mailsTo(addressOf(later, 0)), { timeout: 60_000 }).toHaveLength(1);
  expect(await mailsEndingIn(`-${mark}@example.com`)).toHaveLength(arrived.length);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'New message' }).click();
  await expect(bodyBox(dialog)).toBeVisible();
  await expect(dialog.getByLabel('Subject')).toHaveValue('');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  const otherDialog = other.getByRole('dialog', { name: 'Broadcast Message' });
  // The newest broadcast is shown, which may be another test's.
  await expect(async () => {
    await openAsAdmin(other, '/admin?broadcast=new');
    await expect(otherDialog.getByText(`Running ${mark}, from Ironbloom.`)).toBeVisible();
  }).toPass({ timeout: 120_000 });
  await otherDialog.getByRole('button', { name: 'Resume' }).click();
  await expect(statusSaying(other, `Emails sent: ${count} succeeded, 0 failed.`)).toBeVisible({
    timeout: 60_000,
  });
  await elsewhere.close();
  await expectAllOnce(mark, count);
  expect(consoleErrors.filter((text) => !text.includes('sandboxed'))).toEqual([]);
});
