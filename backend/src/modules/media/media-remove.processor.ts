import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { HandlesJob, type JobHandler } from '../../platform/jobs/job-handler.ts';
import { Outbox } from '../../platform/jobs/outbox.ts';
import { BackgroundTask } from '../../platform/lifecycle/repeating-task.ts';
import { MediaRepository } from './media.repository.ts';
import { MediaStorage } from './storage/media-storage.ts';

/** Deletes a picture's files, unless it is in use again. The row goes last, so that the job can be retried. */
@Injectable()
@HandlesJob('media.remove')
export class MediaRemoveProcessor implements JobHandler<'media.remove'> {
  constructor(
    private readonly db: UnitOfWork,
    private readonly media: MediaRepository,
    private readonly storage: MediaStorage,
  ) {}

  /** Idempotent. @throws when the storage fails: retried */
  async handle({ mediaId }: { mediaId: string }): Promise<void> {
    const files = await this.db.run((tx) => this.media.claimUnused(tx, mediaId));
    if (!files) return;
    await this.storage.remove(mediaId, files);
    await this.media.forget(mediaId);
  }
}

const EVERY_MS = 3_600_000;
/** An unsent text may wait in a browser with its pictures. */
const KEEP_DAYS = 7;
const BATCH = 100;

/** Finds unused pictures: of abandoned texts, or of processes that died between upload and save. */
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
    // Enqueued ones still exist: the next turn takes the rest.
    return false;
  }
}
