import { Module } from '@nestjs/common';
import { NightlyRemoval } from './nightly-removal.ts';
import { RetentionCoreModule } from './retention-core.module.ts';
import { RetentionMetrics } from './retention.metrics.ts';

/** Worker process: removes by night what is past its time. */
@Module({ imports: [RetentionCoreModule], providers: [NightlyRemoval, RetentionMetrics] })
export class RetentionWorkerModule {}
