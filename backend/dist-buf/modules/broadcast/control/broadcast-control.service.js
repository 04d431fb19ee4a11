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
import { ActivityLog } from '../../activity/activity-log.api.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { broadcastError } from '../core/broadcasts.errors.js';
import { BroadcastsRepository } from '../core/broadcasts.repository.js';
import { RecipientsRepository } from '../recipients/recipients.repository.js';
/** Pause, resume, cancel, try again. Each is one compare-and-set: of two presses one wins, the other is told. */
let BroadcastControlService = class BroadcastControlService {
    unitOfWork;
    broadcasts;
    recipients;
    activity;
    constructor(unitOfWork, broadcasts, recipients, activity) {
        this.unitOfWork = unitOfWork;
        this.broadcasts = broadcasts;
        this.recipients = recipients;
        this.activity = activity;
    }
    /** Messages in flight still go out. @throws DomainError `NOT_POSSIBLE_NOW` */
    pause(id, actor) {
        return this.change(id, actor, 'Paused', (tx) => this.broadcasts.move(tx, id, 'paused'));
    }
    /** Also begins a scheduled one at once. @throws DomainError `NOT_POSSIBLE_NOW` */
    resume(id, actor) {
        return this.change(id, actor, 'Resumed', async (tx) => {
            if (!(await this.broadcasts.move(tx, id, 'running', ['paused', 'scheduled'])))
                return false;
            await this.recipients.waitAgain(tx, id);
            return true;
        });
    }
    /** Who waits gets nothing, unless it is sent to the rest later. @throws DomainError `NOT_POSSIBLE_NOW` */
    cancel(id, actor) {
        return this.change(id, actor, 'Cancelled', async (tx) => {
            if (!(await this.broadcasts.move(tx, id, 'cancelled')))
                return false;
            await this.recipients.cancelWaiting(tx, id);
            return true;
        });
    }
    /** Those that failed, and no others. @throws DomainError `NOT_POSSIBLE_NOW` when none did */
    retryFailed(id, actor) {
        return this.change(id, actor, 'Retried failed', async (tx) => {
            if (!(await this.broadcasts.runAgain(tx, id)))
                return false;
            return (await this.recipients.requeue(tx, id, 'failed')) > 0;
        });
    }
    /** Those whom a cancellation left out. @throws DomainError `NOT_POSSIBLE_NOW` when there are none */
    sendRest(id, actor) {
        return this.change(id, actor, 'Sent to the rest', async (tx) => {
            if (!(await this.broadcasts.runAgain(tx, id)))
                return false;
            return (await this.recipients.requeue(tx, id, 'cancelled')) > 0;
        });
    }
    /** A person looked and decided: this uncertain one goes out once more. @throws DomainError `NOT_POSSIBLE_NOW` */
    sendAgain(id, recipientId, actor) {
        return this.change(id, actor, 'Sent again', async (tx) => {
            if (!(await this.broadcasts.runAgain(tx, id)))
                return false;
            return (await this.recipients.requeue(tx, id, 'uncertain', recipientId)) > 0;
        });
    }
    async change(id, actor, action, work) {
        const before = await this.broadcasts.find(id);
        if (!before)
            throw broadcastError('BROADCAST_NOT_FOUND');
        await this.unitOfWork.run(async (tx) => {
            if (!(await work(tx)))
                throw broadcastError('NOT_POSSIBLE_NOW');
            const changes = { before: { subject: before.subject, status: before.status }, after: { action } };
            await this.activity.record(tx, actor, { action, feature: 'Broadcast', changes });
        });
    }
};
BroadcastControlService = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork,
        BroadcastsRepository,
        RecipientsRepository,
        ActivityLog])
], BroadcastControlService);
export { BroadcastControlService };
//# sourceMappingURL=broadcast-control.service.js.map