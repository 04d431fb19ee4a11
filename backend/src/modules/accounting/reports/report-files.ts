import { stateName } from '@ironbloom/brand/indian-states';
import { Readable } from 'node:stream';
import { BYTE_ORDER_MARK, csvLine } from '../../../platform/text/csv.domain.ts';
import { indianTime } from '../../../platform/text/indian-time.domain.ts';
import { offeringLabel } from '../../payments/payment.domain.ts';
import { addUp, type Amounts, AMOUNTS, KIND_WORDS, type ReportRow } from './report.domain.ts';
import { type Cell, workbook } from './workbook.ts';

export const REPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** Amounts in rupees with two decimals; last columns. */
const HEADINGS = [
  'Kind',
  'Date (IST)',
  'Number',
  'Refers to',
  'Buyer',
  'Program',
  "Buyer's GSTIN",
  'State code',
  'Place of supply',
  'SAC',
  'Rate %',
  'Payment ID',
  'Taxable value',
  'CGST',
  'SGST',
  'IGST',
  'Total',
  'Money back',
];
/** Columns before the amounts. */
const FACTS = HEADINGS.length - AMOUNTS.length;

/** A CSV file; its last line has the totals. */
export function csvFile(batches: AsyncIterable<ReportRow[]>): Readable {
  return Readable.from(csvText(batches));
}

async function* csvText(batches: AsyncIterable<ReportRow[]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK;
  for await (const lines of table(batches)) yield lines.map((cells) => csvLine(cells.map(plain))).join('');
}

/** An Excel file of one sheet. @param title names the sheet */
export function xlsxFile(title: string, batches: AsyncIterable<ReportRow[]>): Readable {
  return workbook(title, table(batches));
}

/** Header row, rows, totals: a batch of rows at a time. */
async function* table(batches: AsyncIterable<ReportRow[]>): AsyncGenerator<Cell[][]> {
  yield [HEADINGS];
  let totals = addUp([]);
  for await (const batch of batches) {
    totals = addUp([totals, ...batch]);
    yield batch.map(lineOf);
  }
  yield [['Total', ...Array.from({ length: FACTS - 1 }, () => null), ...amountsOf(totals)]];
}

function lineOf(row: ReportRow): Cell[] {
  return [
    KIND_WORDS[row.kind],
    row.at,
    row.number,
    row.refersTo,
    row.name,
    offeringLabel(row),
    row.buyerGstin,
    row.placeOfSupply,
    stateName(row.placeOfSupply ?? '') ?? null,
    row.sac,
    row.ratePercent,
    row.razorpayPaymentId,
    ...amountsOf(row),
  ];
}

const amountsOf = (row: Record<keyof Amounts, number | null>): Cell[] =>
  AMOUNTS.map((column) => {
    const paise = row[column];
    return paise === null ? null : { rupees: paise / 100 };
  });

/** Negative numbers stay numbers; texts would get an apostrophe. */
function plain(cell: Cell): string | number | null {
  if (cell instanceof Date) return indianTime(cell);
  return typeof cell === 'object' && cell !== null ? cell.rupees : cell;
}
