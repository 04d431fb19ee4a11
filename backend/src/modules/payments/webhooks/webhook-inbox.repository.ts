import { Injectable } from '@nestjs/common';
import { randomUUIDv7 } from 'node:crypto';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';

export interface WebhookEvent {
  type: string;
  payload: unknown;
}

@Injectable()
export class WebhookInboxRepository {
  constructor(private readonly db: UnitOfWork) {}

  /**
   * Stores an event and its job, under one id, in one statement. False: this event is here already.
   * @param eventId Razorpay's @param payload the body to the letter
   */
  async store(eventId: string, type: string, orderId: string | null, payload: string): Promise<boolean> {
    const rows = await this.db.prepared(
      'webhook-store',
      `WITH stored AS (
         INSERT INTO razorpay_webhook_events (id, event_id, type, payload, razorpay_order_id)
         VALUES ($1, $2, $3, $4, $5) ON CONFLICT (event_id) DO NOTHING RETURNING id)
       INSERT INTO outbox (id, job, payload)
       SELECT id, 'payments.apply-webhook', jsonb_build_object('webhookEventId', id) FROM stored
       RETURNING id`,
      [randomUUIDv7(), eventId, type, payload, orderId],
    );
    return rows.length > 0;
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
