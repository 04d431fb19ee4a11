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
import { createHmac, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { ENV } from '../../../config/config.module.js';
import { derivedKey } from '../../../platform/security/derived-key.js';
const COOKIE = 'device';
/** Half a year after the last sign-in. */
const LIFE_SECONDS = 180 * 86_400;
/** Accounts that a browser is remembered for. */
const MAX_ACCOUNTS = 5;
/**
 * A signed cookie by which a browser is known again: it signs nobody in. It tells the browser that asked for a code, and
 * the one whose owner signed in here before, from all others, so that strangers' wrong tries are not counted as theirs.
 */
let DeviceCookies = class DeviceCookies {
    jwt;
    key;
    secure;
    constructor(env, jwt) {
        this.jwt = jwt;
        this.key = derivedKey(env.JWT_SECRET, 'device');
        this.secure = env.PUBLIC_URL.startsWith('https:');
    }
    /** Undefined: the browser has shown no cookie of ours. */
    read({ cookies }) {
        const claims = this.claimsOf(cookies[COOKIE]);
        return claims && { id: claims.id, knows: (email) => claims.known.includes(this.tag(email)) };
    }
    /** The browser that asks; one without a cookie is given one. */
    meet(request, reply) {
        const known = this.read(request);
        if (known)
            return known;
        const id = randomBytes(16).toString('base64url');
        this.keep(reply, { id, known: [] });
        return { id, knows: () => false };
    }
    /** The owner of this address has just signed in, or proved it, in this browser. */
    remember(request, reply, email) {
        const claims = this.claimsOf(request.cookies[COOKIE]);
        const known = [...new Set([this.tag(email), ...(claims?.known ?? [])])].slice(0, MAX_ACCOUNTS);
        this.keep(reply, { id: claims?.id ?? randomBytes(16).toString('base64url'), known });
    }
    keep(reply, claims) {
        const signed = this.jwt.sign(claims, { secret: this.key, algorithm: 'HS256', expiresIn: LIFE_SECONDS });
        void reply.setCookie(COOKIE, signed, {
            path: '/api',
            httpOnly: true,
            secure: this.secure,
            sameSite: 'lax',
            maxAge: LIFE_SECONDS,
        });
    }
    claimsOf(cookie) {
        if (!cookie)
            return undefined;
        try {
            return this.jwt.verify(cookie, { secret: this.key, algorithms: ['HS256'] });
        }
        catch {
            return undefined;
        }
    }
    /** Nobody's address stands in a cookie. */
    tag(email) {
        return createHmac('sha256', this.key).update(email).digest('base64url').slice(0, 22);
    }
};
DeviceCookies = __decorate([
    Injectable(),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object, JwtService])
], DeviceCookies);
export { DeviceCookies };
//# sourceMappingURL=device-cookies.js.map