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
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { HourlyLimit } from '../limits/hourly-limit.js';
/** In the order in which a cancellation holds them: each would wait for the other where they meet in different ones. */
const HELD = `WITH held AS (
  SELECT id FROM broadcast_recipients WHERE id = ANY($1) AND status = 'queued' ORDER BY id FOR UPDATE)`;
const SUPPRESSION_OF_R = 'SELECT 1 FROM suppressions s WHERE s.email = r.email';
/** Unless their broadcast stands still or their address wants nothing any more: an unsubscription counts at once. */
const TAKE = `${HELD} UPDATE broadcast_recipients r
    SET status = 'sending', attempts = r.attempts + 1, lease_until = now() + make_interval(secs => $2)
   FROM held, broadcasts b
  WHERE r.id = held.id AND b.id = r.broadcast_id AND b.status = 'running' AND NOT EXISTS (${SUPPRESSION_OF_R})
  RETURNING r.id, r.broadcast_id AS "broadcastId", r.email, r.name, r.attempts, b.single`;
/** What workers have in hand; every statement is a compare-and-set on the row's status. */
let ClaimsRepository = class ClaimsRepository {
    db;
    hourly;
    constructor(db, hourly) {
        this.db = db;
        this.hourly = hourly;
    }
    /** Takes rows for sending, the first in line first when the hour has no room for all. */
    async claim(ids, leaseMs) {
        if (!this.hourly.isSet)
            return { claimed: await this.take(this.db, ids, leaseMs), noRoom: [] };
        return this.db.run(async (tx) => {
            const claimed = [];
            let room = await this.hourly.room(tx);
            let line = ids.length > room ? await this.lineOf(tx, ids) : ids;
            // Once more for those who wanted nothing: they have taken up no room.
            while (room > 0 && line.length > 0) {
                const taken = await this.take(tx, line.slice(0, room), leaseMs);
                claimed.push(...taken);
                line = line.slice(room);
                room -= taken.length;
            }
            return { claimed, noRoom: line };
        });
    }
    /** Those of the rows that could be taken, as the dispatcher would order them. */
    async lineOf(tx, ids) {
        const rows = await tx.rows(`SELECT r.id FROM broadcast_recipients r JOIN broadcasts b ON b.id = r.broadcast_id AND b.status = 'running'
        WHERE r.id = ANY($1) AND r.status = 'queued' ORDER BY b.single DESC, b.started_at, r.position`, [ids]);
        return rows.map(({ id }) => id);
    }
    async take(sql, ids, leaseMs) {
        const parameters = [ids, leaseMs / 1000];
        const claimed = sql === this.db
            ? await this.db.prepared('broadcast-take', TAKE, parameters)
            : await sql.rows(TAKE, parameters);
        if (claimed.length < ids.length)
            await this.setAside(sql, ids);
        return claimed;
    }
    async setAside(sql, ids) {
        await sql.rows(`${HELD} UPDATE broadcast_recipients r SET status = 'suppressed', settled_at = now()
         FROM held, broadcasts b
        WHERE r.id = held.id AND b.id = r.broadcast_id AND b.status = 'running'
          AND EXISTS (${SUPPRESSION_OF_R})`, [ids]);
    }
    /** Those of the claimed rows that could be claimed now: their broadcast still runs, their address still wants mail. */
    async stillWanted(ids) {
        const rows = await this.db.rows(`SELECT r.id FROM broadcast_recipients r JOIN broadcasts b ON b.id = r.broadcast_id AND b.status = 'running'
        WHERE r.id = ANY($1) AND r.status = 'sending' AND NOT EXISTS (${SUPPRESSION_OF_R})`, [ids]);
        return new Set(rows.map(({ id }) => id));
    }
    /** Their sender lives. */
    async renew(ids, leaseMs) {
        await this.db.rows(`UPDATE broadcast_recipients SET lease_until = now() + make_interval(secs => $2)
        WHERE id = ANY($1) AND status = 'sending'`, [ids, leaseMs / 1000]);
    }
};
ClaimsRepository = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork,
        HourlyLimit])
], ClaimsRepository);
export { ClaimsRepository };
//# sourceMappingURL=claims.repository.js.map