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
import { contains, countRows } from '../../platform/database/counted.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
const COLUMNS = `id AS "_id", name, email, number, message, created_at AS "createdAt", read_at AS "readAt",
  (SELECT json_build_object('_id', p.id, 'receiptNumber', p.receipt_number)
     FROM payments p WHERE p.id = payment_id) AS payment`;
/** To the letter as in the index `contact_messages_search`. */
const SEARCHED = `lower(name || E'\\n' || email || E'\\n' || number || E'\\n' || message)`;
let InboxRepository = class InboxRepository {
    db;
    constructor(db) {
        this.db = db;
    }
    /** Newest first. */
    page({ search, unread }, skip, limit) {
        const clauses = [
            ...(unread ? ['read_at IS NULL'] : []),
            ...(search ? [`${SEARCHED} LIKE lower($1)`] : []),
        ];
        const where = clauses.length > 0 ? `WHERE ${clauses.join(' AND ')}` : '';
        const parameters = search ? [contains(search)] : [];
        return Promise.all([
            countRows(this.db, 'contact_messages', where, parameters),
            this.db.rows(`SELECT ${COLUMNS} FROM contact_messages ${where}
          ORDER BY created_at DESC, id DESC LIMIT ${limit} OFFSET ${skip}`, parameters),
        ]);
    }
    /** Locked for what is done to it. */
    async lock(sql, id) {
        const [message] = await sql.rows(`SELECT ${COLUMNS} FROM contact_messages WHERE id = $1 FOR UPDATE`, [id]);
        return message;
    }
    /** Read again keeps the first time. Undefined: the message is gone. */
    async mark(sql, id, read) {
        const [message] = await sql.rows(`UPDATE contact_messages SET read_at = CASE WHEN $2 THEN coalesce(read_at, now()) END
        WHERE id = $1 RETURNING ${COLUMNS}`, [id, read]);
        return message;
    }
};
InboxRepository = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork])
], InboxRepository);
export { InboxRepository };
//# sourceMappingURL=inbox.repository.js.map