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
import { KIND_NAME } from '../core/payments.repository.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
const LOCAL = `(now() AT TIME ZONE 'Asia/Kolkata')`;
const TODAY = `date_trunc('day', ${LOCAL}) AT TIME ZONE 'Asia/Kolkata'`;
const LINE = `p.id AS "paymentId", p.name, ${KIND_NAME} AS "kindName", p.duration, p.test`;
/** How the owner is told, and what waits for the next digest. */
let OwnerMailsRepository = class OwnerMailsRepository {
    db;
    constructor(db) {
        this.db = db;
    }
    async digest(sql = this.db) {
        const [row] = await sql.rows('SELECT digest FROM owner_mail_settings');
        return row?.digest ?? false;
    }
    /** Locked for what is done to it. */
    async choose(tx, digest) {
        const [row] = await tx.rows('SELECT digest FROM owner_mail_settings FOR UPDATE');
        await tx.rows('UPDATE owner_mail_settings SET digest = $1', [digest]);
        return { before: row?.digest ?? false };
    }
    /** Keeps it for the next digest, if the owner wants one. @param id the payment's or the refund's @returns whether it is kept */
    async keep(tx, kind, id, paymentId) {
        const rows = await tx.rows(`INSERT INTO owner_digest_items (id, kind, payment_id) SELECT $1, $2, $3 FROM owner_mail_settings WHERE digest
       ON CONFLICT (id) DO UPDATE SET id = excluded.id RETURNING 1`, [id, kind, paymentId]);
        return rows.length > 0;
    }
    /**
     * Takes today's digest for the transaction; another who wants it waits for its end. @param hour in Asia/Kolkata
     * @returns its day, or undefined: it is not the time, or it is made
     */
    async claim(tx, hour) {
        const [digest] = await tx.rows(`INSERT INTO owner_digests (day, mailed) SELECT ${LOCAL}::date, false
        WHERE extract(hour FROM ${LOCAL}) >= $1::int
       ON CONFLICT (day) DO NOTHING RETURNING day::text`, [hour]);
        return digest?.day;
    }
    async mailed(tx, day) {
        await tx.rows('UPDATE owner_digests SET mailed = true WHERE day = $1', [day]);
    }
    /** Takes what was kept before today out, oldest first. */
    take(tx) {
        return tx.rows(`WITH taken AS (DELETE FROM owner_digest_items WHERE created_at < ${TODAY} RETURNING *)
       SELECT t.kind, ${LINE}, t.created_at AS at, coalesce(r.amount_paise, p.amount_paise) AS "amountPaise"
         FROM taken t JOIN payments p ON p.id = t.payment_id LEFT JOIN payment_refunds r ON r.id = t.id
        ORDER BY t.created_at, t.id`);
    }
    /** Soonest due first. */
    refundsAskedFor(tx, limit) {
        return this.waiting(tx, `SELECT ${LINE}, p.amount_paise AS "amountPaise", q.due_at AS at, count(*) OVER ()::int AS total
         FROM refund_requests q JOIN payments p ON p.id = q.payment_id WHERE q.outcome IS NULL
        ORDER BY q.due_at LIMIT ${limit}`);
    }
    /** Oldest first. */
    flagged(tx, limit) {
        return this.waiting(tx, marked('p.flagged', limit));
    }
    /** Oldest first. */
    toCall(tx, limit) {
        return this.waiting(tx, marked('p.to_call', limit));
    }
    async waiting(tx, text) {
        const lines = await tx.rows(text);
        return { lines, total: lines[0]?.total ?? 0 };
    }
};
OwnerMailsRepository = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork])
], OwnerMailsRepository);
export { OwnerMailsRepository };
const marked = (mark, limit) => `SELECT ${LINE}, p.amount_paise AS "amountPaise", coalesce(p.completed_at, p.created_at) AS at,
         count(*) OVER ()::int AS total
    FROM payments p WHERE ${mark} ORDER BY p.created_at LIMIT ${limit}`;
//# sourceMappingURL=owner-mails.repository.js.map