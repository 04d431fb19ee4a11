var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
import { Injectable } from '@nestjs/common';
import { routeConfig } from '../http/route-config.js';
import { visitorNetwork } from './visitor-network.js';
import { RateLimits } from './rate-limits.js';
/** Limits how often one visitor's network may call a route. */
export const RateLimit = (rule) => routeConfig({ rateLimit: rule });
let RateLimitGuard = class RateLimitGuard {
    limits;
    constructor(limits) {
        this.limits = limits;
    }
    /** @throws DomainError `RATE_LIMITED` */
    async check({ ip, routeOptions }) {
        const { rateLimit } = routeOptions.config;
        if (rateLimit)
            await this.limits.enforce(rateLimit, visitorNetwork(ip));
    }
};
RateLimitGuard = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [RateLimits])
], RateLimitGuard);
export { RateLimitGuard };
//# sourceMappingURL=rate-limit.guard.js.map