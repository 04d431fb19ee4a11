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
import { ActivityLog } from '../../activity/activity-log.api.js';
import { SIGNED_IN } from '../../activity/activity-history.api.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { ProgressiveBackoff } from '../../../platform/security/progressive-backoff.js';
import { Accounts } from '../../users/accounts.api.js';
import { Sessions } from '../../users/sessions.api.js';
import { verifyPassword } from '../../users/passwords.api.js';
import { AccountCodesRepository } from '../codes/account-codes.repository.js';
import { authError } from '../auth.errors.js';
import { CodeRequestsService } from '../codes/code-requests.service.js';
import { requesterKey } from '../devices/device.js';
import { SecondStepService } from '../second-factor/second-step.service.js';
/** Guesses at one account's password, from however many places they come; its owner's own browser counts apart. */
const PER_ADDRESS = { name: 'sign-in-address', points: 10, seconds: 900 };
/** Sessions by password: begun, and ended. */
let SignInService = class SignInService {
    unitOfWork;
    accounts;
    sessions;
    activity;
    codes;
    codesRepository;
    backoff;
    secondSteps;
    constructor(unitOfWork, accounts, sessions, activity, codes, codesRepository, backoff, secondSteps) {
        this.unitOfWork = unitOfWork;
        this.accounts = accounts;
        this.sessions = sessions;
        this.activity = activity;
        this.codes = codes;
        this.codesRepository = codesRepository;
        this.backoff = backoff;
        this.secondSteps = secondSteps;
    }
    /**
     * Unknown address and wrong password get the same answer after the same work.
     * @returns undefined when the password is right but the address is unverified; a code is on its way. A second step, and no
     * session, for who has a second factor
     * @throws DomainError `INVALID_CREDENTIALS`, `RATE_LIMITED`; to who knows the password, `ACCOUNT_DEACTIVATED`
     */
    async signIn({ email, password }, origin, device) {
        const requester = requesterKey(email, device);
        await this.backoff.enforce(PER_ADDRESS, requester);
        // In this order: a reset in between leaves a token of the old version, which is worth nothing.
        const account = await this.accounts.findByEmail(email);
        const passwordHash = await this.accounts.passwordHashOf(email);
        const right = await verifyPassword(passwordHash, password);
        if (!right || !account || !passwordHash) {
            await this.activity.record(this.unitOfWork, { email, ...origin }, { action: 'Sign-in failed', feature: 'Account' });
            throw authError('INVALID_CREDENTIALS');
        }
        if (account.deactivated) {
            await this.activity.record(this.unitOfWork, { email, ...origin }, { action: 'Sign-in refused', feature: 'Account' });
            throw authError('ACCOUNT_DEACTIVATED');
        }
        if (!account.verified) {
            await this.sendCode(account, passwordHash, device);
            return undefined;
        }
        if (account.hasSecondFactor) {
            await this.backoff.clear(PER_ADDRESS, requester);
            return { secondStep: await this.secondSteps.begin(account, device, 'password') };
        }
        const token = await this.unitOfWork.run(async (tx) => {
            await this.activity.record(tx, { email, ...origin }, { action: SIGNED_IN, feature: 'Account' });
            return this.sessions.begin(tx, account, origin.userAgent);
        });
        await this.backoff.clear(PER_ADDRESS, requester);
        return { account, ...token };
    }
    /** Ends this token. One that is too old to have an id cannot be told from the account's others: all end with it. */
    async signOut(actor, token) {
        await this.unitOfWork.run(async (tx) => {
            const { id, expiresAt } = token;
            if (id === undefined)
                await this.accounts.endSessions(tx, actor.userId);
            else
                await this.sessions.endOf(tx, { id, expiresAt });
            await this.activity.record(tx, actor, { action: 'Signed out', feature: 'Account' });
        });
    }
    /** Ends every session of the account, this one included. */
    async signOutEverywhere(actor) {
        await this.unitOfWork.run(async (tx) => {
            await this.accounts.endSessions(tx, actor.userId);
            await this.activity.record(tx, actor, { action: 'Signed out everywhere', feature: 'Account' });
        });
    }
    /** Asked again too soon, the code that was mailed last still counts. */
    async sendCode({ email, name }, passwordHash, device) {
        if ((await this.codes.take(email, device)) > 0)
            return;
        await this.unitOfWork.run(async (tx) => {
            await this.codesRepository.claim(tx, email, device.id, { name, passwordHash });
            await this.codes.add(tx, email, 'verify-email', device);
        });
    }
};
SignInService = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork,
        Accounts,
        Sessions,
        ActivityLog,
        CodeRequestsService,
        AccountCodesRepository,
        ProgressiveBackoff,
        SecondStepService])
], SignInService);
export { SignInService };
//# sourceMappingURL=sign-in.service.js.map