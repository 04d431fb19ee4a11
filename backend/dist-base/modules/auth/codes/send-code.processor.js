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
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Mail } from '../../mails/mails.api.js';
import { HandlesJob } from '../../../platform/jobs/job-handler.js';
import { Buyers } from '../../payments/buyers.api.js';
import { Accounts } from '../../users/accounts.api.js';
import { CODE_LIFE_MINUTES } from './account-code.domain.js';
import { AccountCodesRepository } from './account-codes.repository.js';
import { AccountCodesService } from './account-codes.service.js';
/**
 * Makes a code and mails it, if the address has an account that it is for. For any other address a
 * code is stored that nobody ever learns. Done twice for one request, it does nothing more.
 */
let SendCodeProcessor = class SendCodeProcessor {
    env;
    unitOfWork;
    accounts;
    codes;
    repository;
    buyers;
    mail;
    constructor(env, unitOfWork, accounts, codes, repository, buyers, mail) {
        this.env = env;
        this.unitOfWork = unitOfWork;
        this.accounts = accounts;
        this.codes = codes;
        this.repository = repository;
        this.buyers = buyers;
        this.mail = mail;
    }
    /** The code and its mail, where there is one, in one transaction. Twice is as good as once. */
    async handle({ requestId, email, reason, ...by }) {
        const { device = '' } = by;
        await this.unitOfWork.run(async (tx) => {
            const account = await this.accounts.findByEmail(email, tx);
            // Asked for by a backend from before codes belonged to browsers: what it registered stands in the account alone.
            if (by.device === undefined && account && !account.verified)
                await this.adopt(tx, requestId, account);
            const purpose = await this.purposeOf(tx, email, reason, device, account);
            const made = await this.codes.issue(tx, requestId, { email, purpose, device });
            if (!made)
                return;
            const mail = account
                ? this.mailFor(account, purpose, reason, made)
                : purpose === 'reset-password' && (await this.buyers.hasPaid(email)) && this.invitation();
            // The name of an address that is not proved is what anybody may have typed: our mails do not carry it there.
            const to = { email, name: account?.verified ? account.name : null };
            if (mail)
                await this.mail.enqueue(tx, { key: `code:${requestId}`, to, ...mail });
        });
    }
    async adopt(tx, requestId, { email, name }) {
        if (await this.repository.isMade(tx, requestId, email))
            return;
        const passwordHash = await this.accounts.passwordHashOf(email);
        if (passwordHash)
            await this.repository.claim(tx, email, '', { name, passwordHash });
    }
    mailFor({ email, name, verified }, purpose, reason, { code, registered }) {
        const minutes = CODE_LIFE_MINUTES;
        if (purpose === 'reset-password') {
            const link = `${this.env.PUBLIC_URL}/signup?${new URLSearchParams({ email, otp: code })}#reset`;
            const data = { name: verified ? name : null, code, link, minutes };
            return { template: 'reset-password', data };
        }
        if (!verified)
            return registered && { template: 'verify-email', data: { code, minutes } };
        return reason === 'register' && { template: 'account-exists', data: { name } };
    }
    /** Buying needs no account: who paid, and looks for theirs, is told how to get one. */
    invitation() {
        const link = `${this.env.PUBLIC_URL}/signup?mode=sign-up`;
        return { template: 'no-account-yet', data: { link } };
    }
    /** "Send it again" without saying what: whatever was sent last, else what the account needs. */
    async purposeOf(tx, email, reason, device, account) {
        if (reason === 'register')
            return 'verify-email';
        if (reason !== 'again')
            return reason;
        const newest = await this.repository.newestPurpose(tx, email, device);
        return newest ?? (account?.verified ? 'reset-password' : 'verify-email');
    }
};
SendCodeProcessor = __decorate([
    Injectable(),
    HandlesJob('auth.send-code'),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object, UnitOfWork,
        Accounts,
        AccountCodesService,
        AccountCodesRepository,
        Buyers,
        Mail])
], SendCodeProcessor);
export { SendCodeProcessor };
//# sourceMappingURL=send-code.processor.js.map