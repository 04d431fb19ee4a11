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
import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { ENV } from '../../../config/config.module.js';
import { derivedKey } from '../../../platform/security/derived-key.js';
/** How long somebody may look for their phone. */
export const TICKET_SECONDS = 600;
/** Says that a browser has taken the first step of a sign-in. It opens nothing but the second. */
let SecondStepTickets = class SecondStepTickets {
    jwt;
    key;
    constructor(env, jwt) {
        this.jwt = jwt;
        this.key = derivedKey(env.JWT_SECRET, 'second step');
    }
    issue(account, device, way) {
        const { id: sub, tokenVersion: ver } = account;
        const claims = { jti: randomUUID(), sub, ver, device: device.id, way };
        return this.jwt.sign(claims, { secret: this.key, algorithm: 'HS256', expiresIn: TICKET_SECONDS });
    }
    /** Undefined: too old, not ours, or shown by another browser than the one that got it. */
    read(ticket, device) {
        try {
            const claims = this.jwt.verify(ticket, { secret: this.key, algorithms: ['HS256'] });
            if (!device || claims.device !== device.id)
                return undefined;
            return { id: claims.jti, accountId: claims.sub, tokenVersion: claims.ver, way: claims.way };
        }
        catch {
            return undefined;
        }
    }
};
SecondStepTickets = __decorate([
    Injectable(),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object, JwtService])
], SecondStepTickets);
export { SecondStepTickets };
//# sourceMappingURL=second-step-tickets.js.map