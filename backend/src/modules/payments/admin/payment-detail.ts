import type { AdminPayment } from './admin-payments.repository.ts';
import type { Finding } from '../settlement/payment-flag.domain.ts';
import type { RefundRecord } from '../refunds/refunds.repository.ts';
import type { History } from './timeline.domain.ts';

export interface FlagRecord extends Finding {
  id: string;
  /** What the payment should have been, in paise. */
  orderedPaise: number;
  createdAt: Date;
  resolvedAt: Date | null;
  resolvedBy: string | null;
  note: string | null;
}

export interface ReceiptState {
  status: 'none' | 'queued' | 'sent' | 'failed';
  sentAt: Date | null;
  error: string | null;
}

/** One payment with all that happened to it. */
export interface PaymentDetail extends History {
  payment: AdminPayment;
  refunds: RefundRecord[];
  flags: FlagRecord[];
  /** Of the newest receipt mail. */
  receipt: ReceiptState;
  /** Paise. */
  refundable: number;
}
