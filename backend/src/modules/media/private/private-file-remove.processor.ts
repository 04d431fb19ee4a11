import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { HandlesJob, type JobHandler } from '../../../platform/jobs/job-handler.ts';
import { PrivateFileEntity } from './private-file.entity.ts';
import { PrivateStorage } from './private-storage.ts';

/** Removes a private file's bytes, then its row. Idempotent. */
@Injectable()
@HandlesJob('media.remove-private')
export class PrivateFileRemoveProcessor implements JobHandler<'media.remove-private'> {
  constructor(
    private readonly db: UnitOfWork,
    private readonly storage: PrivateStorage,
  ) {}

  /** @throws when the storage fails: retried */
  async handle({ fileId }: { fileId: string }): Promise<void> {
    await this.storage.remove(fileId, ['file']);
    await this.db.manager.delete(PrivateFileEntity, { id: fileId });
  }
}
