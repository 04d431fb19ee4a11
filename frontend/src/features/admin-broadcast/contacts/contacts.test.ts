import { utils, write } from '@e965/xlsx';
import { read } from '@e965/xlsx';
import { expect, test } from 'vitest';
import { droppedCsv } from '../contact-files/dropped-csv.ts';
import { readSheet } from '../contact-files/read-sheet.ts';
import { NoEmailColumn, NoRows, readRows } from '../contact-files/read-rows.ts';
import { chosen, found, manualProblem, nobody, withContacts, withSelected } from './selection.ts';

test.each([
  ['email'],
  ['E-Mail'],
  [' Email Address '],
  ['mail'],
  ['EMAIL_ID'],
  ['e mail'],
  ['E-mail 1 - Value'],
  ['Primary Email'],
  ['Email Addresses'],
  ['Email (work)'],
  ['E-mails'],
  ['Office e-mail address'],
])('the column may be called %j', (head) => {
  const { contacts } = readRows([
    ['#', head, 'Full Name'],
    ['1', ' asha@example.com ', ' Asha Rao '],
  ]);
  expect(contacts).toEqual([{ email: 'asha@example.com', name: 'Asha Rao' }]);
});

test('names come from name, full name, or first and last', () => {
  const nameOf = (heads: string[], cells: string[]) =>
    readRows([
      ['email', ...heads],
      ['a@example.com', ...cells],
    ]).contacts[0]?.name;
  expect(nameOf(['Name'], ['Ravi'])).toBe('Ravi');
  expect(nameOf(['First Name', 'Surname'], ['Ravi', 'Kumar'])).toBe('Ravi Kumar');
  expect(nameOf(['Phone'], ['98'])).toBe('');
});

test('what is no contact is dropped and told, with its row', () => {
  const { contacts, dropped } = readRows([
    [],
    ['Email', 'Name'],
    ['a@example.com', 'A'],
    ['', 'No address'],
    ['', ''],
    ['nonsense', 'B'],
    ['A@EXAMPLE.COM', 'Again'],
    ['=HYPERLINK("x")', ''],
  ]);
  expect(contacts).toEqual([{ email: 'a@example.com', name: 'A' }]);
  expect(dropped).toEqual([
    { row: 4, reason: 'No email', value: 'No address' },
    { row: 6, reason: 'Not an email address', value: 'nonsense' },
    { row: 7, reason: 'Twice in the file', value: 'A@EXAMPLE.COM' },
    { row: 8, reason: 'Not an email address', value: '=HYPERLINK("x")' },
  ]);
  expect(droppedCsv(dropped)).toContain('"8","Not an email address","\'=HYPERLINK(""x"")"');
});

test('a title above the heads is skipped, and rows keep the numbers of the sheet', () => {
  const { contacts, dropped } = readRows([
    ['Members of the Monday class'],
    ['as of 20 November', ''],
    [],
    ['Name', 'Email'],
    ['Asha', 'asha@example.com'],
    ['Ravi', 'nonsense'],
  ]);
  expect(contacts).toEqual([{ email: 'asha@example.com', name: 'Asha' }]);
  expect(dropped).toEqual([{ row: 6, reason: 'Not an email address', value: 'nonsense' }]);
});

test('heads with nobody below them are told apart from a file without heads', () => {
  expect(() =>
    readRows([
      ['Name', 'Email'],
      ['', ' '],
    ]),
  ).toThrow(NoRows);
});

test.each(['Emailed on', 'Gmail', 'Mailing list', 'Female'])('%j is no column of addresses', (head) => {
  expect(() => readRows([[head], ['x']])).toThrow(NoEmailColumn);
});

test('a file without an e-mail column is refused', () => {
  expect(() =>
    readRows([
      ['Phone', 'Name'],
      ['98', 'A'],
    ]),
  ).toThrow(NoEmailColumn);
  expect(() => readRows([])).toThrow(NoEmailColumn);
});

test.each(['xlsx', 'xls', 'csv'] as const)('%s comes through the library as it was', (bookType) => {
  const book = utils.book_new();
  utils.book_append_sheet(
    book,
    utils.aoa_to_sheet([
      ['Email', 'Name'],
      ['ü@example.com', 'Jürgen ✓ देवी'],
    ]),
    'A',
  );
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Email'], ['second@example.com']]), 'B');
  const bytes = write(book, { type: 'array', bookType }) as ArrayBuffer;
  const again = read(bytes, { dense: true, ...(bookType === 'csv' && { codepage: 65001 }) });
  const sheet = again.Sheets[again.SheetNames[0] ?? ''];
  const rows = utils.sheet_to_json<unknown[]>(sheet!, { header: 1, raw: false });
  expect(readRows(rows).contacts).toEqual([{ email: 'ü@example.com', name: 'Jürgen ✓ देवी' }]);
});

test.each([
  ['commas', 'PK,Email,Name\n1,asha@example.com,Asha\n'],
  ['semicolons', 'ID;Email;Name\n1;asha@example.com;Asha\n'],
  ['tabs, and a mark of their order', '\uFEFFEmail\tName\r\nasha@example.com\tAsha\r\n'],
])('text with %s is a table', async (_, text) => {
  const rows = await readSheet(new TextEncoder().encode(text).buffer);
  expect(readRows(rows).contacts).toEqual([{ email: 'asha@example.com', name: 'Asha' }]);
});

test.each([
  [
    'the letters of Windows',
    Buffer.from('Email;Name\r\nasha@example.com;José Müller\r\n', 'latin1'),
    'José Müller',
  ],
  ['UTF-16', Buffer.from('\uFEFFEmail\tName\r\nasha@example.com\tआशा\r\n', 'utf16le'), 'आशा'],
])('text as Excel saves it, in %s, keeps its letters', async (_, file, name) => {
  const rows = await readSheet(new Uint8Array(file).buffer);
  expect(readRows(rows).contacts).toEqual([{ email: 'asha@example.com', name }]);
});

test('selecting works on what the search shows', () => {
  const all = withContacts(nobody, [
    { email: 'asha@example.com', name: 'Asha' },
    { email: 'ravi@example.com', name: 'Ravi' },
  ]);
  expect(chosen(all)).toHaveLength(2);
  const without = withSelected(all, found(all.contacts, 'RAVI'), false);
  expect(chosen(without).map(({ name }) => name)).toEqual(['Asha']);
  const again = withContacts(without, [{ email: 'RAVI@example.com', name: 'Twice' }]);
  expect(again.contacts).toHaveLength(2);
  expect(chosen(again)).toHaveLength(2);
});

test('a contact typed by hand is looked at', () => {
  expect(manualProblem('  ')).toBe('Please enter an email');
  expect(manualProblem('a@b')).toBe('Invalid email');
  expect(manualProblem(' a@b.in ')).toBeUndefined();
});
