import { isEmailHeader, maxTitleRows } from './headers.ts';

/** Excel's limit. */
const maxColumns = 16_384;
const delimiters = [',', ';', '\t', '|'];
/** Any at sign accepted by `mailAddress`, between non-spaces. */
const addressSign = /\S[@＠﹫]\S/;

export interface CsvRow {
  cells: string[];
  /** The row lies within quotes that may be stray, so it may not be a row. */
  isUnclear: boolean;
}

interface Row {
  cells: string[];
  /** Offset of the next row. */
  next: number;
  /** A field contains a line end; such a field contains an address. */
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

/** @returns the offset of the closing quote; undefined if the field does not end after it */
function closingQuote(text: string, open: number, delimiter: string): number | undefined {
  let close = text.indexOf('"', open + 1);
  while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  return close >= 0 && endsField(text[afterSpaces(text, close + 1)], delimiter) ? close : undefined;
}

/** @param oneLine fields may not contain line ends */
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
    if (cells.length === maxColumns) throw new RangeError('too many columns');
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

/** The delimiter and column count of the row with the email header. */
function shapeOf(text: string, possible: readonly string[]): { delimiter: string; columns?: number } {
  let shape: { delimiter: string; columns?: number } = { delimiter: possible[0]! };
  let most = 0;
  for (const delimiter of possible) {
    for (let rows = 0, from = 0; rows < maxTitleRows && from < text.length;) {
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
 * Rows of a delimited text file: RFC 4180, with strict quotes. Papa Parse, csv-parse and udsv let a stray quote swallow the
 * following rows and their people.
 * - A quote not closed before a delimiter or line end is a literal character.
 * - A quoted field over several lines is ambiguous if it holds an address or its row has another column count than the
 * headers: it is read line by line, and its first line, its last line and incomplete lines are marked unclear.
 * Linear time.
 * @throws RangeError if a row exceeds Excel's column limit
 */
export function* parseCsv(file: string): Generator<CsvRow> {
  const excel = /^"?sep=([^"\r\n])"?(?:\r\n?|\n)/i.exec(file);
  const text = excel ? file.slice(excel[0].length) : file;
  const { delimiter, columns } = shapeOf(text, excel ? [excel[1]!] : delimiters);
  /** End of the ambiguous field: every line before it is a row. */
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
