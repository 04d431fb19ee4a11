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
import { business } from '@ironbloom/brand';
import { MailerService } from '@nestjs-modules/mailer';
import { ENV } from '../../config/config.module.js';
import { answersGoTo } from './answers.js';
import { mailFrame } from './templates.js';
import { classify } from './smtp-answer.js';
/** `permanent`: the server will never take this mail; anything else may pass later, or once our own account is mended. */
export class SmtpError extends Error {
    permanent;
    name = 'SmtpError';
    constructor(message, permanent, cause) {
        super(message, { cause });
        this.permanent = permanent;
    }
}
/** Composes and sends receipts, codes and notices. */
let SmtpGateway = class SmtpGateway {
    env;
    mailer;
    constructor(env, mailer) {
        this.env = env;
        this.mailer = mailer;
    }
    /** Resolves once the server has taken responsibility for the mail. @throws SmtpError */
    async send({ template, data, to, replyTo, messageId, attachments = [] }) {
        try {
            await this.mailer.sendMail({
                from: { name: business().name, address: this.env.MAIL_FROM },
                to: { name: to.name ?? '', address: to.email },
                replyTo: replyTo ?? answersGoTo(this.env.MAIL_FROM),
                messageId,
                template,
                attachments: [...attachments],
                context: { ...data, ...mailFrame(this.env.PUBLIC_URL), siteUrl: this.env.PUBLIC_URL },
            });
        }
        catch (error) {
            // Whether it was handed over makes no difference here: a duplicate is better than no receipt (docs/decisions/004).
            const { kind, reason } = classify(error, false);
            throw new SmtpError(reason, kind === 'refused' || kind === 'no-mailbox', error);
        }
    }
};
SmtpGateway = __decorate([
    Injectable(),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object, MailerService])
], SmtpGateway);
export { SmtpGateway };
//# sourceMappingURL=smtp.gateway.js.map