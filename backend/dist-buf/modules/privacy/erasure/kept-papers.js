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
import { Receipts } from '../../payments/payment-documents.api.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { BOUGHT } from '../personal-data/personal-table.js';
import { about } from '../personal-data/subject.js';
/** Papers that tax law has us keep, and nobody has asked for yet: drawn while the name that belongs on them is known. */
let KeptPapers = class KeptPapers {
    db;
    receipts;
    constructor(db, receipts) {
        this.db = db;
        this.receipts = receipts;
    }
    /** @throws RECEIPT_UNAVAILABLE */
    async draw(subject) {
        const missing = await about(this.db, `SELECT p.id FROM payments p, subject WHERE ${BOUGHT} AND p.completed_at IS NOT NULL AND p.receipt_number IS NOT NULL
          AND NOT EXISTS (SELECT 1 FROM payment_documents d WHERE d.payment_id = p.id AND d.kind IN ('receipt', 'invoice'))`, subject);
        for (const { id } of missing)
            await this.receipts.of(id);
        const notes = await about(this.db, `SELECT t.payment_id AS payment, t.refund_id AS refund FROM tax_documents t JOIN payments p ON p.id = t.payment_id, subject
        WHERE ${BOUGHT} AND t.kind = 'credit_note'
          AND NOT EXISTS (SELECT 1 FROM payment_documents d WHERE d.kind = 'credit_note' AND d.number = t.number)`, subject);
        for (const { payment, refund } of notes)
            await this.receipts.creditNote(payment, refund);
    }
};
KeptPapers = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork,
        Receipts])
], KeptPapers);
export { KeptPapers };
//# sourceMappingURL=kept-papers.js.map