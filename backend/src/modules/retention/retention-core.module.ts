import { Module } from '@nestjs/common';
import { CurrentRetention } from './current-retention.api.ts';
import { RetentionRepository } from './retention.repository.ts';
import { RetentionRunsRepository } from './retention-runs.repository.ts';

/** Both processes: how long data is kept, and when some of it was removed. */
@Module({
  providers: [RetentionRepository, RetentionRunsRepository, CurrentRetention],
  exports: [RetentionRepository, RetentionRunsRepository, CurrentRetention],
})
export class RetentionCoreModule {}
