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
import { Inject, Injectable, Logger, } from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';
import { ENV } from '../../../config/config.module.js';
import { MicroBatch } from '../../../platform/database/micro-batch.js';
import { RowQueueWorker } from '../../../platform/jobs/row-queue/row-queue.js';
import { ClaimsRepository } from './claims.repository.js';
import { DELIVERY_QUEUE } from './delivery-queue.js';
import { DeliverySender } from './delivery-sender.js';
import { HourlyLimit } from '../limits/hourly-limit.js';
import { Leases } from './leases.js';
import { DeliveryOutcomesRepository } from './delivery-outcomes.repository.js';
/** While some rows are claimed or written down, others keep the connections to the mail server busy. */
const ROWS_PER_CONNECTION = 8;
const CLAIM_WAIT_MS = 10;
const RECORD_WAIT_MS = 10;
const RECORD_TRIES = 20;
/** Sends one recipient's message, once, and writes down how it ended. */
let DeliveryProcessor = class DeliveryProcessor {
    env;
    sender;
    outcomes;
    logger = new Logger('Broadcast');
    leases;
    /** A number: the hour is used up, look again after so many milliseconds. */
    claims;
    recording;
    worker;
    constructor(env, claims, sender, outcomes, hourly) {
        this.env = env;
        this.sender = sender;
        this.outcomes = outcomes;
        this.leases = new Leases((ids) => claims.renew(ids, env.JOB_LEASE_MS), env.JOB_LEASE_MS);
        this.claims = new MicroBatch(async (ids) => {
            const { claimed, noRoom } = await claims.claim(ids, env.JOB_LEASE_MS);
            const restMs = noRoom.length > 0 ? await hourly.restMs() : 0;
            const byId = new Map(noRoom.map((id) => [id, restMs]));
            for (const delivery of claimed)
                byId.set(delivery.id, delivery);
            return ids.map((id) => byId.get(id));
        }, CLAIM_WAIT_MS);
        this.recording = new MicroBatch(async (batch) => {
            await this.record(batch);
            return batch.map(() => undefined);
        }, RECORD_WAIT_MS);
    }
    onApplicationBootstrap() {
        const options = {
            concurrency: this.env.BROADCAST_CONCURRENCY * ROWS_PER_CONNECTION,
            perSecond: this.env.BROADCAST_PER_SECOND,
            lockMs: this.env.JOB_LEASE_MS,
        };
        this.worker = new RowQueueWorker(this.env.REDIS_URL, DELIVERY_QUEUE, options, (id) => this.deliver(id), (error) => this.logger.warn(`delivery queue: ${error.message}`));
    }
    async beforeApplicationShutdown() {
        this.sender.drain();
        await this.worker?.close();
        this.leases.stop();
    }
    /** @returns milliseconds to rest when the hour's messages are used up */
    async deliver(id) {
        // Undefined: sent already, paused, cancelled, or the address wants nothing any more.
        const delivery = await this.claims.add(id);
        if (typeof delivery === 'number' || !delivery)
            return delivery;
        await this.leases.whileHeld(id, async () => this.recording.add(await this.sender.send(delivery)));
        return undefined;
    }
    /** The database may be restarting: what was sent is worth waiting for it, as long as the lease lasts. */
    async record(batch) {
        for (let left = RECORD_TRIES;; left -= 1) {
            try {
                await this.outcomes.record(batch);
                return;
            }
            catch (error) {
                if (left === 0)
                    throw error;
                await delay(1_000);
            }
        }
    }
};
DeliveryProcessor = __decorate([
    Injectable(),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object, ClaimsRepository,
        DeliverySender,
        DeliveryOutcomesRepository,
        HourlyLimit])
], DeliveryProcessor);
export { DeliveryProcessor };
//# sourceMappingURL=delivery.processor.js.map