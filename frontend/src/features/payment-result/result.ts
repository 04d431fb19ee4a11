import { formatMoney } from '#shared/india/money.ts';
import { formatRupees } from '#shared/india/rupees.ts';
import type { PaymentClaim } from '#shared/lib/payment-address.ts';
import type { PlanChoice } from '#shared/lib/plan-words.ts';
import { nameOfKey } from '#shared/lib/read-choice.ts';
import type { Knowledge, KnownPayment } from './status.ts';

/**
 * What the page may state.
 * - `completed`, `failed`, `cancelled`: status on the server.
 * - `refunded`: completed and fully refunded.
 * - `received`, `returned`, `settled`: a mismatched capture that is open, refunded or otherwise resolved.
 * - `confirming`: pending, or the server is unreachable.
 * - `unknown`: the server has no such payment.
 * - `claimed`: no token; only the address names the payment.
 * - `loading`: no token and no payment named (pay-20: 'Loading payment details').
 */
export type ResultKind =
  | 'completed'
  | 'refunded'
  | 'failed'
  | 'cancelled'
  | 'received'
  | 'returned'
  | 'settled'
  | 'confirming'
  | 'unknown'
  | 'claimed'
  | 'loading';

export interface Bought extends PlanChoice {
  readonly kindName: string;
  /** Paise. */
  readonly amount: number;
  /** Name of the code or sale; null if none or unknown. */
  readonly offer: string | null;
  readonly discount: number;
}

/** "6 Months", as on receipts. */
export const durationOf = ({ duration }: Bought): string =>
  `${duration} ${duration === 1 ? 'Month' : 'Months'}`;

/** "MONSOON, ₹1,500 off"; null without an offer. */
export const offerOf = ({ offer, discount }: Bought): string | null =>
  offer && `${offer}, ${formatRupees(discount)} off`;

export interface PaymentDetails {
  readonly paymentId: string | null;
  readonly orderId: string | null;
  /** Null until the server has answered. */
  readonly bought: Bought | null;
  /** ISO-8601 UTC; null without an answer of the server. */
  readonly date: string | null;
  readonly email: string | null;
  /** Captured amount that does not match the order: "₹15,354"; null if none. */
  readonly received: string | null;
}

export interface PaymentResult {
  readonly kind: ResultKind;
  /** Null: nothing to show. */
  readonly details: PaymentDetails | null;
}

export function paymentResult(claim: PaymentClaim, knowledge: Knowledge | null): PaymentResult {
  const { paymentId, orderId, trainingType, duration, amount } = claim;
  const ids =
    paymentId && orderId
      ? { paymentId, orderId, bought: null, date: null, email: null, received: null }
      : null;
  if (!claim.statusToken) {
    // pay-20, address without a token: shown only with both ids.
    const bought = {
      trainingType,
      kindName: nameOfKey(trainingType),
      duration,
      amount,
      offer: null,
      discount: 0,
    };
    const details = ids && { ...ids, bought };
    return { kind: details ? 'claimed' : 'loading', details };
  }
  if (knowledge?.kind === 'unknown') return { kind: 'unknown', details: ids };
  if (knowledge?.kind !== 'known') return { kind: 'confirming', details: ids };
  const { payment } = knowledge;
  return {
    kind: kindOf(payment),
    details: {
      bought: {
        trainingType: payment.trainingType,
        kindName: payment.kindName,
        duration: payment.duration,
        amount: payment.amount,
        offer: payment.offer,
        discount: payment.discount,
      },
      // The server learns the payment id on confirmation; until then the address has it.
      paymentId: payment.paymentId ?? claim.paymentId,
      orderId: payment.orderId ?? claim.orderId,
      date: payment.completedAt ?? payment.createdAt,
      email: payment.email,
      received: payment.received && formatMoney(payment.received.amount, payment.received.currency),
    },
  };
}

const kindsOfReceived = { open: 'received', refunded: 'returned', closed: 'settled' } as const;

function kindOf({ status, refunded, received }: KnownPayment): ResultKind {
  if (refunded) return 'refunded';
  if (received) return kindsOfReceived[received.state];
  return status === 'pending' ? 'confirming' : status;
}
