import { expect, test } from 'vitest';
import { leftOut, withHeld, withoutHeld, type ContactFile } from './contact-file.ts';
import { droppedCsv } from './file-report.tsx';
import { NoEmailColumn, NoRows, readRows } from './read-rows.ts';

const read = (rows: string[][]) => readRows({ rows });

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
])('accepts %j as the header of the email column', (head) => {
  const { contacts } = read([
    ['#', head, 'Full Name'],
    ['1', ' asha@example.com ', ' Asha Rao '],
  ]);
  expect(contacts).toEqual([{ email: 'asha@example.com', name: 'Asha Rao' }]);
});

test('reads names from name, full name, or first and last name', () => {
  const nameOf = (heads: string[], cells: string[]) =>
    read([
      ['email', ...heads],
      ['a@example.com', ...cells],
    ]).contacts[0]?.name;
  expect(nameOf(['Name'], ['Ravi'])).toBe('Ravi');
  expect(nameOf(['First Name', 'Surname'], ['Ravi', 'Kumar'])).toBe('Ravi Kumar');
  expect(nameOf(['First Name', 'Surname'], ['Ravi', '#N/A'])).toBe('Ravi');
  expect(nameOf(['Name', 'First Name'], ['#N/A', 'Ravi'])).toBe('Ravi');
  expect(nameOf(['Name'], ['undefined'])).toBe('');
  expect(nameOf(['Phone'], ['98'])).toBe('');
});

test('reports rows that are not contacts, with their row number', () => {
  const { contacts, dropped } = read([
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
    { row: 7, reason: 'Duplicate', value: 'A@EXAMPLE.COM' },
    { row: 8, reason: 'Not an email address', value: '=HYPERLINK("x")' },
  ]);
  expect(droppedCsv(dropped)).toContain('"8","Not an email address","\'=HYPERLINK(""x"")"');
});

test("skips a title above the headers and keeps the sheet's row numbers", () => {
  const { contacts, dropped } = read([
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

test('distinguishes headers without rows from missing headers', () => {
  expect(() =>
    read([
      ['Name', 'Email'],
      ['', ' '],
    ]),
  ).toThrow(NoRows);
});

test.each(['Emailed on', 'Gmail', 'Mailing list', 'Female'])(
  'does not accept %j as an email column',
  (head) => {
    expect(() => read([[head], ['x']])).toThrow(NoEmailColumn);
  },
);

test('refuses a file without an email column', () => {
  expect(() =>
    read([
      ['Phone', 'Name'],
      ['98', 'A'],
    ]),
  ).toThrow(NoEmailColumn);
  expect(() => read([])).toThrow(NoEmailColumn);
});

test('reads an address from a link, a list, or with a name', () => {
  const addressIn = (cell: string) =>
    read([
      ['Email', 'Name'],
      [cell, ''],
      ['last@example.com', 'Last'],
    ]).contacts.slice(0, -1);
  const asha = { email: 'asha@example.com', name: '' };
  expect(addressIn('mailto:asha@example.com?subject=Hello, Asha')).toEqual([asha]);
  expect(addressIn('MAILTO:asha%40example.com')).toEqual([asha]);
  expect(addressIn('asha@example.com ::: rao@example.com')).toEqual([asha]);
  expect(addressIn('asha@example.com; rao@example.com')).toEqual([asha]);
  expect(addressIn('asha@example.com,\nrao@example.com\n')).toEqual([asha]);
  expect(addressIn('"Rao, Asha" <asha@example.com>')).toEqual([{ ...asha, name: 'Rao, Asha' }]);
  expect(addressIn('Asha <asha@example.com>, Ravi <ravi@example.com>')).toEqual([{ ...asha, name: 'Asha' }]);
  expect(addressIn('asha@example.com, or by phone')).toEqual([]);
  expect(addressIn('Asha <nonsense>')).toEqual([]);
});

test('prefers the name column to the name beside the address', () => {
  const { contacts } = read([
    ['Name', 'Email'],
    ['Asha Rao', 'A. <asha@example.com>'],
  ]);
  expect(contacts).toEqual([{ email: 'asha@example.com', name: 'Asha Rao' }]);
});

test('removes invisible characters from contacts', () => {
  const { contacts } = read([
    ['Email', 'Name'],
    ['\u200easha@example.com\u200b', 'Asha\u00a0Rao\u202c'],
  ]);
  expect(contacts).toEqual([{ email: 'asha@example.com', name: 'Asha Rao' }]);
});

test('uses the second email column where the first has no address', () => {
  const { contacts, dropped } = read([
    ['Work Email', 'Personal Email'],
    ['', 'asha@example.com'],
    ['-', 'ravi@example.com'],
    ['dev@example.com', 'dev.home@example.com'],
    ['', 'nonsense'],
  ]);
  expect(contacts.map(({ email }) => email)).toEqual([
    'asha@example.com',
    'ravi@example.com',
    'dev@example.com',
  ]);
  expect(dropped).toEqual([{ row: 5, reason: 'Not an email address', value: 'nonsense' }]);
});

test('does not use an email header without addresses below it', () => {
  expect(
    read([
      ['Mail', 'E-mail'],
      ['yes', 'asha@example.com'],
    ]).contacts,
  ).toEqual([{ email: 'asha@example.com', name: '' }]);
  expect(() => read([['Emails'], ['3'], ['5']])).toThrow(NoEmailColumn);
});

test('does not take a title with header words for the headers', () => {
  const below = [
    ['Email', 'Name'],
    ['asha@example.com', 'Asha'],
    ['Email', 'Name'],
    ['ravi@example.com', 'Ravi'],
  ];
  const { contacts, dropped } = read([['Client Emails', ''], ...below]);
  expect(contacts.map(({ name }) => name)).toEqual(['Asha', 'Ravi']);
  expect(dropped).toEqual([{ row: 4, reason: 'Not an email address', value: 'Email' }]);
});

test('reports rows without an address, even if no row has one', () => {
  const { contacts, dropped } = read([
    ['Name', 'Email'],
    ['Asha', ''],
  ]);
  expect(contacts).toEqual([]);
  expect(dropped).toEqual([{ row: 2, reason: 'No email', value: 'Asha' }]);
});

test('reports names with a line break or over 200 characters', () => {
  const { contacts, dropped } = read([
    ['Email', 'Name'],
    ['a@example.com', 'Asha\nRao'],
    ['b@example.com', 'x'.repeat(201)],
    ['c@example.com', ` ${'x'.repeat(200)} `],
  ]);
  expect(contacts).toEqual([{ email: 'c@example.com', name: 'x'.repeat(200) }]);
  expect(dropped).toEqual([
    { row: 2, reason: 'Name with a line break', value: 'a@example.com' },
    { row: 3, reason: 'Name longer than 200 characters', value: 'b@example.com' },
  ]);
});

test.each([
  ['Subscribed', 'no'],
  ['subscribed_to_emails', 'FALSE'],
  ['Accepts Email Marketing', 'No'],
  ['Accepts Marketing', '0'],
  ['Email Marketing', 'n'],
  ['Opt-in', 'no'],
  ['Opted In?', 'false'],
  ['Newsletter', 'no'],
  ['Status', 'Unsubscribed'],
  ['Email status', 'bounced'],
  ['state', 'blocked'],
  ['Subscriber status', 'Never subscribed'],
  ['Unsubscribed at', '2026-03-01 10:00'],
  ['unsubscribed', 'true'],
  ['Opted out', '1'],
  ['Do Not Contact', 'X'],
  ['DND', 'yes'],
  ['Suppressed', 'TRUE'],
  ['Consent', 'Withdrawn'],
  ['email_marketing_consent', 'declined'],
  ['Email Permission Status', 'Opted Out'],
  ['Wants emails?', 'No'],
  ['Subscribed', '✗'],
])('holds back a person with column %j and value %j', (column, cell) => {
  const { contacts, dropped, held } = read([
    ['Email', 'Name', column],
    ['asha@example.com', 'Asha', cell],
  ]);
  expect({ contacts, dropped }).toEqual({ contacts: [], dropped: [] });
  expect(held).toEqual([{ column, rows: [{ row: 2, email: 'asha@example.com', name: 'Asha' }] }]);
});

test.each([
  ['Subscribed', 'yes'],
  ['subscribed_to_emails', ''],
  ['Status', 'inactive'],
  ['State', 'Kerala'],
  ['Unsubscribed at', ''],
  ['Unsubscribed', 'no'],
  ['Opted out', '-'],
  ['Note', 'unsubscribed'],
])('keeps everybody with column %j and value %j', (column, cell) => {
  const { contacts } = read([
    ['Email', column],
    ['asha@example.com', cell],
  ]);
  expect(contacts).toEqual([{ email: 'asha@example.com', name: '' }]);
});

test('holds back a person with an opt-out in any row', () => {
  const file = read([
    ['Email', 'Name', 'Subscribed'],
    ['asha@example.com', 'Asha', 'yes'],
    ['ASHA@example.com', 'x'.repeat(201), 'no'],
  ]);
  expect(file.contacts).toEqual([]);
  expect(leftOut(file)).toEqual([
    { row: 2, reason: 'Not subscribed (column Subscribed)', value: 'asha@example.com' },
    { row: 3, reason: 'Name longer than 200 characters', value: 'ASHA@example.com' },
  ]);
});

test('holds back hidden rows, unless the same person is in a visible row', () => {
  const { contacts, dropped, held } = readRows({
    rows: [['Email'], ['asha@example.com'], ['ravi@example.com'], ['asha@example.com']],
    hidden: new Set([1, 2]),
  });
  expect(contacts).toEqual([{ email: 'asha@example.com', name: '' }]);
  expect(held).toEqual([{ column: undefined, rows: [{ row: 3, email: 'ravi@example.com', name: '' }] }]);
  expect(dropped).toEqual([{ row: 2, reason: 'Duplicate', value: 'asha@example.com' }]);
});

test('makes every row a contact or leaves it out, before and after the questions', () => {
  const file = readRows({
    rows: [
      ['Email', 'Subscribed'],
      ['a@example.com', 'yes'],
      ['b@example.com', 'no'],
      ['c@example.com', 'yes'],
      ['nonsense', 'yes'],
    ],
    hidden: new Set([3]),
  });
  const refused = file.held.find(({ column }) => column === 'Subscribed')!;
  const hidden = file.held.find(({ column }) => column === undefined)!;
  const counts = (some: ContactFile) => [some.contacts.length, leftOut(some).length];
  expect(counts(file)).toEqual([1, 3]);
  expect(counts(withHeld(file, refused))).toEqual([2, 2]);
  const answered = withoutHeld(withHeld(file, refused), hidden);
  expect(counts(answered)).toEqual([2, 2]);
  expect(leftOut(answered)[0]).toEqual({ row: 4, reason: 'Hidden row', value: 'c@example.com' });
  expect(answered.held).toEqual([]);
});
