import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { HandlesJob, type JobHandler } from '../../../platform/jobs/job-handler.ts';
import { MediaLibrary } from '../../media/media-library.api.ts';
import { cardSite, type CardSite, hashOf } from './share-card-site.ts';
import { ShareCardArtist } from './share-card-artist.ts';
import { type CardSubject, type CardTarget, ShareCardsRepository } from './share-cards.repository.ts';
import { ShareCards } from './share-cards.service.ts';

/** Draws the card of an article or a recipe, where anything on it has changed. */
@Injectable()
@HandlesJob('content.share-card')
export class ShareCardProcessor implements JobHandler<'content.share-card'> {
  constructor(
    private readonly db: UnitOfWork,
    private readonly shareCards: ShareCards,
    private readonly cards: ShareCardsRepository,
    private readonly artist: ShareCardArtist,
    private readonly library: MediaLibrary,
  ) {}

  /** Twice is as good as once. @throws when the storage does not answer: it is tried again */
  async handle(target: CardTarget): Promise<void> {
    const subject = await this.cards.subject(target);
    // Claimed by the sweeper while it was being removed.
    if (!subject) return this.db.run((tx) => this.shareCards.remove(tx, target.id));
    const site = cardSite();
    const { title, category, picture } = subject;
    const madeOf = hashOf([site.key, title, category, picture.source, picture.focalX, picture.focalY]);
    if ((await this.cards.madeOf(target.id)) === madeOf) return;
    await this.draw(target, subject, site, madeOf);
  }

  private async draw(
    target: CardTarget,
    subject: CardSubject,
    site: CardSite,
    madeOf: string,
  ): Promise<void> {
    const file = await this.artist.draw(target.kind, subject, site);
    const kept = file && (await this.library.keep([file]));
    let isSaved = false;
    try {
      isSaved = await this.db.run(async (tx) => {
        // Saved again or removed meanwhile: whoever did that has promised or removed the card.
        if (!(await this.cards.holdAt(tx, target, subject.version))) return false;
        // The same was drawn by another worker.
        if ((await this.cards.madeOf(target.id, tx)) === madeOf) return false;
        const src = kept && file ? `${kept.folder}/${file.name}` : null;
        const cardId = await this.cards.save(tx, target, { src, madeOf, site: site.key });
        await this.library.use(tx, cardId, kept ? [kept.mediaId] : []);
        return true;
      });
    } finally {
      if (kept && !isSaved) await this.library.discard(kept.mediaId);
    }
  }
}
