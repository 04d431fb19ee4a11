import { randomUUID } from 'node:crypto';
import { Shop } from '../harness/shop.ts';
import type { TestSystem } from '../harness/system.ts';

/** Rows of a given age. `age` is a PostgreSQL interval. */
export class Planted {
  private readonly shop: Shop;

  constructor(private readonly system: TestSystem) {
    this.shop = new Shop(system);
  }

  async message(age: string): Promise<string> {
    const id = randomUUID();
    await this.system.db.rows(
      `INSERT INTO contact_messages (id, name, email, number, message, created_at)
       VALUES ($1, 'Asha', 'asha@example.com', '', 'Hello', now() - $2::interval)`,
      [id, age],
    );
    return id;
  }

  async messages(count: number, age: string): Promise<void> {
    await this.system.db.rows(
      `INSERT INTO contact_messages (id, name, email, number, message, created_at)
       SELECT gen_random_uuid(), 'Asha', 'asha@example.com', '', 'Hello', now() - $2::interval
         FROM generate_series(1, $1)`,
      [count, age],
    );
  }

  async mail(key: string, template: string, age: string, status = 'sent'): Promise<string> {
    const id = randomUUID();
    await this.system.db.rows(
      `INSERT INTO mails (id, key, template, to_email, data, status, created_at)
       VALUES ($1, $2, $3, 'asha@example.com', '{}', $4, now() - $5::interval)`,
      [id, key, template, status, age],
    );
    return id;
  }

  async activity(action: string, age: string): Promise<string> {
    const id = randomUUID();
    await this.system.db.rows(
      `INSERT INTO activities (id, email, action, feature, route, ip, created_at)
       VALUES ($1, 'asha@example.com', $2, 'Account', '/api', '192.0.2.7', now() - $3::interval)`,
      [id, action, age],
    );
    return id;
  }

  /** @param fields columns that differ from an unpaid, settled order */
  async order(age: string, fields: Record<string, unknown> = {}): Promise<{ id: string; orderId: string }> {
    const { body } = await this.shop.order();
    const columns = { status: 'cancelled', next_check_at: null, ...fields };
    const set = Object.keys(columns).map((column, at) => `${column} = $${at + 3}`);
    await this.system.db.rows(
      `UPDATE payments SET created_at = now() - $2::interval, ${set.join(', ')} WHERE id = $1`,
      [body.paymentId, age, ...Object.values(columns)],
    );
    return { id: body.paymentId, orderId: body.orderId };
  }

  async webhook(age: string, outcome: string | null, orderId: string | null = null): Promise<string> {
    const id = randomUUID();
    await this.system.db.rows(
      `INSERT INTO razorpay_webhook_events (id, event_id, type, payload, razorpay_order_id, outcome, received_at, applied_at)
       VALUES ($1, gen_random_uuid()::text, 'refund.processed', '{"email":"asha@example.com"}', $2, $3, now() - $4::interval,
               CASE WHEN $3::text IS NOT NULL THEN now() END)`,
      [id, orderId, outcome, age],
    );
    return id;
  }

  /** An ended broadcast with that many recipients, two thirds of them sent. */
  async broadcast(age: string, recipients: number, single = false): Promise<string> {
    const id = randomUUID();
    await this.system.db.rows(
      `INSERT INTO broadcasts (id, intent_key, subject, from_name, body_html, body_text, status, total, single, created_by,
                               created_at, started_at, finished_at)
       SELECT $1, gen_random_uuid(), 'Hello', 'Iron', '<p>x</p>', 'x', 'finished', $2, $3, 'o@example.com', t, t, t
         FROM (SELECT now() - $4::interval AS t) AS at`,
      [id, recipients, single, age],
    );
    await this.system.db.rows(
      `INSERT INTO broadcast_recipients (id, broadcast_id, position, email, status)
       SELECT gen_random_uuid(), $1, n, 'r' || n || '@example.com', CASE WHEN n % 3 = 0 THEN 'failed' ELSE 'sent' END
         FROM generate_series(1, $2) AS n`,
      [id, recipients],
    );
    return id;
  }
}
