import { stateName } from '@ironbloom/brand/indian-states';
import { Readable } from 'node:stream';
import { BYTE_ORDER_MARK, csvLine } from '../admin/export/csv.domain.js';
import { indianTime } from '../admin/export/payment-csv.js';
import { planLabel } from '../core/plan-label.js';
import { addUp, AMOUNTS, KIND_WORDS } from './report.domain.js';
import { workbook } from './workbook.js';
export const REPORT_FORMATS = ['csv', 'xlsx'];
/** Amounts are rupees with two decimals; they come last. */
const HEADS = [
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
/** Of what stands before the amounts. */
const FACTS = HEADS.length - AMOUNTS.length;
/** A CSV file; its last line has the totals. */
export function csvFile(batches) {
    return Readable.from(csvText(batches));
}
async function* csvText(batches) {
    yield BYTE_ORDER_MARK;
    for await (const lines of table(batches))
        yield lines.map((cells) => csvLine(cells.map(plain))).join('');
}
/** An Excel file of one sheet. @param title names the sheet */
export function xlsxFile(title, batches) {
    return workbook(title, table(batches));
}
/** Heads, rows, totals: a batch of lines at a time. */
async function* table(batches) {
    yield [HEADS];
    let totals = addUp([]);
    for await (const batch of batches) {
        totals = addUp([totals, ...batch]);
        yield batch.map(lineOf);
    }
    yield [['Total', ...Array.from({ length: FACTS - 1 }, () => null), ...amountsOf(totals)]];
}
function lineOf(row) {
    return [
        KIND_WORDS[row.kind],
        row.at,
        row.number,
        row.refersTo,
        row.name,
        planLabel(row),
        row.buyerGstin,
        row.placeOfSupply,
        stateName(row.placeOfSupply ?? '') ?? null,
        row.sac,
        row.ratePercent,
        row.razorpayPaymentId,
        ...amountsOf(row),
    ];
}
const amountsOf = (row) => AMOUNTS.map((column) => {
    const paise = row[column];
    return paise === null ? null : { rupees: paise / 100 };
});
/** A number stays a number, also below zero, where a text would get an apostrophe. */
function plain(cell) {
    if (cell instanceof Date)
        return indianTime(cell);
    return typeof cell === 'object' && cell !== null ? cell.rupees : cell;
}
//# sourceMappingURL=report-files.js.map