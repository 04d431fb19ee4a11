import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

/** Razorpay's wire shapes (its API reference: Orders, Payments, Refunds, Settlements). Amounts in paise, times in Unix seconds. */

export type Notes = Record<string, string> | [];

export interface Order {
  id: string;
  entity: 'order';
  amount: number;
  amount_paid: number;
  amount_due: number;
  currency: string;
  receipt: string | null;
  offer_id: null;
  status: 'created' | 'attempted' | 'paid';
  attempts: number;
  notes: Notes;
  created_at: number;
}

export interface PaymentFailure {
  error_code: string;
  error_description: string;
  error_source: string;
  error_step: string;
  error_reason: string;
}

export type PaymentErrors = PaymentFailure | { [Field in keyof PaymentFailure]: null };

export type Payment = {
  id: string;
  entity: 'payment';
  amount: number;
  currency: string;
  status: 'authorized' | 'captured' | 'refunded' | 'failed';
  order_id: string;
  invoice_id: null;
  international: boolean;
  method: 'upi';
  amount_refunded: number;
  refund_status: null | 'partial' | 'full';
  captured: boolean;
  description: string | null;
  card_id: null;
  bank: null;
  wallet: null;
  vpa: string;
  email: string;
  contact: string;
  notes: Notes;
  fee: number;
  tax: number;
  acquirer_data: { rrn: string };
  created_at: number;
} & PaymentErrors;

export interface Refund {
  id: string;
  entity: 'refund';
  amount: number;
  currency: string;
  payment_id: string;
  notes: Notes;
  receipt: string | null;
  acquirer_data: { arn: null };
  batch_id: null;
  status: 'pending' | 'processed' | 'failed';
  speed_processed: 'normal';
  speed_requested: string;
  created_at: number;
}

export interface Dispute {
  id: string;
  entity: 'dispute';
  payment_id: string;
  amount: number;
  currency: string;
  amount_deducted: number;
  gateway_dispute_id: string | null;
  reason_code: string;
  reason_description: string;
  respond_by: number;
  status: 'open' | 'under_review' | 'won' | 'lost' | 'closed';
  phase: 'fraud' | 'retrieval' | 'chargeback' | 'pre_arbitration' | 'arbitration';
  created_at: number;
}

/** Of the report "Settlement Recon". */
export interface SettlementLine {
  /** Of the payment, refund, adjustment … */
  entity_id: string;
  type: string;
  debit: number;
  credit: number;
  amount: number;
  currency: string;
  /** With the tax in it. */
  fee: number;
  tax: number;
  on_hold: boolean;
  settled: boolean;
  created_at: number;
  settled_at: number | null;
  settlement_id: string | null;
  posted_at: null;
  credit_type: string;
  description: string | null;
  notes: Notes;
  /** Of a refund. */
  payment_id: string | null;
  settlement_utr: string | null;
  order_id: string | null;
  order_receipt: string | null;
  method: string;
  card_network: null;
  card_issuer: null;
  card_type: null;
  dispute_id: string | null;
}

/** Razorpay's clock: Unix time in whole seconds. */
export const now = (): number => Math.floor(Date.now() / 1000);

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** An id in Razorpay's form: a prefix and 14 letters or digits. */
export function newId(prefix: string): string {
  return `${prefix}_${Array.from({ length: 14 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;
}

export function hmacHex(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

/** Compares without telling by its time how much was right. */
export function equalText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** An answer in Razorpay's error shape. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly statusCode: number;
  readonly field: string | undefined;

  constructor(
    description: string,
    { statusCode = 400, field }: { statusCode?: number; field?: string } = {},
  ) {
    super(description);
    this.statusCode = statusCode;
    this.field = field;
  }
}

/** The body that Razorpay sends with an error. */
export function errorBody(statusCode: number, description: string, field?: string): object {
  const isOurs = statusCode >= 500;
  return {
    error: {
      code: isOurs ? 'SERVER_ERROR' : 'BAD_REQUEST_ERROR',
      description,
      source: 'business',
      step: 'payment_initiation',
      reason: isOurs ? 'server_error' : 'input_validation_failed',
      metadata: {},
      ...(field !== undefined && { field }),
    },
  };
}
