import { Injectable } from '@nestjs/common';
import { contains, digitsOf } from '../../platform/database/text-search.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { PaymentEntity } from '../payments/payment.entity.ts';
import { refundedPaise } from '../payments/payments.repository.ts';
import { SEARCHED } from './payments/payment-filter.ts';

/** Most people that a search by phone returns: a short part of a number matches too many. */
const MAX_FOUND = 500;

export interface PastPurchase {
  id: string;
  completedAt: Date;
  /** Name at the purchase. */
  kindName: string;
  /** Months. */
  duration: number;
  /** Paise; `refunded` is in paise, too. */
  amount: number;
  refunded: number;
  /** No money moved. */
  test: boolean;
}

/** Purchases by person. */
@Injectable()
export class Buyers {
  constructor(private readonly db: UnitOfWork) {}

  /** Whether this address has a completed payment. @param email lower case */
  async hasPaid(email: string): Promise<boolean> {
    const rows = await this.db.rows(
      `SELECT 1 FROM payments WHERE lower(email) = $1 AND status = 'completed' LIMIT 1`,
      [email],
    );
    return rows.length > 0;
  }

  /** People by the phone number of a payment: accounts, and addresses without one. @param digits part of it */
  async findByPhone(digits: string): Promise<{ userIds: string[]; emails: string[] }> {
    const rows = await this.db.rows<{ userId: string | null; email: string }>(
      `SELECT DISTINCT owner_id AS "userId", lower(email) AS email FROM payments
        WHERE completed_at IS NOT NULL AND ${SEARCHED} LIKE $1 AND ${digitsOf('phone')} LIKE $1 LIMIT ${MAX_FOUND}`,
      [contains(digits)],
    );
    return {
      userIds: rows.flatMap(({ userId }) => userId ?? []),
      emails: rows.map(({ email }) => email),
    };
  }

  /** The account's own paid purchase; undefined otherwise. */
  async receiptNumberOf(paymentId: string, userId: string): Promise<string | undefined> {
    const payment = await this.db.manager.findOne(PaymentEntity, {
      select: { id: true, receiptNumber: true },
      where: { id: paymentId, ownerId: userId, status: 'completed' },
    });
    return payment?.receiptNumber ?? undefined;
  }

  /** Completed purchases of the address or account, newest first. @param email lower case */
  purchasesOf(email: string, userId: string | null, limit: number): Promise<PastPurchase[]> {
    return this.db.rows<PastPurchase>(
      `SELECT id, coalesce(completed_at, created_at) AS "completedAt", kind_name AS "kindName", duration,
              amount_paise AS amount, test, ${refundedPaise('payments')} AS refunded
         FROM payments WHERE status = 'completed' AND id IN (
           SELECT id FROM payments WHERE lower(email) = $1 AND status = 'completed'
           UNION SELECT id FROM payments WHERE owner_id = $2)
        ORDER BY created_at DESC, id DESC LIMIT $3`,
      [email, userId, limit],
    );
  }
}
