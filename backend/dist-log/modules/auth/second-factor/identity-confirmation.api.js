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
import { ShortLived } from '../../../platform/redis/short-lived.js';
import { ProgressiveBackoff } from '../../../platform/security/progressive-backoff.js';
import { Accounts } from '../../users/accounts.api.js';
import { verifyPassword } from '../../users/passwords.api.js';
import { OPEN_SESSION_GUESSES } from '../auth-limits.js';
import { authError } from '../auth.errors.js';
/** For so long nobody is asked again; and so fresh is the sign-in of somebody without a password. */
const CONFIRMED_SECONDS = 600;
/** The password once more, for ten minutes of one session. Who only comes through Google has just signed in, or does so again. */
let IdentityConfirmation = class IdentityConfirmation {
    shortLived;
    accounts;
    backoff;
    constructor(shortLived, accounts, backoff) {
        this.shortLived = shortLived;
        this.accounts = accounts;
        this.backoff = backoff;
    }
    async stateOf({ email }, token) {
        if (typeof (await this.accounts.passwordHashOf(email)) === 'string') {
            // Tokens from before they had ids cannot be told apart.
            if (token.id === undefined)
                return 'sign-in-again';
            return (await this.shortLived.get(keyOf(token.id))) === undefined ? 'password' : 'confirmed';
        }
        const seconds = (Date.now() - token.issuedAt.getTime()) / 1000;
        return seconds < CONFIRMED_SECONDS ? 'confirmed' : 'sign-in-again';
    }
    /** @throws CONFIRM_IDENTITY, SIGN_IN_AGAIN */
    async require(actor, token) {
        const state = await this.stateOf(actor, token);
        if (state === 'password')
            throw authError('CONFIRM_IDENTITY');
        if (state === 'sign-in-again')
            throw authError('SIGN_IN_AGAIN');
    }
    /** @throws WRONG_PASSWORD, NO_PASSWORD, SIGN_IN_AGAIN, RATE_LIMITED */
    async confirm({ userId, email }, token, password) {
        if (token.id === undefined)
            throw authError('SIGN_IN_AGAIN');
        await this.backoff.enforce(OPEN_SESSION_GUESSES, userId);
        const hash = await this.accounts.passwordHashOf(email);
        if (typeof hash !== 'string')
            throw authError('NO_PASSWORD');
        if (!(await verifyPassword(hash, password)))
            throw authError('WRONG_PASSWORD').at('password');
        await this.shortLived.put(keyOf(token.id), 'yes', CONFIRMED_SECONDS);
        await this.backoff.clear(OPEN_SESSION_GUESSES, userId);
    }
};
IdentityConfirmation = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [ShortLived,
        Accounts,
        ProgressiveBackoff])
], IdentityConfirmation);
export { IdentityConfirmation };
const keyOf = (tokenId) => `identity-confirmed:${tokenId}`;
//# sourceMappingURL=identity-confirmation.api.js.map