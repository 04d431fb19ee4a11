import type { RefundStatus } from './refund-status.domain.ts';

/** A refund as the use cases see it; amounts in paise. */
export interface RefundRecord {
  id: string;
  paymentId: string;
  amountPaise: number;
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

/** What became of a report about a refund. */
export type RefundOutcome = 'moved' | 'already_there' | 'noted' | 'unknown_refund';
