import type { Duration, TrainingType } from '../../shared/lib/plan-words.ts';

export type PaymentStatus = 'pending' | 'completed' | 'failed' | 'cancelled';

/** What the server knows about a payment. Amount in paise, times in ISO-8601 UTC. */
export interface KnownPayment {
  readonly status: PaymentStatus;
  readonly trainingType: TrainingType;
  readonly duration: Duration;
  readonly amount: number;
  readonly orderId: string | null;
  readonly paymentId: string | null;
  readonly email: string;
  readonly createdAt: string;
  readonly completedAt: string | null;
}

/** The server's answer to a status token: a payment, "no such payment", or no answer yet. */
export type Knowledge =
  { kind: 'known'; payment: KnownPayment } | { kind: 'unknown' } | { kind: 'unreachable' };

/** Nothing will change by asking again. */
export function isFinal(knowledge: Knowledge): boolean {
  return (
    knowledge.kind === 'unknown' || (knowledge.kind === 'known' && knowledge.payment.status !== 'pending')
  );
}

const firstWaitMs = 2_000;
const longestWaitMs = 10_000;
const growth = 1.4;

/** How long to wait before the next question, in ms: soon at first, then less and less often. */
export function nextWait(asked: number): number {
  return Math.min(longestWaitMs, Math.round(firstWaitMs * growth ** asked));
}
