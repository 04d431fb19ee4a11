var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Module } from '@nestjs/common';
import { MediaWorkerModule } from '../media/media-worker.module.js';
import { ShareCardArtist } from './share-cards/share-card-artist.js';
import { ShareCardProcessor } from './share-cards/share-card.processor.js';
import { ShareCardSweeper } from './share-cards/share-card-sweeper.js';
import { ShareCardsRepository } from './share-cards/share-cards.repository.js';
import { ShareCards } from './share-cards/share-cards.service.js';
/** Worker process only: pictures for social networks. */
let ContentWorkerModule = class ContentWorkerModule {
};
ContentWorkerModule = __decorate([
    Module({
        imports: [MediaWorkerModule],
        providers: [ShareCards, ShareCardsRepository, ShareCardArtist, ShareCardProcessor, ShareCardSweeper],
    })
], ContentWorkerModule);
export { ContentWorkerModule };
//# sourceMappingURL=content-worker.module.js.map