import { Inject, Injectable } from '@nestjs/common';
import { ENV } from '../../../config/config.module.ts';
import type { Env } from '../../../config/env.ts';
import { countRows } from '../../../platform/database/counted.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { type PaymentMode, paymentModeOf } from '../core/payment-mode.ts';

/** Paise: what was completed less what was refunded in the time. Of real payments, and of the sandbox's while it runs. */
export interface Revenue {
  /** Since the first of the month in Asia/Kolkata. */
  thisMonth: number;
  last30Days: number;
}

/** How many wait for somebody. */
export interface WaitingPayments {
  pending: number;
  flagged: number;
  /** With a refund request that nobody has answered. */
  refundAsked: number;
  /** Whose buyer is to be called. */
  toCall: number;
}

const MONTH = `date_trunc('month', now() AT TIME ZONE 'Asia/Kolkata') AT TIME ZONE 'Asia/Kolkata'`;
const DAYS = `now() - interval '30 days'`;

/** The business in numbers. */
@Injectable()
export class PaymentFigures {
  /** How payments are made now. */
  readonly mode: PaymentMode;

  constructor(
    @Inject(ENV) env: Env,
    private readonly db: UnitOfWork,
  ) {
    this.mode = paymentModeOf(env);
  }

  /** Paise paid less paise given back, of the mode payments are made in now. */
  async revenue(): Promise<Revenue> {
    const [row] = await this.db.rows<{ thisMonth: string; last30Days: string }>(
      `SELECT ${net(MONTH)} AS "thisMonth", ${net(DAYS)} AS "last30Days"`,
      [this.mode === 'sandbox'],
    );
    return { thisMonth: Number(row?.thisMonth ?? 0), last30Days: Number(row?.last30Days ?? 0) };
  }

  /** Of more than 10,000 an estimate. */
  async waiting(): Promise<WaitingPayments> {
    const [pending, flagged, refundAsked, toCall] = await Promise.all([
      countRows(this.db, 'payments', `WHERE status = 'pending'`, []),
      countRows(this.db, 'payments', 'WHERE flagged', []),
      countRows(this.db, 'refund_requests', 'WHERE outcome IS NULL', []),
      countRows(this.db, 'payments', 'WHERE to_call', []),
    ]);
    return {
      pending: pending.total,
      flagged: flagged.total,
      refundAsked: refundAsked.total,
      toCall: toCall.total,
    };
  }
}

/** Answered from `payments_revenue` alone, and the refunds of the time; $1: with test payments. @param since an SQL expression */
function net(since: string): string {
  return `((SELECT coalesce(sum(amount_paise), 0) FROM payments WHERE completed_at >= ${since} AND (NOT test OR $1))
         - (SELECT coalesce(sum(r.amount_paise), 0) FROM payment_refunds r JOIN payments p ON p.id = r.payment_id
             WHERE r.processed_at >= ${since} AND (NOT p.test OR $1)))`;
}
