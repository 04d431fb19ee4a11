import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { Outbox } from '../../../platform/jobs/outbox/outbox.ts';
import { BackgroundTask } from '../../../platform/lifecycle/background-task.ts';
import { cardSite } from './share-card-site.ts';
import { ShareCardsRepository } from './share-cards.repository.ts';

const EVERY_MS = 60_000;
/** Drawn within seconds: mail that becomes due meanwhile waits behind no more than these. */
const BATCH = 50;

/** Finds what has no card, or one of a site that looks otherwise by now: after an update, a seed, a change of the name or the look. */
@Injectable()
export class ShareCardSweeper extends BackgroundTask {
  constructor(
    private readonly db: UnitOfWork,
    private readonly cards: ShareCardsRepository,
    private readonly outbox: Outbox,
  ) {
    super('share card sweeper', EVERY_MS);
  }

  protected async turn(): Promise<boolean> {
    await this.db.run(async (tx) => {
      for (const target of await this.cards.claimOutdated(tx, cardSite().key, BATCH)) {
        await this.outbox.add(tx, 'content.share-card', target);
      }
    });
    return false;
  }
}
