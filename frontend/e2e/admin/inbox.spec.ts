import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { alertSaying, needsAccounts, statusSaying } from '../account/account-stack.ts';
import { asAdmin, openAsAdmin } from './admin-stack.ts';
import { mailsTo } from '../buying/buying-stack.ts';
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from '../support/checks.ts';
import { inDatabase } from '../support/database.ts';

test.beforeEach(needsAccounts);

interface Messages {
  items: { _id: string; email: string; readAt: string | null }[];
}

async function aMessage(
  text = 'Can I pause a plan?\nI travel in May.',
): Promise<{ name: string; email: string }> {
  const mark = randomUUID().slice(0, 8);
  const person = { name: `Asha ${mark}`, email: `asha-${mark}@example.com` };
  const body = { ...person, number: '90000 12345', message: text };
  await asAdmin('/api/contact', { method: 'POST', body });
  return person;
}

async function stored(email: string): Promise<Messages['items'][number]> {
  const { items } = await asAdmin<Messages>(
    `/api/contact/admin/messages?search=${encodeURIComponent(email)}`,
  );
  return items[0]!;
}

const isRead = async (email: string): Promise<boolean> => (await stored(email)).readAt !== null;

const line = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(name) });

test(
  'a message is unread, read once opened, and can be marked as unread',
  { tag: '@core' },
  async ({ page }) => {
    const consoleErrors = watchConsole(page);
    const { name, email } = await aMessage();
    await openAsAdmin(page, '/admin/messages?state=unread');
    await expect(line(page, name)).toContainText('Unread');
    await line(page, name).click();
    const words = page.getByRole('listitem').filter({ hasText: name }).getByRole('paragraph');
    await expect(words.first()).toContainText('I travel in May.');
    await expect(line(page, name)).not.toContainText('Unread');
    await expect.poll(() => isRead(email)).toBe(true);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const reply = await page.getByRole('link', { name: 'Reply by mail' }).getAttribute('href');
    expect(reply).toMatch(new RegExp(`^mailto:${encodeURIComponent(email)}\\?subject=`));
    // The message stays in the unread view until the next load.
    await page.getByRole('button', { name: 'Mark as unread' }).click();
    await expect(line(page, name)).toContainText('Unread');
    await expect.poll(() => isRead(email)).toBe(false);
    await line(page, name).click();
    await expect.poll(() => isRead(email)).toBe(true);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(line(page, name)).toHaveCount(0);
    expect(consoleErrors).toEqual([]);
  },
);

test('the dashboard’s address opens a message', async ({ page }) => {
  const { name, email } = await aMessage();
  await openAsAdmin(page, `/admin/messages?state=unread&open=${(await stored(email))._id}`);
  await expect(line(page, name)).toBeFocused();
  await expect(line(page, name)).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => isRead(email)).toBe(true);
});

test('the rail counts unread messages', async ({ page }) => {
  const { name } = await aMessage();
  await openAsAdmin(page, '/admin/messages');
  const badge = page.getByRole('navigation', { name: 'Admin' }).getByText(/^\d+ unread$/);
  const before = Number.parseInt(await badge.innerText(), 10);
  expect(before).toBeGreaterThan(0);
  await line(page, name).click();
  await expect(line(page, name)).not.toContainText('Unread');
});

test('the search keeps the chosen view and is in the address', async ({ page }) => {
  const word = randomUUID();
  const { name } = await aMessage(`About ${word}, please`);
  await openAsAdmin(page, '/admin/messages?state=unread');
  await page.getByLabel('Search').fill(word);
  await expect(page).toHaveURL(`/admin/messages?search=${word}&state=unread`);
  await expect(page.getByRole('list', { name: 'Messages' }).getByRole('listitem')).toHaveCount(1);
  await expect(line(page, name)).toBeVisible();
  await page.getByLabel('Search').fill(`${word}-not`);
  await page.getByLabel('Search').press('Enter');
  await expect(page.getByText('No messages found')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Show all messages' }).click();
  await expect(page.getByLabel('Search')).toHaveValue('');
});

test('a message that could not be marked stays unread and shows the error', async ({ page }) => {
  const { name } = await aMessage();
  await page.route('**/api/contact/admin/messages/*', (route) => route.abort());
  await openAsAdmin(page, '/admin/messages');
  await line(page, name).click();
  await expect(alertSaying(page, 'We could not reach the server.')).toBeVisible();
  await expect(line(page, name)).toContainText('Unread');
});

test('a failed mail shows why and is sent on retry', async ({ page }) => {
  const consoleErrors = watchConsole(page);
  const email = `failed-${randomUUID().slice(0, 8)}@example.com`;
  await inDatabase(
    `INSERT INTO mails (id, key, template, to_email, data, status, attempts, error)
     VALUES (gen_random_uuid(), $1, 'account-exists', $2, $3, 'failed', 8, '550 No such mailbox')`,
    [`test:${email}`, email, JSON.stringify({ name: 'Asha' })],
  );
  await openAsAdmin(page, '/admin/mails');
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('550 No such mailbox');
  await expect(row).toContainText('Account already exists');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await row.getByRole('button', { name: `Send the mail to ${email} again` }).click();
  await expect(statusSaying(page, `The mail to ${email} is being sent again.`)).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 15_000 }).toBe(1);
  await page.getByRole('link', { name: 'Sent' }).click();
  await expect(page).toHaveURL('/admin/mails?status=sent');
  await expect(row).toBeVisible();
  expect(consoleErrors).toEqual([]);
});
