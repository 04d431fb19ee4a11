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
import { ActivityLog } from '../../activity/activity-log.api.js';
import { ownerAddress } from './owner-address.js';
import { OwnerMailsRepository } from './owner-mails.repository.js';
/** How the owner wants to hear of sales and refunds. */
let OwnerMails = class OwnerMails {
    env;
    unitOfWork;
    mails;
    activities;
    constructor(env, unitOfWork, mails, activities) {
        this.env = env;
        this.unitOfWork = unitOfWork;
        this.mails = mails;
        this.activities = activities;
    }
    async settings() {
        const digest = await this.mails.digest();
        return { digest, to: ownerAddress(this.env), hour: this.env.OWNER_DIGEST_HOUR };
    }
    /** What is so already is not written into the log again. */
    async choose(digest, actor) {
        await this.unitOfWork.run(async (tx) => {
            const { before } = await this.mails.choose(tx, digest);
            if (before === digest)
                return;
            await this.activities.record(tx, actor, {
                action: 'Chose how sales are mailed',
                feature: 'Settings',
                changes: { before: { digest: before }, after: { digest } },
            });
        });
        return this.settings();
    }
};
OwnerMails = __decorate([
    Injectable(),
    __param(0, Inject(ENV)),
    __metadata("design:paramtypes", [Object, UnitOfWork,
        OwnerMailsRepository,
        ActivityLog])
], OwnerMails);
export { OwnerMails };
//# sourceMappingURL=owner-mails.service.js.map