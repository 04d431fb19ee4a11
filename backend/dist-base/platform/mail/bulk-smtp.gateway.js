var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { MailerService } from '@nestjs-modules/mailer';
import { bulkMessage } from './bulk-message.js';
import { BULK } from './mailer-options.js';
import { classify } from './smtp-answer.js';
/** Broadcasts, over the mailer's second pool. */
let BulkSmtpGateway = class BulkSmtpGateway {
    mailer;
    constructor(mailer) {
        this.mailer = mailer;
        mailer.getTransporter(BULK).use('stream', (mail, done) => {
            inOnePiece(mail);
            done();
        });
    }
    /** Never throws: a refusal, a fault and an unknown end are outcomes. */
    async send(mail) {
        const handover = {};
        try {
            const raw = await bulkMessage(mail);
            const envelope = { from: mail.from.address, to: mail.to.address };
            const message = { transporterName: BULK, envelope, raw, handover };
            await this.mailer.sendMail(message);
            return { kind: 'sent' };
        }
        catch (error) {
            return classify(error, handover.stream?.readableDidRead === true);
        }
    }
};
BulkSmtpGateway = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [MailerService])
], BulkSmtpGateway);
export { BulkSmtpGateway };
/** It goes out in one write instead of a dozen, and is known to have been asked for. */
function inOnePiece({ data, message }) {
    message.createReadStream = () => {
        data.handover.stream = Readable.from([data.raw]);
        return data.handover.stream;
    };
}
//# sourceMappingURL=bulk-smtp.gateway.js.map