import { formatRupees } from '@ironbloom/brand/india';
import { monthsInWords } from '../catalogue/catalogue.domain.ts';

/** The states of pay-13. */
export const PAYMENT_STATUSES = ['pending', 'completed', 'failed', 'cancelled'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Forward only. Razorpay may capture late, so `failed` and `cancelled` can become `completed`, which is final (pay-13). */
const nextOfPayment: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  pending: ['completed', 'failed', 'cancelled'],
  failed: ['completed'],
  cancelled: ['completed'],
  completed: [],
};

/** Statuses that may become `to`: the FROM list of the compare-and-set. */
export function statesBefore(to: PaymentStatus): PaymentStatus[] {
  return PAYMENT_STATUSES.filter((from) => nextOfPayment[from].includes(to));
}

/** Razorpay's refund states ("Refunds"). */
export const REFUND_STATUSES = ['pending', 'processed', 'failed'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** Forward only. A failure may turn out wrong; a processed refund is final. */
const nextOfRefund: Readonly<Record<RefundStatus, readonly RefundStatus[]>> = {
  pending: ['processed', 'failed'],
  failed: ['processed'],
  processed: [],
};

/** Statuses of a refund that may become `to`: the FROM list of the compare-and-set. */
export function refundStatesBefore(to: RefundStatus): RefundStatus[] {
  return REFUND_STATUSES.filter((from) => nextOfRefund[from].includes(to));
}

/** "Buddy coaching, 6 months", with the name at the time of the order. @param duration months */
export function offeringLabel({ kindName, duration }: { kindName: string; duration: number }): string {
  return `${kindName} coaching, ${monthsInWords(duration)}`;
}

/** "MONSOON, ₹1,500 off"; null without a reduction. */
export function offerLabel(payment: { offerName: string | null; discountPaise: number }): string | null {
  return payment.offerName && `${payment.offerName}, ${formatRupees(payment.discountPaise)} off`;
}

/** Refundable maximum of a sale in paise: the smaller of price and captured amount. */
export const mostRefundable = (payment: { amountPaise: number; capturedPaise: number | null }): number =>
  Math.min(payment.amountPaise, payment.capturedPaise ?? payment.amountPaise);

/** False for a refund or dispute of a capture that never completed its payment. */
export const isOfSale = (
  of: { razorpayPaymentId: string },
  payment: { razorpayPaymentId: string | null },
): boolean => of.razorpayPaymentId === payment.razorpayPaymentId;

/** Whether the buyer's address is an erasure's alias (privacy/erasure/erasure-runner.ts). */
export const isErased = ({ email }: { email: string }): boolean => email.endsWith('@erased.invalid');
