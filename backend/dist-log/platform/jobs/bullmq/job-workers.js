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
import { DiscoveryService } from '@nestjs/core';
import { ENV } from '../../../config/config.module.js';
import { OutboxRepository, WORKER_DIED } from '../outbox/outbox.repository.js';
import { CONCURRENCY, QUEUE_OF, QUEUES } from '../job-catalogue.js';
import { JOB_HANDLER } from '../job-handler.js';
import { BullWorker } from './bull-worker.js';
/** Runs the queues in the worker process: one BullMQ worker a queue, one handler a job name. */
let JobWorkers = class JobWorkers {
    env;
    discovery;
    outbox;
    logger = new Logger('JobWorkers');
    workers = [];
    constructor(env, discovery, outbox) {
        this.env = env;
        this.discovery = discovery;
        this.outbox = outbox;
    }
    onApplicationBootstrap() {
        const handlers = this.collectHandlers();
        this.workers = QUEUES.map((queue) => new BullWorker(this.env.REDIS_URL, queue, { concurrency: CONCURRENCY[queue] ?? 1, lockMs: this.env.JOB_LEASE_MS }, (job) => this.process(handlers, job), (error) => this.logger.warn(`queue ${queue}: ${error.message}`)));
    }
    /** Finishes what is in flight and takes nothing new. */
    async beforeApplicationShutdown() {
        await Promise.all(this.workers.map((worker) => worker.close()));
    }
    async process(handlers, job) {
        const { outboxId, payload } = job.data;
        const handler = handlers.get(job.name);
        const begun = await this.outbox.begin(outboxId);
        if (!begun)
            return;
        if (begun.dead) {
            this.logger.error({ job: job.name, outboxId }, `job set aside: ${WORKER_DIED}, once too often`);
            await handler?.giveUp?.(payload, WORKER_DIED);
            return;
        }
        try {
            if (!handler)
                throw new Error(`No handler for job ${job.name}`);
            await handler.handle(payload);
        }
        catch (error) {
            const reason = error instanceof Error ? error.message : String(error);
            const { dead } = await this.outbox.postpone(outboxId, reason);
            this.logger[dead ? 'error' : 'warn']({ err: error, job: job.name, outboxId, dead }, 'job failed');
            if (dead)
                await handler?.giveUp?.(payload, reason);
            throw error;
        }
        await this.outbox.acknowledge(outboxId);
    }
    /** @throws when a job name has no handler or more than one */
    collectHandlers() {
        const found = new Map();
        for (const { metatype, instance } of this.discovery.getProviders()) {
            if (!metatype || !instance)
                continue;
            const name = Reflect.getMetadata(JOB_HANDLER, metatype);
            if (name === undefined)
                continue;
            if (found.has(name))
                throw new Error(`Job ${name} has two handlers`);
            found.set(name, instance);
        }
        const missing = Object.keys(QUEUE_OF).filter((name) => !found.has(name));
        if (missing.length > 0)
            throw new Error(`No handler for job ${missing.join(', ')}`);
        return found;
    }
};
JobWorkers = __decorate([
    Injectable(),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object, DiscoveryService,
        OutboxRepository])
], JobWorkers);
export { JobWorkers };
//# sourceMappingURL=job-workers.js.map