import { type Business, shippedBusiness } from '@ironbloom/brand';
import { Injectable } from '@nestjs/common';
import { Revisions } from '../../platform/database/published/revisions.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';

/** Its name among what every process keeps in memory. */
export const BUSINESS = 'business';

/** Releases before tax documents publish a business without them; no sale may fail for that. */
const withTax = (business: Business): Business => ({
  ...business,
  legal: { ...business.legal, tax: { ...shippedBusiness.legal.tax, ...business.legal.tax } },
});

@Injectable()
export class BusinessRepository {
  readonly revisions: Revisions<Business>;

  constructor(db: UnitOfWork) {
    const place = { table: 'business_revisions', column: 'business', publication: BUSINESS };
    this.revisions = new Revisions(db, place, withTax);
  }
}
