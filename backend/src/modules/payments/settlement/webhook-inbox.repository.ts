import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { Sql } from '../../../platform/database/sql.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { RefundOutcome } from '../refunds/refund-settlement.service.ts';

/** What is written down of a refund whose payment is not known (yet). */
export const UNKNOWN_REFUND: RefundOutcome = 'unknown_refund';

export interface WebhookEvent {
  type: string;
  payload: unknown;
}

@Injectable()
export class WebhookInboxRepository {
  constructor(private readonly db: UnitOfWork) {}

  /** Stores an event and its job in one statement. False: this event is here already. */
  async store(eventId: string, type: string, orderId: string | null, rawBody: string): Promise<boolean> {
    const rows = await this.db.rows(
      `WITH stored AS (
         INSERT INTO razorpay_webhook_events (id, event_id, type, payload, razorpay_order_id)
         VALUES ($1, $2, $3, $4, $6)
         ON CONFLICT (event_id) DO NOTHING RETURNING id)
       INSERT INTO outbox (id, job, payload)
       SELECT $5, 'payments.apply-webhook', jsonb_build_object('webhookEventId', id) FROM stored
       RETURNING id`,
      [uuidv7(), eventId, type, rawBody, uuidv7(), orderId],
    );
    return rows.length > 0;
  }

  /** Refunds that were reported before we knew of the payment are applied once more. */
  async applyEarlyRefunds(sql: Sql, orderId: string): Promise<void> {
    await sql.rows(
      `WITH early AS (
         UPDATE razorpay_webhook_events SET applied_at = NULL
          WHERE razorpay_order_id = $1 AND outcome = '${UNKNOWN_REFUND}' RETURNING id)
       INSERT INTO outbox (id, job, payload)
       SELECT gen_random_uuid(), 'payments.apply-webhook', jsonb_build_object('webhookEventId', id) FROM early`,
      [orderId],
    );
  }

  async findUnapplied(id: string): Promise<WebhookEvent | undefined> {
    const [event] = await this.db.rows<WebhookEvent>(
      'SELECT type, payload FROM razorpay_webhook_events WHERE id = $1 AND applied_at IS NULL',
      [id],
    );
    return event;
  }

  /**
   * Sets a refund aside until its payment is known. The payment is held meanwhile: whoever is completing it is waited
   * for, and whoever completes it later finds the refund here. @returns false when the payment is known by now
   */
  setAsideUnknownRefund(id: string): Promise<boolean> {
    return this.db.run(async (tx) => {
      await tx.rows(
        `SELECT 1 FROM payments
          WHERE razorpay_order_id = (SELECT razorpay_order_id FROM razorpay_webhook_events WHERE id = $1) FOR UPDATE`,
        [id],
      );
      // A statement of its own: it sees what whoever held the payment has committed.
      const rows = await tx.rows(
        `UPDATE razorpay_webhook_events SET applied_at = now(), outcome = '${UNKNOWN_REFUND}'
          WHERE id = $1 AND NOT EXISTS (
            SELECT 1 FROM payments
             WHERE razorpay_payment_id = payload -> 'payload' -> 'refund' -> 'entity' ->> 'payment_id') RETURNING id`,
        [id],
      );
      return rows.length > 0;
    });
  }

  async markApplied(id: string, outcome: string): Promise<void> {
    await this.db.rows('UPDATE razorpay_webhook_events SET applied_at = now(), outcome = $2 WHERE id = $1', [
      id,
      outcome,
    ]);
  }
}
