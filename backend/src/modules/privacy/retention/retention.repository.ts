import type { Retention } from '@ironbloom/brand/retention';
import { Injectable } from '@nestjs/common';
import { Revisions } from '../../../platform/database/published/revisions.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';

/** Its name among what every process keeps in memory. */
export const RETENTION = 'retention';

@Injectable()
export class RetentionRepository {
  readonly revisions: Revisions<Retention>;

  constructor(db: UnitOfWork) {
    const place = { table: 'retention_revisions', column: 'retention', publication: RETENTION };
    this.revisions = new Revisions(db, place);
  }
}
