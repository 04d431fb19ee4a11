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
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { paymentModeOf } from '../core/payment-mode.js';
/** Payments and refunds to hold against settlements. */
let SettlementMonthRepository = class SettlementMonthRepository {
    db;
    /** SQL: the sandbox settles what it sold, as Razorpay does not with test payments. */
    test;
    constructor(db, env) {
        this.db = db;
        this.test = paymentModeOf(env) === 'sandbox' ? 'false' : 'p.test';
    }
    /** Those completed in the time, and those that Razorpay's ids name. */
    payments(from, to, paymentIds, orderIds) {
        return this.db.rows(`SELECT id, razorpay_payment_id AS "razorpayPaymentId", razorpay_order_id AS "razorpayOrderId",
              amount_paise AS "amountPaise", status, ${this.test} AS test, completed_at AS "completedAt"
         FROM payments p WHERE id IN (
           SELECT id FROM payments WHERE status = 'completed' AND completed_at >= $1 AND completed_at < $2
           UNION ALL SELECT id FROM payments WHERE razorpay_payment_id = ANY($3)
           UNION ALL SELECT id FROM payments WHERE razorpay_order_id = ANY($4))`, [from, to, paymentIds, orderIds]);
    }
    /** Those processed in the time, and those that Razorpay's ids name. */
    refunds(from, to, refundIds) {
        return this.db.rows(`SELECT r.id, r.payment_id AS "paymentId", r.razorpay_refund_id AS "razorpayRefundId",
              r.razorpay_payment_id AS "razorpayPaymentId", r.amount_paise AS "amountPaise", r.status, ${this.test} AS test,
              r.created_at AS "createdAt", r.processed_at AS "processedAt"
         FROM payment_refunds r JOIN payments p ON p.id = r.payment_id WHERE r.id IN (
           SELECT id FROM payment_refunds WHERE status = 'processed' AND processed_at >= $1 AND processed_at < $2
           UNION ALL SELECT id FROM payment_refunds WHERE razorpay_refund_id = ANY($3))`, [from, to, refundIds]);
    }
    /** The first sale's, or the first line's, whichever is earlier. */
    async first() {
        const [row] = await this.db.rows(`SELECT least((SELECT min(completed_at) FROM payments WHERE status = 'completed'),
                    (SELECT min(coalesce(settled_at, created_at)) FROM settlement_lines)) AS at`);
        return row?.at ?? null;
    }
};
SettlementMonthRepository = __decorate([
    Injectable(),
    __param(1, Inject(ENV)),
    __metadata("design:paramtypes", [UnitOfWork, Object])
], SettlementMonthRepository);
export { SettlementMonthRepository };
//# sourceMappingURL=settlement-month.repository.js.map