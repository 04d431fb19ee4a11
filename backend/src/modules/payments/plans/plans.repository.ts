import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/unit-of-work.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { ListedPlan } from '../core/plan-catalogue.domain.ts';
import { PLANS } from '../core/payments.repository.ts';
import type { PlanBook } from './plan-book.domain.ts';

/** One publication of the whole book. */
export interface Revision {
  version: number;
  publishedAt: Date;
  /** Null: what the product was shipped with. */
  publishedBy: string | null;
  restoredFrom: number | null;
  book: PlanBook;
}

const REVISION = `version, published_at AS "publishedAt", published_by AS "publishedBy",
  restored_from AS "restoredFrom", book`;

/** The book's history. */
@Injectable()
export class PlansRepository {
  constructor(private readonly db: UnitOfWork) {}

  /** The newest, and of others nobody can publish until `tx` has ended. */
  async lockLatest(tx: Transaction): Promise<Revision> {
    await tx.rows('SELECT 1 FROM publications WHERE name = $1 FOR UPDATE', [PLANS]);
    return newest(
      await tx.rows<Revision>(`SELECT ${REVISION} FROM plan_revisions ORDER BY version DESC LIMIT 1`),
    );
  }

  async latest(): Promise<Revision> {
    return newest(await this.revisions(1));
  }

  /** Newest first. */
  revisions(limit: number): Promise<Revision[]> {
    return this.db.rows(`SELECT ${REVISION} FROM plan_revisions ORDER BY version DESC LIMIT $1`, [limit]);
  }

  async revision(tx: Transaction, version: number): Promise<Revision | undefined> {
    const [found] = await tx.rows<Revision>(`SELECT ${REVISION} FROM plan_revisions WHERE version = $1`, [
      version,
    ]);
    return found;
  }

  async addRevision(tx: Transaction, revision: Omit<Revision, 'publishedAt'>): Promise<void> {
    const { version, publishedBy, restoredFrom, book } = revision;
    await tx.rows(
      'INSERT INTO plan_revisions (version, published_by, restored_from, book) VALUES ($1, $2, $3, $4)',
      [version, publishedBy, restoredFrom, JSON.stringify(book)],
    );
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

function newest([revision]: Revision[]): Revision {
  if (!revision) throw new Error('Plans have no revision: is the database migrated?');
  return revision;
}
