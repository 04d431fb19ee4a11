/**
 * Kind of a row of the accountant's month. `receipt` is a sale without an invoice. A credit note (document) and its refund or
 * lost dispute (money) are separate rows with their own days, summed in separate columns.
 */
export const REPORT_KINDS = ['invoice', 'receipt', 'refund', 'credit_note', 'lost_dispute'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** Name for the accountant. */
export const KIND_WORDS: Readonly<Record<ReportKind, string>> = {
  invoice: 'Tax invoice',
  receipt: 'Receipt without tax',
  refund: 'Refund',
  credit_note: 'Credit note',
  lost_dispute: 'Lost dispute',
};

/** Summed columns, in paise. Credit notes are negative, so that a sum is the remainder. */
export const AMOUNTS = ['taxable', 'cgst', 'sgst', 'igst', 'total', 'moneyBack'] as const;
export type Amount = (typeof AMOUNTS)[number];
export type Amounts = Record<Amount, number>;

/** Null: not applicable to the row. */
export type RowAmounts = Record<Amount, number | null>;

export interface ReportRow extends RowAmounts {
  kind: ReportKind;
  id: string;
  at: Date;
  /** Number of the document; for a refund or dispute Razorpay's id. */
  number: string | null;
  /** The number of the sale's invoice or receipt. */
  refersTo: string | null;
  paymentId: string;
  name: string;
  kindName: string;
  /** Months. */
  duration: number;
  buyerGstin: string | null;
  /** The code of a state. */
  placeOfSupply: string | null;
  sac: string | null;
  ratePercent: number | null;
  razorpayPaymentId: string | null;
}

export interface KindSum extends Amounts {
  kind: ReportKind;
  count: number;
}

const nothing = (): Amounts => ({ taxable: 0, cgst: 0, sgst: 0, igst: 0, total: 0, moneyBack: 0 });

/** Sums by column. */
export function addUp(rows: Iterable<RowAmounts>): Amounts {
  const sum = nothing();
  for (const row of rows) for (const column of AMOUNTS) sum[column] += row[column] ?? 0;
  return sum;
}

/** One sum per kind, in order, zeros included. */
export function everyKind(sums: readonly KindSum[]): KindSum[] {
  return REPORT_KINDS.map(
    (kind) => sums.find((sum) => sum.kind === kind) ?? { kind, count: 0, ...nothing() },
  );
}
