import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { BackgroundTask } from '../../platform/lifecycle/background-task.ts';
import { Outbox } from '../../platform/jobs/outbox/outbox.ts';
import { MediaRepository } from './media.repository.ts';

const EVERY_MS = 3_600_000;
/** A text that was never sent may wait in a browser for a while, and its pictures with it. */
const KEEP_DAYS = 7;
const BATCH = 100;

/** Finds pictures that no save ever came to use: abandoned texts, processes that died between upload and save. */
@Injectable()
export class MediaSweeper extends BackgroundTask {
  constructor(
    private readonly db: UnitOfWork,
    private readonly media: MediaRepository,
    private readonly outbox: Outbox,
  ) {
    super('media sweeper', EVERY_MS);
  }

  protected async turn(): Promise<boolean> {
    await this.db.run(async (tx) => {
      for (const mediaId of await this.media.abandoned(tx, KEEP_DAYS, BATCH)) {
        await this.outbox.add(tx, 'media.remove', { mediaId });
      }
    });
    // What is promised now is still there: the next turn takes the rest.
    return false;
  }
}
