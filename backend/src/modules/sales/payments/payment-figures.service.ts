import { TO_CALL } from './payment-filter.ts';
import { Inject, Injectable } from '@nestjs/common';
import { ENV } from '../../../config/config.module.ts';
import type { Env } from '../../../config/env.ts';
import { type Page, pageOf } from '../../../platform/database/page.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { refundsOfSale } from '../../payments/payments.repository.ts';
import { type PaymentMode, paymentModeOf } from '../../payments/razorpay/razorpay.gateway.ts';

/** Paise: completed payments minus refunds of the period. Real payments, or the sandbox's while it is used. */
export interface Revenue {
  /** Since the first of the month in Asia/Kolkata. */
  thisMonth: number;
  last30Days: number;
}

/** Per day in Asia/Kolkata: paise of completed payments minus refunds, and their number. */
export interface RevenueDay {
  /** `YYYY-MM-DD`. */
  date: string;
  amount: number;
  count: number;
}

/** Matters that need attention. */
export interface WaitingPayments {
  pending: number;
  flagged: number;
  /** With an open refund request. */
  refundAsked: number;
  /** With a buyer to call. */
  toCall: number;
}

/** A dispute to answer, an open refund request or an open flag. */
export interface PaymentMatter {
  kind: 'dispute' | 'refund-request' | 'flag';
  paymentId: string;
  name: string;
  phone: string | null;
  since: Date;
  /** Razorpay's deadline, or the promised one. */
  due: Date | null;
  /** Paise: disputed, or paid. */
  amount: number;
  /** The reason of a dispute or request, or the kind of a flag. */
  detail: string;
}

const MONTH = `date_trunc('month', now() AT TIME ZONE 'Asia/Kolkata') AT TIME ZONE 'Asia/Kolkata'`;
const DAYS = `now() - interval '30 days'`;
/** First of the last $2 days in Asia/Kolkata. */
const FIRST_DAY = `(date_trunc('day', now() AT TIME ZONE 'Asia/Kolkata') - ($2::int - 1) * interval '1 day') AT TIME ZONE 'Asia/Kolkata'`;

/** Figures of the business. */
@Injectable()
export class PaymentFigures {
  /** Current mode of payments. */
  readonly mode: PaymentMode;

  constructor(
    @Inject(ENV) env: Env,
    private readonly db: UnitOfWork,
  ) {
    this.mode = paymentModeOf(env);
  }

  /** Paid minus refunded paise in the current mode. */
  async revenue(): Promise<Revenue> {
    const [row] = await this.db.rows<{ thisMonth: string; last30Days: string }>(
      `SELECT ${net(MONTH)} AS "thisMonth", ${net(DAYS)} AS "last30Days"`,
      [this.mode === 'sandbox'],
    );
    return { thisMonth: Number(row?.thisMonth ?? 0), last30Days: Number(row?.last30Days ?? 0) };
  }

  /** The last `days` days, oldest first, today last, zeros included. Counted as in `revenue`. */
  async revenuePerDay(days: number): Promise<RevenueDay[]> {
    const rows = await this.db.rows<{ date: string; amount: string; count: number }>(
      `WITH days AS (
         SELECT generate_series((now() AT TIME ZONE 'Asia/Kolkata')::date - ($2::int - 1),
                                (now() AT TIME ZONE 'Asia/Kolkata')::date, interval '1 day')::date AS day),
       paid AS (SELECT ${dayOf('completed_at')} AS day, sum(amount_paise) AS paise, count(*)::int AS payments
                  ${paidSince(FIRST_DAY)} GROUP BY 1),
       back AS (SELECT ${dayOf('r.processed_at')} AS day, sum(r.amount_paise) AS paise
                  ${givenBackSince(FIRST_DAY)} GROUP BY 1)
       SELECT to_char(day, 'YYYY-MM-DD') AS date, coalesce(payments, 0) AS count,
              coalesce(paid.paise, 0) - coalesce(back.paise, 0) AS amount
         FROM days LEFT JOIN paid USING (day) LEFT JOIN back USING (day) ORDER BY day`,
      [this.mode === 'sandbox', days],
    );
    return rows.map(({ date, amount, count }) => ({ date, amount: Number(amount), count }));
  }

  async waiting(): Promise<WaitingPayments> {
    const [row] = await this.db.rows<WaitingPayments>(
      `SELECT (SELECT count(*)::int FROM payments WHERE status = 'pending') AS pending,
              (SELECT count(*)::int FROM payments WHERE flagged) AS flagged,
              (SELECT count(*)::int FROM refund_requests WHERE outcome IS NULL) AS "refundAsked",
              (SELECT count(*)::int FROM payments WHERE ${TO_CALL}) AS "toCall"`,
    );
    return row!;
  }

  /** The nearest deadline first, what has none last. */
  matters(limit: number): Promise<Page<PaymentMatter>> {
    return pageOf<PaymentMatter>(
      this.db,
      {
        select: `matter.kind, p.id AS "paymentId", p.name, p.phone, matter.since, matter.due,
                 coalesce(matter.paise, p.amount_paise) AS amount, matter.detail`,
        from: `(SELECT 'dispute' AS kind, payment_id, raised_at AS since, respond_by AS due, amount_paise AS paise, reason AS detail
                  FROM payment_disputes WHERE ended_at IS NULL AND status <> 'under_review'
                UNION ALL
                SELECT 'refund-request', payment_id, asked_at, due_at, NULL, reason FROM refund_requests WHERE outcome IS NULL
                UNION ALL
                SELECT 'flag', f.payment_id, f.created_at, NULL, f.amount_paise, f.kind
                  FROM payments flagged JOIN payment_flags f ON f.payment_id = flagged.id
                 WHERE flagged.flagged AND f.resolved_at IS NULL AND f.kind <> 'dispute') AS matter
               JOIN payments p ON p.id = matter.payment_id`,
        orderBy: 'matter.due NULLS LAST, matter.since, p.id',
      },
      1,
      limit,
    );
  }
}

/** Payments, from the index `payments_revenue`. $1: with test payments. @param since an SQL expression */
const paidSince = (since: string): string =>
  `FROM payments WHERE completed_at >= ${since} AND (NOT test OR $1)`;

/** Refunds of the period, from `payment_refunds_processed`. $1: with test payments. */
const givenBackSince = (since: string): string =>
  `FROM payment_refunds r JOIN payments p ON ${refundsOfSale('p')}
    WHERE r.processed_at >= ${since} AND (NOT p.test OR $1)`;

function net(since: string): string {
  return `((SELECT coalesce(sum(amount_paise), 0) ${paidSince(since)})
         - (SELECT coalesce(sum(r.amount_paise), 0) ${givenBackSince(since)}))`;
}

const dayOf = (instant: string): string => `(${instant} AT TIME ZONE 'Asia/Kolkata')::date`;
