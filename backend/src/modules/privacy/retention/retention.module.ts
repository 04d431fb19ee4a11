import { Module } from '@nestjs/common';
import { NightlyRuns } from '../../../platform/jobs/nightly.ts';
import { AdminRetentionController } from './admin-retention.controller.ts';
import { CurrentRetention, RetentionPublications } from './retention.service.ts';
import { NightlyRemoval, RetentionMetrics } from './nightly-removal.ts';
import { DueRemovals } from './removals.ts';

const providers = [NightlyRuns, CurrentRetention];

/** HTTP process: retention periods and the preview of the next night. */
@Module({
  controllers: [AdminRetentionController],
  providers: [...providers, RetentionPublications, DueRemovals],
  exports: [CurrentRetention],
})
export class RetentionModule {}

/** Worker process: the nightly removal. */
@Module({ providers: [...providers, NightlyRemoval, RetentionMetrics] })
export class RetentionWorkerModule {}
