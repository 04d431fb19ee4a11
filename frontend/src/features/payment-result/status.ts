import type { PriceListId } from '#shared/lib/retry-offer.ts';

export type PaymentStatus = 'pending' | 'completed' | 'failed' | 'cancelled';

/** What the server knows about a payment. Amount in paise, times in ISO-8601 UTC. */
export interface KnownPayment {
  readonly status: PaymentStatus;
  readonly priceList: PriceListId;
  readonly trainingType: string;
  /** What the kind was called when it was ordered. */
  readonly kindName: string;
  /** Months. */
  readonly duration: number;
  readonly amount: number;
  /** The code, or the name of the sale, and what it took off. */
  readonly offer: string | null;
  readonly discount: number;
  readonly orderId: string | null;
  readonly paymentId: string | null;
  readonly email: string;
  readonly createdAt: string;
  readonly completedAt: string | null;
  /** All that was paid has been refunded. */
  readonly refunded: boolean;
  /** A payment that arrived and does not match the order. */
  readonly received: {
    /** In the smallest unit of its currency. */
    readonly amount: number;
    readonly currency: string;
    /** `open`: we look at it; `refunded`: it went back; `closed`: dealt with otherwise. */
    readonly state: 'open' | 'refunded' | 'closed';
  } | null;
}

/** The server's answer to a status token: a payment, "no such payment", or no answer yet. */
export type Knowledge =
  | { kind: 'known'; payment: KnownPayment }
  | { kind: 'unknown' }
  | { kind: 'unreachable' };

/** Nothing will change by asking again. */
export function isFinal(knowledge: Knowledge): boolean {
  return (
    knowledge.kind === 'unknown' || (knowledge.kind === 'known' && knowledge.payment.status === 'completed')
  );
}

/** It did not go through, so far: an order takes another attempt, and a bank's yes may come late (pay-13). */
export function isDenied(knowledge: Knowledge | null): boolean {
  return knowledge?.kind === 'known' && ['failed', 'cancelled'].includes(knowledge.payment.status);
}

/** How long the page goes on looking for the money of a payment that did not go through, in ms. */
export const lookForMs = 15 * 60_000;

const firstWaitMs = 2_000;
const longestWaitMs = 10_000;
const longestWaitDeniedMs = 30_000;
const growth = 1.4;

/** How long to wait before the next question, in ms: soon at first, then less and less often. */
export function nextWait(asked: number, denied = false): number {
  const longest = denied ? longestWaitDeniedMs : longestWaitMs;
  return Math.min(longest, Math.round(firstWaitMs * growth ** asked));
}
