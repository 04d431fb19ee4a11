import { type Business, promises, promisesInWords } from '@ironbloom/brand';
import { stateName } from '@ironbloom/brand/indian-states';
import { shownAddress } from '../../../platform/mail/shown-address.ts';
import { formatRupees, formatToPaise, fullDayAndTime } from '@ironbloom/brand/india';
import { offeringLabel } from '../../payments/payment.domain.ts';
import type { PaymentEntity } from '../../payments/payment.entity.ts';
import type { PaymentRefundEntity } from '../../payments/refunds/payment-refund.entity.ts';
import type { TaxDocument } from '../tax/tax-document.entity.ts';
import { amountInWords, stateOfGstin, taxableLines } from '../tax/tax.domain.ts';

/** The part of a document around its table. */
export interface Frame {
  /** 'Receipt' */
  title: string;
  number: string;
  /** The seller. */
  seller: { name: string; lines: string[]; gstin: string | null; email: string };
  /** When the event of the document happened; the PDF's creation date. */
  date: Date;
  buyer: { label: string; name: string; lines: string[] };
  /** Beside the buyer. */
  facts: { label: string; value: string }[];
  /** The amount, large at the top. */
  figure: { label: string; amount: string };
  /** What follows for the buyer: a time or a thing, and what it brings. */
  next: { label: string; text: string }[];
  /** Lines at the foot. */
  foot: string[];
  /** No real money moved. */
  test: boolean;
}

/** Printed content of a receipt. */
export interface ReceiptContent extends Frame {
  /** Add up to `paid`. */
  lines: { what: string; amount: string }[];
  paid: string;
}

/** @param gstin printed, if any */
export function sellerOf(
  { name, legal, address, supportEmail }: Business,
  gstin: string | null,
): Frame['seller'] {
  const { street, city, postalCode, country } = address;
  return {
    name,
    lines: [legal.entity, `${street}, ${city} ${postalCode}, ${country}`],
    gstin,
    email: supportEmail,
  };
}

/**
 * @param seller as published when the payment was completed
 * @param siteUrl where the terms are
 * @returns undefined when the payment is not completed
 */
export function receiptContent(
  payment: PaymentEntity,
  seller: Business,
  siteUrl: string,
): ReceiptContent | undefined {
  const { receiptNumber, completedAt, razorpayPaymentId, razorpayOrderId } = payment;
  const { amountPaise, discountPaise, offerName } = payment;
  if (!receiptNumber || !completedAt || !razorpayPaymentId || !razorpayOrderId) return undefined;
  return {
    title: 'Receipt',
    seller: sellerOf(seller, seller.legal.gstin),
    number: receiptNumber,
    date: completedAt,
    buyer: { label: 'Received from', name: payment.name, lines: [shownAddress(payment.email)] },
    lines: [
      { what: offeringLabel(payment), amount: formatRupees(amountPaise + discountPaise) },
      ...(offerName ? [{ what: `Offer: ${offerName}`, amount: `-${formatRupees(discountPaise)}` }] : []),
    ],
    paid: formatRupees(amountPaise),
    facts: [
      { label: 'Receipt number', value: receiptNumber },
      { label: 'Date', value: fullDayAndTime(completedAt) },
      { label: 'Payment ID', value: razorpayPaymentId },
      { label: 'Order ID', value: razorpayOrderId },
    ],
    figure: { label: 'Paid', amount: formatRupees(amountPaise) },
    next: nextOfSale(payment),
    foot: footLines(seller, siteUrl),
    test: payment.test,
  };
}

/** As the mail of the receipt says it. */
function nextOfSale({ renewsId }: PaymentEntity): Frame['next'] {
  const { call, plan } = promisesInWords(promises());
  const once = {
    label: 'Nothing renews',
    text: 'You have paid once. Your program does not renew by itself.',
  };
  if (renewsId !== null)
    return [
      {
        label: 'Your program',
        text: 'It goes on from the day after its last one, with your coach and your answers.',
      },
      once,
    ];
  return [
    { label: 'Now', text: 'Set up your training: the link is in the mail of your receipt.' },
    { label: `Within ${call}`, text: 'We contact you for your assessment.' },
    { label: `Within ${plan}`, text: 'Your custom plan follows.' },
    once,
  ];
}

/** Foot of documents about a sale. */
export const footLines = (seller: Business, siteUrl: string): string[] => [
  `Purchases are non-refundable unless required by law. You can ask for a refund; we answer within ${promisesInWords(promises()).refund}.`,
  `${questionsLine(seller)} Terms: ${siteUrl}/terms`,
];

export const questionsLine = ({ supportEmail }: Business): string => `Questions? Write to ${supportEmail}.`;

/** Printed content of a tax invoice or credit note: rules 46 and 53 of the CGST Rules. */
export interface TaxContent extends Frame {
  /** Null: no tax. */
  sac: string | null;
  /** Amounts add up to the first of `sums`. */
  lines: { what: string; amount: string }[];
  /** Taxable value and taxes, adding up to `total`. */
  sums: { label: string; amount: string }[];
  total: { label: string; amount: string };
  inWords: string;
}

/** Union territories without a legislature: UTGST instead of SGST. */
const UNION_TERRITORIES = new Set(['04', '26', '31', '35', '38']);
const BY_COMPUTER = 'Computer-generated; no signature required.';

/** @param seller as published when the payment was completed */
export function invoiceContent(
  payment: PaymentEntity,
  invoice: TaxDocument,
  seller: Business,
  siteUrl: string,
): TaxContent {
  const { discountPaise, offerName } = payment;
  const lines = taxableLines(invoice.taxablePaise, discountPaise, invoice.ratePercent ?? 0);
  return {
    ...frameOf('Tax invoice', payment, invoice, seller),
    facts: [
      { label: 'Invoice number', value: invoice.number },
      { label: 'Date', value: fullDayAndTime(invoice.issuedAt) },
      ...placeOf(invoice),
      { label: 'Reverse charge', value: 'No' },
      { label: 'Payment ID', value: payment.razorpayPaymentId ?? '' },
      { label: 'Receipt number', value: payment.receiptNumber ?? '' },
    ],
    lines: [
      { what: offeringLabel(payment), amount: formatToPaise(lines.offering) },
      ...(offerName ? [{ what: `Offer: ${offerName}`, amount: `-${formatToPaise(lines.discount)}` }] : []),
    ],
    total: { label: 'Paid', amount: formatToPaise(invoice.totalPaise) },
    figure: { label: 'Paid', amount: formatRupees(invoice.totalPaise) },
    next: nextOfSale(payment),
    foot: [BY_COMPUTER, ...footLines(seller, siteUrl)],
  };
}

/** @param invoice that is partly reversed; undefined: the sale had a receipt. @param seller as published when refunded */
export function creditNoteContent(
  payment: PaymentEntity,
  refund: PaymentRefundEntity,
  note: TaxDocument,
  invoice: TaxDocument | undefined,
  seller: Business,
): TaxContent {
  const original = invoice
    ? [
        { label: 'To invoice', value: invoice.number },
        { label: 'Invoice date', value: fullDayAndTime(invoice.issuedAt) },
      ]
    : [
        { label: 'To receipt', value: payment.receiptNumber ?? '' },
        ...(payment.completedAt
          ? [{ label: 'Receipt date', value: fullDayAndTime(payment.completedAt) }]
          : []),
      ];
  return {
    ...frameOf('Credit note', payment, note, seller),
    facts: [
      { label: 'Credit note number', value: note.number },
      { label: 'Date', value: fullDayAndTime(note.issuedAt) },
      ...original,
      ...placeOf(note),
      ...(refund.razorpayRefundId ? [{ label: 'Refund ID', value: refund.razorpayRefundId }] : []),
    ],
    lines: [{ what: `Refund: ${offeringLabel(payment)}`, amount: formatToPaise(note.taxablePaise) }],
    total: { label: 'Refunded', amount: formatToPaise(note.totalPaise) },
    figure: { label: 'Refunded', amount: formatRupees(note.totalPaise) },
    next: [
      { label: 'Where it goes', text: 'Back to the card or account that you paid with.' },
      { label: '5 to 7 working days', text: 'Most banks show it by then.' },
    ],
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
function sumsOf({ sellerGstin, placeOfSupply, ratePercent, ...parts }: TaxDocument): TaxContent['sums'] {
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
