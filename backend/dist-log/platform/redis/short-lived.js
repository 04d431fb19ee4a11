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
import { platformError } from '../errors/platform-errors.js';
import { REDIS } from './redis-token.js';
/**
 * What is needed for minutes and may be lost: whoever waited for it begins again. Over all replicas.
 * Each throws DomainError `TRY_LATER` while Redis is away.
 */
let ShortLived = class ShortLived {
    redis;
    constructor(redis) {
        this.redis = redis;
    }
    /** In place of what was there. */
    async put(name, value, seconds) {
        await this.redis.set(name, value, 'EX', seconds).catch(away);
    }
    async get(name) {
        return (await this.redis.get(name).catch(away)) ?? undefined;
    }
    /** Hands it out once: of two who ask at the same time one gets it. */
    async take(name) {
        return (await this.redis.getdel(name).catch(away)) ?? undefined;
    }
    async remove(name) {
        await this.redis.del(name).catch(away);
    }
};
ShortLived = __decorate([
    Injectable(),
    __param(0, Inject(REDIS)),
    __metadata("design:paramtypes", [Function])
], ShortLived);
export { ShortLived };
function away(cause) {
    throw platformError('TRY_LATER', { cause });
}
//# sourceMappingURL=short-lived.js.map