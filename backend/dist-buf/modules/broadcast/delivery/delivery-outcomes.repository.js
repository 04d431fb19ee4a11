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
/** Adds those of the CTE `settled` that may have gone out to what the hourly limit counts. */
const noteUsage = (slotSeconds) => `INSERT INTO broadcast_usage AS u (slot, shard, messages)
  SELECT date_bin(make_interval(secs => ${slotSeconds}), now(), 'epoch'), pg_backend_pid() % 16, count(*)
    FROM settled WHERE status IN ('sent', 'uncertain') HAVING count(*) > 0
  ON CONFLICT (slot, shard) DO UPDATE SET messages = u.messages + excluded.messages`;
/** How deliveries end; every statement is a compare-and-set on the row's status. */
let DeliveryOutcomesRepository = class DeliveryOutcomesRepository {
    db;
    hourly;
    constructor(db, hourly) {
        this.db = db;
        this.hourly = hourly;
    }
    /** Writes down how deliveries ended. One that was swept meanwhile keeps what the sweeper said, unless it was sent. */
    async record(outcomes) {
        const ended = outcomes.filter(({ status }) => status !== 'queued');
        if (ended.length > 0)
            await this.recordEnds(ended);
        // Last: told a second time, a row that waits already might be in another worker's hands.
        const waiting = outcomes.filter(({ status }) => status === 'queued');
        if (waiting.length > 0)
            await this.requeue(waiting);
    }
    async recordEnds(ended) {
        const settled = new Set((await this.recordHeld(ended)).map(({ id }) => id));
        const late = ended.filter(({ id, status }) => status === 'sent' && !settled.has(id));
        if (late.length > 0)
            await this.recordSwept(late.map(({ id }) => id));
    }
    recordHeld(ended) {
        return this.db.prepared('broadcast-ends', `WITH settled AS (
         UPDATE broadcast_recipients r
            SET status = v.status, error = v.error, lease_until = NULL, settled_at = now()
           FROM unnest($1::uuid[], $2::text[], $3::text[], $5::boolean[]) AS v (id, status, error, bounced)
          WHERE r.id = v.id AND r.status = 'sending' RETURNING r.id, r.status, r.email, r.error, v.bounced),
       used AS (${noteUsage('$4')}),
       listed AS (
         INSERT INTO suppressions (email, reason, note)
         SELECT email, 'bounced', error FROM settled WHERE bounced ORDER BY email ON CONFLICT DO NOTHING)
       SELECT id FROM settled`, [
            ended.map(({ id }) => id),
            ended.map(({ status }) => status),
            ended.map(({ error }) => error),
            this.hourly.slotSeconds,
            ended.map(({ bounced }) => bounced),
        ]);
    }
    /** Nobody begins to wait in a cancelled broadcast: the lock lets a cancellation under way be seen, or see the row. */
    async requeue(waiting) {
        await this.db.rows(`WITH told AS (
         SELECT * FROM unnest($1::uuid[], $2::text[], $3::int[], $4::boolean[]) AS t (id, error, retry_after, counts)),
       v AS (
         SELECT told.*, b.status = 'cancelled' AS too_late FROM told
           JOIN broadcast_recipients q ON q.id = told.id JOIN broadcasts b ON b.id = q.broadcast_id FOR SHARE OF b)
       UPDATE broadcast_recipients r
          SET status = CASE WHEN v.too_late THEN 'cancelled' ELSE 'queued' END, error = v.error, lease_until = NULL,
              attempts = r.attempts - CASE WHEN v.counts THEN 0 ELSE 1 END,
              dispatched_at = CASE WHEN v.too_late THEN r.dispatched_at END,
              retry_at = CASE WHEN NOT v.too_late THEN now() + make_interval(secs => v.retry_after) END,
              settled_at = CASE WHEN v.too_late THEN now() END
         FROM v
        WHERE r.id = v.id AND r.status = 'sending'`, [
            waiting.map(({ id }) => id),
            waiting.map(({ error }) => error),
            waiting.map(({ retryAfter }) => retryAfter),
            waiting.map(({ counts }) => counts),
        ]);
    }
    /**
     * Went out after all. Their broadcasts may have ended meanwhile, with counts that call them uncertain: these are
     * undone. The broadcasts are held first, as whoever keeps counts and whoever sends again holds them first.
     */
    recordSwept(ids) {
        return this.db.run(async (tx) => {
            const broadcasts = await tx.rows(`SELECT id FROM broadcasts WHERE id IN (SELECT broadcast_id FROM broadcast_recipients WHERE id = ANY($1))
          ORDER BY id FOR UPDATE`, [ids]);
            await tx.rows(`WITH settled AS (
           UPDATE broadcast_recipients SET status = 'sent', error = NULL, settled_at = now()
            WHERE id = ANY($1) AND status = 'uncertain' RETURNING status)
         ${noteUsage('$2')}`, [ids, this.hourly.slotSeconds]);
            await tx.rows(`UPDATE broadcasts SET counts_end = NULL WHERE id = ANY($1)`, [
                broadcasts.map(({ id }) => id),
            ]);
        });
    }
    /** Rows whose sender has not been heard of: nobody knows whether their mail went out. */
    async sweepAbandoned() {
        await this.db.rows(`WITH settled AS (
         UPDATE broadcast_recipients
            SET status = 'uncertain', lease_until = NULL, settled_at = now(),
                error = 'The worker stopped while it was sending.'
          WHERE status = 'sending' AND lease_until < now() RETURNING status)
       ${noteUsage('$1')}`, [this.hourly.slotSeconds]);
    }
};
DeliveryOutcomesRepository = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork,
        HourlyLimit])
], DeliveryOutcomesRepository);
export { DeliveryOutcomesRepository };
//# sourceMappingURL=delivery-outcomes.repository.js.map