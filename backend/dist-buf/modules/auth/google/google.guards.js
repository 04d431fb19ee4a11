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
import { AuthGuard } from '@nestjs/passport';
import { ENV } from '../../../config/config.module.js';
import { validated } from '../../../platform/http/input/validation.js';
import { StrategyNames } from '../../../platform/security/strategy-names.js';
import { googleBeginQuery, googleCallbackQuery } from '../auth.dto.js';
import { hasGoogleClient } from './google.strategy.js';
const TIMEOUT_MS = 10_000;
/** Sends the browser to Google; without a client it goes on to the route. Nest checks queries after its guards, so each checks its own. */
let ToGoogleGuard = class ToGoogleGuard extends AuthGuard() {
    open;
    constructor(env, names) {
        super({ defaultStrategy: names.of('google') });
        this.open = hasGoogleClient(env);
    }
    canActivate(context) {
        return !this.open || super.canActivate(context);
    }
    /** All that the strategy reads. It would take a `code` or an `error` in our own address for an answer of Google's. */
    getRequest() {
        return { query: {} };
    }
    getAuthenticateOptions(context) {
        const http = context.switchToHttp();
        const { nonce } = validated(googleBeginQuery, http.getRequest().query);
        const start = { nonce, reply: http.getResponse() };
        // The library's types know a state as text alone; an object goes to the store.
        return { state: start };
    }
};
ToGoogleGuard = __decorate([
    Injectable(),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object, StrategyNames])
], ToGoogleGuard);
export { ToGoogleGuard };
/** Finds out whom Google vouches for and leaves it in `request.googleReturn`; what became of it is for the route to say. */
let FromGoogleGuard = class FromGoogleGuard extends AuthGuard() {
    open;
    constructor(env, names) {
        super({ defaultStrategy: names.of('google'), property: 'googleReturn' });
        this.open = hasGoogleClient(env);
    }
    async canActivate(context) {
        const request = context.switchToHttp().getRequest();
        const refusal = this.refusal(validated(googleCallbackQuery, request.query));
        if (refusal)
            request.googleReturn = { error: refusal };
        else
            await this.inTime(request, super.canActivate(context));
        return true;
    }
    handleRequest(cause, profile, info) {
        if (cause)
            return { error: 'provider_unavailable', cause };
        return (profile ? { profile, nonce: info?.state ?? '' } : { error: 'state_mismatch' });
    }
    refusal({ code, error }) {
        if (!this.open)
            return 'provider_unavailable';
        if (error)
            return error === 'access_denied' ? error : 'provider_unavailable';
        // Without a code the strategy would begin anew, and send the browser round in circles.
        return code ? undefined : 'state_mismatch';
    }
    /** The strategy's own client waits for ever. */
    async inTime(request, work) {
        const { promise: late, reject } = Promise.withResolvers();
        const timer = setTimeout(() => reject(new Error('Google did not answer in time')), TIMEOUT_MS);
        try {
            await Promise.race([work, late]);
        }
        catch (cause) {
            request.googleReturn = { error: 'provider_unavailable', cause };
        }
        finally {
            clearTimeout(timer);
        }
    }
};
FromGoogleGuard = __decorate([
    Injectable(),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object, StrategyNames])
], FromGoogleGuard);
export { FromGoogleGuard };
//# sourceMappingURL=google.guards.js.map