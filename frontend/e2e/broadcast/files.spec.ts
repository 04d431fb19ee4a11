import { randomUUID } from 'node:crypto';
import { utils, write } from '@e965/xlsx';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { alertSaying, needsAccounts } from '../account/account-stack.ts';
import { addressOf, chooseContacts, contactsCsv, openComposer } from './broadcast-stack.ts';
import { expectAccessible, expectNoSidewaysScroll, watchConsole } from '../support/checks.ts';
import { aHarmlessWorkbook, aProtectedWorkbook, hostileFiles } from './hostile-files.ts';

test.beforeEach(needsAccounts);

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const failed = 'Failed to parse file. Please ensure it has an email column.';

/** As the site formats numbers. */
const inIndia = (count: number): string => count.toLocaleString('en-IN');

async function readSearchAndPick(page: Page, dialog: Locator, mark: string, count: number): Promise<void> {
  const all = `${inIndia(count)} of ${inIndia(count)} selected`;
  const worker = page.waitForEvent('worker');
  await chooseContacts(dialog, contactsCsv(mark, count));
  await worker;
  // The page stays responsive.
  await dialog.getByLabel('Subject').fill('While the file is read');
  await expect(dialog.getByText(all)).toBeVisible({ timeout: 120_000 });

  // The last but one, and all with the same prefix.
  const found = String(count - 2).slice(0, -1);
  const asMany = contactsCsv(mark, count).buffer.toString().split(`\np${found}`).length - 1;
  await dialog.getByLabel('Search contacts').fill(`p${found}`);
  await expect(dialog.getByRole('listitem').first()).toContainText(`p${found}`);
  await dialog.getByRole('button', { name: 'Unselect All' }).click();
  await expect(dialog.getByText(`${inIndia(count - asMany)} of ${inIndia(count)} selected`)).toBeVisible();
  await dialog.getByLabel('Search contacts').fill('');
  await dialog.getByRole('button', { name: 'Select All' }).click();
  await expect(dialog.getByText(all)).toBeVisible();
  const list = dialog.getByRole('region', { name: 'Contacts', exact: true });
  await list.evaluate((box) => box.scrollTo(0, box.scrollHeight));
  await expect(list.getByText(addressOf(mark, count - 1))).toBeVisible();
  expect(await list.getByRole('listitem').count()).toBeLessThan(60);

  // The same people in an Excel file, with a new one: nobody is added twice.
  const book = utils.book_new();
  const rows = Array.from({ length: count }, (_, index) => [
    addressOf(mark, index + 1),
    `Person ${index + 1}`,
  ]);
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Email', 'Name'], ...rows]), 'A');
  const buffer = write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer;
  await chooseContacts(dialog, { name: 'people.xlsx', mimeType: xlsx, buffer });
  await expect(dialog.getByText(`${inIndia(count + 1)} of ${inIndia(count + 1)} selected`)).toBeVisible({
    timeout: 120_000,
  });
}

test('thousands of contacts are read off the main thread, searched and selected', async ({ page }) => {
  const consoleErrors = watchConsole(page);
  const dialog = await openComposer(page);
  await readSearchAndPick(page, dialog, randomUUID().slice(0, 8), 3_000);
  expect(consoleErrors.filter((text) => !text.includes('sandboxed'))).toEqual([]);
});

test('a hundred thousand contacts, the maximum, work as well', async ({ page }) => {
  test.setTimeout(300_000);
  const consoleErrors = watchConsole(page);
  const mark = randomUUID().slice(0, 8);
  const dialog = await openComposer(page);
  const shown = dialog.getByText('Reading the file...').waitFor();
  await readSearchAndPick(page, dialog, mark, 99_999);
  await shown;

  await chooseContacts(dialog, contactsCsv(mark, 100_001));
  await expect(alertSaying(page, 'The file has more than 1,00,000 rows. Please split it.')).toBeVisible({
    timeout: 120_000,
  });
  expect(consoleErrors.filter((text) => !text.includes('sandboxed'))).toEqual([]);
});

/** A hidden first sheet, and one with a hidden row and a person who wants no email. */
function askingFile(): Buffer {
  const book = utils.book_new();
  const clients = utils.aoa_to_sheet([
    ['Email', 'Name', 'Accepts Email Marketing'],
    ['asha@example.com', 'Asha', 'yes'],
    ['ravi@example.com', 'Ravi', 'yes'],
    ['dev@example.com', 'Dev', 'no'],
    ['nonsense', 'Nobody', ''],
  ]);
  clients['!rows'] = [{}, {}, { hidden: true }];
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Email'], ['old@example.com']]), 'Old');
  utils.book_append_sheet(book, clients, 'Clients');
  book.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 0 }] };
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
}

test('asks about a file’s hidden sheet, hidden rows and opt-outs', { tag: '@layout' }, async ({ page }) => {
  const dialog = await openComposer(page);
  await chooseContacts(dialog, { name: 'clients.xlsx', mimeType: xlsx, buffer: askingFile() });
  await dialog.getByRole('button', { name: 'Read “Clients”' }).click();
  await expect(dialog.getByText('1 of 1 selected')).toBeVisible();
  await expect(dialog.getByText(/^clients.xlsx: 1 contact, 3 rows left out: /)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await dialog.getByRole('button', { name: 'Include', exact: true }).press('Enter');
  await expect(dialog.getByText('2 of 2 selected')).toBeVisible();
  await expect(dialog.getByRole('status').filter({ hasText: 'clients.xlsx' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Include them anyway' }).press('Enter');
  const question = page.getByRole('alertdialog', {
    name: 'These people are not subscribed. Include them?',
  });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Include them' }).press('Enter');
  await expect(dialog.getByText('3 of 3 selected')).toBeVisible();
  await expect(
    dialog.getByText('clients.xlsx: 3 contacts, 1 row left out: not an email address (1).'),
  ).toBeVisible();
});

/** Each is refused with a message, and nothing is sent. */
async function expectRefused(page: Page, files: Record<string, Buffer>): Promise<void> {
  const consoleErrors = watchConsole(page);
  const sent: unknown[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'POST' || !pathname.startsWith('/api/broadcasts')) return;
    // The preview uses a sample name until a contact is chosen.
    const { name } = request.postDataJSON() as { name?: string };
    if (!pathname.endsWith('/preview') || name !== 'Asha') sent.push([pathname, name]);
  });
  const dialog = await openComposer(page);
  for (const [name, buffer] of Object.entries(files)) {
    await test.step(name, async () => {
      const mimeType = name.endsWith('.csv') ? 'text/csv' : xlsx;
      await chooseContacts(dialog, { name, mimeType, buffer });
      await expect(alertSaying(page, failed)).toBeVisible({ timeout: 15_000 });
      await alertSaying(page, failed).getByRole('button').click();
      await expect(dialog.getByText(/selected$/)).toBeHidden();
    });
  }
  expect(sent).toEqual([]);
  await chooseContacts(dialog, { name: 'fine.xlsx', mimeType: xlsx, buffer: aHarmlessWorkbook() });
  await expect(dialog.getByText('1 of 1 selected')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toContainText('bomb@example.com');
  expect(consoleErrors.filter((text) => !text.includes('sandboxed'))).toEqual([]);
}

// test/hostile-contacts.test.ts covers each kind; this test covers the dialog.
test('a hostile file is refused with a message, and the dialog still works', async ({ page }) => {
  await expectRefused(page, { 'secret.xlsx': aProtectedWorkbook(), 'empty.csv': Buffer.from('') });
});

test('no hostile file crashes the page', async ({ page }) => {
  await expectRefused(page, hostileFiles());
});
