import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { Sql } from '../../platform/database/sql.ts';
import type { PaymentFlagKind } from './payment-flag.entity.ts';
import type { RazorpayPayment } from './razorpay.gateway.ts';

@Injectable()
export class PaymentFlagsRepository {
  /** Marks a payment for a person's attention; the same finding twice is one flag. */
  async raise(sql: Sql, paymentId: string, kind: PaymentFlagKind, observed: RazorpayPayment): Promise<void> {
    await sql.rows(
      `WITH raised AS (
         INSERT INTO payment_flags (id, payment_id, kind, razorpay_payment_id, amount_paise, currency)
         VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING)
       UPDATE payments SET flagged = true, updated_at = now() WHERE id = $2 AND NOT flagged`,
      [uuidv7(), paymentId, kind, observed.id, observed.amount, observed.currency],
    );
  }
}
