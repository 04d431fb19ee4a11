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
import { setTimeout as delay } from 'node:timers/promises';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { visitorNetwork } from '../../../platform/security/visitor-network.js';
import { RateLimits } from '../../../platform/security/rate-limits.js';
/** Codes that nobody has are counted for one network: a list of words must not be tried out. */
const WRONG_CODES = { name: 'offer-code', points: 20, seconds: 600 };
/** Every answer takes at least as long, in ms: whether a code is known shows in its words, not in its time. */
const ANSWER_AFTER_MS = 120;
/** Keeps codes from being found by trying. */
let OfferGuesses = class OfferGuesses {
    limits;
    constructor(limits) {
        this.limits = limits;
    }
    /** Runs what may say whether a code exists. @throws RATE_LIMITED after too many unknown codes */
    async limited(ip, ask) {
        await this.limits.enforce(WRONG_CODES, visitorNetwork(ip));
        try {
            const answer = await ask();
            await this.limits.giveBack(WRONG_CODES, ip);
            return answer;
        }
        catch (error) {
            const isGuess = error instanceof DomainError && error.code === 'OFFER_UNKNOWN';
            if (!isGuess)
                await this.limits.giveBack(WRONG_CODES, ip);
            throw error;
        }
    }
    /** The same, and no sooner than others. */
    async evenly(ip, ask) {
        const answer = this.limited(ip, ask);
        await Promise.allSettled([answer, delay(ANSWER_AFTER_MS)]);
        return answer;
    }
};
OfferGuesses = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [RateLimits])
], OfferGuesses);
export { OfferGuesses };
//# sourceMappingURL=offer-guesses.js.map