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
import { Outbox } from '../../../platform/jobs/outbox/outbox.js';
import { MediaLibrary } from '../../media/media-library.api.js';
import { ShareCardsRepository } from './share-cards.repository.js';
/** Share cards as an editor's save leaves them: promised, or gone with what they showed. */
let ShareCards = class ShareCards {
    cards;
    outbox;
    library;
    constructor(cards, outbox, library) {
        this.cards = cards;
        this.outbox = outbox;
        this.library = library;
    }
    /** The worker draws it once `tx` has committed, where anything on it is new. */
    promise(tx, { kind, id }) {
        return this.outbox.add(tx, 'content.share-card', { kind, id });
    }
    async remove(tx, targetId) {
        const cardId = await this.cards.remove(tx, targetId);
        if (cardId !== undefined)
            await this.library.use(tx, cardId, []);
    }
};
ShareCards = __decorate([
    Injectable(),
    __metadata("design:paramtypes", [ShareCardsRepository,
        Outbox,
        MediaLibrary])
], ShareCards);
export { ShareCards };
//# sourceMappingURL=share-cards.service.js.map