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
import { randomBytes } from 'node:crypto';
import { callbackify } from 'node:util';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { ENV } from '../../../config/config.module.js';
import { REDIS } from '../../../platform/redis/redis.module.js';
import { derivedKey } from '../../../platform/security/derived-key.js';
import { isSameSecret } from '../../../platform/security/constant-time.js';
/** Named as by earlier releases, which may run beside this one, as are the key and the Redis key below. */
const COOKIE = 'google_ticket';
const COOKIE_PATH = '/api/auth/google';
/** How long somebody may take at Google. */
const LIFE_SECONDS = 600;
/**
 * The strategy's store of states. A browser keeps its own while its user is at Google, in a cookie: signed, so that nobody
 * can hand it another, and good for once. passport-oauth2 tells what to pass by the number of parameters: five and four,
 * no fewer.
 */
let GoogleStateStore = class GoogleStateStore {
    redis;
    jwt;
    key;
    secure;
    constructor(env, redis, jwt) {
        this.redis = redis;
        this.jwt = jwt;
        this.key = derivedKey(env.JWT_SECRET, 'google ticket');
        this.secure = env.PUBLIC_URL.startsWith('https:');
    }
    /** Begins: the state goes to Google, and with its verifier into a signed cookie of this browser. */
    store(_request, verifier, start, _meta, done) {
        const { nonce, reply } = start;
        const saved = { state: randomBytes(24).toString('base64url'), verifier, nonce };
        const signed = this.jwt.sign(saved, {
            secret: this.key,
            algorithm: 'HS256',
            expiresIn: LIFE_SECONDS,
        });
        void reply.setCookie(COOKIE, signed, { ...this.cookie(), maxAge: LIFE_SECONDS });
        done(null, saved.state);
    }
    /** Ends: without a verifier for a state that is old, used, or was begun in another browser. */
    verify(request, state, _meta, done) {
        const redeem = callbackify(() => this.redeem(request.cookies[COOKIE], state));
        redeem((error, saved) => done(error, saved?.verifier, saved?.nonce));
    }
    /** Of no use any more, whatever came of it. */
    discard(reply) {
        void reply.clearCookie(COOKIE, this.cookie());
    }
    /** @returns what was stored, once, to the browser that began with this state */
    async redeem(signed, state) {
        const saved = this.read(signed);
        if (!saved || !state || !isSameSecret(saved.state, state))
            return undefined;
        const first = await this.redis.set(`google-ticket:${saved.state}`, '', 'EX', LIFE_SECONDS, 'NX');
        return first === null ? undefined : saved;
    }
    read(signed) {
        if (!signed)
            return undefined;
        try {
            return this.jwt.verify(signed, { secret: this.key, algorithms: ['HS256'] });
        }
        catch {
            return undefined;
        }
    }
    /** `lax`: Google's redirect is a navigation from another site, and must carry it. */
    cookie() {
        return { path: COOKIE_PATH, httpOnly: true, secure: this.secure, sameSite: 'lax' };
    }
};
GoogleStateStore = __decorate([
    Injectable(),
    __param(0, Inject(ENV)),
    __param(1, Inject(REDIS)),
    __metadata("design:paramtypes", [Object, Function, JwtService])
], GoogleStateStore);
export { GoogleStateStore };
//# sourceMappingURL=google-state.store.js.map