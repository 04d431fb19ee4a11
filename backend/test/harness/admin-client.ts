import { randomUUID } from 'node:crypto';
import { type Answer, call, type ErrorAnswer } from './client.ts';
import type { OrderAnswer, Shop } from './shop.ts';
import type { Role } from '../../src/platform/security/rights.domain.ts';
import { sessionToken } from './session.ts';
import type { TestSystem } from './system.ts';

export interface RefundAnswer {
  _id: string;
  amount: number;
  reason: string;
  status: string;
  by: string;
  error: string | null;
  processedAt: string | null;
}

export interface PaymentAnswer {
  _id: string;
  name: string;
  email: string;
  phone: string | null;
  status: string;
  amount: number;
  refunded: number;
  refundable: number;
  flagged: boolean;
  razorpayOrderId: string | null;
  razorpayPaymentId: string;
  receiptNumber: string | null;
  timeline: { at: string; kind: string; text: string }[];
  refunds: RefundAnswer[];
  flags: {
    _id: string;
    kind: string;
    text: string;
    whatToDo: string;
    resolvedAt: string | null;
    resolvedBy: string | null;
    note: string | null;
  }[];
  receipt: { status: string; sentAt: string | null; error: string | null };
}

export interface ListAnswer {
  payments: PaymentAnswer[];
  total: number;
  more?: true;
}

/** Calls of staff. */
export class AdminClient {
  private constructor(
    private readonly system: TestSystem,
    readonly email: string,
    readonly userId: string,
    readonly token: string,
  ) {}

  static async create(system: TestSystem, role: Role = 'owner'): Promise<AdminClient> {
    const [id, email] = [randomUUID(), `${role}-${randomUUID()}@example.com`];
    await system.db.rows(
      `INSERT INTO users (id, email, name, role, email_verified_at) VALUES ($1, $2, 'Asha', $3, now())`,
      [id, email, role],
    );
    return new AdminClient(system, email, id, await sessionToken(system, id));
  }

  call<Body = ErrorAnswer>(path: string, method = 'GET', body?: unknown): Promise<Answer<Body>> {
    const headers = { authorization: `Bearer ${this.token}` };
    return call<Body>(`${this.system.url}/api/${path}`, { method, headers, body });
  }

  async list(query: Record<string, string | number> = {}): Promise<ListAnswer> {
    const text = new URLSearchParams();
    for (const [key, value] of Object.entries(query)) text.set(key, String(value));
    return (await this.call<ListAnswer>(`payments/admin/all?${text}`)).body;
  }

  async payment(id: string): Promise<PaymentAnswer> {
    return (await this.call<PaymentAnswer>(`payments/admin/${id}`)).body;
  }

  refund<Body = RefundAnswer>(paymentId: string, fields: Record<string, unknown>): Promise<Answer<Body>> {
    const body = { refundKey: randomUUID(), reason: 'The buyer moved away', ...fields };
    return this.call<Body>(`payments/admin/${paymentId}/refunds`, 'POST', body);
  }

  /** A paid purchase, without a worker. */
  async sale(shop: Shop, request?: unknown): Promise<OrderAnswer & { razorpayPaymentId: string }> {
    const { body: order } = await shop.order(request);
    const razorpayPaymentId = this.system.sandbox.control.capture(order.orderId);
    await shop.verify(order.orderId, razorpayPaymentId);
    return { ...order, razorpayPaymentId };
  }

  /** Activities of this owner, newest first. */
  activities(): Promise<
    { action: string; feature: string; route: string; changes: { before: object; after: object } }[]
  > {
    return this.system.db.rows(
      'SELECT action, feature, route, changes FROM activities WHERE email = $1 ORDER BY created_at DESC, id DESC',
      [this.email],
    );
  }
}
