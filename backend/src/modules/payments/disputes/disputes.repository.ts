import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { Sql } from '../../../platform/database/sql.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { hasEnded, type ToldDispute } from '../core/dispute.domain.ts';

export interface DisputeRecord extends ToldDispute {
  id: string;
  endedAt: Date | null;
}

const SELECT = `SELECT id, razorpay_dispute_id AS "razorpayDisputeId", razorpay_payment_id AS "razorpayPaymentId",
  amount_paise AS "amountPaise", deducted_paise AS "deductedPaise", currency, phase, reason_code AS "reasonCode", reason, status,
  respond_by AS "respondBy", raised_at AS "raisedAt", told_at AS "toldAt", ended_at AS "endedAt" FROM payment_disputes`;

@Injectable()
export class DisputesRepository {
  constructor(private readonly db: UnitOfWork) {}

  /** Oldest first. */
  ofPayment(paymentId: string): Promise<DisputeRecord[]> {
    return this.db.rows(`${SELECT} WHERE payment_id = $1 ORDER BY raised_at, id`, [paymentId]);
  }

  async find(sql: Sql, razorpayDisputeId: string): Promise<DisputeRecord | undefined> {
    const [dispute] = await sql.rows<DisputeRecord>(`${SELECT} WHERE razorpay_dispute_id = $1`, [
      razorpayDisputeId,
    ]);
    return dispute;
  }

  /** What was told takes the place of what was known. Only while the payment's row is locked. */
  async keep(sql: Sql, paymentId: string, told: ToldDispute): Promise<void> {
    await sql.rows(
      `INSERT INTO payment_disputes (id, payment_id, razorpay_dispute_id, razorpay_payment_id, amount_paise, deducted_paise,
              currency, phase, reason_code, reason, status, respond_by, raised_at, told_at, ended_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
       ON CONFLICT (razorpay_dispute_id) DO UPDATE SET amount_paise = excluded.amount_paise,
              deducted_paise = excluded.deducted_paise, phase = excluded.phase, reason_code = excluded.reason_code,
              reason = excluded.reason, status = excluded.status, respond_by = excluded.respond_by, told_at = excluded.told_at,
              ended_at = excluded.ended_at`,
      [
        uuidv7(),
        paymentId,
        told.razorpayDisputeId,
        told.razorpayPaymentId,
        told.amountPaise,
        told.deductedPaise,
        told.currency,
        told.phase,
        told.reasonCode,
        told.reason,
        told.status,
        told.respondBy,
        told.raisedAt,
        told.toldAt,
        hasEnded(told.status) ? told.toldAt : null,
      ],
    );
  }
}
