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
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { ENV } from '../../../config/config.module.js';
import { Outbox } from '../../../platform/jobs/outbox/outbox.js';
import { paymentError } from '../core/payments.errors.js';
import { isWebhookSignature } from '../razorpay/razorpay-signature.js';
import { WebhookInboxRepository } from './webhook-inbox.repository.js';
const envelope = z.object({
    event: z.string().max(100),
    /** Razorpay's ids have no other characters; anything else is not worth keeping beside the event. */
    payload: z
        .object({
        payment: z.object({ entity: z.object({ order_id: z.string().regex(/^[\w-]{1,64}$/) }) }),
    })
        .nullish()
        .catch(null),
});
/** Takes Razorpay's events in. A webhook is a row first; the worker applies it later. */
let WebhookInboxService = class WebhookInboxService {
    env;
    inbox;
    outbox;
    constructor(env, inbox, outbox) {
        this.env = env;
        this.inbox = inbox;
        this.outbox = outbox;
    }
    /** @throws INVALID_SIGNATURE, also for a body that is signed but no event */
    async receive(rawBody, signature, eventId) {
        if (!rawBody || !isWebhookSignature(this.env.RAZORPAY_WEBHOOK_SECRET, rawBody, signature)) {
            throw paymentError('INVALID_SIGNATURE');
        }
        const text = rawBody.toString('utf8');
        const parsed = envelope.safeParse(parseJson(text));
        if (!parsed.success)
            throw paymentError('INVALID_SIGNATURE');
        // Without the header, equal bodies are the same event.
        const id = eventId || createHash('sha256').update(rawBody).digest('hex');
        const { event, payload } = parsed.data;
        const orderId = payload?.payment.entity.order_id ?? null;
        if (await this.inbox.store(id, event, orderId, text))
            this.outbox.notifyRelay();
    }
};
WebhookInboxService = __decorate([
    Injectable(),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object, WebhookInboxRepository,
        Outbox])
], WebhookInboxService);
export { WebhookInboxService };
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
//# sourceMappingURL=webhook-inbox.service.js.map