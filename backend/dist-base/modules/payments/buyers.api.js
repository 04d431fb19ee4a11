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
/** Who has bought something. */
let Buyers = class Buyers {
    db;
    constructor(db) {
        this.db = db;
    }
    /** Whether a payment for this address was completed. @param email lower case */
    async hasPaid(email) {
        const rows = await this.db.rows(`SELECT 1 FROM payments WHERE lower(email) = $1 AND status = 'completed' LIMIT 1`, [email]);
        return rows.length > 0;
    }
    /** The receipt's number of what an account has paid itself; undefined: it is not theirs, or not paid. */
    async receiptOf(paymentId, userId) {
        const [payment] = await this.db.rows(`SELECT receipt_number AS receipt FROM payments WHERE id = $1 AND owner_id = $2 AND status = 'completed'`, [paymentId, userId]);
        return payment?.receipt ?? undefined;
    }
};
Buyers = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork])
], Buyers);
export { Buyers };
//# sourceMappingURL=buyers.api.js.map