import { Injectable } from '@nestjs/common';
import { SEARCHED } from './payments/payment-filter.ts';
import { contains, digitsOf } from '../../platform/database/text-search.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';

/** A part of a number that so many have names nobody. */
const MAX_FOUND = 500;

/** Who has bought something. */
@Injectable()
export class Buyers {
  constructor(private readonly db: UnitOfWork) {}

  /** Whether a payment for this address was completed. @param email lower case */
  async hasPaid(email: string): Promise<boolean> {
    const rows = await this.db.rows(
      `SELECT 1 FROM payments WHERE lower(email) = $1 AND status = 'completed' LIMIT 1`,
      [email],
    );
    return rows.length > 0;
  }

  /** People who have paid with this phone number: their accounts, and the addresses of those who had none. @param digits part of it */
  async byPhone(digits: string): Promise<{ userIds: string[]; emails: string[] }> {
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

  /** The receipt's number of what an account has paid itself; undefined: it is not theirs, or not paid. */
  async receiptOf(paymentId: string, userId: string): Promise<string | undefined> {
    const [payment] = await this.db.rows<{ receipt: string | null }>(
      `SELECT receipt_number AS receipt FROM payments WHERE id = $1 AND owner_id = $2 AND status = 'completed'`,
      [paymentId, userId],
    );
    return payment?.receipt ?? undefined;
  }
}
