var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { business } from '@ironbloom/brand';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { ActivityLog } from '../../activity/activity-log.api.js';
import { ErasedPeople } from '../../privacy/erasure/erased-people.api.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { normaliseAddress, oneLine } from '../core/address.domain.js';
import { readAttachments } from './attachments.js';
import { mailText, sanitizeMailHtml } from './broadcast-html.js';
import { broadcastError } from '../core/broadcasts.errors.js';
import { BroadcastsRepository } from '../core/broadcasts.repository.js';
const MAX_NAME_LENGTH = 200;
/** Makes broadcasts: what they say and who gets them is frozen in one transaction. */
let BroadcastsService = class BroadcastsService {
    unitOfWork;
    broadcasts;
    activity;
    erased;
    constructor(unitOfWork, broadcasts, activity, erased) {
        this.unitOfWork = unitOfWork;
        this.broadcasts = broadcasts;
        this.activity = activity;
        this.erased = erased;
    }
    /**
     * The same intent key again answers with the broadcast that it made, and never swallows another.
     * @throws DomainError `NO_RECIPIENTS`, `EMPTY_BODY`, `BAD_ATTACHMENT`, `ATTACHMENTS_TOO_LARGE`,
     *   `SCHEDULED_IN_THE_PAST`, `DRAFT_SENT`
     */
    async create(input, actor, single = false) {
        const { recipients, dropped } = readRecipients(input.recipients);
        if (recipients.length === 0)
            throw broadcastError('NO_RECIPIENTS');
        const scheduledAt = input.scheduledAt ? new Date(input.scheduledAt) : null;
        const attachments = readAttachments(input.attachments);
        const bodyHtml = sanitizeMailHtml(input.bodyHtml);
        const bodyText = mailText(bodyHtml);
        if (bodyText === '' && !bodyHtml.includes('<img'))
            throw broadcastError('EMPTY_BODY');
        const { intentKey, subject } = input;
        // broadcast-4.
        const fromName = input.fromName || business().name;
        const id = uuidv7();
        const createdBy = actor.email;
        const broadcast = {
            id,
            intentKey,
            subject,
            fromName,
            bodyHtml,
            bodyText,
            single,
            scheduledAt,
            createdBy,
        };
        const emails = recipients.map(({ email }) => email);
        await this.unitOfWork.run(async (tx) => {
            if (!(await this.broadcasts.insert(tx, broadcast, recipients.length))) {
                if (await this.broadcasts.isRepeated(tx, broadcast, emails))
                    return;
                throw broadcastError('DRAFT_SENT');
            }
            // Of a new one only: the answer to a retry may come after its time.
            if (scheduledAt && scheduledAt.getTime() <= Date.now())
                throw broadcastError('SCHEDULED_IN_THE_PAST');
            await this.broadcasts.freeze(tx, id, recipients, await this.erased.among(emails, tx));
            await this.broadcasts.attach(tx, id, attachments);
            const after = { subject, recipients: recipients.length, scheduledAt };
            await this.activity.record(tx, actor, {
                action: 'Created',
                feature: single ? 'Email' : 'Broadcast',
                changes: { before: null, after },
            });
        });
        const row = await this.broadcasts.findByIntent(intentKey);
        if (!row)
            throw broadcastError('BROADCAST_NOT_FOUND');
        return { ...row, dropped };
    }
    /** Newest first, with how many there are in all. @param query `page` counts from 1 */
    async list({ page, limit, status }) {
        const { rows, total } = await this.broadcasts.list(page, limit, status);
        return { rows, total, page, limit };
    }
    /** @throws DomainError `BROADCAST_NOT_FOUND` */
    async get(id) {
        const row = await this.broadcasts.find(id);
        if (!row)
            throw broadcastError('BROADCAST_NOT_FOUND');
        return row;
    }
    /** @throws DomainError `BROADCAST_NOT_FOUND` */
    async message(id) {
        const message = await this.broadcasts.message(id);
        if (!message)
            throw broadcastError('BROADCAST_NOT_FOUND');
        return message;
    }
};
BroadcastsService = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork,
        BroadcastsRepository,
        ActivityLog,
        ErasedPeople])
], BroadcastsService);
export { BroadcastsService };
/** One row per mailbox, the first name given counts. */
function readRecipients(inputs) {
    const seen = new Map();
    const dropped = { invalid: 0, duplicate: 0 };
    for (const { email, name } of inputs) {
        const address = normaliseAddress(email);
        if (!address)
            dropped.invalid += 1;
        else if (seen.has(address))
            dropped.duplicate += 1;
        else
            seen.set(address, { id: uuidv7(), email: address, name: oneLine(name ?? '', MAX_NAME_LENGTH) || null });
    }
    return { recipients: [...seen.values()], dropped };
}
//# sourceMappingURL=broadcasts.service.js.map