import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { HandlesJob, type JobHandler } from '../../platform/jobs/job-handler.ts';
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
