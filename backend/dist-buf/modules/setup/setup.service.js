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
import { RazorpayLink } from '../payments/razorpay-link.api.js';
import { good, missing, SETUP_ITEMS, } from './setup-items.js';
import { SetupRepository } from './setup.repository.js';
export const SETUP_CHECKS = Symbol('setup checks');
/** The checklist of a new site: each item looks for itself (setup-1). */
let SetupService = class SetupService {
    checks;
    repository;
    razorpay;
    constructor(checks, repository, razorpay) {
        this.checks = checks;
        this.repository = repository;
        this.razorpay = razorpay;
    }
    /** What is known without looking. */
    async states() {
        const known = new Map((await this.repository.states()).map((state) => [state.item, state]));
        return SETUP_ITEMS.map((item) => known.get(item) ?? { item, doneAt: null, skippedAt: null, skippedBy: null });
    }
    /** Looks now, and remembers whether anything was missing. @param dkimSelector of the item `mail`, kept from then on */
    async look(item, dkimSelector) {
        if (item === 'mail' && dkimSelector !== undefined)
            await this.repository.keepDkimSelector(dkimSelector);
        const facts = (await this.checks.find((check) => check.item === item)?.look()) ?? [];
        const done = facts.every(({ ok }) => ok);
        await this.repository.keepOutcome(item, done);
        return { done, facts };
    }
    skip(items, actor) {
        return this.repository.skip(items, actor.email);
    }
    takeUp(item) {
        return this.repository.skip([item], null);
    }
    /** What came of an event sent the way Razorpay sends them. */
    async testWebhook() {
        const sent = Date.now();
        const problem = await this.razorpay.testWebhook();
        await this.repository.keepWebhookTest(problem === undefined);
        return problem === undefined
            ? good(`The event arrived after ${Date.now() - sent} ms, and its signature was right`)
            : missing(problem);
    }
};
SetupService = __decorate([
    Injectable(),
    __param(0, Inject(SETUP_CHECKS)),
    __metadata("design:paramtypes", [Array, SetupRepository,
        RazorpayLink])
], SetupService);
export { SetupService };
//# sourceMappingURL=setup.service.js.map