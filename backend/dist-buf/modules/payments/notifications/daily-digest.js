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
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { BackgroundTask } from '../../../platform/lifecycle/background-task.js';
import { Mail } from '../../mails/mails.api.js';
import { ownerAddress } from './owner-address.js';
import { digestSections, SHOWN } from './owner-digest.js';
import { OwnerMailsRepository } from './owner-mails.repository.js';
const LOOK_EVERY_MS = 60_000;
const NONE = { lines: [], total: 0 };
/**
 * Worker process: one mail a day about sales, refunds and what waits (admin-23). The day's row, what it tells of and the mail are one
 * transaction: of two workers one makes it, and one that dies leaves everything for the other. What was kept while the owner
 * wanted digests is told of in the next one, also when she has chosen single mails since.
 */
let DailyDigest = class DailyDigest extends BackgroundTask {
    env;
    unitOfWork;
    mails;
    mail;
    constructor(env, unitOfWork, mails, mail) {
        super('daily digest', LOOK_EVERY_MS);
        this.env = env;
        this.unitOfWork = unitOfWork;
        this.mails = mails;
        this.mail = mail;
    }
    async turn() {
        await this.unitOfWork.run(async (tx) => {
            const day = await this.mails.claim(tx, this.env.OWNER_DIGEST_HOUR);
            if (day !== undefined)
                await this.make(tx, day);
        });
        return false;
    }
    async make(tx, day) {
        const items = await this.mails.take(tx);
        const wanted = await this.mails.digest(tx);
        const sections = digestSections({
            items,
            refundsAskedFor: wanted ? await this.mails.refundsAskedFor(tx, SHOWN) : NONE,
            flagged: wanted ? await this.mails.flagged(tx, SHOWN) : NONE,
            toCall: wanted ? await this.mails.toCall(tx, SHOWN) : NONE,
        });
        if (sections.length === 0)
            return;
        await this.mail.enqueue(tx, {
            key: `owner-digest:${day}`,
            template: 'owner-digest',
            to: { email: ownerAddress(this.env), name: null },
            data: { title: sections.map(({ title }) => title).join('; '), sections },
        });
        await this.mails.mailed(tx, day);
    }
};
DailyDigest = __decorate([
    Injectable(),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object, UnitOfWork,
        OwnerMailsRepository,
        Mail])
], DailyDigest);
export { DailyDigest };
//# sourceMappingURL=daily-digest.js.map