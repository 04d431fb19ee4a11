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
let PaymentDocumentsRepository = class PaymentDocumentsRepository {
    db;
    constructor(db) {
        this.db = db;
    }
    /** Of a sale: its invoice, or its receipt. Undefined: it was never made. */
    async ofSale(paymentId) {
        const [found] = await this.db.rows(`SELECT kind, number, pdf FROM payment_documents WHERE payment_id = $1 AND kind IN ('invoice', 'receipt')
        ORDER BY kind LIMIT 1`, [paymentId]);
        return found;
    }
    /** Undefined: it was never made. */
    async find(paymentId, kind, number) {
        const [found] = await this.db.rows('SELECT kind, number, pdf FROM payment_documents WHERE payment_id = $1 AND kind = $2 AND number = $3', [paymentId, kind, number]);
        return found;
    }
    /** What is kept from now on: `document`, or that of somebody who was faster. */
    async keep(paymentId, { kind, number, pdf }) {
        await this.db.rows(`INSERT INTO payment_documents (id, payment_id, kind, number, pdf) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (kind, number) DO NOTHING`, [uuidv7(), paymentId, kind, number, pdf]);
        const kept = await this.find(paymentId, kind, number);
        if (!kept)
            throw new Error(`${kind} ${number} is another payment's`);
        return kept;
    }
};
PaymentDocumentsRepository = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork])
], PaymentDocumentsRepository);
export { PaymentDocumentsRepository };
//# sourceMappingURL=payment-documents.repository.js.map