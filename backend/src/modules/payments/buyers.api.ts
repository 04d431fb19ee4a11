import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';

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

  /** The receipt's number of what an account has paid itself; undefined: it is not theirs, or not paid. */
  async receiptOf(paymentId: string, userId: string): Promise<string | undefined> {
    const [payment] = await this.db.rows<{ receipt: string | null }>(
      `SELECT receipt_number AS receipt FROM payments WHERE id = $1 AND owner_id = $2 AND status = 'completed'`,
      [paymentId, userId],
    );
    return payment?.receipt ?? undefined;
  }
}
