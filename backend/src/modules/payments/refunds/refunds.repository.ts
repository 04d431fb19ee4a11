import { Inject, Injectable } from '@nestjs/common';
import { v7 as uuidv7, validate as isUuid } from 'uuid';
import { ENV } from '../../../config/config.module.ts';
import type { Env } from '../../../config/env.ts';
import { columnsOf } from '../../../platform/database/columns-of.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { refundStatesBefore } from '../payment.domain.ts';
import { refundsOfSale } from '../payments.repository.ts';
import { PaymentRefundEntity } from './payment-refund.entity.ts';

export type NewRefund = Pick<
  PaymentRefundEntity,
  'paymentId' | 'refundKey' | 'amountPaise' | 'currency' | 'reason' | 'requestedBy' | 'razorpayPaymentId'
> & {
  /** Only of refunds made at Razorpay. */
  razorpayRefundId?: string;
};

/** In the smallest unit of the capture's currency. */
export interface Taken {
  /** Refunded or pending, and lost disputes. */
  backPaise: number;
  /** Held in undecided disputes. */
  heldPaise: number;
}

const COLUMNS = columnsOf(PaymentRefundEntity);

@Injectable()
export class RefundsRepository {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly db: UnitOfWork,
  ) {}

  findById(id: string): Promise<PaymentRefundEntity | null> {
    return this.db.manager.findOneBy(PaymentRefundEntity, { id });
  }

  /** The refund of an earlier request with this key. */
  findByKey(sql: Sql, refundKey: string): Promise<PaymentRefundEntity | null> {
    return sql.manager.findOneBy(PaymentRefundEntity, { refundKey });
  }

  /** The refund of a report: by Razorpay's id, or by ours, which it carries as `receipt`. */
  findReported(
    sql: Sql,
    razorpayRefundId: string,
    receipt: string | null,
  ): Promise<PaymentRefundEntity | undefined> {
    return this.one(
      sql,
      `SELECT ${COLUMNS} FROM payment_refunds WHERE razorpay_refund_id = $1 OR id = $2`,
      // A refund made in Razorpay's dashboard may have any receipt.
      [razorpayRefundId, isUuid(receipt) ? receipt : null],
    );
  }

  /** Oldest first. */
  ofPayment(paymentId: string): Promise<PaymentRefundEntity[]> {
    return this.db.manager.find(PaymentRefundEntity, {
      where: { paymentId },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  /** Newest refund of a sale after a moment that did not fail. */
  newestSince(sql: Sql, paymentId: string, moment: Date): Promise<PaymentRefundEntity | undefined> {
    return this.one(
      sql,
      `SELECT ${COLUMNS} FROM payment_refunds r WHERE payment_id = $1 AND created_at > $2 AND status <> 'failed'
          AND EXISTS (SELECT 1 FROM payments WHERE ${refundsOfSale('payments')})
        ORDER BY created_at DESC, id DESC LIMIT 1`,
      [paymentId, moment],
    );
  }

  /**
   * Refunded, pending and disputed amounts of one capture. Certain only with the lock on the payment's row. @param sql the
   * transaction to read in
   */
  async takenFrom(paymentId: string, razorpayPaymentId: string | null, sql: Sql = this.db): Promise<Taken> {
    const [row] = await sql.rows<Taken>(
      `SELECT coalesce((SELECT sum(amount_paise) FROM payment_refunds
                         WHERE payment_id = $1 AND razorpay_payment_id = $2 AND status <> 'failed'), 0)::int
            + coalesce(sum(deducted_paise) FILTER (WHERE status = 'lost'), 0)::int AS "backPaise",
              coalesce(sum(amount_paise) FILTER (WHERE ended_at IS NULL), 0)::int AS "heldPaise"
         FROM payment_disputes WHERE payment_id = $1 AND razorpay_payment_id = $2`,
      [paymentId, razorpayPaymentId],
    );
    return row ?? { backPaise: 0, heldPaise: 0 };
  }

  /** Undefined: Razorpay's refund is stored already. */
  add(sql: Sql, refund: NewRefund): Promise<PaymentRefundEntity | undefined> {
    return this.one(
      sql,
      `INSERT INTO payment_refunds (id, payment_id, refund_key, amount_paise, reason, requested_by,
                                    razorpay_payment_id, razorpay_refund_id, next_check_at, currency)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, now() + make_interval(secs => $9), $10)
       ON CONFLICT (razorpay_refund_id) DO NOTHING RETURNING ${COLUMNS}`,
      [
        uuidv7(),
        refund.paymentId,
        refund.refundKey,
        refund.amountPaise,
        refund.reason,
        refund.requestedBy,
        refund.razorpayPaymentId,
        refund.razorpayRefundId ?? null,
        this.env.RECONCILE_FIRST_DELAY_MS / 1000,
        refund.currency,
      ],
    );
  }

  /** For the one caller that may now ask Razorpay about a pending refund. */
  lease(id: string, leaseMs: number): Promise<PaymentRefundEntity | undefined> {
    return this.one(
      this.db,
      `UPDATE payment_refunds SET attempts = least(attempts + 1, 32000), lease_until = now() + make_interval(secs => $2)
        WHERE id = $1 AND status = 'pending' AND (lease_until IS NULL OR lease_until < now())
        RETURNING ${COLUMNS}`,
      [id, leaseMs / 1000],
    );
  }

  /**
   * The only transition statement of a refund, shared by API answer, webhook and reconciler. Undefined: it had no status that
   * may become this one.
   */
  transition(
    sql: Sql,
    id: string,
    to: 'processed' | 'failed',
    { razorpayRefundId, error }: { razorpayRefundId: string | null; error: string | null },
  ): Promise<PaymentRefundEntity | undefined> {
    return this.one(
      sql,
      `UPDATE payment_refunds SET status = $2::text, error = $4, next_check_at = NULL,
              razorpay_refund_id = coalesce(razorpay_refund_id, $3),
              processed_at = CASE WHEN $2::text = 'processed' THEN now() END,
              failed_at = CASE WHEN $2::text = 'failed' THEN now() ELSE failed_at END
        WHERE id = $1 AND status = ANY($5) RETURNING ${COLUMNS}`,
      [id, to, razorpayRefundId, error, refundStatesBefore(to)],
    );
  }

  private async one(
    sql: Sql,
    text: string,
    parameters: readonly unknown[],
  ): Promise<PaymentRefundEntity | undefined> {
    const [refund] = await sql.rows<PaymentRefundEntity>(text, parameters);
    return refund;
  }
}
