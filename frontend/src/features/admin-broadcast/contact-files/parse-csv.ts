import { isEmailHeader, mostTitleRows } from './headers.ts';

/** Excel's own. */
const mostColumns = 16_384;
const delimiters = [',', ';', '\t', '|'];
/** Of an address: the @ that `mailAddress` knows, between letters. */
const addressSign = /\S[@＠﹫]\S/;

export interface CsvRow {
  cells: string[];
  /** The row lies in quotes over several lines that may be stray: whether it is a row, nobody can tell. */
  isUnclear: boolean;
}

interface Row {
  cells: string[];
  /** Where the next row begins. */
  next: number;
  /** Whether one of its fields has a line end in it, and whether such a field has an address in it. */
  spans: boolean;
  hidesAddress: boolean;
}

function afterSpaces(text: string, from: number): number {
  let end = from;
  while (text[end] === ' ') end += 1;
  return end;
}

const endsField = (character: string | undefined, delimiter: string): boolean =>
  character === undefined || character === delimiter || character === '\n' || character === '\r';

/** @returns where the quote is that closes the one at `open`; undefined when the field does not end behind it */
function closingQuote(text: string, open: number, delimiter: string): number | undefined {
  let close = text.indexOf('"', open + 1);
  while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  return close >= 0 && endsField(text[afterSpaces(text, close + 1)], delimiter) ? close : undefined;
}

/** @param oneLine no field may have a line end in it */
function readField(text: string, from: number, delimiter: string, oneLine: boolean) {
  const open = afterSpaces(text, from);
  const close = text[open] === '"' ? closingQuote(text, open, delimiter) : undefined;
  if (close !== undefined) {
    const value = text.slice(open + 1, close).replaceAll('""', '"');
    const spans = /[\r\n]/.test(value);
    if (!spans || !oneLine) return { value, end: afterSpaces(text, close + 1), spans };
  }
  let end = from;
  while (!endsField(text[end], delimiter)) end += 1;
  return { value: text.slice(from, end), end, spans: false };
}

function readRow(text: string, start: number, delimiter: string, oneLine: boolean): Row {
  const cells: string[] = [];
  let from = start;
  let spans = false;
  let hidesAddress = false;
  for (;;) {
    if (cells.length === mostColumns) throw new RangeError('too many columns');
    const field = readField(text, from, delimiter, oneLine);
    cells.push(field.value);
    spans ||= field.spans;
    hidesAddress ||= field.spans && addressSign.test(field.value);
    from = field.end + 1;
    if (text[field.end] === delimiter) continue;
    if (text[field.end] === '\r' && text[from] === '\n') from += 1;
    return { cells, next: from, spans, hidesAddress };
  }
}

/** The delimiter of the row with the email column's header, and how many columns it has. */
function shapeOf(text: string, possible: readonly string[]): { delimiter: string; columns?: number } {
  let shape: { delimiter: string; columns?: number } = { delimiter: possible[0]! };
  let most = 0;
  for (const delimiter of possible) {
    for (let rows = 0, from = 0; rows < mostTitleRows && from < text.length;) {
      const { cells, next } = readRow(text, from, delimiter, false);
      const filled = cells.filter((cell) => cell.trim() !== '').length;
      if (filled > most && cells.some(isEmailHeader)) {
        shape = { delimiter, columns: cells.length };
        most = filled;
      }
      if (filled > 0) rows += 1;
      from = next;
    }
  }
  return shape;
}

/**
 * The rows of a text file with delimiters. RFC 4180, but strict about quotes, as no library is (Papa Parse, csv-parse, udsv): a
 * stray one would take the following rows, and the people in them, into its field. A quote that is not closed before a delimiter
 * or a line end is a character like any other. A quoted field over several lines that holds an address, or whose row has another number of
 * columns than the headers, may be a field or two stray quotes: it is read line by line, and its first line, its last one and
 * those that are no whole row are unclear. Every character is looked at a fixed number of times.
 * @throws RangeError when a row has more columns than Excel knows
 */
export function* parseCsv(file: string): Generator<CsvRow> {
  const excel = /^"?sep=([^"\r\n])"?(?:\r\n?|\n)/i.exec(file);
  const text = excel ? file.slice(excel[0].length) : file;
  const { delimiter, columns } = shapeOf(text, excel ? [excel[1]!] : delimiters);
  /** Up to here every line is read as a row. */
  let lines = 0;
  for (let from = 0; from < text.length;) {
    let row = readRow(text, from, delimiter, from < lines);
    const begins = row.spans && (row.hidesAddress || row.cells.length !== columns);
    if (begins) {
      lines = row.next;
      row = readRow(text, from, delimiter, true);
    }
    const { cells, next } = row;
    const isUnclear = from < lines && (begins || next >= lines || cells.length !== columns);
    yield { cells, isUnclear };
    from = row.next;
  }
}
