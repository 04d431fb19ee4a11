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
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { ENV } from '../../config/config.module.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { BackgroundTask } from '../../platform/lifecycle/background-task.js';
import { CurrentRetention } from './current-retention.api.js';
import { removals } from './removals/index.js';
import { RetentionMetrics } from './retention.metrics.js';
import { RetentionRunsRepository } from './retention-runs.repository.js';
const LOOK_EVERY_MS = 60_000;
const BATCH = 500;
/** Between two batches, so that readers and buyers have the database, too. */
const PAUSE_MS = 100;
/**
 * Removes what is past its time, once a night, in batches that are a transaction each (retention-2). A turn is one batch: a
 * worker that is stopped or dies in between leaves the rest to whoever takes the run up when its lease is over.
 */
let NightlyRemoval = class NightlyRemoval extends BackgroundTask {
    env;
    db;
    runs;
    retention;
    metrics;
    logger = new Logger('NightlyRemoval');
    holder = randomUUID();
    run;
    constructor(env, db, runs, retention, metrics) {
        super('nightly removal', LOOK_EVERY_MS);
        this.env = env;
        this.db = db;
        this.runs = runs;
        this.retention = retention;
        this.metrics = metrics;
    }
    async turn() {
        if (!this.run) {
            const night = await this.runs.claim(this.holder, this.env.RETENTION_HOUR);
            if (night === undefined)
                return false;
            this.run = { night, left: [...removals] };
        }
        const { night, left } = this.run;
        const [next] = left;
        if (!next) {
            await this.finish(night);
            return false;
        }
        if (!(await this.batch(night, next)))
            left.shift();
        await pause(PAUSE_MS);
        return this.run !== undefined;
    }
    /** @returns whether there may be more of it */
    async batch(night, removal) {
        try {
            const cutoff = await this.runs.cutoff(this.retention.value, removal.kind);
            const rows = await this.db.run(async (tx) => {
                if (!(await this.runs.hold(tx, night, this.holder)))
                    return undefined;
                const removed = await removal.remove(tx, cutoff, BATCH);
                if (removed > 0)
                    await this.runs.add(tx, night, removal.kind, removed);
                return removed;
            });
            // Another goes on with it.
            if (rows === undefined)
                this.run = undefined;
            if (rows)
                this.metrics.count(removal.kind, rows);
            return Boolean(rows);
        }
        catch (error) {
            // What cannot be removed tonight keeps nothing else; the next night tries again.
            this.logger.error({ err: error, kind: removal.kind }, 'rows past their time could not be removed');
            return false;
        }
    }
    async finish(night) {
        const removed = await this.runs.finish(night, this.holder);
        this.run = undefined;
        if (removed)
            this.logger.log({ night, removed }, 'what was past its time is removed');
    }
};
NightlyRemoval = __decorate([
    Injectable(),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object, UnitOfWork,
        RetentionRunsRepository,
        CurrentRetention,
        RetentionMetrics])
], NightlyRemoval);
export { NightlyRemoval };
//# sourceMappingURL=nightly-removal.js.map