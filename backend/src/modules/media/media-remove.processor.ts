import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { HandlesJob, type JobHandler } from '../../platform/jobs/job-handler.ts';
import { Outbox } from '../../platform/jobs/outbox.ts';
import { BackgroundTask } from '../../platform/lifecycle/repeating-task.ts';
import { MediaRepository } from './media.repository.ts';
import { MediaStorage } from './storage/media-storage.ts';

/** Removes a picture's files, unless something has come to use it meanwhile. The row goes last: until then it can be tried again. */
@Injectable()
@HandlesJob('media.remove')
export class MediaRemoveProcessor implements JobHandler<'media.remove'> {
  constructor(
    private readonly db: UnitOfWork,
    private readonly media: MediaRepository,
    private readonly storage: MediaStorage,
  ) {}

  /** Idempotent. @throws when the storage does not answer: it is tried again */
  async handle({ mediaId }: { mediaId: string }): Promise<void> {
    const files = await this.db.run((tx) => this.media.claimUnused(tx, mediaId));
    if (!files) return;
    await this.storage.remove(mediaId, files);
    await this.media.forget(mediaId);
  }
}

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
    // What is enqueued now is still there: the next turn takes the rest.
    return false;
  }
}
