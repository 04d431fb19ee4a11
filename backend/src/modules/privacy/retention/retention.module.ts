import { Module } from '@nestjs/common';
import { AdminRetentionController } from './admin-retention.controller.ts';
import { DueRemovals } from './removals.ts';
import { RetentionCoreModule } from './retention-core.module.ts';
import { RetentionPublications } from './retention-publications.ts';

/** HTTP process: how long data is kept, and what the next night would remove. */
@Module({
  imports: [RetentionCoreModule],
  controllers: [AdminRetentionController],
  providers: [RetentionPublications, DueRemovals],
})
export class RetentionModule {}
