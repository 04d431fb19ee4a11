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
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-google-oauth20';
import { ENV } from '../../../config/config.module.js';
import { StrategyNames } from '../../../platform/security/strategy-names.js';
import { GoogleStateStore } from './google-state.store.js';
/** Whether anybody can sign in with Google. */
export const hasGoogleClient = (env) => Boolean(env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET);
/** What stands for a client where there is none: the library takes no empty one, and the guards ask it nothing then. */
const NO_CLIENT = 'none';
/** Google's authorization-code flow, with state and PKCE. */
let GoogleStrategy = class GoogleStrategy extends PassportStrategy(Strategy) {
    constructor(env, names, states) {
        super({
            clientID: env.GOOGLE_CLIENT_ID || NO_CLIENT,
            clientSecret: env.GOOGLE_CLIENT_SECRET || NO_CLIENT,
            callbackURL: `${env.PUBLIC_URL}/api/auth/google/callback`,
            authorizationURL: env.GOOGLE_AUTHORIZATION_URL,
            tokenURL: env.GOOGLE_TOKEN_URL,
            userProfileURL: env.GOOGLE_USERINFO_URL,
            scope: ['openid', 'email', 'profile'],
            // Neither state nor PKCE is sent unless asked for; the types do not know that PKCE can be.
            ...{ pkce: 'S256' },
            store: states,
        });
        names.register('google', this);
    }
    validate(_accessToken, _refreshToken, { id, displayName, emails }) {
        const [email] = emails ?? [];
        const address = email?.value?.toLowerCase() ?? '';
        return {
            sub: id,
            email: address,
            emailVerified: address !== '' && email?.verified === true,
            name: displayName || address.split('@', 1)[0] || 'Member',
        };
    }
};
GoogleStrategy = __decorate([
    Injectable(),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object, StrategyNames, GoogleStateStore])
], GoogleStrategy);
export { GoogleStrategy };
//# sourceMappingURL=google.strategy.js.map