import { Module } from '@nestjs/common';
import { NightlyRemoval, RetentionMetrics } from './nightly-removal.ts';
import { RetentionCoreModule } from './retention-core.module.ts';

/** Worker process: removes by night what is past its time. */
@Module({ imports: [RetentionCoreModule], providers: [NightlyRemoval, RetentionMetrics] })
export class RetentionWorkerModule {}
