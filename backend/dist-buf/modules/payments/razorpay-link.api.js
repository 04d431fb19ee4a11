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
import { randomUUID } from 'node:crypto';
import { ENV } from '../../config/config.module.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { paymentModeOf } from './core/payment-mode.js';
import { RazorpayError, RazorpayGateway } from './razorpay/razorpay.gateway.js';
import { webhookSignature } from './razorpay/razorpay-signature.js';
/** An event of our own, which the inbox takes and nothing is done about. */
const TEST_EVENT = 'setup.test';
const TIMEOUT_MS = 10_000;
/** Whether Razorpay and this site can speak with each other: in both directions. */
let RazorpayLink = class RazorpayLink {
    env;
    db;
    gateway;
    mode;
    /** Where Razorpay is to send its webhooks. */
    webhookAddress;
    constructor(env, db, gateway) {
        this.env = env;
        this.db = db;
        this.gateway = gateway;
        this.mode = paymentModeOf(env);
        this.webhookAddress = `${env.PUBLIC_URL}/api/payments/webhook`;
    }
    /** Asks Razorpay for nothing but an answer. Undefined: it knows our keys. */
    async keyProblem() {
        try {
            await this.gateway.checkKeys();
            return undefined;
        }
        catch (error) {
            if (error instanceof RazorpayError)
                return error.message;
            throw error;
        }
    }
    /** When Razorpay was last heard, without tests of our own. */
    async lastHeard() {
        const [row] = await this.db.rows('SELECT received_at AS at FROM razorpay_webhook_events WHERE type <> $1 ORDER BY received_at DESC LIMIT 1', [TEST_EVENT]);
        return row?.at;
    }
    /**
     * Sends a signed event to the public address of the site, the way Razorpay does, and looks whether it arrived here.
     * Undefined: it did. Else why not, in a sentence.
     */
    async testWebhook() {
        const eventId = `setup_${randomUUID()}`;
        const event = {
            entity: 'event',
            event: TEST_EVENT,
            contains: [],
            payload: {},
            created_at: Math.floor(Date.now() / 1000),
        };
        const body = JSON.stringify(event);
        const headers = {
            'content-type': 'application/json',
            'x-razorpay-event-id': eventId,
            'x-razorpay-signature': webhookSignature(this.env.RAZORPAY_WEBHOOK_SECRET, body),
        };
        try {
            const answer = await fetch(this.webhookAddress, {
                method: 'POST',
                headers,
                body,
                redirect: 'manual',
                signal: AbortSignal.timeout(TIMEOUT_MS),
            });
            await answer.body?.cancel();
            return await this.judge(answer, eventId);
        }
        catch (error) {
            return `${this.webhookAddress} did not answer: ${reasonOf(error)}`;
        }
    }
    async judge({ status, headers }, eventId) {
        if (status >= 300 && status < 400) {
            return `${this.webhookAddress} sends visitors on to ${headers.get('location') ?? 'elsewhere'}, and Razorpay does not follow`;
        }
        if (status === 400) {
            return 'The event arrived with another body or is checked with another secret: the signature did not match';
        }
        if (status !== 200)
            return `${this.webhookAddress} answered ${status}`;
        const stored = await this.db.rows('SELECT 1 FROM razorpay_webhook_events WHERE event_id = $1', [eventId]);
        return stored.length > 0
            ? undefined
            : `${this.webhookAddress} answered, but the event did not arrive here: is it another site’s address?`;
    }
};
RazorpayLink = __decorate([
    Injectable(),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object, UnitOfWork,
        RazorpayGateway])
], RazorpayLink);
export { RazorpayLink };
/** `fetch` says "fetch failed", and why in the cause. */
function reasonOf(error) {
    const { message, cause } = error;
    return cause instanceof Error ? cause.message : message;
}
//# sourceMappingURL=razorpay-link.api.js.map