import { Inject, Injectable } from '@nestjs/common';
import Razorpay from 'razorpay';
import type { Env } from '../../config/env.ts';
import { ENV } from '../../config/config.module.ts';

/** A Razorpay payment as far as we read it. `amount` in paise. */
export interface RazorpayPayment {
  id: string;
  orderId: string;
  amount: number;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
}

/** Razorpay did not answer as hoped. `retryable`: the same call may succeed later. */
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

interface RawPayment {
  id: string;
  order_id?: string | null;
  amount: number | string;
  currency: string;
  status: string;
}

/** The only importer of the SDK; speaks to the sandbox exactly as it does to Razorpay. */
@Injectable()
export class RazorpayGateway {
  private readonly sdk: Razorpay;

  constructor(@Inject(ENV) env: Env) {
    this.sdk = new Razorpay({ key_id: env.RAZORPAY_KEY_ID, key_secret: env.RAZORPAY_KEY_SECRET });
    // The SDK has no public setting for address or timeout, and by default never times out.
    const { api } = this.sdk as unknown as {
      api: { rq: { defaults: { baseURL: string; timeout: number } } };
    };
    api.rq.defaults.baseURL = env.RAZORPAY_API_URL;
    api.rq.defaults.timeout = env.RAZORPAY_TIMEOUT_MS;
  }

  /** @param order `amount` in paise; `receipt` is our payment's id (Razorpay takes 40 characters) */
  createOrder(order: { amount: number; currency: string; receipt: string; notes: Record<string, string> }) {
    return this.call(async () => {
      const created = await this.sdk.orders.create({ ...order, payment_capture: true });
      return { id: created.id };
    });
  }

  fetchPayment(paymentId: string): Promise<RazorpayPayment> {
    return this.call(async () => toPayment((await this.sdk.payments.fetch(paymentId)) as RawPayment));
  }

  /** Every attempt that was made to pay an order. */
  fetchOrderPayments(orderId: string): Promise<RazorpayPayment[]> {
    return this.call(async () => {
      const { items } = await this.sdk.orders.fetchPayments(orderId);
      return (items as RawPayment[]).map(toPayment);
    });
  }

  /** Takes money that is authorised but not yet captured. `amount` in paise. */
  capture(paymentId: string, amount: number, currency: string): Promise<RazorpayPayment> {
    return this.call(async () =>
      toPayment((await this.sdk.payments.capture(paymentId, amount, currency)) as RawPayment),
    );
  }

  /** The SDK rejects with a plain object on an HTTP error and with a TypeError when none came. */
  private async call<T>(request: () => Promise<T>): Promise<T> {
    try {
      return await request();
    } catch (error) {
      const { statusCode, error: detail } = (error ?? {}) as {
        statusCode?: number;
        error?: { description?: string };
      };
      const retryable = statusCode === undefined || statusCode >= 500 || statusCode === 429;
      throw new RazorpayError(detail?.description ?? 'Razorpay did not answer', retryable, error);
    }
  }
}

function toPayment(raw: RawPayment): RazorpayPayment {
  return {
    id: raw.id,
    orderId: raw.order_id ?? '',
    amount: Number(raw.amount),
    currency: raw.currency,
    status: raw.status as RazorpayPayment['status'],
  };
}
