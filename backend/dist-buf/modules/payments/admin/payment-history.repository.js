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
/** What was written down about one payment, oldest first. */
let PaymentHistoryRepository = class PaymentHistoryRepository {
    db;
    constructor(db) {
        this.db = db;
    }
    /** From which state to which, and who said so. */
    transitions(paymentId) {
        return this.db.rows(`SELECT created_at AS at, to_status AS to, source, razorpay_payment_id AS "razorpayPaymentId"
         FROM payment_events WHERE payment_id = $1 ORDER BY created_at, id`, [paymentId]);
    }
    /** What Razorpay told of its order, applied or not. */
    webhooks(razorpayOrderId) {
        return this.db.rows(`SELECT received_at AS at, type, payload->'payload'->'payment'->'entity'->>'method' AS method,
              payload->'payload'->'payment'->'entity'->>'id' AS "razorpayPaymentId"
         FROM razorpay_webhook_events WHERE razorpay_order_id = $1
        ORDER BY received_at, id`, [razorpayOrderId]);
    }
};
PaymentHistoryRepository = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork])
], PaymentHistoryRepository);
export { PaymentHistoryRepository };
//# sourceMappingURL=payment-history.repository.js.map