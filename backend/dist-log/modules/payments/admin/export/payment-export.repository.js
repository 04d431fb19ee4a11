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
import { UnitOfWork } from '../../../../platform/database/unit-of-work.js';
import { paymentConditions } from '../payment-filter.js';
const BATCH = 2_000;
let PaymentExportRepository = class PaymentExportRepository {
    db;
    constructor(db) {
        this.db = db;
    }
    /**
     * Newest first, a batch at a time, each begun where the last one ended: no transaction and no
     * cursor stays open for as long as somebody's download takes, and no more than a batch is in memory.
     */
    async *batches(filter) {
        let after = ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];
        for (;;) {
            const batch = await this.batch(filter, after);
            if (batch.length > 0)
                yield batch;
            const last = batch.at(-1);
            if (!last || batch.length < BATCH)
                return;
            after = [last.cursor, last.id];
        }
    }
    batch(filter, after) {
        const { where, parameters } = paymentConditions(filter, after.length);
        return this.db.rows(`SELECT id, created_at::text AS cursor, created_at AS "createdAt", name, email, phone,
              training_type AS "trainingType", duration, amount_paise AS amount, discount_paise AS discount, offer_name AS offer, currency, status, flagged, test,
              price_list AS "priceList", razorpay_order_id AS "razorpayOrderId",
              razorpay_payment_id AS "razorpayPaymentId", receipt_number AS "receiptNumber",
              completed_at AS "completedAt",
              (SELECT coalesce(sum(r.amount_paise), 0)::int FROM payment_refunds r
                WHERE r.payment_id = payments.id AND r.status = 'processed') AS refunded
         FROM payments ${where ? `${where} AND` : 'WHERE'} (created_at, id) < ($1::timestamptz, $2::uuid)
        ORDER BY created_at DESC, id DESC LIMIT ${BATCH}`, [...after, ...parameters]);
    }
};
PaymentExportRepository = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork])
], PaymentExportRepository);
export { PaymentExportRepository };
//# sourceMappingURL=payment-export.repository.js.map