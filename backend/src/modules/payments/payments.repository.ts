import { business } from '@ironbloom/brand';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { columnsOf } from '../../platform/database/columns-of.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { type Transaction, UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { type PaymentStatus, statesBefore } from './payment.domain.ts';
import { PaymentEntity, type PaymentEventSource } from './payment.entity.ts';

/** SQL: refunds `r` of a sale, without those of captures that never completed their payment. */
export const refundsOfSale = (payments: string): string =>
  `r.payment_id = ${payments}.id AND r.razorpay_payment_id = ${payments}.razorpay_payment_id`;

/** SQL: refunded paise of a sale, or with another status of the refunds. */
export const refundedPaise = (payments: string, status = 'processed'): string =>
  `(SELECT coalesce(sum(r.amount_paise), 0)::int FROM payment_refunds r
     WHERE ${refundsOfSale(payments)} AND r.status = '${status}')`;

/** SQL: by the names of `PaymentEntity`. */
export const PAYMENT_COLUMNS = columnsOf(PaymentEntity);

type UniqueColumn = 'id' | 'intentKey' | 'statusToken' | 'razorpayOrderId' | 'razorpayPaymentId';

@Injectable()
export class PaymentsRepository {
  constructor(private readonly db: UnitOfWork) {}

  findById(id: string, sql: Sql = this.db): Promise<PaymentEntity | null> {
    return this.findBy('id', id, sql);
  }

  /** By a unique column. @param sql the transaction to read in */
  findBy(column: UniqueColumn, value: string, sql: Sql = this.db): Promise<PaymentEntity | null> {
    return sql.manager.findOneBy(PaymentEntity, { [column]: value });
  }

  /** Whether a completed sale is fully refunded. */
  async isRefunded(id: string, sql: Sql = this.db): Promise<boolean> {
    const rows = await sql.rows(
      `SELECT 1 FROM payments WHERE id = $1 AND ${refundedPaise('payments')} >= least(amount_paise, captured_paise)`,
      [id],
    );
    return rows.length > 0;
  }

  /** Locks the row until the transaction ends. */
  async lock(tx: Transaction, id: string, mode: 'UPDATE' | 'NO KEY UPDATE' = 'UPDATE') {
    const [payment] = await tx.rows<PaymentEntity>(
      `SELECT ${PAYMENT_COLUMNS} FROM payments WHERE id = $1 FOR ${mode}`,
      [id],
    );
    return payment;
  }

  /** A weaker lock that allows foreign keys to the payment: a transaction that has inserted a refund does not wait for itself. */
  lockForRefund(tx: Transaction, id: string): Promise<PaymentEntity | undefined> {
    return this.lock(tx, id, 'NO KEY UPDATE');
  }

  /**
   * The only transition statement of a payment, shared by verify, webhook and reconciler: a compare-and-set on the allowed
   * statuses, with the timeline row and, on completion, the receipt number. Undefined: the payment had none of those statuses.
   */
  async transition(
    sql: Sql,
    id: string,
    to: PaymentStatus,
    source: PaymentEventSource,
    razorpayPaymentId: string | null,
  ): Promise<PaymentEntity | undefined> {
    const [moved] = await sql.rows<PaymentEntity>(
      `WITH before AS (SELECT id AS before_id, status AS from_status FROM payments WHERE id = $1 FOR UPDATE),
            moved AS (
              UPDATE payments SET status = $2::text, updated_at = now(),
                     razorpay_payment_id = CASE WHEN $2::text = 'completed' THEN $4 END,
                     completed_at = CASE WHEN $2::text = 'completed' THEN now() END,
                     next_check_at = CASE WHEN $2::text = 'completed' THEN NULL ELSE next_check_at END,
                     offer_held_until = NULL,
                     receipt_number = CASE WHEN $2::text = 'completed'
                       THEN $7::text || to_char(now() AT TIME ZONE 'Asia/Kolkata', '-YYYY-')
                            || lpad(nextval('receipt_numbers')::text, 6, '0') END
                FROM before WHERE id = before_id AND from_status = ANY($3)
              RETURNING payments.*, from_status),
            logged AS (
              INSERT INTO payment_events (id, payment_id, from_status, to_status, source, razorpay_payment_id)
              SELECT $6, id, from_status, $2, $5, $4 FROM moved)
       SELECT ${PAYMENT_COLUMNS} FROM moved`,
      [id, to, statesBefore(to), razorpayPaymentId, source, uuidv7(), business().legal.receiptPrefix],
    );
    return moved;
  }
}
