import type { Business } from '@ironbloom/brand';
import { formatRupees } from '../core/money.domain.ts';
import type { PaymentRecord } from '../core/payments.repository.ts';
import { inIndia, planLabel } from '../core/plan-label.ts';

/** What a receipt says, as it is printed. */
export interface ReceiptPaper {
  /** Who was paid. */
  seller: { name: string; lines: string[]; gstin: string | null; email: string };
  number: string;
  /** Of the payment; the file says it was made then. */
  completedAt: Date;
  buyer: { name: string; email: string };
  /** They add up to `paid`. */
  lines: { what: string; amount: string }[];
  paid: string;
  facts: { label: string; value: string }[];
  terms: string;
  /** No real money moved. */
  test: boolean;
}

/**
 * @param seller as it was published when the payment was completed
 * @param siteUrl where the terms are
 * @returns undefined when the payment is not completed
 */
export function receiptPaper(
  payment: PaymentRecord,
  seller: Business,
  siteUrl: string,
): ReceiptPaper | undefined {
  const { receiptNumber, completedAt, razorpayPaymentId, razorpayOrderId } = payment;
  const { amountPaise, discountPaise, offerName } = payment;
  if (!receiptNumber || !completedAt || !razorpayPaymentId || !razorpayOrderId) return undefined;
  const { street, city, postalCode, country } = seller.address;
  return {
    seller: {
      name: seller.name,
      lines: [seller.legal.entity, `${street}, ${city} ${postalCode}, ${country}`],
      gstin: seller.legal.gstin,
      email: seller.supportEmail,
    },
    number: receiptNumber,
    completedAt,
    buyer: { name: payment.name, email: payment.email },
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
    terms: `Purchases are non-refundable unless required by law: ${siteUrl}/terms`,
    test: payment.test,
  };
}
