import { ApiError, missing } from './api-error.ts';
import { type Notes, now, type Order, type Payment, type PaymentFailure } from './entities.ts';
import { newId } from './signing.ts';
import type { Store } from './store.ts';
import type { WebhookSender } from './webhooks.ts';

export interface NewOrder {
  amount: number;
  currency: string;
  receipt: string | null;
  notes: Notes;
}

export interface Attempt {
  /** Paise; what the order asks for when absent. Another amount makes a mismatch, which the checkout cannot. */
  amount?: number;
  currency?: string;
  email?: string;
  contact?: string;
  description?: string;
  /** False leaves the payment authorised, to be captured by a call. */
  capture?: boolean;
  /** False makes no webhooks for this attempt. */
  webhooks?: boolean;
}

const DECLINED: PaymentFailure = {
  error_code: 'BAD_REQUEST_ERROR',
  error_description: 'Your payment was declined by the bank. Please try another method.',
  error_source: 'customer',
  error_step: 'payment_authentication',
  error_reason: 'payment_failed',
};

const NO_ERROR = {
  error_code: null,
  error_description: null,
  error_source: null,
  error_step: null,
  error_reason: null,
};

/** What Razorpay does with orders and payments, and which events each step makes. */
export class Ledger {
  readonly #store: Store;
  readonly #webhooks: WebhookSender;

  constructor(store: Store, webhooks: WebhookSender) {
    this.#store = store;
    this.#webhooks = webhooks;
  }

  /** Newest first, as Razorpay lists them. */
  orders(receipt?: string): Order[] {
    const all = [...this.#store.orders.values()].toReversed();
    return receipt === undefined ? all : all.filter((order) => order.receipt === receipt);
  }

  createOrder(given: NewOrder): Order {
    const order: Order = {
      id: newId('order'),
      entity: 'order',
      amount: given.amount,
      amount_paid: 0,
      amount_due: given.amount,
      currency: given.currency,
      receipt: given.receipt,
      offer_id: null,
      status: 'created',
      attempts: 0,
      notes: given.notes,
      created_at: now(),
    };
    this.#store.save(order);
    return order;
  }

  order(id: string): Order {
    return this.#store.orders.get(id) ?? missing();
  }

  payment(id: string): Payment {
    return this.#store.payments.get(id) ?? missing();
  }

  paymentsOfOrder(orderId: string): Payment[] {
    this.order(orderId);
    return this.#store.paymentsOfOrder(orderId);
  }

  /** A buyer pays. Captured at once unless told otherwise. */
  pay(orderId: string, attempt: Attempt = {}): Payment {
    const order = this.#attempted(orderId);
    const payment = this.#newPayment(order, attempt, 'authorized');
    this.#store.save(payment);
    const send = attempt.webhooks !== false;
    if (attempt.capture === false) {
      if (send) this.#webhooks.enqueue([{ event: 'payment.authorized', payment }]);
      return payment;
    }
    return this.#captured(payment, send ? [{ event: 'payment.authorized', payment }] : undefined);
  }

  /** A buyer's bank says no. */
  decline(orderId: string, attempt: Attempt = {}): Payment {
    const order = this.#attempted(orderId);
    const payment: Payment = { ...this.#newPayment(order, attempt, 'failed'), ...DECLINED };
    this.#store.save(payment);
    if (attempt.webhooks !== false) this.#webhooks.enqueue([{ event: 'payment.failed', payment }]);
    return payment;
  }

  capture(paymentId: string, amount: number, currency: string): Payment {
    const payment = this.payment(paymentId);
    if (payment.captured) throw new ApiError('This payment has already been captured');
    if (payment.status !== 'authorized') {
      throw new ApiError('Only payments which have been authorized and not yet captured can be captured');
    }
    if (amount !== payment.amount || currency !== payment.currency) {
      throw new ApiError('Capture amount must be equal to the amount authorized', { field: 'amount' });
    }
    return this.#captured(payment, []);
  }

  #captured(payment: Payment, before: Parameters<WebhookSender['enqueue']>[0] | undefined): Payment {
    // Two per cent, and 18 % tax on that.
    const fee = Math.round(payment.amount * 0.0236);
    const captured: Payment = {
      ...payment,
      status: 'captured',
      captured: true,
      fee,
      tax: Math.round((fee * 18) / 118),
    };
    this.#store.save(captured);
    const order = this.order(payment.order_id);
    const paid: Order = { ...order, status: 'paid', amount_paid: order.amount, amount_due: 0 };
    this.#store.save(paid);
    if (before !== undefined) {
      this.#webhooks.enqueue([
        ...before,
        { event: 'payment.captured', payment: captured },
        { event: 'order.paid', payment: captured, order: paid },
      ]);
    }
    return captured;
  }

  #attempted(orderId: string): Order {
    const order = this.order(orderId);
    const status = order.status === 'paid' ? 'paid' : 'attempted';
    const attempted: Order = { ...order, status, attempts: order.attempts + 1 };
    this.#store.save(attempted);
    return attempted;
  }

  #newPayment(order: Order, attempt: Attempt, status: Payment['status']): Payment {
    return {
      id: newId('pay'),
      entity: 'payment',
      amount: attempt.amount ?? order.amount,
      currency: attempt.currency ?? order.currency,
      status,
      order_id: order.id,
      invoice_id: null,
      international: false,
      method: 'upi',
      amount_refunded: 0,
      refund_status: null,
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
    };
  }
}
