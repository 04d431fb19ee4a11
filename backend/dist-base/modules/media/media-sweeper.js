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
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { BackgroundTask } from '../../platform/lifecycle/background-task.js';
import { Outbox } from '../../platform/jobs/outbox/outbox.js';
import { MediaRepository } from './media.repository.js';
const EVERY_MS = 3_600_000;
/** A text that was never sent may wait in a browser for a while, and its pictures with it. */
const KEEP_DAYS = 7;
const BATCH = 100;
/** Finds pictures that no save ever came to use: abandoned texts, processes that died between upload and save. */
let MediaSweeper = class MediaSweeper extends BackgroundTask {
    unitOfWork;
    media;
    outbox;
    constructor(unitOfWork, media, outbox) {
        super('media sweeper', EVERY_MS);
        this.unitOfWork = unitOfWork;
        this.media = media;
        this.outbox = outbox;
    }
    async turn() {
        await this.unitOfWork.run(async (tx) => {
            for (const mediaId of await this.media.abandoned(tx, KEEP_DAYS, BATCH)) {
                await this.outbox.add(tx, 'media.remove', { mediaId });
            }
        });
        // What is promised now is still there: the next turn takes the rest.
        return false;
    }
};
MediaSweeper = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [UnitOfWork,
        MediaRepository,
        Outbox])
], MediaSweeper);
export { MediaSweeper };
//# sourceMappingURL=media-sweeper.js.map