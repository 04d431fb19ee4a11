import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { History } from './timeline.domain.ts';

/** What was written down about one payment, oldest first. */
@Injectable()
export class PaymentHistoryRepository {
  constructor(private readonly db: UnitOfWork) {}

  /** From which state to which, and who said so. */
  transitions(paymentId: string): Promise<History['transitions']> {
    return this.db.rows(
      `SELECT created_at AS at, to_status AS to, source, razorpay_payment_id AS "razorpayPaymentId"
         FROM payment_events WHERE payment_id = $1 ORDER BY created_at, id`,
      [paymentId],
    );
  }

  /** What Razorpay told of its order, applied or not. */
  webhooks(razorpayOrderId: string): Promise<History['webhooks']> {
    return this.db.rows(
      `SELECT received_at AS at, type, payload->'payload'->'payment'->'entity'->>'method' AS method,
              payload->'payload'->'payment'->'entity'->>'id' AS "razorpayPaymentId"
         FROM razorpay_webhook_events WHERE razorpay_order_id = $1
        ORDER BY received_at, id`,
      [razorpayOrderId],
    );
  }
}
