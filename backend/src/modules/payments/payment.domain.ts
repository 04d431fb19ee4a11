import { formatRupees } from '@ironbloom/brand/india';
import { monthsInWords } from '../catalogue/catalogue.domain.ts';

/** The states of pay-13. */
export const PAYMENT_STATUSES = ['pending', 'completed', 'failed', 'cancelled'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/**
 * Forward only. Razorpay may capture late, so `failed` and `cancelled` can still become
 * `completed`; `completed` never goes back (pay-13).
 */
const nextOfPayment: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  pending: ['completed', 'failed', 'cancelled'],
  failed: ['completed'],
  cancelled: ['completed'],
  completed: [],
};

/** The states a payment may be in to move to `to`: the FROM list of the compare-and-set. */
export function statesBefore(to: PaymentStatus): PaymentStatus[] {
  return PAYMENT_STATUSES.filter((from) => nextOfPayment[from].includes(to));
}

/** Razorpay's own words for a refund ("Refunds", states). */
export const REFUND_STATUSES = ['pending', 'processed', 'failed'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** Forward only. A refusal can turn out to be wrong, money that went back cannot. */
const nextOfRefund: Readonly<Record<RefundStatus, readonly RefundStatus[]>> = {
  pending: ['processed', 'failed'],
  failed: ['processed'],
  processed: [],
};

/** The states a refund may be in to move to `to`: the FROM list of the compare-and-set. */
export function refundStatesBefore(to: RefundStatus): RefundStatus[] {
  return REFUND_STATUSES.filter((from) => nextOfRefund[from].includes(to));
}

/** "Buddy coaching, 6 months": as it was called when it was ordered. @param duration months */
export function offeringLabel({ kindName, duration }: { kindName: string; duration: number }): string {
  return `${kindName} coaching, ${monthsInWords(duration)}`;
}

/** "MONSOON, ₹1,500 off"; null when nothing was taken off. */
export function offerLabel(payment: { offerName: string | null; discountPaise: number }): string | null {
  return payment.offerName && `${payment.offerName}, ${formatRupees(payment.discountPaise)} off`;
}

/** The most that can go back of a sale, in paise: neither more than it cost nor more than Razorpay captured. */
export const mostRefundable = (payment: { amountPaise: number; capturedPaise: number | null }): number =>
  Math.min(payment.amountPaise, payment.capturedPaise ?? payment.amountPaise);

/** False for a refund, or a dispute, of a capture that never completed its payment. */
export const isOfSale = (
  of: { razorpayPaymentId: string },
  payment: { razorpayPaymentId: string | null },
): boolean => of.razorpayPaymentId === payment.razorpayPaymentId;

/** The buyer's address is the one that an erasure leaves (privacy/erasure/erasure-runner.ts), and is nobody's. */
export const isErased = ({ email }: { email: string }): boolean => email.endsWith('@erased.invalid');
