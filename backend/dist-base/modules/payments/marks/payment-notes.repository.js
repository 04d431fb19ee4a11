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
const COLUMNS = 'id, author_id AS "authorId", author, text, created_at AS "createdAt"';
let PaymentNotesRepository = class PaymentNotesRepository {
    db;
    constructor(db) {
        this.db = db;
    }
    /** Oldest first. */
    ofPayment(paymentId) {
        return this.db.rows(`SELECT ${COLUMNS} FROM payment_notes WHERE payment_id = $1 ORDER BY created_at, id`, [paymentId]);
    }
    /** Locked for what is done to it. */
    async lock(sql, paymentId, id) {
        const [note] = await sql.rows(`SELECT ${COLUMNS} FROM payment_notes WHERE payment_id = $1 AND id = $2 FOR UPDATE`, [paymentId, id]);
        return note;
    }
    async add(sql, paymentId, note) {
        const [added] = await sql.rows(`INSERT INTO payment_notes (id, payment_id, author_id, author, text) VALUES ($1, $2, $3, $4, $5) RETURNING ${COLUMNS}`, [uuidv7(), paymentId, note.authorId, note.author, note.text]);
        if (!added)
            throw new Error('PostgreSQL did not say what it wrote');
        return added;
    }
    async remove(sql, id) {
        await sql.rows('DELETE FROM payment_notes WHERE id = $1', [id]);
    }
};
PaymentNotesRepository = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork])
], PaymentNotesRepository);
export { PaymentNotesRepository };
//# sourceMappingURL=payment-notes.repository.js.map