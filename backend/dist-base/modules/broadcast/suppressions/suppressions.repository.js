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
import { contains } from '../../../platform/database/counted.js';
import { pageOf } from '../../../platform/database/page.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
let SuppressionsRepository = class SuppressionsRepository {
    db;
    constructor(db) {
        this.db = db;
    }
    /** The first reason stays. @returns whether the address was not on the list before */
    async add(sql, { email, reason, note }) {
        const rows = await sql.rows(`INSERT INTO suppressions (email, reason, note) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING email`, [email, reason, note]);
        return rows.length > 0;
    }
    /** @returns what stood there; undefined: the address was not on the list */
    async remove(sql, email) {
        const [row] = await sql.rows(`DELETE FROM suppressions WHERE email = $1 RETURNING email, reason, note, created_at AS "createdAt"`, [email]);
        return row;
    }
    /** Whether nothing may be sent there. @param email as `normaliseAddress` writes it */
    async has(email) {
        return (await this.db.rows('SELECT 1 FROM suppressions WHERE email = $1', [email])).length > 0;
    }
    /** Newest first. @param filter `search` is part of an address */
    list(filter, page, limit) {
        const select = 'email, reason, note, created_at AS "createdAt"';
        const from = `suppressions WHERE ($1::text IS NULL OR email ILIKE $1) AND ($2::text IS NULL OR reason = $2)`;
        const parameters = [filter.search ? contains(filter.search) : null, filter.reason ?? null];
        const orderBy = 'created_at DESC, email DESC';
        return pageOf(this.db, { select, from, orderBy, parameters }, page, limit);
    }
    /** Whose mail it was. */
    async addressOf(recipientId) {
        const [row] = await this.db.rows('SELECT email FROM broadcast_recipients WHERE id = $1', [recipientId]);
        return row?.email;
    }
};
SuppressionsRepository = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork])
], SuppressionsRepository);
export { SuppressionsRepository };
//# sourceMappingURL=suppressions.repository.js.map