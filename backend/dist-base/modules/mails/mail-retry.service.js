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
import { ActivityLog } from '../activity/activity-log.api.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { Outbox } from '../../platform/jobs/outbox/outbox.js';
import { mailError } from './mail.errors.js';
import { SECRET_TEMPLATES } from '../../platform/mail/mail-templates.js';
import { MailEntity } from './mail.entity.js';
/** Takes a mail up again that the mail server had refused, for when what stood in its way is mended. */
let MailRetryService = class MailRetryService {
    unitOfWork;
    outbox;
    activities;
    constructor(unitOfWork, outbox, activities) {
        this.unitOfWork = unitOfWork;
        this.outbox = outbox;
        this.activities = activities;
    }
    /** @throws UNKNOWN_MAIL, MAIL_NOT_FAILED, MAIL_WAS_SECRET */
    async retry(id, actor) {
        await this.unitOfWork.run(async (tx) => {
            const mail = await this.lock(tx, id);
            if (!mail)
                throw mailError('UNKNOWN_MAIL');
            if (mail.status !== 'failed')
                throw mailError('MAIL_NOT_FAILED');
            if (SECRET_TEMPLATES.includes(mail.template))
                throw mailError('MAIL_WAS_SECRET');
            await tx.manager.update(MailEntity, { id }, { status: 'queued', error: null, dismissedAt: null });
            // The job that was given up over it: a new one takes its place.
            await tx.rows(`DELETE FROM outbox WHERE dead_at IS NOT NULL AND payload ->> 'mailId' = $1`, [id]);
            await this.outbox.add(tx, 'mail.send', { mailId: id });
            const { template, toEmail, error } = mail;
            const changes = {
                before: { _id: id, template, toEmail, status: 'failed', error },
                after: { _id: id, template, toEmail, status: 'queued', error: null },
            };
            await this.activities.record(tx, actor, { action: 'Retried a mail', feature: 'Mail', changes });
        });
    }
    /** Locked, so that two people who press the button at once send one mail. */
    async lock(tx, id) {
        const [mail] = await tx.rows('SELECT status, template, to_email AS "toEmail", error FROM mails WHERE id = $1 FOR UPDATE', [id]);
        return mail;
    }
};
MailRetryService = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork,
        Outbox,
        ActivityLog])
], MailRetryService);
export { MailRetryService };
//# sourceMappingURL=mail-retry.service.js.map