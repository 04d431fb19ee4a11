import { type Business, shippedBusiness } from '@ironbloom/brand';
import { Injectable } from '@nestjs/common';
import { Revisions } from '../../platform/database/published/revisions.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';

/** Its name among what every process keeps in memory. */
export const BUSINESS = 'business';

@Injectable()
export class BusinessRepository {
  readonly revisions: Revisions<Business>;

  constructor(private readonly db: UnitOfWork) {
    const place = { table: 'business_revisions', column: 'business', publication: BUSINESS };
    this.revisions = new Revisions(db, place);
  }

  /** What was shipped is the first revision of a database that has none. */
  async addShipped(): Promise<void> {
    await this.db.rows(
      `INSERT INTO business_revisions (version, business)
       SELECT 1, $1 WHERE NOT EXISTS (SELECT 1 FROM business_revisions) ON CONFLICT DO NOTHING`,
      [JSON.stringify(shippedBusiness)],
    );
  }
}
