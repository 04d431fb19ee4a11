import { Injectable } from '@nestjs/common';
import { randomUUIDv7 } from 'node:crypto';
import { SharedStatement } from '../../../platform/database/shared-statement.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';

export interface WebhookEvent {
  type: string;
  payload: unknown;
}

/** An event to keep. `eventId` is Razorpay's, `id` our own; `payload` is the body to the letter. */
interface NewEvent {
  id: string;
  eventId: string;
  type: string;
  orderId: string | null;
  payload: string;
}

const storing = (events: string) => `WITH stored AS (
     INSERT INTO razorpay_webhook_events (id, event_id, type, payload, razorpay_order_id) ${events}
     ON CONFLICT (event_id) DO NOTHING RETURNING id)
   INSERT INTO outbox (id, job, payload)
   SELECT id, 'payments.apply-webhook', jsonb_build_object('webhookEventId', id) FROM stored
   RETURNING id`;

const STORE = storing('VALUES ($1, $2, $3, $4, $5)');
/** In one order, so that two backends that are told the same two events never wait for one another. */
const STORE_MANY = storing(`SELECT * FROM unnest($1::uuid[], $2::text[], $3::text[], $4::json[], $5::text[])
       AS event (id, event_id) ORDER BY event_id`);

@Injectable()
export class WebhookInboxRepository {
  private readonly storing = new SharedStatement((events: readonly NewEvent[]) => this.storeAll(events));

  constructor(private readonly db: UnitOfWork) {}

  /** Stores an event and its job, under one id, in one statement. False: this event is here already. */
  store(eventId: string, type: string, orderId: string | null, payload: string): Promise<boolean> {
    return this.storing.execute({ id: randomUUIDv7(), eventId, type, orderId, payload });
  }

  private async storeAll(events: readonly NewEvent[]): Promise<boolean[]> {
    const columns = [
      events.map(({ id }) => id),
      events.map(({ eventId }) => eventId),
      events.map(({ type }) => type),
      events.map(({ payload }) => payload),
      events.map(({ orderId }) => orderId),
    ];
    const rows =
      events.length === 1
        ? await this.db.prepared<{ id: string }>('webhook-store', STORE, columns.flat())
        : await this.db.prepared<{ id: string }>('webhooks-store', STORE_MANY, columns);
    const stored = new Set(rows.map(({ id }) => id));
    return events.map(({ id }) => stored.has(id));
  }

  /** Undefined: it was applied before. */
  async findUnapplied(id: string): Promise<WebhookEvent | undefined> {
    const [event] = await this.db.rows<WebhookEvent>(
      'SELECT type, payload FROM razorpay_webhook_events WHERE id = $1 AND applied_at IS NULL',
      [id],
    );
    return event;
  }

  /** From then on a second run of its job does nothing. @param outcome what came of it, for people who look there */
  async markApplied(id: string, outcome: string): Promise<void> {
    await this.db.rows('UPDATE razorpay_webhook_events SET applied_at = now(), outcome = $2 WHERE id = $1', [
      id,
      outcome,
    ]);
  }
}
