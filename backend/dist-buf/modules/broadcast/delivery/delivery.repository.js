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
/** Those of broadcast `b` whose end is still to come. */
const OPEN_RECIPIENTS = `SELECT 1 FROM broadcast_recipients r WHERE r.broadcast_id = b.id AND r.status IN ('queued', 'sending')`;
/** Deliveries as the dispatcher uses it; every statement is a compare-and-set on the row's status. */
let DeliveryRepository = class DeliveryRepository {
    db;
    constructor(db) {
        this.db = db;
    }
    /** Takes the next rows for the queue: single messages, then the oldest running broadcast first, in the order of its file. */
    takeForDispatch(limit, onlySingle = false) {
        // Updated by an array: joined with `next`, the whole table would be read for a few hundred rows.
        return this.db.rows(`WITH next AS (
         SELECT r.id, b.single, b.started_at, r.position
           FROM broadcasts b
           CROSS JOIN LATERAL (
             SELECT id, position FROM broadcast_recipients
              WHERE broadcast_id = b.id AND status = 'queued' AND dispatched_at IS NULL
                AND (retry_at IS NULL OR retry_at <= now())
              ORDER BY position LIMIT $1 FOR UPDATE SKIP LOCKED) r
          WHERE b.status = 'running' AND (b.single OR NOT $2)
          ORDER BY b.single DESC, b.started_at, r.position LIMIT $1),
       taken AS (
         UPDATE broadcast_recipients SET dispatched_at = now() WHERE id = ANY (ARRAY(SELECT id FROM next)) RETURNING id)
       SELECT id, single FROM next JOIN taken USING (id) ORDER BY single DESC, started_at, position`, [limit, onlySingle]);
    }
    /** Rows that were put into a queue which has lost them wait again. */
    async forgetDispatch(olderThanMs) {
        await this.db.rows(`UPDATE broadcast_recipients r SET dispatched_at = NULL
         FROM broadcasts b
        WHERE b.id = r.broadcast_id AND b.status = 'running' AND r.status = 'queued'
          AND r.dispatched_at < now() - make_interval(secs => $1)`, [olderThanMs / 1000]);
    }
    /** Of a batch that could not be queued. */
    async release(ids) {
        await this.db.rows(`UPDATE broadcast_recipients SET dispatched_at = NULL WHERE id = ANY($1)`, [ids]);
    }
    /** Starts what is due and ends what is done. @returns whether anything runs */
    async advanceBroadcasts() {
        await this.db.rows(`UPDATE broadcasts SET status = 'running', started_at = now() WHERE status = 'scheduled' AND scheduled_at <= now()`);
        const done = await this.db.rows(`SELECT id FROM broadcasts b WHERE status = 'running' AND NOT EXISTS (${OPEN_RECIPIENTS})`);
        if (done.length > 0)
            await this.finish(done.map(({ id }) => id));
        const running = await this.db.rows(`SELECT 1 FROM broadcasts WHERE status = 'running' LIMIT 1`);
        return running.length > 0;
    }
    /** Looks once more, when it holds the broadcasts: a person who tries recipients again holds them, too. */
    finish(ids) {
        return this.db.run(async (tx) => {
            await tx.rows('SELECT 1 FROM broadcasts WHERE id = ANY($1) ORDER BY id FOR UPDATE', [ids]);
            await tx.rows(`UPDATE broadcasts b SET status = 'finished', finished_at = now()
          WHERE id = ANY($1) AND status = 'running' AND NOT EXISTS (${OPEN_RECIPIENTS})`, [ids]);
        });
    }
    /** Stands still with a reason, until a person lets it go on. */
    async pause(broadcastId, reason) {
        await this.db.rows(`UPDATE broadcasts SET status = 'paused', pause_reason = $2 WHERE id = $1 AND status = 'running'`, [broadcastId, reason]);
    }
};
DeliveryRepository = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork])
], DeliveryRepository);
export { DeliveryRepository };
//# sourceMappingURL=delivery.repository.js.map