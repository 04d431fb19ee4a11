import { BYTE_ORDER_MARK, csvLine } from '../../../platform/text/csv.domain.ts';
import type { ExportedPayment } from './payment-export.repository.ts';
import { shownAddress } from '../../../platform/mail/shown-address.ts';

const HEADS = [
  'Date (IST)',
  'Name',
  'Email',
  'Phone',
  'Type',
  'Duration (months)',
  'Amount',
  'Refunded',
  'Currency',
  'Status',
  'Flagged',
  'Price list',
  'Order ID',
  'Payment ID',
  'Receipt number',
  'Completed (IST)',
  'Test',
  'Offer',
  'Discount',
];

const IST_OFFSET_MS = 5.5 * 3_600_000;

/** `2026-11-21 14:05:09`, which spreadsheets read as a date. India has had one offset since 1945. */
export function indianTime(date: Date): string;
export function indianTime(date: Date | null): string | null;
export function indianTime(date: Date | null): string | null {
  return date && new Date(date.getTime() + IST_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
}

/** Two decimals and a point, as a spreadsheet wants it. */
const rupees = (paise: number) => (paise / 100).toFixed(2);

/** The file, a batch of lines at a time. */
export async function* paymentsCsv(batches: AsyncIterable<ExportedPayment[]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(HEADS);
  for await (const batch of batches) yield batch.map(toLine).join('');
}

function toLine(payment: ExportedPayment): string {
  return csvLine([
    indianTime(payment.createdAt),
    payment.name,
    shownAddress(payment.email),
    payment.phone,
    payment.trainingType.toUpperCase(),
    payment.duration,
    rupees(payment.amount),
    rupees(payment.refunded),
    payment.currency,
    payment.status,
    payment.flagged ? 'yes' : 'no',
    payment.priceList,
    payment.razorpayOrderId,
    payment.razorpayPaymentId,
    payment.receiptNumber,
    indianTime(payment.completedAt),
    payment.test ? 'yes' : 'no',
    payment.offer,
    rupees(payment.discount),
  ]);
}
