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
import { Inject, Injectable, Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { ENV } from '../../../config/config.module.js';
import { BackgroundTask } from '../../../platform/lifecycle/background-task.js';
import { SettlementFetcher } from './settlement-fetcher.js';
import { SettlementFetchesRepository } from './settlement-fetches.repository.js';
const LOOK_EVERY_MS = 60_000;
/** A day's report can still grow, and a night can be missed. */
const LAST_DAYS = 5;
/** Worker process: asks once a day what Razorpay paid out on the last days (admin-26). */
let NightlySettlements = class NightlySettlements extends BackgroundTask {
    env;
    fetches;
    fetcher;
    logger = new Logger('Settlements');
    holder = randomUUID();
    constructor(env, fetches, fetcher) {
        super('nightly settlements', LOOK_EVERY_MS);
        this.env = env;
        this.fetches = fetches;
        this.fetcher = fetcher;
    }
    async turn() {
        const day = await this.fetches.claim(this.holder, this.env.SETTLEMENTS_HOUR);
        if (day === undefined)
            return false;
        try {
            await this.fetcher.fetchDays(day, LAST_DAYS);
            await this.fetches.finish(day, this.holder);
        }
        catch (error) {
            this.logger.warn({ err: error, day }, 'Razorpay could not be asked about settlements; later again');
        }
        return false;
    }
};
NightlySettlements = __decorate([
    Injectable(),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object, SettlementFetchesRepository,
        SettlementFetcher])
], NightlySettlements);
export { NightlySettlements };
//# sourceMappingURL=nightly-settlements.js.map