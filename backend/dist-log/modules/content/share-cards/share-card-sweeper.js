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
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Outbox } from '../../../platform/jobs/outbox/outbox.js';
import { BackgroundTask } from '../../../platform/lifecycle/background-task.js';
import { cardSite } from './share-card-site.js';
import { ShareCardsRepository } from './share-cards.repository.js';
const EVERY_MS = 60_000;
/** Drawn within seconds: mail that becomes due meanwhile waits behind no more than these. */
const BATCH = 50;
/** Finds what has no card, or one of a site that looks otherwise by now: after an update, a seed, a change of the name or the look. */
let ShareCardSweeper = class ShareCardSweeper extends BackgroundTask {
    unitOfWork;
    cards;
    outbox;
    constructor(unitOfWork, cards, outbox) {
        super('share card sweeper', EVERY_MS);
        this.unitOfWork = unitOfWork;
        this.cards = cards;
        this.outbox = outbox;
    }
    async turn() {
        await this.unitOfWork.run(async (tx) => {
            for (const target of await this.cards.claimOutdated(tx, cardSite().key, BATCH)) {
                await this.outbox.add(tx, 'content.share-card', target);
            }
        });
        return false;
    }
};
ShareCardSweeper = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork,
        ShareCardsRepository,
        Outbox])
], ShareCardSweeper);
export { ShareCardSweeper };
//# sourceMappingURL=share-card-sweeper.js.map