import { createHmac, randomUUID } from 'node:crypto';
import { anOrderRequest } from '../factories/order-request.ts';
import { type Answer, call } from './client.ts';
import type { TestSystem } from './system.ts';
import { until } from './until.ts';

export interface OrderAnswer {
  paymentId: string;
  orderId: string;
  amount: number;
  currency: string;
  keyId: string;
  statusToken: string;
  item: string;
  notes: Record<string, string>;
}

export interface StatusAnswer {
  status: string;
  paymentId: string | null;
  orderId: string;
  amount: number;
  email: string;
}

export interface ReportedPayment {
  id: string;
  amount: number;
  currency?: string;
}

/** What a buyer's browser and Razorpay send to the backend. */
export class Shop {
  constructor(private readonly system: TestSystem) {}

  order<Body = OrderAnswer>(request: unknown = anOrderRequest()): Promise<Answer<Body>> {
    return call<Body>(`${this.system.url}/api/payments/orders`, { body: request });
  }

  verify<Body = StatusAnswer>(orderId: string, paymentId: string, signature?: string): Promise<Answer<Body>> {
    const genuine = createHmac('sha256', this.system.env.RAZORPAY_KEY_SECRET)
      .update(`${orderId}|${paymentId}`)
      .digest('hex');
    return call<Body>(`${this.system.url}/api/payments/verify`, {
      body: {
        razorpay_order_id: orderId,
        razorpay_payment_id: paymentId,
        razorpay_signature: signature ?? genuine,
      },
    });
  }

  cancel<Body = StatusAnswer>(orderId: string, statusToken: string): Promise<Answer<Body>> {
    return call<Body>(`${this.system.url}/api/payments/cancel`, { body: { orderId, statusToken } });
  }

  status<Body = StatusAnswer>(statusToken: string): Promise<Answer<Body>> {
    return call<Body>(`${this.system.url}/api/payments/status/${statusToken}`);
  }

  /** A signed webhook in Razorpay's shape. */
  webhook<Body = { received: boolean }>(
    event: string,
    orderId: string,
    payment: ReportedPayment,
    options: { eventId?: string; secret?: string } = {},
  ): Promise<Answer<Body>> {
    const entity = { currency: 'INR', ...payment, entity: 'payment', order_id: orderId };
    const body = JSON.stringify({
      entity: 'event',
      event,
      contains: ['payment'],
      payload: { payment: { entity } },
    });
    const secret = options.secret ?? this.system.env.RAZORPAY_WEBHOOK_SECRET;
    return call<Body>(`${this.system.url}/api/payments/webhook`, {
      body,
      headers: {
        'x-razorpay-signature': createHmac('sha256', secret).update(body).digest('hex'),
        'x-razorpay-event-id': options.eventId ?? randomUUID(),
      },
    });
  }

  /** Outcome of an event once it is applied. */
  webhookOutcome(eventId: string): Promise<string> {
    return until(async () => {
      const [row] = await this.system.db.rows<{ outcome: string | null }>(
        'SELECT outcome FROM razorpay_webhook_events WHERE event_id = $1',
        [eventId],
      );
      return row?.outcome;
    });
  }

  /** Row of the payment. */
  async payment(orderId: string): Promise<{ id: string; status: string; flagged: boolean; email: string }> {
    const [row] = await this.system.db.rows<{ id: string; status: string; flagged: boolean; email: string }>(
      'SELECT id, status, flagged, email FROM payments WHERE razorpay_order_id = $1',
      [orderId],
    );
    if (!row) throw new Error(`No payment has order ${orderId}`);
    return row;
  }

  /** Resolves when the order's payment has this status. */
  hasStatus(orderId: string, status: string): Promise<boolean> {
    return until(async () => (await this.payment(orderId)).status === status);
  }

  /** Statuses of an order's payments at Razorpay, sorted. */
  atRazorpay(orderId: string): string[] {
    const payments = this.system.sandbox.control.payments(orderId);
    return payments.map(({ status }) => status).toSorted();
  }

  /** Sources of the payment's transitions, oldest first. */
  async sources(orderId: string): Promise<string[]> {
    const rows = await this.system.db.rows<{ source: string }>(
      `SELECT source FROM payment_events e JOIN payments p ON p.id = e.payment_id
        WHERE razorpay_order_id = $1 ORDER BY e.created_at`,
      [orderId],
    );
    return rows.map(({ source }) => source);
  }

  /** Timeline: every transition, oldest first. */
  async transitions(orderId: string): Promise<string[]> {
    const rows = await this.system.db.rows<{ step: string }>(
      `SELECT from_status || '→' || to_status AS step FROM payment_events e JOIN payments p ON p.id = e.payment_id
        WHERE razorpay_order_id = $1 ORDER BY e.created_at`,
      [orderId],
    );
    return rows.map(({ step }) => step);
  }
}
