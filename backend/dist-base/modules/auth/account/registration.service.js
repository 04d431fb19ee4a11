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
import { SIGNED_IN } from '../../activity/activity-history.api.js';
import { ActivityLog } from '../../activity/activity-log.api.js';
import { ConsentLedger } from '../../consents/consent-ledger.api.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Accounts } from '../../users/accounts.api.js';
import { Sessions } from '../../users/sessions.api.js';
import { hashPassword } from '../../users/passwords.api.js';
import { AccountCodesRepository } from '../codes/account-codes.repository.js';
import { AccountCodesService } from '../codes/account-codes.service.js';
import { authError } from '../auth.errors.js';
import { CodeRequestsService } from '../codes/code-requests.service.js';
/** How an account comes to be: registered, then verified by a mailed code. */
let RegistrationService = class RegistrationService {
    unitOfWork;
    accounts;
    sessions;
    codes;
    codesRepository;
    requests;
    activity;
    consents;
    constructor(unitOfWork, accounts, sessions, codes, codesRepository, requests, activity, consents) {
        this.unitOfWork = unitOfWork;
        this.accounts = accounts;
        this.sessions = sessions;
        this.codes = codes;
        this.codesRepository = codesRepository;
        this.requests = requests;
        this.activity = activity;
        this.consents = consents;
    }
    /**
     * Does, and answers, the same whether or not the address has an account; its owner learns of it by
     * mail. @throws DomainError `OTP_RESEND_TOO_SOON`
     */
    async register({ name, email, password }, origin, device) {
        await this.requests.enforce(email, device);
        const passwordHash = await hashPassword(password);
        await this.unitOfWork.run(async (tx) => {
            // Codes go first, as in a verification: the other way round the two would wait for one another.
            await this.codesRepository.claim(tx, email, device.id, { name, passwordHash });
            const registered = await this.accounts.register(tx, email, name, passwordHash);
            await this.activity.record(tx, { email, ...origin }, { action: registered ? 'Registered' : 'Registered again', feature: 'Account' });
            await this.requests.add(tx, email, 'register', device);
        });
    }
    /**
     * Name and password become those of the registration whose code this is, whoever else registered the address.
     * @throws DomainError `INVALID_OTP`, `OTP_EXPIRED`, `OTP_LOCKED`, `ACCOUNT_DEACTIVATED`
     */
    async verifyEmail(email, code, origin, device) {
        const of = { email, purpose: 'verify-email', device: device?.id ?? '' };
        await this.codes.check(of, code);
        return this.unitOfWork.run(async (tx) => {
            const claim = await this.codes.consume(tx, of, code);
            const verified = claim && (await this.accounts.markVerified(tx, email, claim));
            if (!verified)
                throw authError('INVALID_OTP');
            if (verified.deactivated)
                throw authError('ACCOUNT_DEACTIVATED');
            const who = { email, ...origin };
            await this.activity.record(tx, who, { action: 'Email verified', feature: 'Account' });
            await this.consents.agreedToTerms(tx, email, { source: 'sign-up', ip: origin.ip });
            await this.activity.record(tx, who, { action: SIGNED_IN, feature: 'Account' });
            return { account: verified, ...(await this.sessions.begin(tx, verified, origin.userAgent)) };
        });
    }
};
RegistrationService = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork,
        Accounts,
        Sessions,
        AccountCodesService,
        AccountCodesRepository,
        CodeRequestsService,
        ActivityLog,
        ConsentLedger])
], RegistrationService);
export { RegistrationService };
//# sourceMappingURL=registration.service.js.map