var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { ANSWER_DAYS } from './refund-request.js';
const SELECT = `SELECT q.id, q.payment_id AS "paymentId", q.reason, q.asked_at AS "askedAt", q.due_at AS "dueAt",
    q.outcome IS NULL AND q.due_at < now() AS overdue, q.outcome, q.closed_at AS "closedAt",
    q.answered_by AS "answeredBy", q.answer, q.refund_id AS "refundId",
    r.amount_paise AS "refundPaise", r.status AS "refundStatus"
  FROM refund_requests q LEFT JOIN payment_refunds r ON r.id = q.refund_id`;
let RefundRequestsRepository = class RefundRequestsRepository {
    db;
    constructor(db) {
        this.db = db;
    }
    /** Oldest first. */
    ofPayment(paymentId) {
        return this.db.rows(`${SELECT} WHERE q.payment_id = $1 ORDER BY q.asked_at, q.id`, [paymentId]);
    }
    /** The newest of each payment. */
    async newestOf(paymentIds) {
        const rows = await this.db.rows(`${SELECT} WHERE q.payment_id = ANY($1) ORDER BY q.asked_at, q.id`, [paymentIds]);
        return new Map(rows.map((request) => [request.paymentId, request]));
    }
    async find(sql, paymentId, id) {
        const [request] = await sql.rows(`${SELECT} WHERE q.payment_id = $1 AND q.id = $2`, [
            paymentId,
            id,
        ]);
        return request;
    }
    async open(sql, paymentId) {
        const [request] = await sql.rows(`${SELECT} WHERE q.payment_id = $1 AND q.outcome IS NULL`, [paymentId]);
        return request;
    }
    /** @returns its id; undefined: one is open already */
    async add(sql, paymentId, askedBy, reason) {
        const [added] = await sql.rows(`INSERT INTO refund_requests (id, payment_id, asked_by, reason, due_at)
       VALUES ($1, $2, $3, $4, now() + make_interval(days => ${ANSWER_DAYS}))
       ON CONFLICT (payment_id) WHERE outcome IS NULL DO NOTHING RETURNING id`, [uuidv7(), paymentId, askedBy, reason]);
        return added?.id;
    }
    /** @returns false: none is open */
    async withdraw(sql, paymentId) {
        const rows = await sql.rows(`UPDATE refund_requests SET outcome = 'withdrawn', closed_at = now()
        WHERE payment_id = $1 AND outcome IS NULL RETURNING 1`, [paymentId]);
        return rows.length > 0;
    }
    /** Only of an open one, while the payment's row is locked. @param refundId of the refund that answers it */
    async answer(sql, id, { by, text, refundId }) {
        await sql.rows(`UPDATE refund_requests SET outcome = $2, closed_at = now(), answered_by = $3, answer = $4, refund_id = $5
        WHERE id = $1 AND outcome IS NULL`, [id, refundId === null ? 'refused' : 'refunded', by, text, refundId]);
    }
};
RefundRequestsRepository = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork])
], RefundRequestsRepository);
export { RefundRequestsRepository };
//# sourceMappingURL=refund-requests.repository.js.map