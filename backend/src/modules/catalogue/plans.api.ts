import { Injectable } from '@nestjs/common';
import { lowestMonthly } from './monthly-price.domain.ts';
import { PlanCatalogue } from './plans/plan-catalogue.ts';

/** What other modules may ask of what is sold. */
@Injectable()
export class PlanPrices {
  constructor(private readonly catalogue: PlanCatalogue) {}

  /** "from ₹4,167 a month". @returns paise, in whole rupees */
  lowestMonthly(): number {
    return lowestMonthly(this.catalogue.shownLists());
  }
}
