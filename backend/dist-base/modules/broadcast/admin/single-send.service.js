var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { normaliseAddress } from '../core/address.domain.js';
import { broadcastError } from '../core/broadcasts.errors.js';
import { BroadcastsService } from '../compose/broadcasts.service.js';
import { HourlyLimit } from '../limits/hourly-limit.js';
import { RecipientsRepository } from '../recipients/recipients.repository.js';
import { SuppressionsRepository } from '../suppressions/suppressions.repository.js';
const OUTCOME_TIMEOUT_MS = 30_000;
const LOOK_EVERY_MS = 100;
const CLOCK = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', timeStyle: 'short' });
const MINUTE_MS = 60_000;
/** HH:MM, the first full minute by then. */
const clockTime = (date) => CLOCK.format(Math.ceil(date.getTime() / MINUTE_MS) * MINUTE_MS);
/** A single send (broadcast-11): a recipient's row and a job like any other, and somebody who waits for the outcome. */
let SingleSendService = class SingleSendService {
    broadcasts;
    recipients;
    suppressions;
    hourly;
    constructor(broadcasts, recipients, suppressions, hourly) {
        this.broadcasts = broadcasts;
        this.recipients = recipients;
        this.suppressions = suppressions;
        this.hourly = hourly;
    }
    /**
     * @throws DomainError `INVALID_ADDRESS`, `SUPPRESSED`, `NOT_SENT` with the mail server's words, or with the time at
     *   which it goes out when this hour's messages are used up
     */
    async send({ to, name, ...message }, actor) {
        if (!normaliseAddress(to))
            throw broadcastError('INVALID_ADDRESS', { fields: { to: 'Invalid email' } });
        const input = { ...message, intentKey: randomUUID(), recipients: [{ email: to, name }] };
        const { id } = await this.broadcasts.create(input, actor, true);
        const { rows } = await this.recipients.list(id, {}, 1, 1);
        const recipient = await this.outcomeOf(rows[0]);
        switch (recipient?.status) {
            case 'sent':
                return { messageId: recipient.id };
            case 'suppressed':
                throw broadcastError('SUPPRESSED');
            case 'failed':
            case 'uncertain':
                throw broadcastError('NOT_SENT', { message: recipient.error ?? undefined });
            default:
                throw broadcastError('NOT_SENT', {
                    message: 'The mail is still waiting to be sent. It will go out as soon as it can.',
                });
        }
    }
    async outcomeOf(row) {
        const until = Date.now() + OUTCOME_TIMEOUT_MS;
        let latest = row;
        while (latest && (latest.status === 'queued' || latest.status === 'sending') && Date.now() < until) {
            if (latest.status === 'queued')
                await this.seeThatTheHourHasRoom(latest.email);
            await delay(LOOK_EVERY_MS);
            latest = await this.recipients.find(latest.id);
        }
        return latest;
    }
    /** Nobody is kept waiting for what takes minutes. */
    async seeThatTheHourHasRoom(email) {
        const fullUntil = await this.hourly.fullUntil();
        if (!fullUntil)
            return;
        if (await this.suppressions.has(email))
            throw broadcastError('SUPPRESSED');
        throw broadcastError('NOT_SENT', {
            message: `The messages of this hour are used up. The mail goes out by itself at about ${clockTime(fullUntil)} IST.`,
        });
    }
};
SingleSendService = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [BroadcastsService,
        RecipientsRepository,
        SuppressionsRepository,
        HourlyLimit])
], SingleSendService);
export { SingleSendService };
//# sourceMappingURL=single-send.service.js.map