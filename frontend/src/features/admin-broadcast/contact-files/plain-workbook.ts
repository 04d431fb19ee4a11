import { CFB } from '@e965/xlsx';
import { uncalculated } from './contact-file.ts';

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
export function plainWorkbook(bytes: ArrayBuffer): ArrayBuffer | undefined {
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
