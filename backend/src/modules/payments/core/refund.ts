import type { PaymentRecord } from './payments.repository.ts';
import type { RefundStatus } from './refund-status.domain.ts';

/** A refund as the use cases see it; amounts in the smallest unit of its currency. */
export interface RefundRecord {
  id: string;
  paymentId: string;
  amountPaise: number;
  currency: string;
  reason: string;
  requestedBy: string;
  status: RefundStatus;
  razorpayPaymentId: string;
  razorpayRefundId: string | null;
  error: string | null;
  /** How often Razorpay was asked for it. */
  attempts: number;
  createdAt: Date;
  processedAt: Date | null;
  failedAt: Date | null;
}

/** The most that can go back of a sale, in paise: neither more than it cost nor more than Razorpay captured. */
export const mostRefundable = ({
  amountPaise,
  capturedPaise,
}: Pick<PaymentRecord, 'amountPaise' | 'capturedPaise'>): number =>
  Math.min(amountPaise, capturedPaise ?? amountPaise);

/** Not so of a capture that never completed its payment. */
export const isOfSale = (refund: RefundRecord, payment: PaymentRecord): boolean =>
  refund.razorpayPaymentId === payment.razorpayPaymentId;

/** What became of a report about a refund. */
export type RefundOutcome = 'moved' | 'already_there' | 'noted' | 'unknown_refund';
