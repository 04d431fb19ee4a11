import type { PaymentClaim } from '../../shared/lib/payment-address.ts';
import type { PlanChoice } from '../../shared/lib/plan-words.ts';
import type { Knowledge } from './status.ts';

/**
 * What the page may say.
 * - `completed`, `failed`, `cancelled`: the server says so.
 * - `confirming`: the server waits for the payment, or cannot be reached yet.
 * - `unknown`: the server knows no such payment.
 * - `claimed`: no token; the address names a payment and nobody vouches for it.
 * - `loading`: no token and no payment named (SPEC: 'Loading payment details').
 */
export type ResultKind =
  'completed' | 'failed' | 'cancelled' | 'confirming' | 'unknown' | 'claimed' | 'loading';

export interface PaymentDetails extends PlanChoice {
  /** Paise. */
  readonly amount: number;
  readonly paymentId: string | null;
  readonly orderId: string | null;
  /** ISO-8601 UTC; null when only the address speaks. */
  readonly date: string | null;
  readonly email: string | null;
}

export interface PaymentResult {
  readonly kind: ResultKind;
  /** Null while there is nothing to show. */
  readonly details: PaymentDetails | null;
}

function claimed({ paymentId, orderId, trainingType, duration, amount }: PaymentClaim): PaymentDetails {
  return { paymentId, orderId, trainingType, duration, amount, date: null, email: null };
}

export function paymentResult(claim: PaymentClaim, knowledge: Knowledge | null): PaymentResult {
  const isNamed = claim.paymentId !== null && claim.orderId !== null;
  const shown = isNamed ? claimed(claim) : null;
  if (!claim.statusToken) return { kind: isNamed ? 'claimed' : 'loading', details: shown };
  if (knowledge?.kind === 'unknown') return { kind: 'unknown', details: shown };
  if (knowledge?.kind !== 'known') return { kind: 'confirming', details: shown };
  const { payment } = knowledge;
  return {
    kind: payment.status === 'pending' ? 'confirming' : payment.status,
    details: {
      trainingType: payment.trainingType,
      duration: payment.duration,
      amount: payment.amount,
      // The server learns the payment's id only with its confirmation; until then the address knows it.
      paymentId: payment.paymentId ?? claim.paymentId,
      orderId: payment.orderId ?? claim.orderId,
      date: payment.completedAt ?? payment.createdAt,
      email: payment.email,
    },
  };
}
