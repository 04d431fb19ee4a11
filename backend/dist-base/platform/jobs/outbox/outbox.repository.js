var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Inject, Injectable } from '@nestjs/common';
import { ENV } from '../../../config/config.module.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
const MAX_ATTEMPTS = 25;
const MAX_BACKOFF_SECONDS = 3_600;
/** SQL: 1, 2, 4 … seconds after the first, second, third attempt. @param before attempts before the one that failed */
const backoff = (before) => `make_interval(secs => least(power(2, ${before}), ${MAX_BACKOFF_SECONDS}))`;
export const WORKER_DIED = 'the worker ended while it was at work on this';
let OutboxRepository = class OutboxRepository {
    env;
    db;
    constructor(env, db) {
        this.env = env;
        this.db = db;
    }
    /**
     * Takes up to `limit` due rows; any number of relays may ask at once and none gets another's. A
     * row not acknowledged within the lease is due again: its job died with its worker or its Redis.
     */
    claimDue(limit) {
        return this.db.rows(`UPDATE outbox SET available_at = now() + make_interval(secs => $2)
        WHERE id IN (SELECT id FROM outbox WHERE dead_at IS NULL AND available_at <= now()
                      ORDER BY available_at LIMIT $1 FOR UPDATE SKIP LOCKED)
        RETURNING id, job, payload`, [limit, this.env.JOB_LEASE_MS / 1000]);
    }
    /** The job is done: its row goes. Twice is as good as once. */
    async acknowledge(id) {
        await this.db.rows('DELETE FROM outbox WHERE id = $1', [id]);
    }
    /**
     * Counts an attempt before it is made, so that one that takes its worker with it counts, too; the row then waits as
     * after any failure. Undefined: not now, as the job is done, set aside, or waits after such a death.
     */
    async begin(id) {
        const [row] = await this.db.rows(`UPDATE outbox SET attempts = least(attempts + 1, ${MAX_ATTEMPTS}), started_at = now(),
              last_error = CASE WHEN started_at IS NULL THEN last_error ELSE $2 END,
              dead_at = CASE WHEN started_at IS NOT NULL AND attempts >= ${MAX_ATTEMPTS} THEN now() END,
              available_at = greatest(available_at, now() + ${backoff('attempts')})
        WHERE id = $1 AND dead_at IS NULL
              AND (started_at IS NULL OR started_at + ${backoff('attempts - 1')} <= now())
        RETURNING dead_at IS NOT NULL AS dead`, [id, WORKER_DIED]);
        return row;
    }
    /** Of an attempt that was begun. Back-off 1, 2, 4 … seconds up to an hour; dead after 25 attempts, about a day. */
    async postpone(id, error) {
        const [row] = await this.db.rows(`UPDATE outbox SET last_error = $2, started_at = NULL,
              available_at = now() + ${backoff('attempts - 1')},
              due_at = now() + ${backoff('attempts - 1')},
              dead_at = CASE WHEN attempts >= ${MAX_ATTEMPTS} THEN now() END
        WHERE id = $1 RETURNING dead_at IS NOT NULL AS dead`, [id, error.slice(0, 500)]);
        return { dead: row?.dead ?? false };
    }
    /** Gives claimed rows back at once, for when they could not be handed to the queue. */
    async release(ids) {
        await this.db.rows(`UPDATE outbox SET available_at = now() + interval '1 second' WHERE id = ANY($1)`, [
            ids,
        ]);
    }
};
OutboxRepository = __decorate([
    Injectable(),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object, UnitOfWork])
], OutboxRepository);
export { OutboxRepository };
//# sourceMappingURL=outbox.repository.js.map