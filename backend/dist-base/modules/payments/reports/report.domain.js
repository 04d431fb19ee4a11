/**
 * What a row of the accountant's month is about. `receipt` is a sale without an invoice. A credit note is a document and a refund or a lost dispute is
 * money: each has its row and its day, and they are added up in columns of their own.
 */
export const REPORT_KINDS = ['invoice', 'receipt', 'refund', 'credit_note', 'lost_dispute'];
/** As the accountant reads it. */
export const KIND_WORDS = {
    invoice: 'Tax invoice',
    receipt: 'Receipt without tax',
    refund: 'Refund',
    credit_note: 'Credit note',
    lost_dispute: 'Lost dispute',
};
/** The columns that are added up, in paise. Credit notes count below zero, so that a column's sum is what remains. */
export const AMOUNTS = ['taxable', 'cgst', 'sgst', 'igst', 'total', 'moneyBack'];
const nothing = () => ({ taxable: 0, cgst: 0, sgst: 0, igst: 0, total: 0, moneyBack: 0 });
/** Column by column. */
export function addUp(rows) {
    const sum = nothing();
    for (const row of rows)
        for (const column of AMOUNTS)
            sum[column] += row[column] ?? 0;
    return sum;
}
/** One sum for each kind, also where there was nothing, in the order of the kinds. */
export function everyKind(sums) {
    return REPORT_KINDS.map((kind) => sums.find((sum) => sum.kind === kind) ?? { kind, count: 0, ...nothing() });
}
//# sourceMappingURL=report.domain.js.map