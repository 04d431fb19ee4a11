/** Razorpay's wire shapes (its API reference: Orders, Payments, Refunds, Disputes). Amounts in paise, times in Unix seconds. */
import { newId, now } from './wire.ts';

const ANSWER_DISPUTE_WITHIN_S = 7 * 86_400;

/** Strings by name; Razorpay sends an empty list when there are none. */
export type Notes = Record<string, string> | [];

export interface NewOrder {
  amount: number;
  currency: string;
  receipt: string | null;
  notes: Notes;
}

export interface Attempt {
  /** Paise; the order's amount when absent. Another amount makes a mismatched capture, which the checkout cannot. */
  amount?: number | undefined;
  currency?: string | undefined;
  email?: string | undefined;
  contact?: string | undefined;
  description?: string | undefined;
  /** False leaves the payment authorised. */
  capture?: boolean | undefined;
}

export interface NewRefund {
  /** Paise; the rest when absent. */
  amount?: number;
  notes: Notes;
  receipt: string | null;
  speed: string;
}

export type DisputeStep = 'action_required' | 'under_review' | 'won' | 'lost' | 'closed';

const NO_ERROR = {
  error_code: null as string | null,
  error_description: null as string | null,
  error_source: null as string | null,
  error_step: null as string | null,
  error_reason: null as string | null,
};

export const DECLINED: typeof NO_ERROR = {
  error_code: 'BAD_REQUEST_ERROR',
  error_description: 'Your payment was declined by the bank. Please try another method.',
  error_source: 'customer',
  error_step: 'payment_authentication',
  error_reason: 'payment_failed',
};

export type Order = ReturnType<typeof newOrder>;

export const newOrder = (given: NewOrder) => ({
  id: newId('order'),
  entity: 'order' as const,
  amount: given.amount,
  amount_paid: 0,
  amount_due: given.amount,
  currency: given.currency,
  receipt: given.receipt,
  offer_id: null,
  status: 'created' as 'created' | 'attempted' | 'paid',
  attempts: 0,
  notes: given.notes,
  created_at: now(),
});

export type Payment = ReturnType<typeof newPayment>;

export const newPayment = (
  order: Order,
  attempt: Attempt,
  status: 'authorized' | 'captured' | 'refunded' | 'failed',
) => ({
  id: newId('pay'),
  entity: 'payment' as const,
  amount: attempt.amount ?? order.amount,
  currency: attempt.currency ?? order.currency,
  status,
  order_id: order.id,
  invoice_id: null,
  international: false,
  method: 'upi',
  amount_refunded: 0,
  refund_status: null as null | 'partial' | 'full',
  captured: false,
  description: attempt.description ?? null,
  card_id: null,
  bank: null,
  wallet: null,
  vpa: 'success@razorpay',
  email: attempt.email ?? 'buyer@example.com',
  contact: attempt.contact ?? '+919000000000',
  notes: order.notes,
  fee: 0,
  tax: 0,
  acquirer_data: { rrn: String(Date.now()) },
  created_at: now(),
  ...NO_ERROR,
});

export type Refund = ReturnType<typeof newRefund>;

export const newRefund = (
  payment: Payment,
  amount: number,
  given: NewRefund,
  status: 'pending' | 'processed' | 'failed',
) => ({
  id: newId('rfnd'),
  entity: 'refund' as const,
  amount,
  currency: payment.currency,
  payment_id: payment.id,
  notes: given.notes,
  receipt: given.receipt,
  acquirer_data: { arn: null },
  batch_id: null,
  status,
  speed_processed: 'normal',
  speed_requested: given.speed,
  created_at: now(),
});

export type Dispute = ReturnType<typeof newDispute>;

export const newDispute = (payment: Payment, amount: number) => ({
  id: newId('disp'),
  entity: 'dispute' as const,
  payment_id: payment.id,
  amount,
  currency: payment.currency,
  amount_deducted: 0,
  gateway_dispute_id: null,
  reason_code: 'credit_not_processed',
  reason_description: 'Credit not processed',
  respond_by: now() + ANSWER_DISPUTE_WITHIN_S,
  status: 'open' as 'open' | Exclude<DisputeStep, 'action_required'>,
  phase: 'chargeback',
  created_at: now(),
});

export type Entity = Dispute | Order | Payment | Refund;
