import { read, utils, type ParsingOptions, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { mostRows, mostTitleRows } from './read-rows.ts';
import { unzippedSize } from './unzipped-size.ts';

/** Excel's own. A sheet that claims more was not made by one. */
const mostColumns = 16_384;
/** Columns in which an address or a name is looked for. */
const readColumns = 256;
/** A hundred thousand rows with a dozen columns are 80 MB. */
const mostUnzippedBytes = 128 * 1024 * 1024;
/** The heads with what may stand above them, and one more than we take, to notice that there are more. */
const options: ParsingOptions = {
  dense: true,
  sheetRows: mostRows + mostTitleRows + 2,
  cellFormula: false,
  cellHTML: false,
  raw: true,
};
/** First bytes of .xlsx (a zip) and of .xls (OLE); anything else is text, be its first head "PK". */
const zip = 0x50_4b_03_04;
const ole = 0xd0_cf_11_e0;

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

async function open(bytes: ArrayBuffer): Promise<WorkBook> {
  const head = bytes.byteLength < 4 ? 0 : new DataView(bytes).getUint32(0);
  if (head === zip && (await unzippedSize(bytes, mostUnzippedBytes)) > mostUnzippedBytes) {
    throw new RangeError('a zip bomb');
  }
  if (head === zip || head === ole) return read(bytes, options);
  // Told what the letters are, the library need not guess at code pages.
  return read(decode(bytes), { ...options, type: 'string' });
}

function rowsOf(sheet: WorkSheet): unknown[][] {
  const range = utils.decode_range(sheet['!ref'] ?? 'A1');
  if (range.e.c >= mostColumns) throw new RangeError('too many columns');
  range.e.c = Math.min(range.e.c, readColumns - 1);
  return utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: false, defval: '', range });
}

/** The rows of the first sheet. @throws Error of any kind when it is no table, or a hostile one */
export async function readSheet(bytes: ArrayBuffer): Promise<unknown[][]> {
  const book = await open(bytes);
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  return sheet ? rowsOf(sheet) : [];
}
