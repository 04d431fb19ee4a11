var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { Injectable, Logger } from '@nestjs/common';
import { SIGNED_IN } from '../../activity/activity-history.api.js';
import { ActivityLog } from '../../activity/activity-log.api.js';
import { ConsentLedger } from '../../consents/consent-ledger.api.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Accounts } from '../../users/accounts.api.js';
import { Sessions } from '../../users/sessions.api.js';
import { SecondStepService } from '../second-factor/second-step.service.js';
/** Sessions by Google. Accounts are keyed on Google's `sub`, not on an address. */
let GoogleSignInService = class GoogleSignInService {
    unitOfWork;
    accounts;
    sessions;
    activity;
    consents;
    secondSteps;
    logger = new Logger('Google');
    constructor(unitOfWork, accounts, sessions, activity, consents, secondSteps) {
        this.unitOfWork = unitOfWork;
        this.accounts = accounts;
        this.sessions = sessions;
        this.activity = activity;
        this.consents = consents;
        this.secondSteps = secondSteps;
    }
    /**
     * Finds or makes the account, in one transaction. What refuses it is an outcome with `error`, not a throw.
     * @param meetDevice the browser, where a second step is bound to it
     */
    async complete(back, origin, meetDevice) {
        if ('error' in back) {
            if (back.error === 'provider_unavailable')
                this.logger.warn({ err: back.cause }, 'sign-in with Google failed');
            return { error: back.error };
        }
        const outcome = await this.unitOfWork.run((tx) => this.signIn(tx, back.profile, origin));
        if (typeof outcome === 'string')
            return { error: outcome };
        if ('waiting' in outcome) {
            const secondStep = await this.secondSteps.begin(outcome.waiting, meetDevice(), 'google');
            return { secondStep, nonce: back.nonce };
        }
        return { ...outcome, nonce: back.nonce };
    }
    async signIn(tx, profile, origin) {
        const known = await this.accounts.findByGoogle(profile.sub, tx);
        const account = known ?? (await this.enrol(tx, profile, origin));
        if (typeof account === 'string')
            return account;
        if (account.deactivated)
            return 'account_deactivated';
        if (account.hasSecondFactor)
            return { waiting: account };
        await this.activity.record(tx, { email: account.email, ...origin }, { action: SIGNED_IN, feature: 'Google' });
        return { email: account.email, ...(await this.sessions.begin(tx, account, origin.userAgent)) };
    }
    /** Google must have proved the address before the account that has it is opened to a Google account. */
    async enrol(tx, profile, origin) {
        if (!profile.emailVerified)
            return 'email_unverified';
        const added = await this.accounts.addFromGoogle(tx, profile);
        if (added) {
            await this.activity.record(tx, { email: added.email, ...origin }, { action: 'Registered', feature: 'Google' });
            await this.consents.agreedToTerms(tx, added.email, { source: 'Google', ip: origin.ip });
            return added;
        }
        // Someone with this address, or this very Google account from another tab.
        const other = await this.accounts.findByGoogle(profile.sub, tx);
        if (other)
            return other;
        const holder = await this.accounts.findByEmail(profile.email, tx);
        const linked = holder && (await this.accounts.linkGoogle(tx, holder.id, profile));
        return linked ?? 'account_linked_elsewhere';
    }
};
GoogleSignInService = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork,
        Accounts,
        Sessions,
        ActivityLog,
        ConsentLedger,
        SecondStepService])
], GoogleSignInService);
export { GoogleSignInService };
//# sourceMappingURL=google-sign-in.service.js.map