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
import { KIND_NAME } from '../core/payments.repository.js';
/** Of one account that are shown. */
const SHOWN = 100;
const half = (owner, name) => `(SELECT '${name}' AS half, payments.* FROM payments WHERE ${owner} = $1 ORDER BY created_at DESC, id DESC LIMIT ${SHOWN})`;
const refunds = (status) => `(SELECT coalesce(sum(r.amount_paise), 0)::int FROM payment_refunds r
          WHERE r.payment_id = mine.id AND r.status = '${status}')`;
let OwnPurchasesRepository = class OwnPurchasesRepository {
    db;
    constructor(db) {
        this.db = db;
    }
    /** Newest first. */
    of(userId) {
        return this.db.rows(`SELECT id, half, ${KIND_NAME} AS "kindName", duration, coalesce(completed_at, created_at) AS "completedAt",
              amount_paise AS "amountPaise", discount_paise AS "discountPaise", offer_name AS "offerName",
              receipt_number AS "receiptNumber", test,
              ${refunds('processed')} AS "refundedPaise", ${refunds('pending')} AS "refundPendingPaise"
         FROM (${half('owner_id', 'buyer')} UNION ALL ${half('buddy_owner_id', 'buddy')}) AS mine
        ORDER BY created_at DESC, id DESC LIMIT ${SHOWN}`, [userId]);
    }
    /** Whether somebody's own, the buyer's half, is paid. */
    async isPaidBy(userId, paymentId) {
        const rows = await this.db.rows(`SELECT 1 FROM payments WHERE id = $1 AND owner_id = $2 AND status = 'completed'`, [paymentId, userId]);
        return rows.length > 0;
    }
};
OwnPurchasesRepository = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork])
], OwnPurchasesRepository);
export { OwnPurchasesRepository };
//# sourceMappingURL=own-purchases.repository.js.map