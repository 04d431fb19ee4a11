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
import { derivedKey } from '../../../platform/security/derived-key.js';
import { codeHash, newCode } from './account-code.domain.js';
import { AccountCodesRepository } from './account-codes.repository.js';
import { authError } from '../auth.errors.js';
const REFUSALS = { wrong: 'INVALID_OTP', locked: 'OTP_LOCKED', expired: 'OTP_EXPIRED' };
/** One-time codes: six digits, ten minutes, five tries, one use, one purpose. */
let AccountCodesService = class AccountCodesService {
    codes;
    key;
    constructor(env, codes) {
        this.codes = codes;
        this.key = derivedKey(env.JWT_SECRET, 'account codes');
    }
    /**
     * @param email the account's, or one that nobody has
     * @returns the new code and whether it is a registration's; undefined when this request has made its code already
     */
    async issue(sql, requestId, { email, purpose, device }) {
        const code = newCode();
        const held = await this.codes.heldBy(sql, email, purpose, device);
        const made = await this.codes.replace(sql, requestId, this.keyOf({ email, purpose, device: held }, code));
        return made && { code, ...made };
    }
    /**
     * Leaves a right code usable; counts a wrong one.
     * @throws DomainError `INVALID_OTP`, `OTP_EXPIRED`, `OTP_LOCKED`
     */
    async check(of, code) {
        const state = await this.codes.compare(this.keyOf(of, code));
        if (state !== 'right')
            throw authError(REFUSALS[state]);
    }
    /**
     * Uses up a code that `check` found right.
     * @returns what was registered with it, if anything was
     * @throws DomainError `INVALID_OTP` when it was used meanwhile
     */
    async consume(tx, of, code) {
        const used = await this.codes.consume(tx, this.keyOf(of, code));
        if (!used)
            throw authError('INVALID_OTP');
        return used.claim;
    }
    keyOf({ email, purpose, device }, code) {
        return { email, purpose, device, hash: codeHash(this.key, email, purpose, code) };
    }
};
AccountCodesService = __decorate([
    Injectable(),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object, AccountCodesRepository])
], AccountCodesService);
export { AccountCodesService };
//# sourceMappingURL=account-codes.service.js.map