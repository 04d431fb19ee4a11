var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Inject, Injectable } from '@nestjs/common';
import { ENV } from '../../../config/config.module.js';
import { countRows } from '../../../platform/database/counted.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { paymentModeOf } from '../core/payment-mode.js';
const MONTH = `date_trunc('month', now() AT TIME ZONE 'Asia/Kolkata') AT TIME ZONE 'Asia/Kolkata'`;
const DAYS = `now() - interval '30 days'`;
/** The first of the last $2 days in Asia/Kolkata. */
const FIRST_DAY = `(date_trunc('day', now() AT TIME ZONE 'Asia/Kolkata') - ($2::int - 1) * interval '1 day') AT TIME ZONE 'Asia/Kolkata'`;
/** The business in numbers. */
let PaymentFigures = class PaymentFigures {
    db;
    /** How payments are made now. */
    mode;
    constructor(env, db) {
        this.db = db;
        this.mode = paymentModeOf(env);
    }
    /** Paise paid less paise given back, of the mode payments are made in now. */
    async revenue() {
        const [row] = await this.db.rows(`SELECT ${net(MONTH)} AS "thisMonth", ${net(DAYS)} AS "last30Days"`, [this.mode === 'sandbox']);
        return { thisMonth: Number(row?.thisMonth ?? 0), last30Days: Number(row?.last30Days ?? 0) };
    }
    /** The last `days` days, oldest first, today last; a day without any is there as 0. Counted as in `revenue`. */
    async revenuePerDay(days) {
        const rows = await this.db.rows(`WITH days AS (
         SELECT generate_series((now() AT TIME ZONE 'Asia/Kolkata')::date - ($2::int - 1),
                                (now() AT TIME ZONE 'Asia/Kolkata')::date, interval '1 day')::date AS day),
       paid AS (SELECT ${dayOf('completed_at')} AS day, sum(amount_paise) AS paise, count(*)::int AS payments
                  ${paidSince(FIRST_DAY)} GROUP BY 1),
       back AS (SELECT ${dayOf('r.processed_at')} AS day, sum(r.amount_paise) AS paise
                  ${givenBackSince(FIRST_DAY)} GROUP BY 1)
       SELECT to_char(day, 'YYYY-MM-DD') AS date, coalesce(payments, 0) AS count,
              coalesce(paid.paise, 0) - coalesce(back.paise, 0) AS amount
         FROM days LEFT JOIN paid USING (day) LEFT JOIN back USING (day) ORDER BY day`, [this.mode === 'sandbox', days]);
        return rows.map(({ date, amount, count }) => ({ date, amount: Number(amount), count }));
    }
    /** Of more than 10,000 an estimate. */
    async waiting() {
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
};
PaymentFigures = __decorate([
    Injectable(),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object, UnitOfWork])
], PaymentFigures);
export { PaymentFigures };
/** What counts as paid: answered from `payments_revenue` alone. $1: with test payments. @param since an SQL expression */
const paidSince = (since) => `FROM payments WHERE completed_at >= ${since} AND (NOT test OR $1)`;
/** What counts as given back: the refunds of the time, from `payment_refunds_processed`. $1: of test payments, too. */
const givenBackSince = (since) => `FROM payment_refunds r JOIN payments p ON p.id = r.payment_id
    WHERE r.processed_at >= ${since} AND (NOT p.test OR $1)`;
function net(since) {
    return `((SELECT coalesce(sum(amount_paise), 0) ${paidSince(since)})
         - (SELECT coalesce(sum(r.amount_paise), 0) ${givenBackSince(since)}))`;
}
const dayOf = (instant) => `(${instant} AT TIME ZONE 'Asia/Kolkata')::date`;
//# sourceMappingURL=payment-figures.api.js.map