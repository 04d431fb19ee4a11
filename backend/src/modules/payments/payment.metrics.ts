import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { Metrics } from '../../platform/metrics/metrics.ts';

/** Every worker reports the same values: take the maximum, not the sum. */
@Injectable()
export class PaymentMetrics {
  constructor(
    metrics: Metrics,
    private readonly db: UnitOfWork,
  ) {
    metrics.gauge('ironbloom_payments_last_day', 'Payments begun within 24 hours', ['status'], async () => {
      const rows = await db.rows<{ status: string; value: number }>(
        `SELECT status, count(*)::int AS value FROM payments
          WHERE created_at > now() - interval '24 hours' GROUP BY status`,
      );
      return rows.map(({ status, value }) => ({ labels: { status }, value }));
    });
    metrics.gauge('ironbloom_payments_flagged', 'Payments with an open flag', [], () =>
      this.one('SELECT count(*)::int AS value FROM payments WHERE flagged'),
    );
    metrics.gauge('ironbloom_refunds_pending', 'Refunds that Razorpay has not processed', [], () =>
      this.one(`SELECT count(*)::int AS value FROM payment_refunds WHERE next_check_at IS NOT NULL`),
    );
    metrics.gauge(
      'ironbloom_reconciler_lag_seconds',
      'How overdue the oldest check of a payment is',
      [],
      () =>
        this.one(
          `SELECT greatest(0, coalesce(extract(epoch FROM now() - min(next_check_at)), 0))::float AS value
           FROM payments WHERE next_check_at IS NOT NULL`,
        ),
    );
    // Without any webhook the time counts from the first payment, so that a missing set-up is noticed.
    metrics.gauge('ironbloom_last_webhook_seconds', 'Time since Razorpay last reported anything', [], () =>
      this.one(
        `SELECT extract(epoch FROM now() - since)::float AS value
           FROM (SELECT coalesce((SELECT max(received_at) FROM razorpay_webhook_events),
                                 (SELECT min(created_at) FROM payments)) AS since) AS silence
          WHERE since IS NOT NULL`,
      ),
    );
  }

  private one(statement: string): Promise<{ value: number }[]> {
    return this.db.rows<{ value: number }>(statement);
  }
}
