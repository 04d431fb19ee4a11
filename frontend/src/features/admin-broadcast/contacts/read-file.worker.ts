import { read, utils, type ParsingOptions, type WorkBook } from '@e965/xlsx';
import { readRows } from './read-rows.ts';

/** More rows than one broadcast takes are not read. */
const options: ParsingOptions = { dense: true, sheetRows: 100_001, cellFormula: false, cellHTML: false };
/** First bytes of .xlsx (a zip) and of .xls (OLE); anything else is text. */
const zip = 0x50_4b;
const ole = 0xd0_cf;

function open(bytes: ArrayBuffer): WorkBook {
  const head = bytes.byteLength < 2 ? 0 : new DataView(bytes).getUint16(0);
  if (head === zip || head === ole) return read(bytes, options);
  // Told what the letters are, the library need not guess at code pages.
  return read(new TextDecoder().decode(bytes), { ...options, type: 'string' });
}

/* oxlint-disable unicorn/require-post-message-target-origin -- a worker talks to its own page only */
/** Off the page's thread: a large sheet takes seconds, and a hostile one as long as it is let. */
self.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  try {
    const book = open(data);
    const sheet = book.Sheets[book.SheetNames[0] ?? ''];
    const rows = sheet ? utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: false, defval: '' }) : [];
    self.postMessage({ file: readRows(rows) });
  } catch {
    self.postMessage({ failed: true });
  }
});
