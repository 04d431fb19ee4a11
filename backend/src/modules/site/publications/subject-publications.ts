import { isDeepStrictEqual } from 'node:util';
import {
  type Change,
  inLines,
  PublicationHistory,
  type Revision,
} from '../../../platform/database/publications/publication-history.ts';
import { Publications } from '../../../platform/database/publications/publications.ts';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { DomainError } from '../../../platform/errors/errors.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import { ActivityLog } from '../../activity/activity-log.service.ts';

/** Revisions shown in the history. */
const SHOWN = 50;

/** Something published as a whole, one revision at a time. */
export interface Subject<Value> {
  /** In `publications`. */
  name: string;
  changesBetween: (before: Value, after: Value) => Change[];
  /** Feature in the activity log: `Settings`. */
  feature: string;
  /** After "Published" and "Restored" in the activity log: `settings`. */
  called: string;
  /** Error for a stale version. */
  stale: () => DomainError;
  /** Error for an unknown revision. */
  unknown: () => DomainError;
  /** Hook in the same transaction, after the revision is stored. */
  afterwards?: (tx: Transaction, value: Value) => Promise<void>;
}

/** Publishes and restores: checks the version, logs before and after, notifies every process (settings-2). */
export class SubjectPublications<Value extends object> {
  private readonly history: PublicationHistory<Value>;

  constructor(
    private readonly db: UnitOfWork,
    private readonly publications: Publications,
    private readonly activities: ActivityLog,
    private readonly subject: Subject<Value>,
  ) {
    this.history = new PublicationHistory(db, subject.name);
  }

  /** From the database, not memory, so that editors begin with the current version. */
  latest(): Promise<Revision<Value>> {
    return this.history.latest();
  }

  /** Newest first, each with what it changed. */
  revisions() {
    return this.history.history(SHOWN, this.subject.changesBetween);
  }

  /**
   * @param version of the edited revision. Unchanged content is not published.
   * @throws the error for a stale version
   */
  publish(value: Value, version: number, actor: Actor): Promise<Revision<Value>> {
    return this.db.run(async (tx) => {
      const latest = await this.history.lockLatest(tx);
      return this.replace(tx, latest, { value, restoredFrom: null }, version, actor);
    });
  }

  /** Publishes an earlier revision. @throws the errors for an unknown revision and a stale version */
  restore(earlier: number, version: number, actor: Actor): Promise<Revision<Value>> {
    return this.db.run(async (tx) => {
      const latest = await this.history.lockLatest(tx);
      const wanted = await this.history.find(tx, earlier);
      if (!wanted) throw this.subject.unknown();
      return this.replace(tx, latest, { value: wanted.value, restoredFrom: earlier }, version, actor);
    });
  }

  private async replace(
    tx: Transaction,
    latest: Revision<Value>,
    next: Pick<Revision<Value>, 'value' | 'restoredFrom'>,
    seen: number,
    actor: Actor,
  ): Promise<Revision<Value>> {
    const { name, changesBetween, feature, called, stale, afterwards } = this.subject;
    if (isDeepStrictEqual(latest.value, next.value)) return latest;
    if (latest.version !== seen) throw stale();
    const revision = { ...next, version: latest.version + 1, publishedBy: actor.email };
    await this.history.add(tx, revision);
    await afterwards?.(tx, next.value);
    await this.activities.record(tx, actor, {
      action:
        next.restoredFrom === null
          ? `Published ${called}`
          : `Restored ${called} of revision ${next.restoredFrom}`,
      feature,
      changes: inLines(changesBetween(latest.value, next.value)),
    });
    await this.publications.publish(tx, name);
    return { ...revision, publishedAt: new Date() };
  }
}
