import { Injectable } from '@nestjs/common';
import type { Sql } from '../../../platform/database/sql.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { RefundOutcome } from '../core/refund.ts';

/** What is written down of a refund whose payment is not known (yet). */
export const UNKNOWN_REFUND: RefundOutcome = 'unknown_refund';

/** SQL: what a report is a refund of. */
const REFUNDED = `payload -> 'payload' -> 'refund' -> 'entity' ->> 'payment_id'`;

/** Refunds that Razorpay reported before it reported their payment. */
@Injectable()
export class EarlyRefundsRepository {
  constructor(private readonly db: UnitOfWork) {}

  /** Now that the payment is known, they are applied once more. */
  async applyAgain(sql: Sql, orderId: string): Promise<void> {
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
   * Sets a refund aside until its payment is known. The payment is held meanwhile: whoever is completing it is waited
   * for, and whoever completes it later finds the refund here. @returns false when the payment is known by now
   */
  setAside(id: string): Promise<boolean> {
    return this.db.run(async (tx) => {
      await tx.rows(
        `SELECT 1 FROM payments
          WHERE razorpay_order_id = (SELECT razorpay_order_id FROM razorpay_webhook_events WHERE id = $1) FOR UPDATE`,
        [id],
      );
      // A statement of its own: it sees what whoever held the payment has committed.
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
