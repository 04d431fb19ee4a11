import { Injectable } from '@nestjs/common';
import { In, Not } from 'typeorm';
import {
  inLines,
  PublicationHistory,
  type Revision,
} from '../../../platform/database/publications/publication-history.ts';
import { Publications } from '../../../platform/database/publications/publications.ts';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { validationFailed } from '../../../platform/errors/errors.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import { ActivityLog } from '../../activity/activity-log.service.ts';
import { CATALOGUE, type ListedOffering, monthsInWords } from '../catalogue.domain.ts';
import { catalogueError } from '../catalogue.errors.ts';
import { readBook } from '../catalogue.service.ts';
import {
  bookProblems,
  changesBetween,
  type OfferingBook,
  offeringsWithout,
  restoredBook,
} from './offering-book.domain.ts';
import { OfferingEntity, OfferingKindEntity, OfferingRevisionEntity } from './offerings.entity.ts';

/** Revisions shown in the history. */
const SHOWN = 50;

/** Publishes the book as a whole, one revision at a time (pay-26, pay-27). */
@Injectable()
export class OfferingPublishing {
  private readonly revisions: PublicationHistory<OfferingBook>;

  constructor(
    private readonly db: UnitOfWork,
    private readonly publications: Publications,
    private readonly activities: ActivityLog,
  ) {
    this.revisions = new PublicationHistory(db, CATALOGUE, OfferingRevisionEntity);
  }

  /** From the database, not memory, so that editors begin with the current version. */
  latest(): Promise<Revision<OfferingBook>> {
    return this.revisions.latest();
  }

  /** Newest first. */
  history() {
    return this.revisions.history(SHOWN, changesBetween);
  }

  /**
   * @param version of the edited book. An unchanged book is not published.
   * @throws VALIDATION_FAILED, STALE_PLANS, PLAN_ORDERED
   */
  publish(book: OfferingBook, version: number, actor: Actor): Promise<Revision<OfferingBook>> {
    return this.db.run(async (tx) => {
      const latest = await this.revisions.lockLatest(tx);
      if (isSame(latest.value, book)) return latest;
      if (latest.version !== version) throw catalogueError('STALE_PLANS');
      return this.replace(tx, latest, book, null, actor);
    });
  }

  /**
   * Publishes an earlier revision. Ordered offerings added since stay, hidden.
   * @param version the newest that the owner saw @throws UNKNOWN_REVISION, STALE_PLANS
   */
  restore(earlier: number, version: number, actor: Actor): Promise<Revision<OfferingBook>> {
    return this.db.run(async (tx) => {
      const latest = await this.revisions.lockLatest(tx);
      const wanted = await this.revisions.find(tx, earlier);
      if (!wanted) throw catalogueError('UNKNOWN_REVISION');
      if (latest.version !== version) throw catalogueError('STALE_PLANS');
      const mustStay = await orderedOf(tx, offeringsWithout(latest.value, wanted.value));
      const book = restoredBook(wanted.value, latest.value, mustStay);
      return isSame(latest.value, book) ? latest : this.replace(tx, latest, book, earlier, actor);
    });
  }

  private async replace(
    tx: Transaction,
    latest: Revision<OfferingBook>,
    book: OfferingBook,
    restoredFrom: number | null,
    actor: Actor,
  ): Promise<Revision<OfferingBook>> {
    const problems = bookProblems(book);
    if (Object.keys(problems).length > 0) throw validationFailed(problems);
    const [ordered] = await orderedOf(tx, offeringsWithout(latest.value, book));
    if (ordered) throw catalogueError('PLAN_ORDERED', { message: orderedInWords(ordered, latest.value) });
    await writeBook(tx, book);
    const version = latest.version + 1;
    // Read from the rows: the input may differ in form.
    const written = await readBook(tx);
    await this.revisions.add(tx, { version, publishedBy: actor.email, restoredFrom, value: written });
    await this.activities.record(tx, actor, {
      action: restoredFrom === null ? 'Published plans' : `Restored plans of revision ${restoredFrom}`,
      feature: 'Plans',
      changes: inLines(changesBetween(latest.value, written)),
    });
    await this.publications.publish(tx, CATALOGUE);
    return { version, publishedAt: new Date(), publishedBy: actor.email, restoredFrom, value: written };
  }
}

/** Makes the rows match the book; others are deleted. */
async function writeBook({ manager }: Transaction, { kinds, plans }: OfferingBook): Promise<void> {
  const placed = <Row>(rows: Row[]) => rows.map((row, position) => ({ ...row, position }));
  await manager.delete(OfferingEntity, { id: Not(In(plans.map(({ id }) => id))) });
  await manager.upsert(OfferingKindEntity, placed(kinds), ['key']);
  await manager.upsert(OfferingEntity, placed(plans), ['id']);
  await manager.delete(OfferingKindEntity, { key: Not(In(kinds.map(({ key }) => key))) });
}

/** Ordered offerings, whatever the order's status: money may still arrive. */
async function orderedOf(tx: Transaction, plans: readonly ListedOffering[]): Promise<ListedOffering[]> {
  const found: ListedOffering[] = [];
  for (const offering of plans) {
    const [row] = await tx.rows(
      'SELECT 1 FROM payments WHERE price_list = $1 AND training_type = $2 AND duration = $3 LIMIT 1',
      [offering.priceList, offering.kind, offering.months],
    );
    if (row) found.push(offering);
  }
  return found;
}

/** The first of several; the others are reported once it is hidden. */
function orderedInWords({ kind, months }: ListedOffering, { kinds }: OfferingBook): string {
  const name = kinds.find(({ key }) => key === kind)?.name ?? kind;
  return `${name}, ${monthsInWords(months)}, has orders. Hide it instead of removing it.`;
}

const isSame = (a: OfferingBook, b: OfferingBook): boolean => changesBetween(a, b).length === 0;
