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
import { createSecretKey } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { ENV } from '../../config/config.module.js';
import { StrategyNames } from '../../platform/security/strategy-names.js';
import { Accounts } from './accounts.api.js';
import { SecondFactorPolicy } from './second-factor-policy.api.js';
/** One algorithm, named on both sides, so that a token cannot choose another (`none` least of all). */
export const ACCESS_TOKEN_ALGORITHM = 'HS256';
/** Reads bearer tokens. What a token's holder may do is read from the database each time. */
let JwtStrategy = class JwtStrategy extends PassportStrategy(Strategy) {
    accounts;
    policy;
    constructor(env, names, accounts, policy) {
        super({
            jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
            // As text it would first be tried as a public key, on every request. The types know no key object.
            secretOrKey: createSecretKey(Buffer.from(env.JWT_SECRET)),
            algorithms: [ACCESS_TOKEN_ALGORITHM],
        });
        this.accounts = accounts;
        this.policy = policy;
        names.register('jwt', this);
    }
    /** Of a token whose signature and end are right. False, and so 401: signed out, replaced, or its account is gone. */
    async validate({ sub, ver, jti, iat, exp }) {
        const account = await this.accounts.findByToken(sub, ver, jti);
        if (!account)
            return false;
        const { id, email, name, type, role, hasSecondFactor } = account;
        const secondFactorDue = !hasSecondFactor && this.policy.requiredOf(role);
        const token = { id: jti, issuedAt: new Date(iat * 1000), expiresAt: new Date(exp * 1000) };
        return { id, email, name, type, role, hasSecondFactor, secondFactorDue, token };
    }
};
JwtStrategy = __decorate([
    Injectable(),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object, StrategyNames,
        Accounts,
        SecondFactorPolicy])
], JwtStrategy);
export { JwtStrategy };
//# sourceMappingURL=jwt.strategy.js.map