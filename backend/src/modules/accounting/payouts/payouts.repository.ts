import { Inject, Injectable } from '@nestjs/common';
import { ENV } from '../../../config/config.module.ts';
import type { Env } from '../../../config/env.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { paymentModeOf } from '../../payments/razorpay/razorpay.gateway.ts';
import type { OurPayment, OurRefund, PayoutLine } from './payout-line-checks.domain.ts';
import { PayoutLineEntity } from './payout-line.entity.ts';

/** PostgreSQL allows 65,535 parameters per statement; a line has nineteen. */
const LINES_AT_A_TIME = 1_000;

const TIME = 'coalesce(line.settledAt, line.createdAt)';

/** Payout lines, and the payments and refunds to compare with. */
@Injectable()
export class PayoutsRepository {
  /** SQL: the sandbox settles its payments; Razorpay does not settle test payments. */
  private readonly test: string;

  constructor(
    private readonly db: UnitOfWork,
    @Inject(ENV) env: Env,
  ) {
    this.test = paymentModeOf(env) === 'sandbox' ? 'false' : 'p.test';
  }

  /** Upserts lines. */
  async saveLines(lines: readonly PayoutLine[]): Promise<void> {
    // A page that shifted during the fetch repeats a line; one statement cannot write a row twice.
    const once = new Map(lines.map((line) => [`${line.settlementId ?? ''} ${line.entityId}`, line]));
    const rows = [...once.values()].map((line) => ({ ...line, fetchedAt: () => 'now()' }));
    await this.db.run(async (tx) => {
      for (let from = 0; from < rows.length; from += LINES_AT_A_TIME) {
        const some = rows.slice(from, from + LINES_AT_A_TIME);
        await tx.manager.upsert(PayoutLineEntity, some, ['settlementId', 'entityId']);
      }
      await tx.rows(
        `DELETE FROM settlement_lines w WHERE w.settlement_id = '' AND w.entity_id = ANY($1)
            AND EXISTS (SELECT 1 FROM settlement_lines s WHERE s.entity_id = w.entity_id AND s.settlement_id <> '')`,
        [rows.map(({ entityId }) => entityId)],
      );
    });
  }

  /** Of a period, oldest first. */
  findLines(from: Date, to: Date): Promise<PayoutLine[]> {
    return this.select().where(`${TIME} >= :from AND ${TIME} < :to`, { from, to }).getMany();
  }

  /** All lines of these items, of refunds of these payments, or in these transfers. */
  findRelatedLines(
    entityIds: readonly string[],
    paymentIds: readonly string[],
    utrs: readonly string[],
  ): Promise<PayoutLine[]> {
    const related =
      'line.entityId = ANY(:entityIds) OR line.paymentId = ANY(:paymentIds) OR line.utr = ANY(:utrs)';
    return this.select().where(related, { entityIds, paymentIds, utrs }).getMany();
  }

  async lastFetch(): Promise<Date | null> {
    const [row] = await this.db.rows<{ at: Date | null }>(
      `SELECT greatest((SELECT max(finished_at) FROM nightly_runs WHERE job = 'settlements'),
                       (SELECT max(fetched_at) FROM settlement_lines)) AS at`,
    );
    return row?.at ?? null;
  }

  /** Completed in the period, or named by Razorpay's ids. */
  findPayments(
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

  /** Processed in the period, or named by Razorpay's ids. */
  findRefunds(from: Date, to: Date, refundIds: readonly string[]): Promise<OurRefund[]> {
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

  /** Date of the first sale or line, whichever is earlier. */
  async firstMoment(): Promise<Date | null> {
    const [row] = await this.db.rows<{ at: Date | null }>(
      `SELECT least((SELECT min(completed_at) FROM payments WHERE status = 'completed'),
                    (SELECT min(coalesce(settled_at, created_at)) FROM settlement_lines)) AS at`,
    );
    return row?.at ?? null;
  }

  private select() {
    return this.db.manager
      .createQueryBuilder(PayoutLineEntity, 'line')
      .orderBy(TIME)
      .addOrderBy('line.settlementId')
      .addOrderBy('line.entityId');
  }
}
