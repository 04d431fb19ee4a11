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
const SELECT = `SELECT f.id, kind, f.razorpay_payment_id AS "razorpayId", f.amount_paise AS "amountPaise", f.currency,
  p.amount_paise AS "orderedPaise", f.created_at AS "createdAt", resolved_at AS "resolvedAt",
  resolved_by AS "resolvedBy", note,
  (SELECT respond_by FROM payment_disputes d WHERE d.razorpay_dispute_id = f.razorpay_payment_id) AS "respondBy"
  FROM payment_flags f JOIN payments p ON p.id = payment_id`;
let PaymentFlagsRepository = class PaymentFlagsRepository {
    db;
    constructor(db) {
        this.db = db;
    }
    /**
     * Marks a payment for a person's attention; the same finding twice is one flag, also when a
     * person has settled it meanwhile.
     */
    async raise(sql, paymentId, finding) {
        const { kind, razorpayId, amountPaise, currency } = finding;
        await sql.rows(`WITH raised AS (
         INSERT INTO payment_flags (id, payment_id, kind, razorpay_payment_id, amount_paise, currency)
         VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING payment_id)
       UPDATE payments SET flagged = true, updated_at = now() WHERE id IN (SELECT payment_id FROM raised)`, [uuidv7(), paymentId, kind, razorpayId, amountPaise, currency]);
    }
    /** What it was about is over: whoever has not settled it need not. Only while the payment's row is locked. */
    async settle(sql, paymentId, { kind, razorpayId }, by, note) {
        const [open] = await sql.rows(`SELECT id FROM payment_flags
        WHERE payment_id = $1 AND kind = $2 AND razorpay_payment_id = $3 AND resolved_at IS NULL`, [paymentId, kind, razorpayId]);
        if (open)
            await this.resolve(sql, paymentId, open.id, by, note);
    }
    /** Oldest first. */
    ofPayment(paymentId) {
        return this.db.rows(`${SELECT} WHERE payment_id = $1 ORDER BY f.created_at, f.id`, [paymentId]);
    }
    /** Undefined: the payment has no such flag. Settled ones are found, too. */
    async find(sql, paymentId, flagId) {
        const [flag] = await sql.rows(`${SELECT} WHERE payment_id = $1 AND f.id = $2`, [
            paymentId,
            flagId,
        ]);
        return flag;
    }
    /** The payment stays flagged while another finding is open. Only while its row is locked. */
    async resolve(sql, paymentId, flagId, by, note) {
        await sql.rows('UPDATE payment_flags SET resolved_at = now(), resolved_by = $2, note = $3 WHERE id = $1', [flagId, by, note]);
        await sql.rows(`UPDATE payments SET updated_at = now(), flagged = EXISTS (
         SELECT 1 FROM payment_flags WHERE payment_id = $1 AND resolved_at IS NULL) WHERE id = $1`, [paymentId]);
    }
};
PaymentFlagsRepository = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork])
], PaymentFlagsRepository);
export { PaymentFlagsRepository };
//# sourceMappingURL=payment-flags.repository.js.map