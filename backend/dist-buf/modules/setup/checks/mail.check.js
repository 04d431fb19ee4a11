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
import { TestMails } from '../test-mails.js';
import { good, missing } from '../setup-items.js';
import { SetupRepository } from '../setup.repository.js';
import { MailRecords } from './mail-records.js';
/** Whether mails go out, and whether those who receive them have a reason to believe them. */
let MailCheck = class MailCheck {
    env;
    repository;
    testMails;
    item = 'mail';
    records;
    constructor(env, repository, testMails) {
        this.env = env;
        this.repository = repository;
        this.testMails = testMails;
        this.records = new MailRecords(env.DNS_SERVERS);
    }
    async look() {
        const domain = this.env.MAIL_FROM.split('@')[1] ?? '';
        return [await this.lastTestMail(), ...(await this.published(domain))];
    }
    async published(domain) {
        try {
            const selector = await this.repository.dkimSelector();
            return await Promise.all([
                this.records.spf(domain),
                this.records.dkim(domain, selector),
                this.records.dmarc(domain),
            ]);
        }
        catch (error) {
            return [
                missing(`What is published about ${domain} could not be looked up: ${error.message}`),
            ];
        }
    }
    async lastTestMail() {
        const mail = await this.testMails.last();
        if (!mail)
            return missing(`No test mail was sent yet. Mails come from ${this.env.MAIL_FROM}`);
        if (mail.status === 'failed')
            return missing(`The test mail was not taken: ${mail.error ?? 'nobody said why'}`);
        if (mail.status === 'queued') {
            return missing(mail.error ? `The test mail is tried again: ${mail.error}` : 'The test mail is on its way');
        }
        return good('The mail server took the test mail. Please look whether it arrived, and not among spam');
    }
};
MailCheck = __decorate([
    Injectable(),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object, SetupRepository,
        TestMails])
], MailCheck);
export { MailCheck };
//# sourceMappingURL=mail.check.js.map