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
import { RateLimits } from './rate-limits.js';
/** Seconds. Each wait is twice the one before, until they are as long as this. */
const FIRST_WAIT = 15;
const MAX_WAIT = 120;
/**
 * Some tries at once, then one after a wait, each wait longer than the one before: as few tries in the long run as a
 * wall would let through, and yet nobody else can close the door for good. Who goes on gets no second handful: the
 * first is over for as long as somebody tries.
 */
let ProgressiveBackoff = class ProgressiveBackoff {
    limits;
    constructor(limits) {
        this.limits = limits;
    }
    /** Counts one try. Any number may come at once. @throws DomainError `RATE_LIMITED` while it has to wait */
    async enforce(rule, key) {
        const { wait, passed } = partsOf(rule);
        if ((await this.limits.take(rule, key)) === 0) {
            // The last of the handful begins the first wait.
            if ((await this.limits.left(rule, key)) === 0)
                await this.limits.take(wait, key, FIRST_WAIT);
            return;
        }
        const longer = (await this.limits.counted(passed, key)) + 1;
        await this.limits.enforce(wait, key, Math.min(FIRST_WAIT * 2 ** longer, MAX_WAIT));
        await Promise.all([this.limits.take(passed, key), this.limits.close(rule, key)]);
    }
    /** Whether only waiting helps by now. */
    async isSpent(rule, key) {
        return (await this.limits.left(rule, key)) === 0;
    }
    /** Forgets what was tried. */
    async clear(rule, key) {
        const { wait, passed } = partsOf(rule);
        await Promise.all([rule, wait, passed].map((each) => this.limits.clear(each, key)));
    }
};
ProgressiveBackoff = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [RateLimits])
], ProgressiveBackoff);
export { ProgressiveBackoff };
function partsOf({ name, seconds }) {
    return {
        wait: { name: `${name}-wait`, points: 1, seconds: MAX_WAIT },
        passed: { name: `${name}-passed`, points: seconds, seconds },
    };
}
//# sourceMappingURL=progressive-backoff.js.map