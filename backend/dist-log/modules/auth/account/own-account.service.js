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
import { v7 as uuidv7 } from 'uuid';
import { ActivityLog } from '../../activity/activity-log.api.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Mail } from '../../mails/mails.api.js';
import { ProgressiveBackoff } from '../../../platform/security/progressive-backoff.js';
import { Accounts } from '../../users/accounts.api.js';
import { Sessions } from '../../users/sessions.api.js';
import { hashPassword, verifyPassword } from '../../users/passwords.api.js';
import { OPEN_SESSION_GUESSES } from '../auth-limits.js';
import { authError } from '../auth.errors.js';
import { refuseUnfit } from '../password/password-rule.js';
/** What a member changes of their own account while signed in. */
let OwnAccountService = class OwnAccountService {
    unitOfWork;
    accounts;
    sessions;
    mail;
    activity;
    backoff;
    constructor(unitOfWork, accounts, sessions, mail, activity, backoff) {
        this.unitOfWork = unitOfWork;
        this.accounts = accounts;
        this.sessions = sessions;
        this.mail = mail;
        this.activity = activity;
        this.backoff = backoff;
    }
    /** @throws DomainError `ACCOUNT_GONE` when the account has gone meanwhile */
    async rename(actor, name) {
        return this.unitOfWork.run(async (tx) => {
            const account = await this.accounts.rename(tx, actor.userId, name);
            if (!account)
                throw authError('ACCOUNT_GONE');
            await this.activity.record(tx, actor, { action: 'Name changed', feature: 'Account' });
            return account;
        });
    }
    /** False for those who have only ever come through Google. */
    async hasPassword({ email }) {
        return typeof (await this.accounts.passwordHashOf(email)) === 'string';
    }
    /**
     * Ends every other session and tells the owner by mail.
     * @returns the session that takes the place of this one
     * @throws DomainError `WEAK_PASSWORD`, `PASSWORDS_DIFFER`, `NO_PASSWORD`, `WRONG_PASSWORD`, `RATE_LIMITED`
     */
    async changePassword(actor, change) {
        const { userId, email } = actor;
        refuseUnfit(change);
        await this.backoff.enforce(OPEN_SESSION_GUESSES, userId);
        const current = await this.accounts.passwordHashOf(email);
        if (typeof current !== 'string')
            throw authError('NO_PASSWORD');
        if (!(await verifyPassword(current, change.currentPassword))) {
            throw authError('WRONG_PASSWORD').at('currentPassword');
        }
        const next = await hashPassword(change.password);
        const session = await this.unitOfWork.run(async (tx) => {
            const changed = await this.accounts.changePassword(tx, userId, { current, next });
            // Changed by another request since it was compared.
            if (!changed)
                throw authError('WRONG_PASSWORD').at('currentPassword');
            await this.activity.record(tx, actor, { action: 'Password changed', feature: 'Account' });
            await this.mail.enqueue(tx, {
                key: `password-changed:${uuidv7()}`,
                template: 'password-changed',
                to: { email, name: changed.name },
                data: { name: changed.name, whileSignedIn: true },
            });
            return { account: changed, ...(await this.sessions.begin(tx, changed, actor.userAgent)) };
        });
        await this.backoff.clear(OPEN_SESSION_GUESSES, userId);
        return session;
    }
};
OwnAccountService = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork,
        Accounts,
        Sessions,
        Mail,
        ActivityLog,
        ProgressiveBackoff])
], OwnAccountService);
export { OwnAccountService };
//# sourceMappingURL=own-account.service.js.map