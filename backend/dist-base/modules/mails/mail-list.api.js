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
import { countRows, rowsBefore } from '../../platform/database/counted.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { REFUSED_AND_OPEN } from './refused-mails.js';
/** A CASE and not a list of states, so that the index on the very same expression answers. */
const SHOWN = `CASE WHEN status = 'sending' THEN 'queued' ELSE status END`;
/** What became of transactional mails. Their contents stay where they are. */
let MailList = class MailList {
    db;
    constructor(db) {
        this.db = db;
    }
    /** Newest first. @throws PAGE_TOO_DEEP */
    async page(status, page, limit) {
        const skip = rowsBefore(page, limit);
        const where = status ? `WHERE (${SHOWN}) = $1` : '';
        const parameters = status ? [status] : [];
        const [count, items] = await Promise.all([
            countRows(this.db, 'mails', where, parameters),
            this.db.rows(`SELECT id AS "_id", template, to_email AS "toEmail", ${SHOWN} AS status, attempts, error,
                created_at AS "createdAt", sent_at AS "sentAt"
           FROM mails ${where} ORDER BY created_at DESC, id DESC LIMIT ${limit} OFFSET ${skip}`, parameters),
        ]);
        return { items, ...count, page, limit };
    }
    /** To one address, newest first. @param email lower case */
    to(email, limit) {
        return this.db.rows(`SELECT id AS "_id", template, ${SHOWN} AS status, error, created_at AS "createdAt", sent_at AS "sentAt"
         FROM mails WHERE lower(to_email) = $1 ORDER BY created_at DESC LIMIT $2`, [email, limit]);
    }
    /** That still want somebody. */
    async failed() {
        const where = `WHERE (${SHOWN}) = 'failed' AND ${REFUSED_AND_OPEN}`;
        return (await countRows(this.db, 'mails', where, [])).total;
    }
    /** Every mail of a template about one thing (the second part of its key), oldest first. */
    about(template, subject) {
        return this.db.rows(`SELECT ${SHOWN} AS status, sent_at AS "sentAt", error, created_at AS "createdAt" FROM mails
        WHERE template = $1 AND split_part(key, ':', 2) = $2 ORDER BY created_at, id`, [template, subject]);
    }
};
MailList = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork])
], MailList);
export { MailList };
//# sourceMappingURL=mail-list.api.js.map