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
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { KIND_NAME } from './core/payments.repository.js';
/** What somebody bought. */
let PurchaseHistory = class PurchaseHistory {
    db;
    constructor(db) {
        this.db = db;
    }
    /** Completed ones, of the address or of the account, newest first. @param email lower case */
    of(email, userId, limit) {
        return this.db.rows(`SELECT id AS "_id", coalesce(completed_at, created_at) AS "completedAt", ${KIND_NAME} AS "kindName", duration,
              amount_paise AS amount, test,
              (SELECT coalesce(sum(r.amount_paise), 0)::int FROM payment_refunds r
                WHERE r.payment_id = payments.id AND r.status = 'processed') AS refunded
         FROM payments WHERE status = 'completed' AND id IN (
           SELECT id FROM payments WHERE lower(email) = $1 AND status = 'completed'
           UNION SELECT id FROM payments WHERE owner_id = $2)
        ORDER BY created_at DESC, id DESC LIMIT $3`, [email, userId, limit]);
    }
};
PurchaseHistory = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork])
], PurchaseHistory);
export { PurchaseHistory };
//# sourceMappingURL=purchase-history.api.js.map