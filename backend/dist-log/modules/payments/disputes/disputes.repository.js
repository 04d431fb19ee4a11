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
import { hasEnded } from '../core/dispute.domain.js';
const SELECT = `SELECT id, razorpay_dispute_id AS "razorpayDisputeId", razorpay_payment_id AS "razorpayPaymentId",
  amount_paise AS "amountPaise", deducted_paise AS "deductedPaise", currency, phase, reason_code AS "reasonCode", reason, status,
  respond_by AS "respondBy", raised_at AS "raisedAt", told_at AS "toldAt", ended_at AS "endedAt" FROM payment_disputes`;
let DisputesRepository = class DisputesRepository {
    db;
    constructor(db) {
        this.db = db;
    }
    /** Oldest first. */
    ofPayment(paymentId) {
        return this.db.rows(`${SELECT} WHERE payment_id = $1 ORDER BY raised_at, id`, [paymentId]);
    }
    async find(sql, razorpayDisputeId) {
        const [dispute] = await sql.rows(`${SELECT} WHERE razorpay_dispute_id = $1`, [
            razorpayDisputeId,
        ]);
        return dispute;
    }
    /** What was told takes the place of what was known. Only while the payment's row is locked. */
    async keep(sql, paymentId, told) {
        await sql.rows(`INSERT INTO payment_disputes (id, payment_id, razorpay_dispute_id, razorpay_payment_id, amount_paise, deducted_paise,
              currency, phase, reason_code, reason, status, respond_by, raised_at, told_at, ended_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
       ON CONFLICT (razorpay_dispute_id) DO UPDATE SET amount_paise = excluded.amount_paise,
              deducted_paise = excluded.deducted_paise, phase = excluded.phase, reason_code = excluded.reason_code,
              reason = excluded.reason, status = excluded.status, respond_by = excluded.respond_by, told_at = excluded.told_at,
              ended_at = excluded.ended_at`, [
            uuidv7(),
            paymentId,
            told.razorpayDisputeId,
            told.razorpayPaymentId,
            told.amountPaise,
            told.deductedPaise,
            told.currency,
            told.phase,
            told.reasonCode,
            told.reason,
            told.status,
            told.respondBy,
            told.raisedAt,
            told.toldAt,
            hasEnded(told.status) ? told.toldAt : null,
        ]);
    }
};
DisputesRepository = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork])
], DisputesRepository);
export { DisputesRepository };
//# sourceMappingURL=disputes.repository.js.map