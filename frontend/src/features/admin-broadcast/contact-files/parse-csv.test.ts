import { expect, test } from 'vitest';
import { leftOut } from './contact-file.ts';
import { parseCsv } from './parse-csv.ts';
import { readRows } from './read-rows.ts';

const rowsOf = (text: string): string[][] => [...parseCsv(text)].map(({ cells }) => cells);
const unclearOf = (text: string): Set<number> =>
  new Set([...parseCsv(text)].flatMap(({ isUnclear }, row) => (isUnclear ? [row] : [])));

test.each([
  ['a quoted delimiter, quote and line end', 'Email,Note\na,"x, ""y""\r\nz"\n', ['a', 'x, "y"\r\nz']],
  ['spaces around quotes', 'Email,Note\na, "x, y" \n', ['a', 'x, y']],
  ['an empty quoted field', 'Email,Note\n"",b', ['', 'b']],
  ['quotes only', 'Email,Note\n"""",b', ['"', 'b']],
  ['a quote inside', 'Email,Note\n5" screen,b"c\n', ['5" screen', 'b"c']],
  ['a closed quote before more letters', 'Email,Note\n"Rocky" Asha,b\n', ['"Rocky" Asha', 'b']],
  ['a quote that is never closed', 'Email,Note\n"Rocky,b\nc,d\n', ['"Rocky', 'b']],
  ['line ends of old Macs', 'Email,Note\ra,b\rc,d', ['a', 'b']],
])('reads %s', (_, text, second) => {
  expect(rowsOf(text)[1]).toEqual(second);
});

test('reads a multi-line field line by line if it contains an address', () => {
  const text = 'Name,Email\n"A,a@example.com\nB,b@example.com\nC",c@example.com\n';
  expect(rowsOf(text)).toEqual([
    ['Name', 'Email'],
    ['"A', 'a@example.com'],
    ['B', 'b@example.com'],
    ['C"', 'c@example.com'],
  ]);
  expect(unclearOf(text)).toEqual(new Set([1, 3]));
});

test.each([
  ['an address', '"Left in May.\nBrother: Ravi,ravi@example.com,\nasked to stop",yes'],
  ['an address, as an address to write to', '"12 Road\nCare of: desk@hotel.example\nPune",yes'],
  ['an address, and as many columns as the headers', '"p\nq,ravi@example.com,x,s",yes'],
])('makes no contacts of a multi-line note with %s', (_, note) => {
  const text = `Name,Email,Note,Unsubscribed\nDev,dev@example.com,${note}\nMina,mina@example.com,fine,no\n`;
  const file = readRows({ rows: rowsOf(text), unclear: unclearOf(text) });
  expect(file.contacts).toEqual([{ email: 'mina@example.com', name: 'Mina' }]);
  expect(new Set(leftOut(file).map(({ reason }) => reason))).toEqual(new Set(['Unbalanced quotation marks']));
});

test('keeps a multi-line note without an address in its row', () => {
  const text =
    'Name,Email,Note,Unsubscribed\nDev,dev@example.com,"line1\nline2 @rocky",yes\nMina,mina@example.com,,no\n';
  const file = readRows({ rows: rowsOf(text), unclear: unclearOf(text) });
  expect(file.contacts).toEqual([{ email: 'mina@example.com', name: 'Mina' }]);
  expect(leftOut(file)).toEqual([
    { row: 2, reason: 'Not subscribed (column Unsubscribed)', value: 'dev@example.com' },
  ]);
});

test('reads a multi-line field line by line if its row has too many columns', () => {
  expect(
    rowsOf('Name,Email,Note\nA,a@example.com,"n1\nB",b@example.com,n2\nC,c@example.com,"n\n3"\n'),
  ).toEqual([
    ['Name', 'Email', 'Note'],
    ['A', 'a@example.com', '"n1'],
    ['B"', 'b@example.com', 'n2'],
    ['C', 'c@example.com', 'n\n3'],
  ]);
});

/** Seeded random numbers from 0 to 1 (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface RandomTable {
  below: (limit: number) => number;
  delimiter: string;
  lineEnd: string;
  columns: string[];
}

function randomTable(seed: number): RandomTable {
  const random = randomOf(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  const some = ['Name', 'Note', 'City'].slice(0, 1 + below(3));
  return {
    below,
    delimiter: [',', ';', '\t', '|'][below(4)]!,
    lineEnd: ['\n', '\r\n', '\r'][below(3)]!,
    columns: some.toSpliced(below(some.length + 1), 0, 'Email'),
  };
}

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
const seeds = Array.from({ length: 400 }, (_, seed) => seed);

test('keeps each address in its own row, or marks the row, in random tables with stray quotes', () => {
  for (const seed of seeds) {
    const { below, delimiter, lineEnd, columns } = randomTable(seed);
    const strays = 1 + below(6);
    const rows = Array.from({ length: 1 + below(30) }, (_, row) => ({
      stray: below(10) < strays,
      cells: columns.map((column) => (column === 'Email' ? `p${row}@example.com` : `${column} ${row}`)),
    }));
    const lines = rows.map(({ cells, stray }) => {
      const hit = stray ? below(cells.length) : -1;
      return cells.map((cell, column) => {
        // Some cells are properly quoted and contain a delimiter.
        if (column !== hit && columns[column] !== 'Email' && below(4) === 0) return quoted(cell + delimiter);
        if (column !== hit && !(stray && below(3) === 0)) return cell;
        const from = [0, cell.length, below(cell.length)][below(3)]!;
        return `${cell.slice(0, from)}${'"'.repeat(1 + below(3))}${cell.slice(from)}`;
      });
    });
    const text = [columns, ...lines].map((cells) => cells.join(delimiter)).join(lineEnd);
    const file = readRows({ rows: rowsOf(text), unclear: unclearOf(text) });
    const left = new Set(leftOut(file).map(({ row }) => row));

    expect(file.contacts.length + left.size, text).toBe(rows.length);
    for (const [row, { stray }] of rows.entries()) {
      const own = file.contacts.filter(({ email }) => email.includes(`p${row}@`));
      expect(own.length + Number(left.has(row + 2)), text).toBe(1);
      // A row without stray quotes becomes a contact with its own name.
      if (!stray) {
        const name = columns.includes('Name') ? `Name ${row}` : '';
        expect(own[0]?.name.replace(delimiter, ''), text).toBe(name);
      }
      // No name contains text of another row.
      const numbers = own[0]?.name.replaceAll('"', '').match(/\d+/g) ?? [];
      expect(new Set([...numbers, String(row)]), text).toEqual(new Set([String(row)]));
    }
  }
});

test('reads random tables with correct quotes as written', () => {
  for (const seed of seeds) {
    const { below, delimiter, lineEnd, columns } = randomTable(seed);
    const pieces = ['a', ' ', '"', delimiter, lineEnd, 'ü', "'"];
    const rows = Array.from({ length: 1 + below(20) }, () =>
      columns.map(() => Array.from({ length: below(6) }, () => pieces[below(pieces.length)]).join('')),
    );
    const text = [columns, ...rows.map((cells) => cells.map(quoted))]
      .map((cells) => cells.join(delimiter))
      .join(lineEnd);
    expect(rowsOf(text), text).toEqual([columns, ...rows]);
  }
});

const wide = Array.from({ length: 255 }, (_, column) => `c${column}`).join(',');
test.each([
  ['fields that each have a line end', 500_001, `Email,${wide}\n${'"\n",x\n'.repeat(250_000)}`],
  ['rows of one column too many', 800_001, `Email,Name\n${'"x\ny","z\nz","a\na"\n'.repeat(200_000)}`],
  ['quotes that nothing closes', 500_001, `Email,Name\n${'"a""b\n'.repeat(500_000)}`],
  ['one quote, and doubled ones to the end', 2, `Email,Name\n${'"'.repeat(3_000_001)}x\n`],
  ['quotes with many spaces', 3_001, `Email,Name\n${`"${' '.repeat(1_000)}x\n`.repeat(3_000)}`],
])('reads %s in linear time', (_, count, text) => {
  const begun = performance.now();
  expect([...parseCsv(text)]).toHaveLength(count);
  expect(performance.now() - begun).toBeLessThan(20_000);
});

test('refuses more columns than a spreadsheet has', () => {
  expect(() => rowsOf(`Email,Name\n${'x,'.repeat(16_384)}x`)).toThrow(RangeError);
});
