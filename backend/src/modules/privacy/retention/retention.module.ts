import { Module } from '@nestjs/common';
import { NightlyRuns } from '../../../platform/jobs/nightly.ts';
import { AdminRetentionController } from './admin-retention.controller.ts';
import { CurrentRetention, RetentionPublications } from './retention.service.ts';
import { NightlyRemoval, RetentionMetrics } from './nightly-removal.ts';
import { DueRemovals } from './removals.ts';

const providers = [NightlyRuns, CurrentRetention];

/** HTTP process: how long data is kept, and what the next night would remove. */
@Module({
  controllers: [AdminRetentionController],
  providers: [...providers, RetentionPublications, DueRemovals],
  exports: [CurrentRetention],
})
export class RetentionModule {}

/** Worker process: removes by night what is past its time. */
@Module({ providers: [...providers, NightlyRemoval, RetentionMetrics] })
export class RetentionWorkerModule {}
