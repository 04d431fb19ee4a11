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
import { HandlesJob } from '../../platform/jobs/job-handler.js';
import { MediaRepository } from './media.repository.js';
import { MediaStorage } from './storage/media-storage.js';
/** Removes a picture's files, unless something has come to use it meanwhile. The row goes last: until then it can be tried again. */
let MediaRemoveProcessor = class MediaRemoveProcessor {
    unitOfWork;
    media;
    storage;
    constructor(unitOfWork, media, storage) {
        this.unitOfWork = unitOfWork;
        this.media = media;
        this.storage = storage;
    }
    /** Twice is as good as once. @throws when the storage does not answer: it is tried again */
    async handle({ mediaId }) {
        const files = await this.unitOfWork.run((tx) => this.media.claimUnused(tx, mediaId));
        if (!files)
            return;
        await this.storage.remove(mediaId, files);
        await this.media.forget(mediaId);
    }
};
MediaRemoveProcessor = __decorate([
    Injectable(),
    HandlesJob('media.remove'),
    __metadata("design:paramtypes", [UnitOfWork,
        MediaRepository,
        MediaStorage])
], MediaRemoveProcessor);
export { MediaRemoveProcessor };
//# sourceMappingURL=media-remove.processor.js.map