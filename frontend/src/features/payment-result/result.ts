import { formatMoney } from '#shared/india/money.ts';
import { formatRupees } from '#shared/india/rupees.ts';
import type { PaymentClaim } from '#shared/lib/payment-address.ts';
import type { PlanChoice } from '#shared/lib/plan-words.ts';
import { nameOfKey } from '#shared/lib/read-choice.ts';
import type { Knowledge, KnownPayment } from './status.ts';

/**
 * What the page may say.
 * - `completed`, `failed`, `cancelled`: the server says so.
 * - `refunded`: it was completed, and all of it was refunded.
 * - `received`, `returned`, `settled`: a payment arrived that does not match the order. We look at it, it went back, or it
 *   was dealt with otherwise.
 * - `confirming`: the server waits for the payment, or cannot be reached yet.
 * - `unknown`: the server knows no such payment.
 * - `claimed`: no token; the address names a payment and nobody vouches for it.
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
  /** What a code or a sale, by its name, took off; null when there was none, or nobody says. */
  readonly offer: string | null;
  readonly discount: number;
}

/** "6 Months", as receipts write it. */
export const durationOf = ({ duration }: Bought): string =>
  `${duration} ${duration === 1 ? 'Month' : 'Months'}`;

/** "MONSOON, ₹1,500 off"; null without an offer. */
export const offerOf = ({ offer, discount }: Bought): string | null =>
  offer && `${offer}, ${formatRupees(discount)} off`;

export interface PaymentDetails {
  readonly paymentId: string | null;
  readonly orderId: string | null;
  /** Null while the server, which could know better, has not said. */
  readonly bought: Bought | null;
  /** ISO-8601 UTC; null when only the address speaks. */
  readonly date: string | null;
  readonly email: string | null;
  /** What arrived instead of the order's amount: "₹15,354"; null when nothing did. */
  readonly received: string | null;
}

export interface PaymentResult {
  readonly kind: ResultKind;
  /** Null while there is nothing to show. */
  readonly details: PaymentDetails | null;
}

export function paymentResult(claim: PaymentClaim, knowledge: Knowledge | null): PaymentResult {
  const { paymentId, orderId, trainingType, duration, amount } = claim;
  const ids =
    paymentId && orderId
      ? { paymentId, orderId, bought: null, date: null, email: null, received: null }
      : null;
  if (!claim.statusToken) {
    // pay-20, for an address without a token: both ids, or nothing is shown.
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
      // The server learns the payment's id only with its confirmation; until then the address knows it.
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
