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
import { mostTitleRows } from './headers.ts';
import { parseCsv } from './parse-csv.ts';
import { isBlank, mostRows, type Sheet, TooManyRows } from './read-rows.ts';
import { unzippedSize } from './unzipped-size.ts';

interface Archive {
  FullPaths: string[];
  FileIndex: { content: Uint8Array }[];
}

/** A cell with a formula and an empty value, or none. */
const emptyFormula = /<c\b([^<>]*)>\s*<f\b[^<>]*(?:\/>|>[^<]*<\/f>)\s*(?:<v\s*\/>\s*|<v>\s*<\/v>\s*)?<\/c>/g;

const plain = (sheet: string): string =>
  sheet
    // A few letters of these can stand for a billion columns or cells, each of which the library would make.
    .replaceAll(/<(?:\w+:)?col\b[^<>]*>/g, '')
    .replaceAll(/<(?:\w+:)?hyperlink\b[^<>]*>/g, (link) => (/\bref="[^":]*:/.test(link) ? '' : link))
    // Cells with nothing but a style.
    .replaceAll(/<c\b[^<>]*\/>/g, (cell) => (cell.includes(' r="') ? '' : cell))
    .replaceAll(emptyFormula, (cell, attributes: string) =>
      // As Excel writes a formula whose value is an empty text.
      attributes.includes('t="str"') && cell.includes('<v')
        ? cell
        : `<c${attributes.replace(/\bt="[^"]*"/, '')} t="str"><v>${uncalculated}</v></c>`,
    );

/**
 * The workbook without what costs memory and is not read here, so that it can be read with styles, which tell hidden rows. A
 * formula without a value says so: `cellFormula` of the library would let a small file grow without limit.
 * @returns undefined when it is none of XML
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

/** Excel's own. A sheet that claims more was not made by one. */
const mostColumns = 16_384;
/** Columns in which an address or a name is looked for. */
const readColumns = 256;
/** A hundred thousand rows with a dozen columns are 80 MB. */
const mostUnzippedBytes = 128 * 1024 * 1024;
/** The headers with what may stand above them, and one more than we take, to notice that there are more. */
const mostReadRows = mostRows + mostTitleRows + 2;
const options: ParsingOptions = {
  dense: true,
  sheetRows: mostReadRows,
  cellFormula: false,
  cellHTML: false,
  raw: true,
};
/** First bytes of .xlsx (a zip) and of .xls (OLE); anything else is text, be its first header "PK". */
const zip = 0x50_4b_03_04;
const ole = 0xd0_cf_11_e0;
/** Some programs write an HTML or XML table and call it .xls. */
const markup = /^\s*<(?:[?!]|(?:html|head|body|meta|style|script|div|table)\b)/i;

/** The first sheet is hidden, and another one is not: which one is meant? */
export class HiddenFirstSheet extends Error {
  constructor(readonly sheets: HiddenSheet) {
    super();
  }
}

/** Excel writes UTF-16 or the letters of Windows, unless it is told otherwise. */
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
  if (range.e.c >= mostColumns) throw new RangeError('too many columns');
  // From the first row and column on, so that rows have the numbers of the spreadsheet.
  range.s = { r: 0, c: 0 };
  range.e.c = Math.min(range.e.c, readColumns - 1);
  const rows = utils.sheet_to_json<string[]>(sheet, { header: 1, raw: false, defval: '', range });
  // The library stops there, and says nothing.
  if (rows.length >= mostReadRows && !isBlank(rows.at(-1) ?? [])) throw new TooManyRows();
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
    if (rows.length < mostReadRows) rows.push(cells);
    else if (!isBlank(cells)) throw new TooManyRows();
  }
  return { rows, unclear };
}

/** @throws HiddenFirstSheet */
function sheetOf(book: WorkBook, wanted: string | undefined): Sheet {
  const sheets = book.SheetNames.flatMap((name) => book.Sheets[name] ?? []);
  // A page is one sheet, whatever tables are on it: spreadsheets show them below one another.
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

/**
 * The rows of the first sheet, or of the wanted one.
 * @throws HiddenFirstSheet, TooManyRows, or any Error when it is no table, or a hostile one
 */
export async function readSheet(bytes: ArrayBuffer, wanted?: string): Promise<Sheet> {
  const head = bytes.byteLength < 4 ? 0 : new DataView(bytes).getUint32(0);
  if (head === zip) {
    if ((await unzippedSize(bytes, mostUnzippedBytes)) > mostUnzippedBytes)
      throw new RangeError('a zip bomb');
    const workbook = plainWorkbook(bytes);
    // Without styles the library does not say which rows of such a workbook are hidden.
    return sheetOf(
      workbook ? read(workbook, { ...options, cellStyles: true }) : read(bytes, options),
      wanted,
    );
  }
  if (head === ole) return sheetOf(read(bytes, options), wanted);
  const text = decode(bytes);
  // Told what the letters are, the library need not guess at code pages.
  return markup.test(text) ? sheetOf(read(text, { ...options, type: 'string' }), wanted) : rowsOfText(text);
}
