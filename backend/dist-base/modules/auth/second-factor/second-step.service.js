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
import { DomainError } from '../../../platform/errors/domain-error.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { ProgressiveBackoff } from '../../../platform/security/progressive-backoff.js';
import { Accounts } from '../../users/accounts.api.js';
import { Sessions } from '../../users/sessions.api.js';
import { SECOND_STEP_GUESSES } from '../auth-limits.js';
import { authError } from '../auth.errors.js';
import { requesterKey } from '../devices/device.js';
import { PasskeysService } from './passkeys.service.js';
import { recoveryCodeHash } from './recovery-codes.domain.js';
import { SecondFactorNotices } from './second-factor-notices.js';
import { SecondFactorsRepository } from './second-factors.repository.js';
import { SecondStepTickets, TICKET_SECONDS, } from './second-step-tickets.js';
import { TotpCodes } from './totp-codes.js';
/** The second step of a sign-in (account-30): until it is taken there is no session. */
let SecondStepService = class SecondStepService {
    unitOfWork;
    accounts;
    sessions;
    tickets;
    factors;
    codes;
    passkeys;
    notices;
    activity;
    backoff;
    constructor(unitOfWork, accounts, sessions, tickets, factors, codes, passkeys, notices, activity, backoff) {
        this.unitOfWork = unitOfWork;
        this.accounts = accounts;
        this.sessions = sessions;
        this.tickets = tickets;
        this.factors = factors;
        this.codes = codes;
        this.passkeys = passkeys;
        this.notices = notices;
        this.activity = activity;
        this.backoff = backoff;
    }
    /** After the first step of somebody who has a second factor. */
    async begin(account, device, way) {
        const [totp, passkeys, left] = await Promise.all([
            this.factors.totp(account.id),
            this.factors.passkeys(account.id),
            this.factors.recoveryCodesLeft(account.id),
        ]);
        const methods = [];
        if (totp)
            methods.push('totp');
        if (passkeys.length > 0 && this.passkeys.available)
            methods.push('passkey');
        if (left > 0)
            methods.push('recovery-code');
        return { ticket: this.tickets.issue(account, device, way), expiresIn: TICKET_SECONDS, methods };
    }
    /** @throws SECOND_STEP_OVER, SECOND_STEP_WRONG, SECOND_STEP_OUT_OF_TIME, SECOND_STEP_USED, RATE_LIMITED */
    async byCode(ticket, code, origin, device) {
        const waiting = await this.waiting(ticket, device);
        return this.finish(waiting, origin, async () => {
            const use = await this.codes.check(waiting.account.id, code);
            return (tx) => use(tx);
        });
    }
    /** @throws SECOND_STEP_OVER, RECOVERY_CODE_WRONG, RATE_LIMITED */
    async byRecoveryCode(ticket, code, origin, device) {
        const waiting = await this.waiting(ticket, device);
        const { account } = waiting;
        return this.finish(waiting, origin, async () => async (tx) => {
            if (!(await this.factors.useRecoveryCode(tx, account.id, recoveryCodeHash(code)))) {
                throw authError('RECOVERY_CODE_WRONG').at('code');
            }
            const left = await this.factors.recoveryCodesLeft(account.id, tx);
            await this.notices.tell(tx, account, { email: account.email, ...origin }, {
                action: 'Recovery code used',
                what: `One of your recovery codes was just used to sign in. ${leftInWords(left)}`,
                detail: { left },
            });
        });
    }
    /** @throws SECOND_STEP_OVER, PASSKEYS_UNAVAILABLE */
    async passkeyOptions(ticket, device) {
        const { ticket: held, account } = await this.waiting(ticket, device);
        return this.passkeys.requestOptions(held.id, await this.factors.passkeys(account.id));
    }
    /** @throws SECOND_STEP_OVER, PASSKEY_REFUSED, RATE_LIMITED */
    async byPasskey(ticket, response, origin, device) {
        const waiting = await this.waiting(ticket, device);
        return this.finish(waiting, origin, async () => {
            const held = await this.factors.passkeys(waiting.account.id);
            const { passkey, counter } = await this.passkeys.used(waiting.ticket.id, held, response);
            return async (tx) => {
                if (!(await this.factors.usePasskey(tx, passkey.id, counter)))
                    throw authError('PASSKEY_REFUSED');
            };
        });
    }
    async waiting(signed, device) {
        const ticket = this.tickets.read(signed, device);
        // As a token's: of the version that the password had, and not of an account that was deactivated meanwhile.
        const account = ticket && (await this.accounts.findByToken(ticket.accountId, ticket.tokenVersion, undefined));
        if (!ticket || !account)
            throw authError('SECOND_STEP_OVER');
        return { ticket, account, requester: requesterKey(account.email, device) };
    }
    /** @param prove finds out whether it is right, and says how to use it up in the transaction that begins the session */
    async finish({ ticket, account, requester }, origin, prove) {
        await this.backoff.enforce(SECOND_STEP_GUESSES, requester);
        const who = { email: account.email, ...origin };
        try {
            const useUp = await prove();
            const token = await this.unitOfWork.run(async (tx) => {
                await useUp(tx);
                const feature = ticket.way === 'google' ? 'Google' : 'Account';
                await this.activity.record(tx, who, { action: SIGNED_IN, feature });
                return this.sessions.begin(tx, account, origin.userAgent);
            });
            await this.backoff.clear(SECOND_STEP_GUESSES, requester);
            return { account, ...token };
        }
        catch (error) {
            if (error instanceof DomainError)
                await this.recordFailure(account, who, requester);
            throw error;
        }
    }
    /** Whoever came so far knows the password: who guesses on is told of to the account's owner, once a day. */
    async recordFailure(account, who, requester) {
        const feature = 'Second step';
        await this.activity.record(this.unitOfWork, who, { action: 'Sign-in failed', feature });
        if (!(await this.backoff.isSpent(SECOND_STEP_GUESSES, requester)))
            return;
        const day = new Date().toISOString().slice(0, 10);
        await this.unitOfWork.run((tx) => this.notices.tell(tx, account, who, {
            action: 'Second step guessed at',
            what: 'Somebody entered your password, and then too many wrong codes.',
            mailKey: `guessed:${account.id}:${day}`,
        }));
    }
};
SecondStepService = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork,
        Accounts,
        Sessions,
        SecondStepTickets,
        SecondFactorsRepository,
        TotpCodes,
        PasskeysService,
        SecondFactorNotices,
        ActivityLog,
        ProgressiveBackoff])
], SecondStepService);
export { SecondStepService };
const leftInWords = (left) => {
    if (left === 0)
        return 'It was the last one: make new ones on your profile.';
    return left === 1
        ? 'One is left: make new ones on your profile.'
        : `${left} are left. You can make new ones on your profile.`;
};
//# sourceMappingURL=second-step.service.js.map