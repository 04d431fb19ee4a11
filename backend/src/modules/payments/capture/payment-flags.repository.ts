import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { Sql } from '../../../platform/database/sql.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Finding, ReceivedState } from './payment-flag.domain.ts';
import { PaymentFlagEntity } from './payment-flag.entity.ts';

export type Flag = Required<Finding> &
  Pick<PaymentFlagEntity, 'id' | 'createdAt' | 'resolvedAt' | 'resolvedBy' | 'note'> & {
    /** Amount of this capture that undecided disputes hold. */
    heldPaise: number;
    /** Amount of the order, in paise. */
    orderedPaise: number;
  };

/** A mismatched capture. */
export interface MismatchedCapture {
  /** In the smallest unit of its currency. */
  amount: number;
  currency: string;
  state: ReceivedState;
}

const SELECT = `SELECT f.id, kind, f.razorpay_payment_id AS "razorpayId", f.amount_paise AS "amountPaise", f.currency, detail,
  p.amount_paise AS "orderedPaise", f.created_at AS "createdAt", resolved_at AS "resolvedAt",
  resolved_by AS "resolvedBy", note,
  (SELECT respond_by FROM payment_disputes d WHERE d.razorpay_dispute_id = f.razorpay_payment_id) AS "respondBy",
  (SELECT coalesce(sum(d.amount_paise), 0)::int FROM payment_disputes d
    WHERE d.payment_id = f.payment_id AND d.razorpay_payment_id = f.razorpay_payment_id AND d.ended_at IS NULL) AS "heldPaise"
  FROM payment_flags f JOIN payments p ON p.id = payment_id`;

/** SQL: refunded paise of the capture of a flag `f`; null where there are none. */
const BACK = `(SELECT sum(r.amount_paise) FROM payment_refunds r WHERE r.payment_id = f.payment_id
                  AND r.razorpay_payment_id = f.razorpay_payment_id AND r.status = 'processed')`;

@Injectable()
export class PaymentFlagsRepository {
  constructor(private readonly db: UnitOfWork) {}

  /** Flags a payment; idempotent per finding, also after it was resolved. */
  async raise(sql: Sql, paymentId: string, finding: Finding): Promise<void> {
    const { kind, razorpayId, amountPaise, currency, detail = null } = finding;
    await sql.rows(
      `WITH raised AS (
         INSERT INTO payment_flags (id, payment_id, kind, razorpay_payment_id, amount_paise, currency, detail)
         VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING payment_id)
       UPDATE payments SET flagged = true, updated_at = now() WHERE id IN (SELECT payment_id FROM raised)`,
      [uuidv7(), paymentId, kind, razorpayId, amountPaise, currency, detail],
    );
  }

  /** Resolves the open flag of a finding. Requires the lock on the payment's row. */
  async resolveFinding(
    sql: Sql,
    paymentId: string,
    { kind, razorpayId }: Finding,
    by: string,
    note: string,
  ): Promise<void> {
    const open = await sql.manager.findOneBy(PaymentFlagEntity, {
      paymentId,
      kind,
      razorpayPaymentId: razorpayId,
      resolvedAt: IsNull(),
    });
    if (open) await this.resolve(sql, paymentId, open.id, by, note);
  }

  /** Resolves the flag of a fully refunded capture. Requires the lock on the payment's row. */
  async resolveRefundedCapture(
    sql: Sql,
    paymentId: string,
    razorpayPaymentId: string,
    by: string,
  ): Promise<void> {
    const [open] = await sql.rows<{ id: string }>(
      `SELECT id FROM payment_flags f
        WHERE payment_id = $1 AND kind = 'amount_mismatch' AND razorpay_payment_id = $2 AND resolved_at IS NULL
          AND amount_paise <= ${BACK}`,
      [paymentId, razorpayPaymentId],
    );
    if (open) await this.resolve(sql, paymentId, open.id, by, 'It was refunded.');
  }

  /** The newest mismatched capture of an order, with its state. */
  async findMismatchedCapture(paymentId: string): Promise<MismatchedCapture | undefined> {
    const [capture] = await this.db.rows<MismatchedCapture>(
      `SELECT amount_paise AS amount, currency,
              CASE WHEN f.resolved_at IS NULL THEN 'open' WHEN ${BACK} IS NOT NULL THEN 'refunded' ELSE 'closed' END AS state
         FROM payment_flags f WHERE payment_id = $1 AND kind = 'amount_mismatch' ORDER BY created_at DESC, id DESC LIMIT 1`,
      [paymentId],
    );
    return capture;
  }

  /** The payment of a mismatched capture's order. @param sql the transaction to read in */
  async paymentOfMismatchedCapture(sql: Sql, razorpayPaymentId: string): Promise<string | undefined> {
    const flag = await sql.manager.findOne(PaymentFlagEntity, {
      select: { id: true, paymentId: true },
      where: { kind: 'amount_mismatch', razorpayPaymentId },
    });
    return flag?.paymentId;
  }

  /** Oldest first. */
  ofPayment(paymentId: string): Promise<Flag[]> {
    return this.db.rows(`${SELECT} WHERE payment_id = $1 ORDER BY f.created_at, f.id`, [paymentId]);
  }

  /** Resolved ones included. Undefined: no such flag. */
  async find(sql: Sql, paymentId: string, flagId: string): Promise<Flag | undefined> {
    const [flag] = await sql.rows<Flag>(`${SELECT} WHERE payment_id = $1 AND f.id = $2`, [paymentId, flagId]);
    return flag;
  }

  /** The payment stays flagged while another flag is open. Requires the lock on its row. */
  async resolve(sql: Sql, paymentId: string, flagId: string, by: string, note: string): Promise<void> {
    await sql.manager.update(PaymentFlagEntity, flagId, {
      resolvedAt: () => 'now()',
      resolvedBy: by,
      note,
    });
    await sql.rows(
      `UPDATE payments SET updated_at = now(), flagged = EXISTS (
         SELECT 1 FROM payment_flags WHERE payment_id = $1 AND resolved_at IS NULL) WHERE id = $1`,
      [paymentId],
    );
  }
}
