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
import { platformError } from '../../../platform/errors/platform-errors.js';
import { isSameSecret } from '../../../platform/security/constant-time.js';
/** Lets in whoever knows BOUNCE_WEBHOOK_SECRET, before a word of theirs is looked at; without one nobody. */
let BounceSecretGuard = class BounceSecretGuard {
    env;
    constructor(env) {
        this.env = env;
    }
    /** @throws DomainError `UNAUTHENTICATED` */
    check({ headers: { authorization = '' } }) {
        const secret = this.env.BOUNCE_WEBHOOK_SECRET;
        const right = secret && isSameSecret(authorization, `Bearer ${secret}`);
        if (!right)
            throw platformError('UNAUTHENTICATED');
    }
};
BounceSecretGuard = __decorate([
    Injectable(),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object])
], BounceSecretGuard);
export { BounceSecretGuard };
//# sourceMappingURL=bounce-secret.guard.js.map