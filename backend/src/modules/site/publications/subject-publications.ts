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

/** As many as anybody looks back. */
const SHOWN = 50;

/** Something that the owner publishes as a whole, one revision at a time. */
export interface Subject<Value> {
  /** In `publications`. */
  name: string;
  changesBetween: (before: Value, after: Value) => Change[];
  /** In the activity log: `Settings`. */
  feature: string;
  /** After "Published" and "Restored" in the activity log: `settings`. */
  called: string;
  /** The refusal when somebody else has published since. */
  stale: () => DomainError;
  /** The refusal when there is no such revision. */
  unknown: () => DomainError;
  /** In the same transaction, once the revision is written. */
  afterwards?: (tx: Transaction, value: Value) => Promise<void>;
}

/** Publishes and restores: compared with what holds, logged with before and after, told to every process (settings-2). */
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

  /** Of the database, not of memory: whoever edits must not begin with what is a moment old. */
  latest(): Promise<Revision<Value>> {
    return this.history.latest();
  }

  /** Newest first, each with what it changed. */
  revisions() {
    return this.history.history(SHOWN, this.subject.changesBetween);
  }

  /**
   * @param version of the revision that was edited. What is published already is not published twice.
   * @throws the refusal for a stale version
   */
  publish(value: Value, version: number, actor: Actor): Promise<Revision<Value>> {
    return this.db.run(async (tx) => {
      const latest = await this.history.lockLatest(tx);
      return this.replace(tx, latest, { value, restoredFrom: null }, version, actor);
    });
  }

  /** Publishes an earlier revision once more. @throws the refusals for an unknown revision and a stale version */
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
