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
import { validate as isUuid, v7 as uuidv7 } from 'uuid';
import { ENV } from '../../../config/config.module.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { claimDueChecks } from '../core/check-schedule.js';
import { refundStatesBefore } from '../core/refund-status.domain.js';
const COLUMNS = `id, payment_id AS "paymentId", amount_paise AS "amountPaise", reason,
  requested_by AS "requestedBy", status, razorpay_payment_id AS "razorpayPaymentId",
  razorpay_refund_id AS "razorpayRefundId", error, attempts, created_at AS "createdAt",
  processed_at AS "processedAt", failed_at AS "failedAt"`;
let RefundsRepository = class RefundsRepository {
    env;
    db;
    constructor(env, db) {
        this.env = env;
        this.db = db;
    }
    /** @param sql the transaction to read in; without it a connection of its own */
    findById(id, sql = this.db) {
        return this.one(sql, `SELECT ${COLUMNS} FROM payment_refunds WHERE id = $1`, [id]);
    }
    /** The refund that an earlier press of the same button has made. */
    findByKey(sql, refundKey) {
        return this.one(sql, `SELECT ${COLUMNS} FROM payment_refunds WHERE refund_key = $1`, [refundKey]);
    }
    /** The refund that Razorpay speaks of: by its own id, or by ours, which it carries as `receipt`. */
    findReported(sql, razorpayRefundId, receipt) {
        return this.one(sql, `SELECT ${COLUMNS} FROM payment_refunds WHERE razorpay_refund_id = $1 OR id = $2`, 
        // What was made in Razorpay's dashboard may carry any words as its receipt.
        [razorpayRefundId, isUuid(receipt) ? receipt : null]);
    }
    /** Oldest first. */
    ofPayment(paymentId) {
        return this.db.rows(`SELECT ${COLUMNS} FROM payment_refunds WHERE payment_id = $1 ORDER BY created_at, id`, [paymentId]);
    }
    /** The newest that did not fail and was made after a moment. */
    newestSince(sql, paymentId, moment) {
        return this.one(sql, `SELECT ${COLUMNS} FROM payment_refunds WHERE payment_id = $1 AND created_at > $2 AND status <> 'failed'
        ORDER BY created_at DESC, id DESC LIMIT 1`, [paymentId, moment]);
    }
    /**
     * Paise that went back or are on their way, by refunds and by disputes that were lost about this very payment. Only certain while the
     * payment's row is locked.
     */
    async promised(sql, paymentId) {
        const [row] = await sql.rows(`SELECT coalesce((SELECT sum(amount_paise) FROM payment_refunds WHERE payment_id = $1 AND status <> 'failed'), 0)::int
            + coalesce((SELECT sum(deducted_paise) FROM payment_disputes JOIN payments USING (razorpay_payment_id)
                         WHERE payment_id = $1 AND payments.id = $1 AND payment_disputes.status = 'lost'), 0)::int AS paise`, [paymentId]);
        return row?.paise ?? 0;
    }
    /** Undefined: Razorpay's refund is here already. */
    add(sql, refund) {
        return this.one(sql, `INSERT INTO payment_refunds (id, payment_id, refund_key, amount_paise, reason, requested_by,
                                    razorpay_payment_id, razorpay_refund_id, next_check_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, now() + make_interval(secs => $9))
       ON CONFLICT (razorpay_refund_id) DO NOTHING RETURNING ${COLUMNS}`, [
            uuidv7(),
            refund.paymentId,
            refund.refundKey,
            refund.amountPaise,
            refund.reason,
            refund.requestedBy,
            refund.razorpayPaymentId,
            refund.razorpayRefundId ?? null,
            this.env.RECONCILE_FIRST_DELAY_MS / 1000,
        ]);
    }
    /** For the one caller that may now ask Razorpay about an open refund. */
    lease(id, leaseMs) {
        return this.one(this.db, `UPDATE payment_refunds SET attempts = least(attempts + 1, 32000), lease_until = now() + make_interval(secs => $2)
        WHERE id = $1 AND status = 'pending' AND (lease_until IS NULL OR lease_until < now())
        RETURNING ${COLUMNS}`, [id, leaseMs / 1000]);
    }
    /** Ends the lease, whatever came of the call; the attempt stays counted. */
    async release(id) {
        await this.db.rows('UPDATE payment_refunds SET lease_until = NULL WHERE id = $1', [id]);
    }
    /** Razorpay has it, and has not settled it yet. */
    async attach(sql, id, razorpayRefundId) {
        await sql.rows('UPDATE payment_refunds SET razorpay_refund_id = $2 WHERE id = $1 AND razorpay_refund_id IS NULL', [id, razorpayRefundId]);
    }
    /**
     * The one statement that settles a refund, shared by the API's answer, webhook and reconciler.
     * Undefined: it was settled before.
     */
    settle(sql, id, to, { razorpayRefundId, error }) {
        return this.one(sql, `UPDATE payment_refunds SET status = $2::text, error = $4, next_check_at = NULL,
              razorpay_refund_id = coalesce(razorpay_refund_id, $3),
              processed_at = CASE WHEN $2::text = 'processed' THEN now() END,
              failed_at = CASE WHEN $2::text = 'failed' THEN now() ELSE failed_at END
        WHERE id = $1 AND status = ANY($5) RETURNING ${COLUMNS}`, [id, to, razorpayRefundId, error, refundStatesBefore(to)]);
    }
    /** Open refunds alone have a next look. */
    async claimDue(limit) {
        const firstGapMs = this.env.RECONCILE_FIRST_DELAY_MS;
        const claim = { limit, firstGapMs, returning: 'id' };
        const rows = await claimDueChecks(this.db, 'payment_refunds', claim);
        return rows.map(({ id }) => id);
    }
    async one(sql, text, parameters) {
        const [refund] = await sql.rows(text, parameters);
        return refund;
    }
};
RefundsRepository = __decorate([
    Injectable(),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object, UnitOfWork])
], RefundsRepository);
export { RefundsRepository };
//# sourceMappingURL=refunds.repository.js.map