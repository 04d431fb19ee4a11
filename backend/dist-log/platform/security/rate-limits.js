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
import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { ENV } from '../../config/config.module.js';
import { platformError } from '../errors/platform-errors.js';
import { REDIS } from '../redis/redis.module.js';
import { visitorNetwork } from './visitor-network.js';
/** Counts in Redis, so that a limit holds over replicas. */
let RateLimits = class RateLimits {
    redis;
    env;
    limiters = new Map();
    constructor(redis, env) {
        this.redis = redis;
        this.env = env;
    }
    /**
     * Counts one. Any number may ask at once.
     * @param seconds of the first one counted, when not the rule's
     * @returns seconds to wait when it is one too many, else 0
     */
    async take(rule, key, seconds = rule.seconds) {
        try {
            await this.limiter(rule).consume(digest(key), 1, { customDuration: seconds });
            return 0;
        }
        catch (refused) {
            if (!(refused instanceof RateLimiterRes))
                throw refused;
            return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
        }
    }
    /** Counts one. @throws DomainError `RATE_LIMITED` when it is one too many */
    async enforce(rule, key, seconds = rule.seconds) {
        const wait = await this.take(rule, key, seconds);
        if (wait === 0)
            return;
        throw platformError('RATE_LIMITED', {
            retryAfterSeconds: wait,
            message: `Too many requests. Please wait ${inWords(wait)} and try again.`,
        });
    }
    /** Uncounts calls of a visitor that `@RateLimit` counted, and that turned out to be no abuse. */
    async giveBack(rule, ip, points = 1) {
        await this.limiter(rule).reward(digest(visitorNetwork(ip)), points);
    }
    /** How many were counted. */
    async counted(rule, key) {
        return (await this.limiter(rule).get(digest(key)))?.consumedPoints ?? 0;
    }
    /** How many more may come. */
    async left(rule, key) {
        const limiter = this.limiter(rule);
        return (await limiter.get(digest(key)))?.remainingPoints ?? limiter.points;
    }
    /** Lets none through for the rule's time, from now on. */
    async close(rule, key) {
        await this.limiter(rule).block(digest(key), rule.seconds);
    }
    /** Forgets what was counted. */
    async clear(rule, key) {
        await this.limiter(rule).delete(digest(key));
    }
    limiter(rule) {
        const known = this.limiters.get(rule.name);
        if (known)
            return known;
        const options = {
            keyPrefix: `limit:${rule.name}`,
            points: Math.ceil(rule.points * this.env.RATE_LIMIT_SCALE),
            duration: rule.seconds,
        };
        const limiter = new RateLimiterRedis({
            ...options,
            storeClient: this.redis,
            // With Redis away each process limits by itself rather than not at all.
            insuranceLimiter: new RateLimiterMemory(options),
        });
        this.limiters.set(rule.name, limiter);
        return limiter;
    }
};
RateLimits = __decorate([
    Injectable(),
    __param(0, Inject(REDIS)),
    __param(1, Inject(ENV)),
    __metadata("design:paramtypes", [Function, Object])
], RateLimits);
export { RateLimits };
/** Nobody's address stands in Redis, and no key is longer than another. */
function digest(key) {
    return createHash('sha256').update(key).digest('base64url');
}
function inWords(seconds) {
    if (seconds < 100)
        return seconds === 1 ? '1 second' : `${seconds} seconds`;
    return `${Math.ceil(seconds / 60)} minutes`;
}
//# sourceMappingURL=rate-limits.js.map