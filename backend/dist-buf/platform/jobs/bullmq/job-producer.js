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
import { QUEUE_OF, QUEUES } from '../job-catalogue.js';
import { BullQueue } from './bull-queue.js';
import { connectRedis } from '../../redis/redis.js';
/** Hands jobs to BullMQ. Only the outbox relay does so: everything else goes through the outbox. */
let JobProducer = class JobProducer {
    connection;
    queues;
    constructor(env) {
        const logger = new Logger('JobProducer');
        this.connection = connectRedis(env.REDIS_URL, 'producer', 'once');
        this.connection.on('error', (error) => logger.warn(`Redis is not reachable: ${error.message}`));
        this.queues = new Map(QUEUES.map((name) => [name, new BullQueue(this.connection, name)]));
    }
    /**
     * Enqueues a batch. The job id is the outbox row's, so a row dispatched twice while its job still
     * waits or runs is one job; retries are the outbox's business, not BullMQ's.
     */
    async dispatch(jobs) {
        const byQueue = Map.groupBy(jobs, ({ job }) => QUEUE_OF[job]);
        for (const [name, batch] of byQueue) {
            await this.queues.get(name)?.add(batch.map(({ id, job, payload }) => ({
                id,
                name: job,
                data: { outboxId: id, payload },
            })));
        }
    }
    async onApplicationShutdown() {
        await Promise.allSettled([...this.queues.values()].map((queue) => queue.close()));
        this.connection.disconnect();
    }
};
JobProducer = __decorate([
    Injectable(),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object])
], JobProducer);
export { JobProducer };
//# sourceMappingURL=job-producer.js.map