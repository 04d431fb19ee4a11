import type { Retention } from '@ironbloom/brand/retention';
import { Injectable } from '@nestjs/common';
import { Publishing, PublishingTools } from '../../site/publishing/publishing.api.ts';
import { changesBetween } from './retention-changes.ts';
import { retentionError } from './retention.errors.ts';
import { RetentionRepository } from './retention.repository.ts';

/** Changes how long data is kept: as a whole, one revision at a time (retention-1). */
@Injectable()
export class RetentionPublishing extends Publishing<Retention> {
  constructor(tools: PublishingTools, { revisions }: RetentionRepository) {
    super(tools, {
      revisions,
      changesBetween,
      feature: 'Settings',
      called: 'the retention periods',
      stale: () => retentionError('STALE_RETENTION'),
      unknown: () => retentionError('UNKNOWN_RETENTION_REVISION'),
    });
  }
}
