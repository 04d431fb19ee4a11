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
import { Accounts } from '../../users/accounts.api.js';
import { hashPassword } from '../../users/passwords.api.js';
import { AccountCodesService } from '../codes/account-codes.service.js';
import { authError } from '../auth.errors.js';
import { refuseUnfit } from '../password/password-rule.js';
/** Back into an account whose password is lost, by a mailed code. */
let RecoveryService = class RecoveryService {
    unitOfWork;
    accounts;
    codes;
    mail;
    activity;
    constructor(unitOfWork, accounts, codes, mail, activity) {
        this.unitOfWork = unitOfWork;
        this.accounts = accounts;
        this.codes = codes;
        this.mail = mail;
        this.activity = activity;
    }
    /** Leaves the code usable. @throws DomainError `INVALID_OTP`, `OTP_EXPIRED`, `OTP_LOCKED` */
    async checkCode(email, code, device) {
        await this.codes.check(codeOf(email, device), code);
    }
    /**
     * Ends every session, verifies the address (the code was read there) and tells the owner by mail.
     * @throws DomainError `WEAK_PASSWORD`, `PASSWORDS_DIFFER`, or as `checkCode`
     */
    async reset({ email, otp, password, confirmPassword }, origin, device) {
        refuseUnfit({ password, confirmPassword });
        await this.checkCode(email, otp, device);
        const passwordHash = await hashPassword(password);
        await this.unitOfWork.run(async (tx) => {
            await this.codes.consume(tx, codeOf(email, device), otp);
            const account = await this.accounts.replacePassword(tx, email, passwordHash);
            if (!account)
                throw authError('INVALID_OTP');
            await this.activity.record(tx, { email, ...origin }, { action: 'Password reset', feature: 'Account' });
            await this.mail.enqueue(tx, {
                key: `password-changed:${uuidv7()}`,
                template: 'password-changed',
                to: { email, name: account.name },
                data: { name: account.name, whileSignedIn: false },
            });
        });
    }
};
RecoveryService = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork,
        Accounts,
        AccountCodesService,
        Mail,
        ActivityLog])
], RecoveryService);
export { RecoveryService };
const codeOf = (email, device) => ({ email, purpose: 'reset-password', device: device?.id ?? '' });
//# sourceMappingURL=recovery.service.js.map