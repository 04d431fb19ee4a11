import { Injectable } from '@nestjs/common';
import { countRows } from '../../../platform/database/counted.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';

/** Paise: what was completed less what was refunded in the time. */
export interface Revenue {
  /** Since the first of the month in Asia/Kolkata. */
  thisMonth: number;
  last30Days: number;
}

const MONTH = `date_trunc('month', now() AT TIME ZONE 'Asia/Kolkata') AT TIME ZONE 'Asia/Kolkata'`;
const DAYS = `now() - interval '30 days'`;

/** The business in numbers. */
@Injectable()
export class PaymentFigures {
  constructor(private readonly db: UnitOfWork) {}

  async revenue(): Promise<Revenue> {
    const [row] = await this.db.rows<{ thisMonth: string; last30Days: string }>(
      `SELECT ${net(MONTH)} AS "thisMonth", ${net(DAYS)} AS "last30Days"`,
    );
    return { thisMonth: Number(row?.thisMonth ?? 0), last30Days: Number(row?.last30Days ?? 0) };
  }

  async waiting(): Promise<{ pending: number; flagged: number }> {
    const [pending, flagged] = await Promise.all([
      countRows(this.db, 'payments', `WHERE status = 'pending'`, []),
      countRows(this.db, 'payments', 'WHERE flagged', []),
    ]);
    return { pending: pending.total, flagged: flagged.total };
  }
}

/** Answered from two indexes alone (`payments_revenue`, `payment_refunds_processed`). @param since an SQL expression */
function net(since: string): string {
  return `((SELECT coalesce(sum(amount_paise), 0) FROM payments WHERE completed_at >= ${since})
         - (SELECT coalesce(sum(amount_paise), 0) FROM payment_refunds WHERE processed_at >= ${since}))`;
}
