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
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
/** What is written down of a refund whose payment is not known (yet). */
export const UNKNOWN_REFUND = 'unknown_refund';
/** Refunds that Razorpay reported before it reported their payment. */
let EarlyRefundsRepository = class EarlyRefundsRepository {
    db;
    constructor(db) {
        this.db = db;
    }
    /** Now that the payment is known, they are applied once more. */
    async applyAgain(sql, orderId) {
        await sql.rows(`WITH early AS (
         UPDATE razorpay_webhook_events SET applied_at = NULL
          WHERE razorpay_order_id = $1 AND outcome = '${UNKNOWN_REFUND}' RETURNING id)
       INSERT INTO outbox (id, job, payload)
       SELECT gen_random_uuid(), 'payments.apply-webhook', jsonb_build_object('webhookEventId', id) FROM early`, [orderId]);
    }
    /**
     * Sets a refund aside until its payment is known. The payment is held meanwhile: whoever is completing it is waited
     * for, and whoever completes it later finds the refund here. @returns false when the payment is known by now
     */
    setAside(id) {
        return this.db.run(async (tx) => {
            await tx.rows(`SELECT 1 FROM payments
          WHERE razorpay_order_id = (SELECT razorpay_order_id FROM razorpay_webhook_events WHERE id = $1) FOR UPDATE`, [id]);
            // A statement of its own: it sees what whoever held the payment has committed.
            const rows = await tx.rows(`UPDATE razorpay_webhook_events SET applied_at = now(), outcome = '${UNKNOWN_REFUND}'
          WHERE id = $1 AND NOT EXISTS (
            SELECT 1 FROM payments
             WHERE razorpay_payment_id = payload -> 'payload' -> 'refund' -> 'entity' ->> 'payment_id') RETURNING id`, [id]);
            return rows.length > 0;
        });
    }
};
EarlyRefundsRepository = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork])
], EarlyRefundsRepository);
export { EarlyRefundsRepository };
//# sourceMappingURL=early-refunds.repository.js.map