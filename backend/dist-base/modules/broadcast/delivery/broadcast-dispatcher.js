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
import { Inject, Injectable, Logger } from '@nestjs/common';
import { ENV } from '../../../config/config.module.js';
import { BackgroundTask } from '../../../platform/lifecycle/background-task.js';
import { RowQueue } from '../../../platform/jobs/row-queue/row-queue.js';
import { DELIVERY_QUEUE } from './delivery-queue.js';
import { DeliveryRepository } from './delivery.repository.js';
import { HourlyLimit } from '../limits/hourly-limit.js';
import { CountSnapshotsRepository } from './count-snapshots.repository.js';
import { DeliveryOutcomesRepository } from './delivery-outcomes.repository.js';
const BATCH = 500;
/** Jobs that Redis holds at a time: enough for the workers, little to lose, and a pause is felt soon. */
const WINDOW = 1_000;
/** So long may a row be queued while the queue is empty before the queue counts as having lost it. */
const LOST_AFTER_MS = 2_000;
/** Feeds the delivery queue from PostgreSQL, in order, and notices what Redis lost or a dead worker left. */
let BroadcastDispatcher = class BroadcastDispatcher extends BackgroundTask {
    deliveries;
    outcomes;
    counts;
    hourly;
    logger = new Logger('BroadcastDispatcher');
    queue;
    constructor(env, deliveries, outcomes, counts, hourly) {
        super('broadcast dispatcher', env.BROADCAST_POLL_MS);
        this.deliveries = deliveries;
        this.outcomes = outcomes;
        this.counts = counts;
        this.hourly = hourly;
        this.queue = new RowQueue(env.REDIS_URL, DELIVERY_QUEUE);
    }
    async beforeApplicationShutdown() {
        await super.beforeApplicationShutdown();
        await this.queue.close();
    }
    async turn() {
        await this.outcomes.sweepAbandoned();
        await this.hourly.forget();
        const runs = await this.deliveries.advanceBroadcasts();
        const uncounted = await this.counts.snapshotNext();
        if (!runs)
            return uncounted;
        const depth = await this.queue.depth();
        if (depth === 0)
            await this.deliveries.forgetDispatch(LOST_AFTER_MS);
        const room = Math.min(BATCH, WINDOW - depth);
        // A single message passes a full queue: it is to be there when a rest ends, and before the others.
        const taken = await (room > 0
            ? this.deliveries.takeForDispatch(room)
            : this.deliveries.takeForDispatch(BATCH, true));
        if (taken.length === 0)
            return false;
        const ids = (single) => taken.filter((row) => row.single === single).map(({ id }) => id);
        try {
            await this.queue.add(ids(true), 'first');
            await this.queue.add(ids(false));
        }
        catch (error) {
            this.logger.warn(`Redis is away, deliveries wait: ${String(error)}`);
            await this.deliveries.release(taken.map(({ id }) => id));
            return false;
        }
        return depth + taken.length < WINDOW;
    }
};
BroadcastDispatcher = __decorate([
    Injectable(),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object, DeliveryRepository,
        DeliveryOutcomesRepository,
        CountSnapshotsRepository,
        HourlyLimit])
], BroadcastDispatcher);
export { BroadcastDispatcher };
//# sourceMappingURL=broadcast-dispatcher.js.map