import { Inject, Injectable } from '@nestjs/common';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { paymentModeOf } from '../../payments/razorpay/razorpay.gateway.ts';
import type { OurPayment, OurRefund } from './core/line-checks.domain.ts';

/** Payments and refunds to hold against settlements. */
@Injectable()
export class SettlementMonthRepository {
  /** SQL: the sandbox settles what it sold, as Razorpay does not with test payments. */
  private readonly test: string;

  constructor(
    private readonly db: UnitOfWork,
    @Inject(ENV) env: Env,
  ) {
    this.test = paymentModeOf(env) === 'sandbox' ? 'false' : 'p.test';
  }

  /** Those completed in the time, and those that Razorpay's ids name. */
  payments(
    from: Date,
    to: Date,
    paymentIds: readonly string[],
    orderIds: readonly string[],
  ): Promise<OurPayment[]> {
    return this.db.rows(
      `SELECT id, razorpay_payment_id AS "razorpayPaymentId", razorpay_order_id AS "razorpayOrderId",
              coalesce(captured_paise, amount_paise) AS "amountPaise", status, ${this.test} AS test, completed_at AS "completedAt"
         FROM payments p WHERE id IN (
           SELECT id FROM payments WHERE status = 'completed' AND completed_at >= $1 AND completed_at < $2
           UNION ALL SELECT id FROM payments WHERE razorpay_payment_id = ANY($3)
           UNION ALL SELECT id FROM payments WHERE razorpay_order_id = ANY($4))`,
      [from, to, paymentIds, orderIds],
    );
  }

  /** Those processed in the time, and those that Razorpay's ids name. */
  refunds(from: Date, to: Date, refundIds: readonly string[]): Promise<OurRefund[]> {
    return this.db.rows(
      `SELECT r.id, r.payment_id AS "paymentId", r.razorpay_refund_id AS "razorpayRefundId",
              r.razorpay_payment_id AS "razorpayPaymentId", r.amount_paise AS "amountPaise", r.status, ${this.test} AS test,
              r.created_at AS "createdAt", r.processed_at AS "processedAt"
         FROM payment_refunds r JOIN payments p ON p.id = r.payment_id WHERE r.id IN (
           SELECT id FROM payment_refunds WHERE status = 'processed' AND processed_at >= $1 AND processed_at < $2
           UNION ALL SELECT id FROM payment_refunds WHERE razorpay_refund_id = ANY($3))`,
      [from, to, refundIds],
    );
  }

  /** The first sale's, or the first line's, whichever is earlier. */
  async first(): Promise<Date | null> {
    const [row] = await this.db.rows<{ at: Date | null }>(
      `SELECT least((SELECT min(completed_at) FROM payments WHERE status = 'completed'),
                    (SELECT min(coalesce(settled_at, created_at)) FROM settlement_lines)) AS at`,
    );
    return row?.at ?? null;
  }
}
