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
}
