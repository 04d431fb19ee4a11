import {
  type CellObject,
  CFB,
  type ParsingOptions,
  read,
  utils,
  type WorkBook,
  type WorkSheet,
} from '@e965/xlsx';
import { type HiddenSheet, uncalculated } from './contact-file.ts';
import { maxTitleRows } from './headers.ts';
import { parseCsv } from './parse-csv.ts';
import { isBlank, maxRows, type Sheet, TooManyRows } from './read-rows.ts';
import { unzippedSize } from './unzipped-size.ts';

interface Archive {
  FullPaths: string[];
  FileIndex: { content: Uint8Array }[];
}

/** A cell with a formula and no value. */
const emptyFormula = /<c\b([^<>]*)>\s*<f\b[^<>]*(?:\/>|>[^<]*<\/f>)\s*(?:<v\s*\/>\s*|<v>\s*<\/v>\s*)?<\/c>/g;

const plain = (sheet: string): string =>
  sheet
    // The library would expand a few letters of these into a billion columns or cells.
    .replaceAll(/<(?:\w+:)?col\b[^<>]*>/g, '')
    .replaceAll(/<(?:\w+:)?hyperlink\b[^<>]*>/g, (link) => (/\bref="[^":]*:/.test(link) ? '' : link))
    // Cells with only a style.
    .replaceAll(/<c\b[^<>]*\/>/g, (cell) => (cell.includes(' r="') ? '' : cell))
    .replaceAll(emptyFormula, (cell, attributes: string) =>
      // Excel writes a formula with an empty text like this.
      attributes.includes('t="str"') && cell.includes('<v')
        ? cell
        : `<c${attributes.replace(/\bt="[^"]*"/, '')} t="str"><v>${uncalculated}</v></c>`,
    );

/**
 * The workbook without the parts that cost memory, so that it can be read with styles, which mark hidden rows.
 * Formulas without a value are replaced by `uncalculated`: the library's `cellFormula` would let a small file grow without
 * limit.
 * @returns undefined if the format is not XML
 */
function plainWorkbook(bytes: ArrayBuffer): ArrayBuffer | undefined {
  const archive = CFB.read(new Uint8Array(bytes), { type: 'array' }) as Archive;
  let sheets = 0;
  for (const [index, file] of archive.FileIndex.entries()) {
    if (archive.FullPaths[index]?.endsWith('.bin')) file.content = new Uint8Array();
    const text = new TextDecoder().decode(new Uint8Array(file.content));
    if (!text.includes('sheetData')) continue;
    sheets += 1;
    file.content = new TextEncoder().encode(plain(text));
  }
  return sheets > 0 ? (CFB.write(archive, { type: 'array', fileType: 'zip' }) as ArrayBuffer) : undefined;
}

/** Excel's limit. A larger sheet was not made by Excel. */
const maxColumns = 16_384;
/** Columns searched for addresses and names. */
const readColumns = 256;
/** A hundred thousand rows with a dozen columns are 80 MB. */
const maxUnzippedBytes = 128 * 1024 * 1024;
/** The limit with titles and headers above, and one row more, to notice that there are more. */
const maxReadRows = maxRows + maxTitleRows + 2;
const options: ParsingOptions = {
  dense: true,
  sheetRows: maxReadRows,
  cellFormula: false,
  cellHTML: false,
  raw: true,
};
/** Magic numbers of .xlsx (zip) and .xls (OLE). Anything else is text, even if its first header is "PK". */
const zip = 0x50_4b_03_04;
const ole = 0xd0_cf_11_e0;
/** Some programs save an HTML or XML table as .xls. */
const markup = /^\s*<(?:[?!]|(?:html|head|body|meta|style|script|div|table)\b)/i;

/** The first sheet is hidden and another one is visible: the user has to choose. */
export class HiddenFirstSheet extends Error {
  constructor(readonly sheets: HiddenSheet) {
    super();
  }
}

/** Excel writes UTF-16 or Windows-1252 by default. */
function decode(bytes: ArrayBuffer): string {
  const head = bytes.byteLength < 2 ? 0 : new DataView(bytes).getUint16(0);
  if (head === 0xff_fe) return new TextDecoder('utf-16le').decode(bytes);
  if (head === 0xfe_ff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function rowsOf(sheet: WorkSheet): Sheet {
  const range = utils.decode_range(sheet['!ref'] ?? 'A1');
  if (range.e.c >= maxColumns) throw new RangeError('too many columns');
  // From A1 on, so that row numbers are those of the spreadsheet.
  range.s = { r: 0, c: 0 };
  range.e.c = Math.min(range.e.c, readColumns - 1);
  const rows = utils.sheet_to_json<string[]>(sheet, { header: 1, raw: false, defval: '', range });
  // The library truncates silently.
  if (rows.length >= maxReadRows && !isBlank(rows.at(-1) ?? [])) throw new TooManyRows();
  const links = new Map<number, string[]>();
  const cells = (sheet['!data'] ?? []) as (CellObject | undefined)[][];
  cells.forEach((row, index) => {
    if (row?.some((cell) => cell?.l))
      links.set(
        index,
        row.map((cell) => cell?.l?.Target ?? ''),
      );
  });
  const hidden = new Set((sheet['!rows'] ?? []).flatMap((row, index) => (row?.hidden ? [index] : [])));
  return { rows, hidden, links };
}

function rowsOfText(text: string): Sheet {
  const rows: string[][] = [];
  const unclear = new Set<number>();
  for (const { cells, isUnclear } of parseCsv(text)) {
    if (isUnclear) unclear.add(rows.length);
    if (rows.length < maxReadRows) rows.push(cells);
    else if (!isBlank(cells)) throw new TooManyRows();
  }
  return { rows, unclear };
}

/** @throws HiddenFirstSheet */
function sheetOf(book: WorkBook, wanted: string | undefined): Sheet {
  const sheets = book.SheetNames.flatMap((name) => book.Sheets[name] ?? []);
  // Tables of an HTML page are read as one sheet, one below the other, as spreadsheets show them.
  if (book.bookType === 'html') return { rows: sheets.flatMap((sheet) => rowsOf(sheet).rows) };
  const properties = book.Workbook?.Sheets ?? [];
  const [first = ''] = book.SheetNames;
  const inSight = book.SheetNames.find((_, index) => !properties[index]?.Hidden);
  if (wanted === undefined && inSight !== undefined && inSight !== first) {
    throw new HiddenFirstSheet({ hidden: first, visible: inSight });
  }
  const sheet = book.Sheets[wanted ?? first];
  return sheet ? rowsOf(sheet) : { rows: [] };
}

/** The rows of the first or the wanted sheet. ⏎ @throws HiddenFirstSheet, TooManyRows, or another Error if the file is not a table */
export async function readSheet(bytes: ArrayBuffer, wanted?: string): Promise<Sheet> {
  const head = bytes.byteLength < 4 ? 0 : new DataView(bytes).getUint32(0);
  if (head === zip) {
    if ((await unzippedSize(bytes, maxUnzippedBytes)) > maxUnzippedBytes) throw new RangeError('a zip bomb');
    const workbook = plainWorkbook(bytes);
    // The library reports hidden rows only with styles.
    return sheetOf(
      workbook ? read(workbook, { ...options, cellStyles: true }) : read(bytes, options),
      wanted,
    );
  }
  if (head === ole) return sheetOf(read(bytes, options), wanted);
  const text = decode(bytes);
  // A decoded string spares the library's code page detection.
  return markup.test(text) ? sheetOf(read(text, { ...options, type: 'string' }), wanted) : rowsOfText(text);
}
