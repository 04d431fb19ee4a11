import type { Business } from '@ironbloom/brand';
import { Injectable } from '@nestjs/common';
import { Revisions } from '../../../platform/database/published/revisions.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';

/** Its name among what every process keeps in memory. */
export const BUSINESS = 'business';

@Injectable()
export class BusinessRepository {
  readonly revisions: Revisions<Business>;

  constructor(db: UnitOfWork) {
    const place = { table: 'business_revisions', column: 'business', publication: BUSINESS };
    this.revisions = new Revisions(db, place);
  }
}
