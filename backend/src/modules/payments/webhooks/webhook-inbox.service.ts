import { Inject, Injectable } from '@nestjs/common';
import { createHash, randomUUIDv7 } from 'node:crypto';
import { IsNull } from 'typeorm';
import { z } from 'zod';
import { ENV } from '../../../config/config.module.ts';
import type { Env } from '../../../config/env.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { Outbox } from '../../../platform/jobs/outbox.ts';
import { paymentError } from '../payments.errors.ts';
import { isWebhookSignature } from '../razorpay/razorpay-signature.ts';
import { RazorpayWebhookEventEntity } from './razorpay-webhook-event.entity.ts';

/** Outcome of a refund whose payment is unknown (yet). */
export const UNKNOWN_REFUND = 'unknown_refund';

/** SQL: the refund's payment id in a report. */
const REFUNDED = `payload -> 'payload' -> 'refund' -> 'entity' ->> 'payment_id'`;

const envelope = z.object({
  event: z.string().max(100),
  /** Valid characters of Razorpay's ids; others are not stored. */
  payload: z
    .object({
      payment: z.object({ entity: z.object({ order_id: z.string().regex(/^[\w-]{1,64}$/) }) }),
    })
    .nullish()
    .catch(null),
});

/** Razorpay's events: stored first, applied by the worker. */
@Injectable()
export class WebhookInbox {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly db: UnitOfWork,
    private readonly outbox: Outbox,
  ) {}

  /** @throws INVALID_SIGNATURE, also for a signed body that is no event */
  async receive(rawBody: Buffer | undefined, signature: string, eventId: string | undefined): Promise<void> {
    if (!rawBody || !isWebhookSignature(this.env.RAZORPAY_WEBHOOK_SECRET, rawBody, signature)) {
      throw paymentError('INVALID_SIGNATURE');
    }
    const text = rawBody.toString('utf8');
    const parsed = envelope.safeParse(parseJson(text));
    if (!parsed.success) throw paymentError('INVALID_SIGNATURE');
    // Without the header, equal bodies are one event.
    const id = eventId || createHash('sha256').update(rawBody).digest('hex');
    const { event, payload } = parsed.data;
    const orderId = payload?.payment.entity.order_id ?? null;
    if (await this.store(id, event, orderId, text)) this.outbox.notifyRelay();
  }

  /**
   * Stores an event and its job with one id in one statement. False: it exists already.
   * @param eventId Razorpay's @param payload the exact body
   */
  private async store(
    eventId: string,
    type: string,
    orderId: string | null,
    payload: string,
  ): Promise<boolean> {
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

  /** Null: applied before. */
  findUnapplied(id: string): Promise<RazorpayWebhookEventEntity | null> {
    return this.db.manager.findOneBy(RazorpayWebhookEventEntity, { id, appliedAt: IsNull() });
  }

  /** Makes repeated jobs no-ops. @param outcome for people */
  async markApplied(id: string, outcome: string): Promise<void> {
    await this.db.manager.update(RazorpayWebhookEventEntity, id, { appliedAt: () => 'now()', outcome });
  }

  /** Applies earlier reports of refunds again, now that their payment is known. */
  async reopenEarlyRefunds(sql: Sql, orderId: string): Promise<void> {
    await sql.rows(
      `WITH early AS (
         UPDATE razorpay_webhook_events SET applied_at = NULL
          WHERE razorpay_order_id = $1 AND outcome = '${UNKNOWN_REFUND}' RETURNING id)
       INSERT INTO outbox (id, job, payload)
       SELECT gen_random_uuid(), 'payments.apply-webhook', jsonb_build_object('webhookEventId', id) FROM early`,
      [orderId],
    );
  }

  /**
   * Sets a refund aside until its payment is known. Locks the payment's row, so that a concurrent capture is waited for and a
   * later one finds the refund. @returns false when the payment is known by now
   */
  setRefundAside(id: string): Promise<boolean> {
    return this.db.run(async (tx) => {
      await tx.rows(
        `SELECT 1 FROM payments
          WHERE razorpay_order_id = (SELECT razorpay_order_id FROM razorpay_webhook_events WHERE id = $1) FOR UPDATE`,
        [id],
      );
      // A separate statement: it sees what the lock's former holder committed.
      const rows = await tx.rows(
        `UPDATE razorpay_webhook_events SET applied_at = now(), outcome = '${UNKNOWN_REFUND}'
          WHERE id = $1
            AND NOT EXISTS (SELECT 1 FROM payments WHERE razorpay_payment_id = (${REFUNDED}))
            AND NOT EXISTS (SELECT 1 FROM payment_flags
                             WHERE kind = 'amount_mismatch' AND razorpay_payment_id = (${REFUNDED})) RETURNING id`,
        [id],
      );
      return rows.length > 0;
    });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
