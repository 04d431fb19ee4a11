import { Inject, Injectable } from '@nestjs/common';
import Razorpay from 'razorpay';
import type { Payments } from 'razorpay/dist/types/payments.js';
import type { Refunds } from 'razorpay/dist/types/refunds.js';
import { ENV } from '../../../config/config.module.ts';
import type { Env } from '../../../config/env.ts';
import type { RefundStatus } from '../payment.domain.ts';
import type { PayoutLine } from '../../accounting/payouts/payout-line-checks.domain.ts';

/**
 * - `live`: real money.
 * - `test`: Razorpay's test keys. Nobody is charged, and payments are no revenue.
 * - `sandbox`: our stand-in for Razorpay, for trials: its payments count as revenue.
 */
export const PAYMENT_MODES = ['live', 'test', 'sandbox'] as const;
export type PaymentMode = (typeof PAYMENT_MODES)[number];

export function paymentModeOf(env: Pick<Env, 'RAZORPAY_SANDBOX' | 'RAZORPAY_KEY_ID'>): PaymentMode {
  if (env.RAZORPAY_SANDBOX) return 'sandbox';
  return env.RAZORPAY_KEY_ID.startsWith('rzp_test_') ? 'test' : 'live';
}

/** A Razorpay payment as far as we read it. `amount` in paise. */
export interface RazorpayPayment {
  id: string;
  orderId: string;
  amount: number;
  currency: string;
  /** `refunded`: captured and then fully refunded. */
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
}

/** Whether it was ever captured. */
export const hasPaid = ({ status }: RazorpayPayment): boolean =>
  status === 'captured' || status === 'refunded';

/** A refund as far as we read it. `amount` in paise; `receipt` is our refund's id when we asked for it. */
export interface RazorpayRefund {
  id: string;
  paymentId: string;
  amount: number;
  currency: string;
  receipt: string | null;
  status: RefundStatus;
}

/** A failed call. `retryable`: the same call may succeed later. */
export class RazorpayError extends Error {
  override readonly name = 'RazorpayError';
  constructor(
    message: string,
    readonly retryable: boolean,
    cause: unknown,
  ) {
    super(message, { cause });
  }
}

/** The axios instance inside the SDK, as far as we use it. */
interface Requests {
  defaults: { baseURL: string; timeout: number; maxRedirects: number };
  post(path: string, body: object, options: { headers: Record<string, string> }): Promise<{ data: unknown }>;
}

/** Razorpay's maximal page size. */
const REPORT_PAGE = 1000;

/** The only importer of the SDK; the sandbox is called the same way. */
@Injectable()
export class RazorpayGateway {
  private readonly sdk: Razorpay;
  private readonly requests: Requests;

  constructor(@Inject(ENV) env: Env) {
    this.sdk = new Razorpay({ key_id: env.RAZORPAY_KEY_ID, key_secret: env.RAZORPAY_KEY_SECRET });
    // The SDK has no public setting for address and timeout, and by default no timeout.
    this.requests = (this.sdk as unknown as { api: { rq: Requests } }).api.rq;
    this.requests.defaults.baseURL = env.RAZORPAY_API_URL;
    this.requests.defaults.timeout = env.RAZORPAY_TIMEOUT_MS;
    // Redirects are errors: Razorpay sends none, and calls about money must not follow them.
    this.requests.defaults.maxRedirects = 0;
  }

  /** @param order `amount` in paise; `receipt` is our payment's id (Razorpay accepts 40 characters) */
  createOrder(order: { amount: number; currency: string; receipt: string; notes: Record<string, string> }) {
    return this.call(async () => {
      const created = await this.sdk.orders.create({ ...order, payment_capture: true });
      return { id: created.id };
    });
  }

  /** Fetches one order to test the keys. @throws RazorpayError when they are refused */
  checkKeys(): Promise<void> {
    return this.call(async () => {
      await this.sdk.orders.all({ count: 1 });
    });
  }

  /** One attempt to pay. @throws RazorpayError, also when there is none */
  fetchPayment(paymentId: string): Promise<RazorpayPayment> {
    return this.call(async () => toPayment(await this.sdk.payments.fetch(paymentId)));
  }

  /** Every attempt to pay an order. */
  fetchOrderPayments(orderId: string): Promise<RazorpayPayment[]> {
    return this.call(async () => {
      const { items } = await this.sdk.orders.fetchPayments(orderId);
      return items.map(toPayment);
    });
  }

  /** Captures an authorised payment. `amount` in paise. */
  capture(paymentId: string, amount: number, currency: string): Promise<RazorpayPayment> {
    return this.call(async () => toPayment(await this.sdk.payments.capture(paymentId, amount, currency)));
  }

  /**
   * Makes a refund, once per receipt (Razorpay, "Create a Normal Refund (Idempotent Request)"). The SDK's method accepts no
   * header.
   * @param refund `amount` in paise; `receipt` is our refund's id
   */
  refund(
    paymentId: string,
    refund: { amount: number; receipt: string; notes: Record<string, string> },
  ): Promise<RazorpayRefund> {
    return this.call(async () => {
      const path = `/v1/payments/${encodeURIComponent(paymentId)}/refund`;
      const headers = { 'X-Refund-Idempotency': refund.receipt };
      const { data } = await this.requests.post(path, { ...refund, speed: 'normal' }, { headers });
      return toRefund(data as Refunds.RazorpayRefund);
    });
  }

  /** By Razorpay's id, not ours. @throws RazorpayError also when there is no such refund */
  fetchRefund(refundId: string): Promise<RazorpayRefund> {
    return this.call(async () => toRefund(await this.sdk.refunds.fetch(refundId)));
  }

  /** The newest hundred of a payment. */
  fetchRefundsOf(paymentId: string): Promise<RazorpayRefund[]> {
    return this.call(async () => {
      const { items } = await this.sdk.payments.fetchMultipleRefund(paymentId, { count: 100 });
      return items.map(toRefund);
    });
  }

  /**
   * Settlements of a month, or of one day of it, in India's time. @param when `month` from 1
   * @throws RazorpayError, also when a later page fails
   */
  async fetchPayoutLines(when: { year: number; month: number; day?: number }): Promise<PayoutLine[]> {
    const lines: PayoutLine[] = [];
    for (;;) {
      const page = await this.call(async () => {
        const report = await this.sdk.settlements.reports({
          ...when,
          count: REPORT_PAGE,
          skip: lines.length,
        });
        return (report as unknown as { items: RawPayoutLine[] }).items.map(toPayoutLine);
      });
      lines.push(...page);
      if (page.length < REPORT_PAGE) return lines;
    }
  }

  /**
   * The SDK rejects with a plain object on an HTTP error and with a TypeError without an answer; its axios instance with an
   * error that has the answer.
   */
  private async call<T>(request: () => Promise<T>): Promise<T> {
    try {
      return await request();
    } catch (error) {
      const given = (error ?? {}) as {
        statusCode?: number;
        error?: { description?: string };
        response?: { status: number; data?: { error?: { description?: string } } };
      };
      const statusCode = given.response?.status ?? given.statusCode;
      const detail = given.response?.data?.error ?? given.error;
      // 409: the same request is still in progress.
      const retryable =
        statusCode === undefined || statusCode >= 500 || statusCode === 429 || statusCode === 409;
      throw new RazorpayError(detail?.description ?? 'Razorpay did not answer', retryable, error);
    }
  }
}

function toPayment(raw: Payments.RazorpayPayment): RazorpayPayment {
  return {
    id: raw.id,
    orderId: raw.order_id ?? '',
    amount: Number(raw.amount),
    currency: raw.currency,
    status: raw.status as RazorpayPayment['status'],
  };
}

function toRefund(raw: Refunds.RazorpayRefund): RazorpayRefund {
  return {
    id: raw.id,
    paymentId: raw.payment_id,
    amount: Number(raw.amount),
    currency: raw.currency,
    receipt: raw.receipt ?? null,
    status: raw.status as RefundStatus,
  };
}

/** Raw: paise, and Unix seconds. */
interface RawPayoutLine {
  entity_id: string;
  settlement_id?: string | null;
  type: string;
  debit?: number | string | null;
  credit?: number | string | null;
  amount?: number | string | null;
  currency: string;
  fee?: number | string | null;
  tax?: number | string | null;
  on_hold?: boolean | null;
  settled?: boolean | null;
  created_at: number;
  settled_at?: number | null;
  settlement_utr?: string | null;
  payment_id?: string | null;
  order_id?: string | null;
  dispute_id?: string | null;
  method?: string | null;
}

function toPayoutLine(raw: RawPayoutLine): PayoutLine {
  return {
    entityId: raw.entity_id,
    settlementId: raw.settlement_id || null,
    type: raw.type,
    debitPaise: Number(raw.debit ?? 0),
    creditPaise: Number(raw.credit ?? 0),
    amountPaise: Number(raw.amount ?? 0),
    currency: raw.currency,
    feePaise: Number(raw.fee ?? 0),
    taxPaise: Number(raw.tax ?? 0),
    onHold: raw.on_hold ?? false,
    settled: raw.settled ?? false,
    createdAt: atSecond(raw.created_at),
    settledAt: raw.settled_at ? atSecond(raw.settled_at) : null,
    utr: raw.settlement_utr || null,
    paymentId: raw.payment_id || null,
    orderId: raw.order_id || null,
    disputeId: raw.dispute_id || null,
    method: raw.method || null,
  };
}

const atSecond = (seconds: number): Date => new Date(seconds * 1000);
