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
import { JobProducer } from '../bullmq/job-producer.js';
import { connectRedis } from '../../redis/redis.js';
import { BackgroundTask } from '../../lifecycle/background-task.js';
import { OUTBOX_CHANNEL } from './outbox.js';
import { OutboxRepository } from './outbox.repository.js';
const BATCH = 200;
/**
 * Moves due outbox rows to the queue. It looks every OUTBOX_POLL_MS, and at once when a commit
 * notifies it; the look is the guarantee, the notification only saves the wait.
 */
let OutboxRelay = class OutboxRelay extends BackgroundTask {
    outbox;
    producer;
    logger = new Logger('OutboxRelay');
    subscriber;
    constructor(env, outbox, producer) {
        super('outbox relay', env.OUTBOX_POLL_MS);
        this.outbox = outbox;
        this.producer = producer;
        this.subscriber = connectRedis(env.REDIS_URL, 'outbox-relay', 'forever');
        this.subscriber.on('error', () => undefined);
    }
    onApplicationBootstrap() {
        super.onApplicationBootstrap();
        this.subscriber.on('message', () => this.runSoon());
        this.subscriber.subscribe(OUTBOX_CHANNEL).catch(() => undefined);
    }
    async beforeApplicationShutdown() {
        this.subscriber.disconnect();
        await super.beforeApplicationShutdown();
    }
    async turn() {
        const due = await this.outbox.claimDue(BATCH);
        if (due.length === 0)
            return false;
        try {
            await this.producer.dispatch(due);
        }
        catch (error) {
            this.logger.warn(`jobs wait in the outbox: ${error instanceof Error ? error.message : String(error)}`);
            await this.outbox.release(due.map(({ id }) => id));
            return false;
        }
        return due.length === BATCH;
    }
};
OutboxRelay = __decorate([
    Injectable(),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object, OutboxRepository,
        JobProducer])
], OutboxRelay);
export { OutboxRelay };
//# sourceMappingURL=outbox-relay.js.map