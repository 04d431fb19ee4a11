import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { Publications } from '../../../platform/database/published/publications.ts';
import {
  type Change,
  inLines,
  type Revision,
  type Revisions,
} from '../../../platform/database/published/revisions.ts';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { DomainError } from '../../../platform/errors/domain-error.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import { ActivityLog } from '../../activity/activity-log.service.ts';

/** As many as anybody looks back. */
const SHOWN = 50;

/** Something that the owner publishes as a whole, one revision at a time. */
export interface Publishable<Value> {
  revisions: Revisions<Value>;
  changesBetween: (before: Value, after: Value) => Change[];
  /** In the activity log: `Settings`. */
  feature: string;
  /** After "Published" and "Restored" in the activity log: `settings`. */
  called: string;
  /** When somebody else has published since. */
  stale: () => DomainError;
  /** When there is no such revision. */
  unknown: () => DomainError;
  /** In the same transaction, once the revision is written. */
  afterwards?: (tx: Transaction, value: Value) => Promise<void>;
}

/** What publishing takes, whatever is published. */
@Injectable()
export class PublishingTools {
  constructor(
    readonly db: UnitOfWork,
    readonly publications: Publications,
    readonly activities: ActivityLog,
  ) {}
}

/** Publishes and restores: compared with what holds, logged with before and after, told to every process (settings-2). */
export class Publishing<Value> {
  constructor(
    private readonly tools: PublishingTools,
    private readonly what: Publishable<Value>,
  ) {}

  /** Of the database, not of memory: whoever edits must not begin with what is a moment old. */
  latest(): Promise<Revision<Value>> {
    return this.what.revisions.latest();
  }

  /** Newest first. */
  history() {
    return this.what.revisions.history(SHOWN, this.what.changesBetween);
  }

  /**
   * @param version of the revision that was edited. What is published already is not published twice.
   * @throws the refusal for a stale version
   */
  publish(value: Value, version: number, actor: Actor): Promise<Revision<Value>> {
    return this.tools.db.run(async (tx) => {
      const latest = await this.what.revisions.lockLatest(tx);
      return this.replace(tx, latest, { value, restoredFrom: null }, version, actor);
    });
  }

  /** Publishes an earlier revision once more. @throws the refusals for an unknown revision and a stale version */
  restore(earlier: number, version: number, actor: Actor): Promise<Revision<Value>> {
    return this.tools.db.run(async (tx) => {
      const latest = await this.what.revisions.lockLatest(tx);
      const wanted = await this.what.revisions.find(tx, earlier);
      if (!wanted) throw this.what.unknown();
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
    const { revisions, changesBetween, feature, called, stale, afterwards } = this.what;
    if (isDeepStrictEqual(latest.value, next.value)) return latest;
    if (latest.version !== seen) throw stale();
    const revision = { ...next, version: latest.version + 1, publishedBy: actor.email };
    await revisions.add(tx, revision);
    await afterwards?.(tx, next.value);
    await this.tools.activities.record(tx, actor, {
      action:
        next.restoredFrom === null
          ? `Published ${called}`
          : `Restored ${called} of revision ${next.restoredFrom}`,
      feature,
      changes: inLines(changesBetween(latest.value, next.value)),
    });
    await this.tools.publications.publish(tx, revisions.publication);
    return { ...revision, publishedAt: new Date() };
  }
}
