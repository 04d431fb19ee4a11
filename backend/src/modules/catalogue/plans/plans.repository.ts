import { Injectable } from '@nestjs/common';
import { PublicationHistory } from '../../../platform/database/publications/publication-history.ts';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { type ListedPlan, PLANS } from '../plan-catalogue.domain.ts';
import type { PlanBook } from './plan-book.domain.ts';
import { PlanRevisionEntity } from './plan-revision.entity.ts';

/** The book's history, and what of it was sold. */
@Injectable()
export class PlansRepository {
  readonly revisions: PublicationHistory<PlanBook>;

  constructor(db: UnitOfWork) {
    this.revisions = new PublicationHistory(db, PLANS, PlanRevisionEntity);
  }

  /** Those of the plans that somebody has ordered, whatever became of the order: its money may still come. */
  async ordered(tx: Transaction, plans: readonly ListedPlan[]): Promise<ListedPlan[]> {
    const found: ListedPlan[] = [];
    for (const plan of plans) {
      const [row] = await tx.rows(
        'SELECT 1 FROM payments WHERE price_list = $1 AND training_type = $2 AND duration = $3 LIMIT 1',
        [plan.priceList, plan.kind, plan.months],
      );
      if (row) found.push(plan);
    }
    return found;
  }
}
