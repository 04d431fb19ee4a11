import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/unit-of-work.ts';
import { Outbox } from '../../../platform/jobs/outbox/outbox.ts';
import { MediaLibrary } from '../../media/media-library.api.ts';
import { type CardTarget, ShareCardsRepository } from './share-cards.repository.ts';

/** Share cards as an editor's save leaves them: promised, or gone with what they showed. */
@Injectable()
export class ShareCards {
  constructor(
    private readonly cards: ShareCardsRepository,
    private readonly outbox: Outbox,
    private readonly library: MediaLibrary,
  ) {}

  /** The worker draws it once `tx` has committed, where anything on it is new. */
  enqueue(tx: Transaction, { kind, id }: CardTarget): Promise<void> {
    return this.outbox.add(tx, 'content.share-card', { kind, id });
  }

  async remove(tx: Transaction, targetId: string): Promise<void> {
    const cardId = await this.cards.remove(tx, targetId);
    if (cardId !== undefined) await this.library.use(tx, cardId, []);
  }
}
