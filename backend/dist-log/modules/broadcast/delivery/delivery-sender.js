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
import pLimit from 'p-limit';
import { ENV } from '../../../config/config.module.js';
import { MicroBatch } from '../../../platform/database/micro-batch.js';
import { BulkSmtpGateway } from '../../../platform/mail/bulk-smtp.gateway.js';
import { UnsubscribeTokens } from '../suppressions/unsubscribe-token.js';
import { BroadcastMetrics } from './broadcast.metrics.js';
import { ClaimsRepository } from './claims.repository.js';
import { composeDelivery } from './compose-delivery.js';
import { DeliveryRepository } from './delivery.repository.js';
import { MessageSource } from './message-source.js';
import { CircuitBreaker, outcomeOf, putBack } from './delivery-outcome.js';
/** One message is on the wire, the next one is written out meanwhile. */
const MESSAGES_PER_CONNECTION = 2;
/** Whoever waited longer is asked for once more: a pause or an unsubscription counts up to here. */
const FRESH_MS = 250;
const ASK_WAIT_MS = 10;
/** Brings what was claimed to the mail server, so many at a time, and says how it ended. */
let DeliverySender = class DeliverySender {
    env;
    deliveries;
    source;
    metrics;
    smtp;
    logger = new Logger('Broadcast');
    tokens;
    breaker = new CircuitBreaker();
    semaphore;
    wanted;
    closing = false;
    constructor(env, deliveries, source, metrics, smtp, claims) {
        this.env = env;
        this.deliveries = deliveries;
        this.source = source;
        this.metrics = metrics;
        this.smtp = smtp;
        this.tokens = new UnsubscribeTokens(env);
        this.semaphore = pLimit(env.BROADCAST_CONCURRENCY * MESSAGES_PER_CONNECTION);
        this.wanted = new MicroBatch(async (ids) => {
            const wanted = await claims.stillWanted(ids);
            return ids.map((id) => wanted.has(id));
        }, ASK_WAIT_MS);
    }
    /** From now on whoever still waits is put back: another worker, or the next one, sends to them. */
    drain() {
        this.closing = true;
    }
    /** @returns what to write down of the recipient; a message that reached no connection waits on */
    send(delivery) {
        const claimedAt = performance.now();
        return this.semaphore(async () => {
            const mail = await this.prepare(delivery, claimedAt);
            return mail ? this.handOver(mail, delivery) : putBack(delivery);
        });
    }
    /** @returns undefined when it is not to go out now */
    async prepare(delivery, claimedAt) {
        try {
            if (this.closing || !(await this.isStillWanted(delivery, claimedAt)))
                return undefined;
            return await this.compose(delivery);
        }
        catch (error) {
            // Nothing has gone out: left alone, the row would be swept as one of which nobody knows.
            this.logger.warn({ broadcastId: delivery.broadcastId }, `a message waits on: ${String(error)}`);
            return undefined;
        }
    }
    async isStillWanted({ id }, claimedAt) {
        return performance.now() - claimedAt < FRESH_MS || this.wanted.add(id);
    }
    async compose(delivery) {
        const message = await this.source.of(delivery.broadcastId);
        return composeDelivery(message, delivery, {
            address: this.env.MAIL_FROM,
            siteUrl: this.env.PUBLIC_URL,
            unsubscribeUrl: `${this.env.PUBLIC_URL}/unsubscribe/${this.tokens.sign(delivery.id)}`,
        });
    }
    async handOver(mail, delivery) {
        const answer = await this.smtp.send(mail);
        this.metrics.note(answer.kind);
        const reason = delivery.single ? undefined : this.breaker.note(delivery.broadcastId, answer);
        if (reason)
            await this.pause(delivery.broadcastId, reason);
        return outcomeOf(answer, delivery);
    }
    /** However that ends, the outcome of the message is to be written down. */
    async pause(broadcastId, reason) {
        this.logger.error({ broadcastId }, 'broadcast paused: mails are not taken');
        await this.deliveries.pause(broadcastId, reason).catch((error) => {
            this.logger.error({ broadcastId }, `not paused: ${String(error)}`);
        });
    }
};
DeliverySender = __decorate([
    Injectable(),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object, DeliveryRepository,
        MessageSource,
        BroadcastMetrics,
        BulkSmtpGateway,
        ClaimsRepository])
], DeliverySender);
export { DeliverySender };
//# sourceMappingURL=delivery-sender.js.map