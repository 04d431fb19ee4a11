import { business } from '@ironbloom/brand';
import { formatRupees } from '#shared/india/rupees.ts';
import { type Bought, durationOf, offerOf, type PaymentDetails, type ResultKind } from './result.ts';
import { fullDayAndTime } from '#shared/india/dates.ts';

/** A payment whose contents are known, which is what a receipt is about. */
export type ReceiptDetails = PaymentDetails & { readonly bought: Bought };

/** pay-21: "text file named with the payment id". Anything a file name may not hold is left out. */
export function receiptFileName({ paymentId }: PaymentDetails): string {
  return `${(paymentId ?? 'payment').replace(/[^\w.-]/g, '') || 'payment'}.txt`;
}

/** The receipt as text. Says who vouches for it: our records, or only the address of the page. */
export function receiptText(details: ReceiptDetails, kind: ResultKind): string {
  const { address } = business();
  const confirmed = kind === 'completed';
  const lines: [string, string | null][] = [
    ['Payment ID', details.paymentId],
    ['Order ID', details.orderId],
    ['Date', details.date && fullDayAndTime(details.date)],
    ['Plan', `${details.bought.kindName} coaching`],
    ['Duration', durationOf(details.bought)],
    ['Offer', offerOf(details.bought)],
    ['Amount', formatRupees(details.bought.amount)],
    ['Status', confirmed ? 'Completed' : 'Not confirmed by this page'],
    ['Receipt sent to', details.email],
  ];
  return [
    `${business().name}: ${confirmed ? 'payment receipt' : 'payment details'}`,
    '',
    ...lines.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])),
    '',
    business().legal.entity,
    `${address.street}, ${address.city} ${address.postalCode}, ${address.country}`,
    ...(business().legal.gstin ? [`GSTIN: ${business().legal.gstin}`] : []),
    `Questions: ${business().supportEmail}, ${business().phone}`,
    ...(confirmed
      ? []
      : ['', 'These details come from the page address. Only the receipt sent by email is valid.']),
    '',
  ].join('\n');
}

/** Hands the receipt to the browser as a download. */
export function downloadReceipt(details: ReceiptDetails, kind: ResultKind): void {
  const file = new Blob([receiptText(details, kind)], { type: 'text/plain;charset=utf-8' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = receiptFileName(details);
  link.click();
  // The download has started by then; browsers offer no event for it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
