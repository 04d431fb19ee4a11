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
import { authError } from '../auth.errors.js';
import { SealedSecrets } from './sealed-secrets.js';
import { SecondFactorsRepository } from './second-factors.repository.js';
import { matchTotp } from './totp.js';
/** Codes of authenticator apps: compared, and used up. */
let TotpCodes = class TotpCodes {
    factors;
    sealed;
    constructor(env, factors) {
        this.factors = factors;
        this.sealed = new SealedSecrets(env);
    }
    seal(secret, userId) {
        return this.sealed.seal(secret, userId);
    }
    /** Undefined: damaged, or sealed with a secret that the server does not know any more. */
    open(sealed, userId) {
        return this.sealed.open(sealed, userId);
    }
    /** @returns the step of a code that is right @throws SECOND_STEP_WRONG, SECOND_STEP_OUT_OF_TIME */
    stepOf(secret, code) {
        const match = matchTotp(secret, code, Date.now());
        if (match === 'wrong')
            throw authError('SECOND_STEP_WRONG').at('code');
        if (match === 'out-of-time')
            throw authError('SECOND_STEP_OUT_OF_TIME').at('code');
        return match.step;
    }
    /**
     * @returns how to use the code up, which throws SECOND_STEP_USED where somebody has
     * @throws SECOND_STEP_WRONG, SECOND_STEP_OUT_OF_TIME, SECOND_STEP_USED, TOTP_UNREADABLE
     */
    async check(userId, code) {
        const held = await this.factors.totp(userId);
        if (!held)
            throw authError('SECOND_STEP_WRONG').at('code');
        const secret = this.open(held.sealedSecret, userId);
        if (secret === undefined)
            throw authError('TOTP_UNREADABLE').at('code');
        const step = this.stepOf(secret, code);
        return async (tx) => {
            // Sealed anew, so that who signs in after the server's secret was changed needs the old one no longer.
            const sealedSecret = this.seal(secret, userId);
            const first = await this.factors.useTotpStep(tx, held, { step, sealedSecret });
            if (!first)
                throw authError('SECOND_STEP_USED').at('code');
        };
    }
};
TotpCodes = __decorate([
    Injectable(),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object, SecondFactorsRepository])
], TotpCodes);
export { TotpCodes };
//# sourceMappingURL=totp-codes.js.map