import type { Business } from '@ironbloom/brand';
import { stateName } from '@ironbloom/brand/indian-states';
import { amountInWords } from './amount-in-words.domain.ts';
import { formatToPaise } from '../../../platform/text/money.domain.ts';
import { planLabel } from '../../payments/payment.domain.ts';
import { stateOfGstin, taxableLines } from '../tax/tax.domain.ts';
import type { TaxDocument } from '../tax/tax-document.ts';
import type { Frame } from './pdf/sheet.ts';
import { footLines, questionsLine, sellerOf } from './receipt-paper.ts';
import { shownAddress } from '../../../platform/mail/shown-address.ts';
import type { PaymentEntity } from '../../payments/payment.entity.ts';
import { inIndia } from '../../../platform/text/indian-day.domain.ts';
import type { PaymentRefundEntity } from '../../payments/refunds/payment-refund.entity.ts';

/** What a tax invoice or a credit note says, as it is printed: rules 46 and 53 of the CGST Rules. */
export interface TaxPaper extends Frame {
  /** Null: no tax. */
  sac: string | null;
  /** They add up to the first of `sums`. */
  lines: { what: string; amount: string }[];
  /** Taxable value and taxes, which add up to `total`. */
  sums: { label: string; amount: string }[];
  total: { label: string; amount: string };
  inWords: string;
}

/** Without a legislature: the state's half of the tax is the union's there. */
const UNION_TERRITORIES = new Set(['04', '26', '31', '35', '38']);
const BY_COMPUTER = 'Computer-generated; no signature required.';

/** @param seller as it was published when the payment was completed */
export function invoicePaper(
  payment: PaymentEntity,
  invoice: TaxDocument,
  seller: Business,
  siteUrl: string,
): TaxPaper {
  const { discountPaise, offerName } = payment;
  const lines = taxableLines(invoice.taxablePaise, discountPaise, invoice.ratePercent ?? 0);
  return {
    ...frameOf('Tax invoice', payment, invoice, seller),
    facts: [
      { label: 'Invoice number', value: invoice.number },
      { label: 'Date', value: inIndia(invoice.issuedAt) },
      ...placeOf(invoice),
      { label: 'Reverse charge', value: 'No' },
      { label: 'Payment ID', value: payment.razorpayPaymentId ?? '' },
      { label: 'Receipt number', value: payment.receiptNumber ?? '' },
    ],
    lines: [
      { what: planLabel(payment), amount: formatToPaise(lines.plan) },
      ...(offerName ? [{ what: `Offer: ${offerName}`, amount: `-${formatToPaise(lines.discount)}` }] : []),
    ],
    total: { label: 'Paid', amount: formatToPaise(invoice.totalPaise) },
    foot: [BY_COMPUTER, ...footLines(seller, siteUrl)],
  };
}

/** @param invoice that it takes back in part; undefined: the sale had a receipt. @param seller as published when it was refunded */
export function creditNotePaper(
  payment: PaymentEntity,
  refund: PaymentRefundEntity,
  note: TaxDocument,
  invoice: TaxDocument | undefined,
  seller: Business,
): TaxPaper {
  const original = invoice
    ? [
        { label: 'To invoice', value: invoice.number },
        { label: 'Invoice date', value: inIndia(invoice.issuedAt) },
      ]
    : [
        { label: 'To receipt', value: payment.receiptNumber ?? '' },
        ...(payment.completedAt ? [{ label: 'Receipt date', value: inIndia(payment.completedAt) }] : []),
      ];
  return {
    ...frameOf('Credit note', payment, note, seller),
    facts: [
      { label: 'Credit note number', value: note.number },
      { label: 'Date', value: inIndia(note.issuedAt) },
      ...original,
      ...placeOf(note),
      ...(refund.razorpayRefundId ? [{ label: 'Refund ID', value: refund.razorpayRefundId }] : []),
    ],
    lines: [{ what: `Refund: ${planLabel(payment)}`, amount: formatToPaise(note.taxablePaise) }],
    total: { label: 'Refunded', amount: formatToPaise(note.totalPaise) },
    foot: [BY_COMPUTER, questionsLine(seller)],
  };
}

function frameOf(title: string, payment: PaymentEntity, document: TaxDocument, seller: Business) {
  const { number, issuedAt, sellerGstin, buyerGstin, sac, test, totalPaise } = document;
  const { billingState } = payment;
  return {
    title,
    number,
    seller: sellerOf(seller, sellerGstin),
    date: issuedAt,
    buyer: {
      label: 'Billed to',
      name: payment.name,
      lines: [
        shownAddress(payment.email),
        ...(billingState && document.placeOfSupply ? [stateInWords(billingState)] : []),
        ...(buyerGstin ? [`GSTIN ${buyerGstin}`] : []),
      ],
    },
    sac,
    sums: sumsOf(document),
    inWords: amountInWords(totalPaise),
    test,
  };
}

/** "Karnataka (29)" */
function stateInWords(code: string): string {
  const name = stateName(code);
  return name ? `${name} (${code})` : `State ${code}`;
}

const placeOf = ({ placeOfSupply }: TaxDocument) =>
  placeOfSupply ? [{ label: 'Place of supply', value: stateInWords(placeOfSupply) }] : [];

/** None without tax. */
function sumsOf({ sellerGstin, placeOfSupply, ratePercent, ...parts }: TaxDocument): TaxPaper['sums'] {
  if (sellerGstin === null || ratePercent === null) return [];
  const taxable = { label: 'Taxable value', amount: formatToPaise(parts.taxablePaise) };
  if (placeOfSupply !== stateOfGstin(sellerGstin)) {
    return [taxable, { label: `IGST ${ratePercent} %`, amount: formatToPaise(parts.igstPaise) }];
  }
  const state = UNION_TERRITORIES.has(placeOfSupply) ? 'UTGST' : 'SGST';
  return [
    taxable,
    { label: `CGST ${ratePercent / 2} %`, amount: formatToPaise(parts.cgstPaise) },
    { label: `${state} ${ratePercent / 2} %`, amount: formatToPaise(parts.sgstPaise) },
  ];
}
