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
import { ENV } from '../../../config/config.module.js';
import { ActivityLog } from '../../activity/activity-log.api.js';
import { ConsentLedger } from '../../consents/consent-ledger.api.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { normaliseAddress, oneLine } from '../core/address.domain.js';
import { broadcastError } from '../core/broadcasts.errors.js';
import { SuppressionsRepository } from './suppressions.repository.js';
import { UnsubscribeTokens } from './unsubscribe-token.js';
const MAX_NOTE_LENGTH = 500;
/** Addresses that get no broadcast any more, however they came to it. */
let SuppressionsService = class SuppressionsService {
    unitOfWork;
    suppressions;
    activity;
    consents;
    tokens;
    constructor(env, unitOfWork, suppressions, activity, consents) {
        this.unitOfWork = unitOfWork;
        this.suppressions = suppressions;
        this.activity = activity;
        this.consents = consents;
        this.tokens = new UnsubscribeTokens(env);
    }
    /** Newest first; times in ISO-8601, UTC. @param query `page` counts from 1 */
    async list({ page, limit, ...filter }) {
        const { rows, total } = await this.suppressions.list(filter, page, limit);
        const items = rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
        return { items, total, page, limit };
    }
    /** @throws DomainError `INVALID_ADDRESS` */
    async add(email, note, actor) {
        const address = normaliseAddress(email);
        if (!address)
            throw broadcastError('INVALID_ADDRESS', { fields: { email: 'Invalid email' } });
        await this.unitOfWork.run(async (tx) => {
            if (!(await this.suppressions.add(tx, { email: address, reason: 'manual', note })))
                return;
            await this.refused(tx, address, 'taken off by hand');
            const changes = { before: null, after: { email: address, note } };
            await this.activity.record(tx, actor, { action: 'Added', feature: 'Suppression', changes });
        });
    }
    /** They may be written to again. @throws DomainError `RECIPIENT_NOT_FOUND` */
    async remove(email, actor) {
        await this.unitOfWork.run(async (tx) => {
            const removed = await this.suppressions.remove(tx, email.trim().toLowerCase());
            if (!removed)
                throw broadcastError('RECIPIENT_NOT_FOUND');
            const { createdAt: _, ...before } = removed;
            await this.activity.record(tx, actor, {
                action: 'Removed',
                feature: 'Suppression',
                changes: { before, after: null },
            });
        });
    }
    /** RFC 8058: needs no cookie and no question. @returns false for a link that is not ours */
    async unsubscribe(token) {
        const recipientId = this.tokens.read(token);
        const email = recipientId && (await this.suppressions.addressOf(recipientId));
        if (!email)
            return false;
        // The address that took the place of somebody's who was erased.
        if (email.endsWith('.invalid'))
            return true;
        await this.unitOfWork.run(async (tx) => {
            await this.suppressions.add(tx, { email, reason: 'unsubscribed', note: null });
            await this.refused(tx, email, 'unsubscribe link');
        });
        return true;
    }
    refused(tx, email, by) {
        return this.consents.withdrawn(tx, { email, what: 'marketing', by });
    }
    /** @returns how many addresses are new on the list */
    async report({ events }) {
        let added = 0;
        for (const { type, email, permanent, reason } of events) {
            const address = normaliseAddress(email);
            if (!address || (type === 'bounce' && !permanent))
                continue;
            const entry = {
                email: address,
                reason: type === 'bounce' ? 'bounced' : 'complained',
                note: oneLine(reason ?? '', MAX_NOTE_LENGTH) || null,
            };
            const isNew = await this.unitOfWork.run(async (tx) => {
                if (type === 'complaint')
                    await this.refused(tx, address, 'complaint');
                return this.suppressions.add(tx, entry);
            });
            added += Number(isNew);
        }
        return added;
    }
};
SuppressionsService = __decorate([
    Injectable(),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object, UnitOfWork,
        SuppressionsRepository,
        ActivityLog,
        ConsentLedger])
], SuppressionsService);
export { SuppressionsService };
//# sourceMappingURL=suppressions.service.js.map