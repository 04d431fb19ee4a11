import type { Business } from '@ironbloom/brand';
import { formatRupees } from '../../../platform/text/money.domain.ts';
import type { Frame } from './pdf/sheet.ts';
import { planLabel } from '../../payments/payment.domain.ts';
import { shownAddress } from '../../../platform/mail/shown-address.ts';
import type { PaymentEntity } from '../../payments/payment.entity.ts';
import { inIndia } from '../../../platform/text/indian-day.domain.ts';

/** What a receipt says, as it is printed. */
export interface ReceiptPaper extends Frame {
  /** They add up to `paid`. */
  lines: { what: string; amount: string }[];
  paid: string;
}

/** As papers begin with. @param gstin that is printed, if any */
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
 * @param seller as it was published when the payment was completed
 * @param siteUrl where the terms are
 * @returns undefined when the payment is not completed
 */
export function receiptPaper(
  payment: PaymentEntity,
  seller: Business,
  siteUrl: string,
): ReceiptPaper | undefined {
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
      { what: planLabel(payment), amount: formatRupees(amountPaise + discountPaise) },
      ...(offerName ? [{ what: `Offer: ${offerName}`, amount: `-${formatRupees(discountPaise)}` }] : []),
    ],
    paid: formatRupees(amountPaise),
    facts: [
      { label: 'Receipt number', value: receiptNumber },
      { label: 'Date', value: inIndia(completedAt) },
      { label: 'Payment ID', value: razorpayPaymentId },
      { label: 'Order ID', value: razorpayOrderId },
    ],
    foot: footLines(seller, siteUrl),
    test: payment.test,
  };
}

/** Of papers about a sale. About refunds they say what the screens of a purchase say. */
export const footLines = (seller: Business, siteUrl: string): string[] => [
  'Purchases are non-refundable unless required by law. You can ask for a refund; we answer within 7 days.',
  `${questionsLine(seller)} Terms: ${siteUrl}/terms`,
];

export const questionsLine = ({ supportEmail }: Business): string => `Questions? Write to ${supportEmail}.`;
