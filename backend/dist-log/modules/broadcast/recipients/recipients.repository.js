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
const COLUMNS = `id, email, name, status, attempts, error, settled_at AS "settledAt"`;
/** Held in the order in which workers hold what they claim (`ClaimsRepository`). */
const WAITING = `WITH waiting AS (
  SELECT id FROM broadcast_recipients WHERE broadcast_id = $1 AND status = 'queued' ORDER BY id FOR UPDATE)`;
/** Recipients as the screen sees them, and what a person may change of them. */
let RecipientsRepository = class RecipientsRepository {
    db;
    constructor(db) {
        this.db = db;
    }
    /** In the order in which they were given. @param search part of an address or a name */
    list(broadcastId, { status, search }, page, limit) {
        const from = `broadcast_recipients WHERE broadcast_id = $1 AND ($2::text IS NULL OR status = $2)
      AND ($3::text IS NULL OR email ILIKE $3 OR name ILIKE $3)`;
        const parameters = [broadcastId, status ?? null, search ? contains(search) : null];
        const listing = { select: COLUMNS, from, orderBy: 'position', parameters };
        return pageOf(this.db, listing, page, limit);
    }
    /** @returns undefined when there is none of that id */
    async find(id) {
        const [row] = await this.db.rows(`SELECT ${COLUMNS} FROM broadcast_recipients WHERE id = $1`, [id]);
        return row;
    }
    /** After a pause: what lies in the queue of before may be gone. */
    async waitAgain(tx, broadcastId) {
        await tx.rows(`${WAITING} UPDATE broadcast_recipients r SET dispatched_at = NULL FROM waiting WHERE r.id = waiting.id`, [broadcastId]);
    }
    /** Those in flight still get theirs. */
    async cancelWaiting(tx, broadcastId) {
        await tx.rows(`${WAITING} UPDATE broadcast_recipients r SET status = 'cancelled', settled_at = now()
         FROM waiting WHERE r.id = waiting.id`, [broadcastId]);
    }
    /** @param recipientId only this one. @returns how many are to be tried once more */
    async requeue(tx, broadcastId, from, recipientId) {
        const rows = await tx.rows(`UPDATE broadcast_recipients
          SET status = 'queued', attempts = 0, dispatched_at = NULL, retry_at = NULL, settled_at = NULL
        WHERE broadcast_id = $1 AND status = $2 AND ($3::uuid IS NULL OR id = $3) RETURNING id`, [broadcastId, from, recipientId ?? null]);
        return rows.length;
    }
};
RecipientsRepository = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork])
], RecipientsRepository);
export { RecipientsRepository };
//# sourceMappingURL=recipients.repository.js.map