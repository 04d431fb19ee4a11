import type { Business } from '@ironbloom/brand';
import { Injectable } from '@nestjs/common';
import { Publishing, PublishingTools } from '../publishing/publishing.api.ts';
import { changesBetween } from './business-changes.ts';
import { businessError } from './business.errors.ts';
import { BusinessRepository } from './business.repository.ts';

/** Changes who runs the site: as a whole, one revision at a time (settings-2). */
@Injectable()
export class BusinessPublishing extends Publishing<Business> {
  constructor(tools: PublishingTools, { revisions }: BusinessRepository) {
    super(tools, {
      revisions,
      changesBetween,
      feature: 'Settings',
      called: 'settings',
      stale: () => businessError('STALE_BUSINESS'),
      unknown: () => businessError('UNKNOWN_BUSINESS_REVISION'),
    });
  }
}
