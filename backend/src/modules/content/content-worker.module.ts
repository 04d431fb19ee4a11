import { Module } from '@nestjs/common';
import { MediaWorkerModule } from '../media/media-worker.module.ts';
import { ShareCardArtist } from './share-cards/share-card-artist.ts';
import { ShareCardProcessor } from './share-cards/share-card.processor.ts';
import { ShareCardSweeper } from './share-cards/share-card-sweeper.ts';
import { ShareCardsRepository } from './share-cards/share-cards.repository.ts';
import { ShareCards } from './share-cards/share-cards.service.ts';

/** Worker process only: pictures for social networks. */
@Module({
  imports: [MediaWorkerModule],
  providers: [ShareCards, ShareCardsRepository, ShareCardArtist, ShareCardProcessor, ShareCardSweeper],
})
export class ContentWorkerModule {}
