import { Module } from '@nestjs/common';
import { NightlyRuns } from '../../../platform/jobs/nightly/nightly-runs.ts';
import { CurrentRetention } from './current-retention.api.ts';

/** Both processes: how long data is kept, and when some of it was removed. */
@Module({
  providers: [NightlyRuns, CurrentRetention],
  exports: [NightlyRuns, CurrentRetention],
})
export class RetentionCoreModule {}
