import { Injectable } from '@nestjs/common';
import { changesBetween, type PlanChange } from './plan-book.domain.ts';
import { PlansRepository, type Revision } from './plans.repository.ts';

export interface ShownRevision extends Omit<Revision, 'book'> {
  /** Beside the revision before. */
  changes: PlanChange[];
}

/** As many as anybody looks back. */
const SHOWN = 50;

/** What was published when, and by whom. */
@Injectable()
export class PlanHistory {
  constructor(private readonly plans: PlansRepository) {}

  /** Of the database, not of memory: whoever edits must not begin with what is a moment old. */
  latest(): Promise<Revision> {
    return this.plans.latest();
  }

  /** Newest first. */
  async newest(): Promise<ShownRevision[]> {
    const revisions = await this.plans.revisions(SHOWN + 1);
    return revisions.slice(0, SHOWN).map(({ book, ...revision }, index) => {
      const before = revisions[index + 1]?.book;
      return { ...revision, changes: before ? changesBetween(before, book) : [] };
    });
  }
}
