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
import { ENV } from '../../config/config.module.js';
import { HandlesJob } from '../../platform/jobs/job-handler.js';
import { MailAttachments } from './mail-attachments.api.js';
import { MailRepository } from './mail.repository.js';
import { SmtpError, SmtpGateway } from '../../platform/mail/smtp.gateway.js';
/**
 * Sends one transactional mail. A mail marked `sent` is never sent again. Should a worker die after
 * the server took a mail and before that was written down, the mail goes out again under the same
 * Message-ID: for a receipt or a code, a duplicate that mail programs fold is better than none.
 */
let MailSendProcessor = class MailSendProcessor {
    env;
    mails;
    attachments;
    smtp;
    logger = new Logger('Mail');
    constructor(env, mails, attachments, smtp) {
        this.env = env;
        this.mails = mails;
        this.attachments = attachments;
        this.smtp = smtp;
    }
    /** @throws when it is to be tried again: a passing fault, or another worker has the mail */
    async handle({ mailId }) {
        const mail = await this.mails.claim(mailId);
        if (!mail) {
            // Whoever ends quietly here takes the mail's job away for good.
            if (await this.mails.isUnsent(mailId))
                throw new Error('another worker has this mail');
            return;
        }
        try {
            const messageId = `<${mail.id}@${new URL(this.env.PUBLIC_URL).hostname}>`;
            const to = { email: mail.toEmail, name: mail.toName };
            const { template, data, replyTo } = mail;
            const attachments = await this.attachments.of(template, mail.key);
            await this.smtp.send({ template, data, to, replyTo, messageId, attachments });
        }
        catch (error) {
            const reason = error instanceof Error ? error.message : String(error);
            if (error instanceof SmtpError && error.permanent) {
                await this.mails.markFailed(mail.id, reason);
                this.logger.error({ mailId, template: mail.template }, 'mail refused for good');
                return;
            }
            await this.mails.requeue(mail.id, reason);
            throw error;
        }
        await this.mails.markSent(mail.id);
    }
    /** A mail that nobody tries any more has failed, however hopeful each single error was. */
    async giveUp({ mailId }, reason) {
        await this.mails.markGivenUp(mailId, reason);
    }
};
MailSendProcessor = __decorate([
    Injectable(),
    HandlesJob('mail.send'),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object, MailRepository,
        MailAttachments,
        SmtpGateway])
], MailSendProcessor);
export { MailSendProcessor };
//# sourceMappingURL=mail-send.processor.js.map