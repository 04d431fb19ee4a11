import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { paymentConditions, type PaymentFilter } from '../payments/payment-filter.ts';
import type { PaymentStatus } from '../../payments/core/payment-status.domain.ts';
import { refundsOfSale } from '../../payments/core/payments.repository.ts';

export interface ExportedPayment {
  id: string;
  /** With microseconds, as the database writes it: where the next batch begins. */
  cursor: string;
  createdAt: Date;
  name: string;
  email: string;
  phone: string | null;
  trainingType: string;
  /** Months. */
  duration: number;
  /** Paise, as all amounts here. */
  amount: number;
  refunded: number;
  /** What a code or a sale, by its name, took off. */
  discount: number;
  offer: string | null;
  currency: string;
  status: PaymentStatus;
  flagged: boolean;
  test: boolean;
  priceList: string;
  razorpayOrderId: string | null;
  razorpayPaymentId: string | null;
  receiptNumber: string | null;
  completedAt: Date | null;
}

const BATCH = 2_000;

@Injectable()
export class PaymentExportRepository {
  constructor(private readonly db: UnitOfWork) {}

  /**
   * Newest first, a batch at a time, each begun where the last one ended: no transaction and no
   * cursor stays open for as long as somebody's download takes, and no more than a batch is in memory.
   */
  async *batches(filter: PaymentFilter): AsyncGenerator<ExportedPayment[]> {
    let after: [createdAt: string, id: string] = ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];
    for (;;) {
      const batch = await this.batch(filter, after);
      if (batch.length > 0) yield batch;
      const last = batch.at(-1);
      if (!last || batch.length < BATCH) return;
      after = [last.cursor, last.id];
    }
  }

  private batch(filter: PaymentFilter, after: [createdAt: string, id: string]): Promise<ExportedPayment[]> {
    const { where, parameters } = paymentConditions(filter, after.length);
    return this.db.rows(
      `SELECT id, created_at::text AS cursor, created_at AS "createdAt", name, email, phone,
              training_type AS "trainingType", duration, amount_paise AS amount, discount_paise AS discount, offer_name AS offer, currency, status, flagged, test,
              price_list AS "priceList", razorpay_order_id AS "razorpayOrderId",
              razorpay_payment_id AS "razorpayPaymentId", receipt_number AS "receiptNumber",
              completed_at AS "completedAt",
              (SELECT coalesce(sum(r.amount_paise), 0)::int FROM payment_refunds r
                WHERE ${refundsOfSale('payments')} AND r.status = 'processed') AS refunded
         FROM payments ${where ? `${where} AND` : 'WHERE'} (created_at, id) < ($1::timestamptz, $2::uuid)
        ORDER BY created_at DESC, id DESC LIMIT ${BATCH}`,
      [...after, ...parameters],
    );
  }
}
