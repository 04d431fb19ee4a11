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
import { HandlesJob } from '../../../platform/jobs/job-handler.js';
import { MediaLibrary } from '../../media/media-library.api.js';
import { cardSite, hashOf } from './share-card-site.js';
import { ShareCardArtist } from './share-card-artist.js';
import { ShareCardsRepository } from './share-cards.repository.js';
import { ShareCards } from './share-cards.service.js';
/** Draws the card of an article or a recipe, where anything on it has changed. */
let ShareCardProcessor = class ShareCardProcessor {
    unitOfWork;
    shareCards;
    cards;
    artist;
    library;
    constructor(unitOfWork, shareCards, cards, artist, library) {
        this.unitOfWork = unitOfWork;
        this.shareCards = shareCards;
        this.cards = cards;
        this.artist = artist;
        this.library = library;
    }
    /** Twice is as good as once. @throws when the storage does not answer: it is tried again */
    async handle(target) {
        const subject = await this.cards.subject(target);
        // Claimed by the sweeper while it was being removed.
        if (!subject)
            return this.unitOfWork.run((tx) => this.shareCards.remove(tx, target.id));
        const site = cardSite();
        const { title, category, picture } = subject;
        const madeOf = hashOf([site.key, title, category, picture.source, picture.focalX, picture.focalY]);
        if ((await this.cards.madeOf(target.id)) === madeOf)
            return;
        await this.draw(target, subject, site, madeOf);
    }
    async draw(target, subject, site, madeOf) {
        const file = await this.artist.draw(target.kind, subject, site);
        const kept = file && (await this.library.keep([file]));
        let isSaved = false;
        try {
            isSaved = await this.unitOfWork.run(async (tx) => {
                // Saved again or removed meanwhile: whoever did that has promised or removed the card.
                if (!(await this.cards.holdAt(tx, target, subject.version)))
                    return false;
                // The same was drawn by another worker.
                if ((await this.cards.madeOf(target.id, tx)) === madeOf)
                    return false;
                const src = kept && file ? `${kept.folder}/${file.name}` : null;
                const cardId = await this.cards.save(tx, target, { src, madeOf, site: site.key });
                await this.library.use(tx, cardId, kept ? [kept.mediaId] : []);
                return true;
            });
        }
        finally {
            if (kept && !isSaved)
                await this.library.discard(kept.mediaId);
        }
    }
};
ShareCardProcessor = __decorate([
    Injectable(),
    HandlesJob('content.share-card'),
    __metadata("design:paramtypes", [UnitOfWork,
        ShareCards,
        ShareCardsRepository,
        ShareCardArtist,
        MediaLibrary])
], ShareCardProcessor);
export { ShareCardProcessor };
//# sourceMappingURL=share-card.processor.js.map