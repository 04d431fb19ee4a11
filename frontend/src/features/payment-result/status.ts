import type { PriceListId } from '#shared/lib/retry-offer.ts';

export type PaymentStatus = 'pending' | 'completed' | 'failed' | 'cancelled';

/** A payment as known to the server. Amounts in paise, times in ISO-8601 UTC. */
export interface KnownPayment {
  readonly status: PaymentStatus;
  readonly priceList: PriceListId;
  readonly trainingType: string;
  /** Name of the kind at the time of the order. */
  readonly kindName: string;
  /** Months. */
  readonly duration: number;
  readonly amount: number;
  /** Code or name of the sale, with its discount. */
  readonly offer: string | null;
  readonly discount: number;
  readonly orderId: string | null;
  readonly paymentId: string | null;
  readonly email: string;
  readonly createdAt: string;
  readonly completedAt: string | null;
  /** It renews a program. */
  readonly renewal: boolean;
  /** Fully refunded. */
  readonly refunded: boolean;
  /** A mismatched capture. */
  readonly received: {
    /** In the smallest unit of its currency. */
    readonly amount: number;
    readonly currency: string;
    /** `open`: under review; `refunded`; `closed`: otherwise resolved. */
    readonly state: 'open' | 'refunded' | 'closed';
  } | null;
}

/** Answer for a status token: a payment, no such payment, or no answer. */
export type Knowledge =
  | { kind: 'known'; payment: KnownPayment }
  | { kind: 'unknown' }
  | { kind: 'unreachable' };

/** Polling can stop. */
export function isFinal(knowledge: Knowledge): boolean {
  return (
    knowledge.kind === 'unknown' || (knowledge.kind === 'known' && knowledge.payment.status === 'completed')
  );
}

/** Not paid so far. May still change: a second attempt or a late approval (pay-13). */
export function isDenied(knowledge: Knowledge | null): boolean {
  return knowledge?.kind === 'known' && ['failed', 'cancelled'].includes(knowledge.payment.status);
}

/** ms. How long to poll a failed or cancelled payment. */
export const pollDeniedMs = 15 * 60_000;

const firstWaitMs = 2_000;
const maxWaitMs = 10_000;
const maxWaitDeniedMs = 30_000;
const growth = 1.4;

/** ms until the next poll, with exponential backoff. */
export function nextWait(asked: number, denied = false): number {
  const longest = denied ? maxWaitDeniedMs : maxWaitMs;
  return Math.min(longest, Math.round(firstWaitMs * growth ** asked));
}
