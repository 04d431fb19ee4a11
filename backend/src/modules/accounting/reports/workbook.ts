import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { escapeXml } from '../../../platform/text/markup.domain.ts';
import { INDIA_AHEAD_MS } from '../period.domain.ts';

/** Numbers are plain, money has two decimals, times are shown in India's time. */
export type Cell = string | number | Date | { rupees: number } | null;

/** Indexes of `cellXfs` below. */
const STYLE = { money: 1, time: 2 } as const;

const HEADER = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const parts = (sheetName: string): Record<string, string> => ({
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${DOCUMENT}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets><sheet name="${escapeXml(sheetName, '')}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${DOCUMENT}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${DOCUMENT}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="#,##0.00"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd hh:mm:ss"/></numFmts><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`,
});

/**
 * Streams an Excel file of one sheet, holding one batch at a time. Texts are inline strings, so none is a formula. @param
 * sheetName at most 31 letters, without []:*?/\
 */
export function workbook(sheetName: string, batches: AsyncIterable<Cell[][]>): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const lines = Readable.from(sheet(batches));
  // Breaks off the download: a partial file must not look complete.
  lines.once('error', (error) => output.destroy(error));
  // An aborted download ends the database reads.
  output.once('close', () => lines.destroy());
  for (const [name, text] of Object.entries(parts(sheetName)))
    zip.addBuffer(Buffer.from(HEADER + text), name);
  zip.addReadStream(lines, 'xl/worksheets/sheet1.xml');
  zip.end();
  return output;
}

async function* sheet(batches: AsyncIterable<Cell[][]>): AsyncGenerator<string> {
  // The header row is frozen.
  yield `${HEADER}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols><col min="1" max="50" width="18" customWidth="1"/></cols><sheetData>`;
  for await (const lines of batches) {
    yield lines.map((cells) => `<row>${cells.map(written).join('')}</row>`).join('');
  }
  yield '</sheetData></worksheet>';
}

function written(cell: Cell): string {
  // Empty cells are written: cells without an address are positional.
  if (cell === null) return '<c/>';
  if (typeof cell === 'string') {
    return `<c t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell, '')}</t></is></c>`;
  }
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  if (cell instanceof Date) return `<c s="${STYLE.time}"><v>${excelDay(cell)}</v></c>`;
  return `<c s="${STYLE.money}"><v>${cell.rupees}</v></c>`;
}

const DAY_MS = 86_400_000;
/** Excel counts days from 30 December 1899. */
const DAYS_BEFORE_1970 = 25_569;

/** Rounded to the shown second. */
const excelDay = (moment: Date): number =>
  DAYS_BEFORE_1970 + (Math.floor(moment.getTime() / 1000) * 1000 + INDIA_AHEAD_MS) / DAY_MS;
