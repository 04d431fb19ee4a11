import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { refundsOfSale } from '../payments/core/payments.repository.ts';

export interface PastPurchase {
  id: string;
  completedAt: Date;
  /** As it was called when it was bought. */
  kindName: string;
  /** Months. */
  duration: number;
  /** Paise, as is what went back. */
  amount: number;
  refunded: number;
  /** No money moved. */
  test: boolean;
}

/** What somebody bought. */
@Injectable()
export class PurchaseHistory {
  constructor(private readonly db: UnitOfWork) {}

  /** Completed ones, of the address or of the account, newest first. @param email lower case */
  of(email: string, userId: string | null, limit: number): Promise<PastPurchase[]> {
    return this.db.rows<PastPurchase>(
      `SELECT id, coalesce(completed_at, created_at) AS "completedAt", kind_name AS "kindName", duration,
              amount_paise AS amount, test,
              (SELECT coalesce(sum(r.amount_paise), 0)::int FROM payment_refunds r
                WHERE ${refundsOfSale('payments')} AND r.status = 'processed') AS refunded
         FROM payments WHERE status = 'completed' AND id IN (
           SELECT id FROM payments WHERE lower(email) = $1 AND status = 'completed'
           UNION SELECT id FROM payments WHERE owner_id = $2)
        ORDER BY created_at DESC, id DESC LIMIT $3`,
      [email, userId, limit],
    );
  }
}
