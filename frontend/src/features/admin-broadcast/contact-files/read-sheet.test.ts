// @vitest-environment node: jsdom has no streams.
import { readFileSync } from 'node:fs';
import { CFB, utils, write, type WorkBook } from '@e965/xlsx';
import { expect, test } from 'vitest';
import type { Contact } from '../contacts/contact.ts';
import { leftOut } from './contact-file.ts';
import { readRows, TooManyRows } from './read-rows.ts';
import { readSheet, HiddenFirstSheet } from './read-sheet.ts';

const folder = new URL('../../../../test/contact-files/', import.meta.url);
const read = async (file: Buffer | ArrayBuffer | string, sheet?: string) =>
  readRows(await readSheet(new Uint8Array(Buffer.from(file as Buffer)).buffer, sheet));
const stored = (name: string) => read(readFileSync(new URL(name, folder)));

/** Contacts as `address name`, rows left out as `row reason`. */
async function told(file: ReturnType<typeof read>) {
  const answer = await file;
  return {
    contacts: answer.contacts.map(({ email, name }: Contact) => `${email} ${name}`.trim()),
    leftOut: leftOut(answer).map(({ row, reason }) => `${row} ${reason}`),
  };
}

test.each([
  { name: 'html2.xls', contacts: ['asha@example.com Asha'] },
  { name: 'hyperlink.xlsx', contacts: ['asha@example.com Asha'] },
  { name: 'google-contacts.csv', contacts: ['asha@example.com Asha Rao'] },
  { name: 'title-emails.csv', contacts: ['asha@example.com Asha', 'ravi@example.com Ravi'] },
  { name: 'two-email-columns.csv', contacts: ['asha@example.com Asha', 'ravi@example.com Ravi'] },
  {
    name: 'two-stray-quotes-small.csv',
    contacts: ['asha@example.com Rocky Asha', 'ravi@example.com Ravi', 'dev@example.com Rocky Dev'],
  },
])('reads all of $name', async ({ name, contacts }) => {
  expect(await told(stored(name))).toEqual({ contacts, leftOut: [] });
});

const twice = (...rows: number[]) => rows.map((row) => `${row} Duplicate`);
const noAddress = (...rows: number[]) => rows.map((row) => `${row} Not an email address`);

test.each([
  {
    name: 'formula-no-cache.xlsx',
    contacts: [],
    left: ['2 Formula without a value: save the file in Excel first'],
  },
  { name: 'listmonk.csv', contacts: [], left: ['2 Not subscribed (column status)'] },
  {
    name: 'ghost.csv',
    contacts: ['ravi@example.com Ravi'],
    left: ['2 Not subscribed (column subscribed_to_emails)'],
  },
  {
    name: 'shopify.csv',
    contacts: ['ravi@example.com Ravi K'],
    left: ['2 Not subscribed (column Accepts Email Marketing)'],
  },
  { name: 'invisible.csv', contacts: ['ravi@example.com Z'], left: twice(3, 4, 5, 6, 7, 8, 9, 10) },
  { name: 'idn.csv', contacts: ['asha@bücher.example U'], left: twice(3, 4, 5) },
  {
    name: 'forms.csv',
    contacts: [
      'a@example.com 1',
      'b@example.com 2',
      'c@example.com 3',
      'e@example.com',
      "'f@example.com' 4",
      'j@example.com/ 10',
      'm＠example.com 13',
      'n@example。com 14',
    ],
    left: [...twice(7), ...noAddress(8, 9, 10, 11, 13, 14)],
  },
])('reports the rows of $name that are left out, with the reason', async ({ name, contacts, left }) => {
  expect(await told(stored(name))).toEqual({ contacts, leftOut: left });
});

/** A thousand people; a quote precedes some of the names. */
const thousand = (quoted: readonly number[]) =>
  [
    'name,email',
    ...Array.from({ length: 1_000 }, (_, i) => `${quoted.includes(i) ? '"' : ''}P${i},p${i}@example.com`),
  ]
    .join('\n')
    .concat('\n');

test.each([[[499]], [[100, 900]], [[0, 1, 2, 500, 998, 999]]])(
  'loses or mixes up nobody with stray quotes in rows %j',
  async (quoted) => {
    const { contacts, dropped } = await read(thousand(quoted));
    expect(dropped).toEqual([]);
    expect(contacts).toEqual(
      Array.from({ length: 1_000 }, (_, i) => ({
        email: `p${i}@example.com`,
        name: `P${i}`,
      })),
    );
  },
);

test.each([
  ['commas', 'PK,Email,Name\n1,asha@example.com,Asha\n'],
  ['semicolons', 'ID;Email;Name\n1;asha@example.com;Asha\n'],
  ['bars', 'ID|Email|Name\n1|asha@example.com|Asha\n'],
  ['tabs, and a byte order mark', '\uFEFFEmail\tName\r\nasha@example.com\tAsha\r\n'],
  ["Excel's line that names the delimiter", 'sep=^\r\nEmail^Name\r\nasha@example.com^Asha\r\n'],
  [
    'commas in a title above semicolons',
    'Members, Pune, as of 20 November\nEmail;Name\nasha@example.com;Asha\n',
  ],
])('reads text with %s as a table', async (_, text) => {
  expect((await read(text)).contacts).toEqual([{ email: 'asha@example.com', name: 'Asha' }]);
});

test.each([
  ['Windows-1252', Buffer.from('Email;Name\r\nasha@example.com;José Müller\r\n', 'latin1'), 'José Müller'],
  ['UTF-16', Buffer.from('\uFEFFEmail\tName\r\nasha@example.com\tआशा\r\n', 'utf16le'), 'आशा'],
])('decodes text saved by Excel in %s', async (_, file, name) => {
  expect((await read(file)).contacts).toEqual([{ email: 'asha@example.com', name }]);
});

const bookOf = (...sheets: string[][][]): WorkBook => {
  const book = utils.book_new();
  for (const rows of sheets) utils.book_append_sheet(book, utils.aoa_to_sheet(rows));
  return book;
};
const bytesOf = (book: WorkBook, bookType: 'xlsx' | 'xls' | 'xlml' = 'xlsx') =>
  write(book, { type: 'buffer', bookType }) as Buffer;

test.each(['xlsx', 'xls', 'xlml'] as const)('reads the first sheet of an %s file', async (bookType) => {
  const rows = [
    ['Email', 'Name'],
    ['ü@example.com', 'Jürgen ✓ देवी'],
  ];
  const book = bookOf(rows, [['Email'], ['second@example.com']]);
  expect((await read(bytesOf(book, bookType))).contacts).toEqual([
    { email: 'ü@example.com', name: 'Jürgen ✓ देवी' },
  ]);
});

test("keeps the spreadsheet's row numbers if the sheet begins further down", async () => {
  const book = utils.book_new();
  const sheet = utils.sheet_add_aoa({}, [['Email'], ['asha@example.com'], ['nonsense']], { origin: 'C5' });
  utils.book_append_sheet(book, sheet);
  expect(await told(read(bytesOf(book)))).toEqual({
    contacts: ['asha@example.com'],
    leftOut: ['7 Not an email address'],
  });
});

test.each(['xlsx', 'xlml'] as const)('holds back hidden rows of an %s file', async (bookType) => {
  const book = bookOf([['Email'], ['asha@example.com'], ['ravi@example.com'], ['dev@example.com']]);
  book.Sheets['Sheet1']!['!rows'] = [{}, {}, { hidden: true }];
  expect(await told(read(bytesOf(book, bookType)))).toEqual({
    contacts: ['asha@example.com', 'dev@example.com'],
    leftOut: ['3 Hidden row'],
  });
});

/** The library writes no hidden rows into .xls: adds a Row record ([MS-XLS] 2.4.221) for the row at `index`. */
function withHiddenRow(xls: Buffer, index: number): Buffer {
  const archive = CFB.read(xls, { type: 'buffer' });
  const stream = CFB.find(archive, 'Workbook');
  const before = Buffer.from(stream.content);
  // After the sheet's Dimensions record, 14 bytes long.
  const at = before.indexOf(Buffer.from([0x00, 0x02, 0x0e, 0x00])) + 4 + 14;
  const record = Buffer.alloc(4 + 16);
  record.writeUInt16LE(0x02_08, 0);
  record.writeUInt16LE(16, 2);
  record.writeUInt16LE(index, 4);
  record.writeUInt32LE(0x20, 4 + 12);
  stream.content = Buffer.concat([before.subarray(0, at), record, before.subarray(at)]);
  stream.size = stream.content.length;
  return CFB.write(archive, { type: 'buffer' }) as Buffer;
}

test('holds back hidden rows of an xls file', async () => {
  const book = bookOf([['Email'], ['asha@example.com'], ['ravi@example.com'], ['dev@example.com']]);
  expect(await told(read(withHiddenRow(bytesOf(book, 'xls'), 2)))).toEqual({
    contacts: ['asha@example.com', 'dev@example.com'],
    leftOut: ['3 Hidden row'],
  });
});

test('asks which sheet to read if the first one is hidden, and reads either', async () => {
  const book = bookOf([['Email'], ['old@example.com']], [['Email'], ['new@example.com']]);
  book.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 0 }] };
  const file = bytesOf(book);
  const question: unknown = await read(file).catch((error: unknown) => error);
  expect(question).toBeInstanceOf(HiddenFirstSheet);
  expect(question).toMatchObject({ sheets: { hidden: 'Sheet1', visible: 'Sheet2' } });
  expect((await read(file, 'Sheet1')).contacts).toEqual([{ email: 'old@example.com', name: '' }]);
  expect((await read(file, 'Sheet2')).contacts).toEqual([{ email: 'new@example.com', name: '' }]);
});

test('ignores a hidden sheet after the first one', async () => {
  const book = bookOf([['Email'], ['asha@example.com']], [['Email'], ['old@example.com']]);
  book.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 1 }] };
  expect((await read(bytesOf(book))).contacts).toEqual([{ email: 'asha@example.com', name: '' }]);
});

test('reads links in the email column only', async () => {
  const book = bookOf([
    ['Name', 'Email'],
    ['Asha', 'asha@example.com'],
    ['Ravi', 'Write to Ravi'],
  ]);
  const sheet = book.Sheets['Sheet1']!;
  (sheet['A2'] as { l: unknown }).l = { Target: 'mailto:other@example.com' };
  (sheet['B2'] as { l: unknown }).l = { Target: 'mailto:other@example.com' };
  (sheet['B3'] as { l: unknown }).l = { Target: 'mailto:ravi@example.com?subject=Hello' };
  expect(await told(read(bytesOf(book)))).toEqual({
    contacts: ['asha@example.com Asha', 'ravi@example.com Ravi'],
    leftOut: [],
  });
});

/** `formula-no-cache.xlsx` with another sheet. */
function withSheet(change: (sheet: string) => string): Buffer {
  const archive = CFB.read(readFileSync(new URL('formula-no-cache.xlsx', folder)), { type: 'buffer' });
  const sheet = CFB.find(archive, 'sheet1.xml');
  sheet.content = Buffer.from(change(Buffer.from(sheet.content).toString()));
  return CFB.write(archive, { type: 'buffer', fileType: 'zip' }) as Buffer;
}
const withSecondRow = (cells: string): Buffer =>
  withSheet((sheet) => sheet.replace(/<row r="2">.*<\/row>/, () => `<row r="2">${cells}</row>`));

const name = '<c r="A2" t="str"><v>Asha</v></c>';
const email = '<c r="B2" t="str"><v>asha@example.com</v></c>';
test.each([
  [`${name}<c r="B2"><f>LOWER(A2)</f></c>`, 'formula'],
  [`${name}<c r="B2" s="0"><f>LOWER(A2)</f><v></v></c>`, 'formula'],
  [`${name}<c r="B2" t="n"><f t="shared" si="0"/><v/></c>`, 'formula'],
  [`<c r="A2"><f>LOWER(B2)</f></c>${email}`, 'formula'],
  [`<c r="A2" t="str"><f>LOWER("")</f><v></v></c>${email}`, 'contact'],
  [`${name}<c r="B2" t="str"><f>LOWER("")</f><v></v></c>`, 'no email'],
])('reads the formula row %j as %s', async (cells, outcome) => {
  const { contacts, leftOut: left } = await told(read(withSecondRow(cells)));
  const outcomes = {
    formula: { contacts: [], left: ['2 Formula without a value: save the file in Excel first'] },
    contact: { contacts: ['asha@example.com'], left: [] },
    'no email': { contacts: [], left: ['2 No email'] },
  };
  expect({ contacts, left }).toEqual(outcomes[outcome as keyof typeof outcomes]);
});

const links = (range: string): string =>
  `<hyperlinks><hyperlink ref="${range}" location="A1" display="x"/></hyperlinks>`;
test.each([
  ['widths of a billion columns', '<cols><col min="1" max="1000000000" width="9"/></cols>', ''],
  ['a link over all cells', '', links('A1:XFD1048576')],
  ['links with a prefix', '', links('A1:XFD1048576').replaceAll('<hyperlink ', '<x:hyperlink ')],
])('reads a workbook with %s', async (_, before, after) => {
  const file = withSheet((sheet) =>
    sheet.replace(/<sheetData>.*<\/sheetData>/s, (data) => `${before}${data}${after}`),
  );
  const begun = performance.now();
  expect((await told(read(file))).leftOut).toHaveLength(1);
  expect(performance.now() - begun).toBeLessThan(5_000);
});

test('reads a hundred thousand rows and refuses one more', async () => {
  const text = (count: number) =>
    `Email,Name\n${Array.from({ length: count }, (_, i) => `p${i}@example.com,"Rocky ${i}`).join('\n')}\n`;
  expect((await read(text(100_000))).contacts).toHaveLength(100_000);
  await expect(read(text(100_001))).rejects.toThrow(TooManyRows);
  await expect(read('\n'.repeat(60) + text(100_000))).rejects.toThrow(TooManyRows);
});

test('refuses a workbook with too many rows, blank ones above the headers included', async () => {
  const rows = Array.from({ length: 100_000 }, (_, i) => [`p${i}@example.com`]);
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.sheet_add_aoa({}, [['Email'], ...rows], { origin: 'A61' }));
  await expect(read(bytesOf(book))).rejects.toThrow(TooManyRows);
}, 120_000);
