import { Module } from '@nestjs/common';
import { PublishingModule } from '../../site/publishing/publishing.module.ts';
import { AdminRetentionController } from './admin-retention.controller.ts';
import { DueRemovals } from './removals.ts';
import { RetentionCoreModule } from './retention-core.module.ts';
import { RetentionPublishing } from './retention-publishing.service.ts';

/** HTTP process: how long data is kept, and what the next night would remove. */
@Module({
  imports: [RetentionCoreModule, PublishingModule],
  controllers: [AdminRetentionController],
  providers: [RetentionPublishing, DueRemovals],
})
export class RetentionModule {}
