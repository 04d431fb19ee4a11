import type { RefundStatus } from '../../payments/core/refund-status.domain.ts';

/** Days in which a request is answered: what the buyer is promised, and the owner is shown (pay-35). */
export const ANSWER_DAYS = 7;

/** `refunded` says what was answered; how the money fares, its refund says. */
export type RequestOutcome = 'refunded' | 'refused' | 'withdrawn';

export interface RefundRequestRecord {
  id: string;
  paymentId: string;
  /** As the buyer wrote it, of several lines. */
  reason: string;
  askedAt: Date;
  dueAt: Date;
  /** Nobody answered in time. */
  overdue: boolean;
  /** Null: open. */
  outcome: RequestOutcome | null;
  closedAt: Date | null;
  answeredBy: string | null;
  answer: string | null;
  refundId: string | null;
  /** Paise that it was answered with, and the state of the refund. */
  amount: number | null;
  refundStatus: RefundStatus | null;
}
