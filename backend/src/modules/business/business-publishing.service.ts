import type { Business } from '@ironbloom/brand';
import { Injectable } from '@nestjs/common';
import { Publications } from '../../platform/database/published/publications.ts';
import { type Transaction, UnitOfWork } from '../../platform/database/unit-of-work.ts';
import type { Actor } from '../../platform/security/current-user.ts';
import { ActivityLog } from '../activity/activity-log.api.ts';
import { type BusinessChange, changesBetween } from './business-changes.ts';
import { businessError } from './business.errors.ts';
import type { BusinessRevision } from './business-revision.ts';
import { BUSINESS, BusinessRepository } from './business.repository.ts';

export interface ShownRevision extends Omit<BusinessRevision, 'business'> {
  /** Beside the revision before. */
  changes: BusinessChange[];
}

/** As many as anybody looks back. */
const SHOWN = 50;

/** Changes who runs the site: as a whole, one revision at a time (settings-2). */
@Injectable()
export class BusinessPublishing {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly publications: Publications,
    private readonly repository: BusinessRepository,
    private readonly activities: ActivityLog,
  ) {}

  /** Of the database, not of memory: whoever edits must not begin with what is a moment old. */
  latest(): Promise<BusinessRevision> {
    return this.repository.latest();
  }

  /** Newest first. */
  async history(): Promise<ShownRevision[]> {
    const revisions = await this.repository.revisions(SHOWN + 1);
    return revisions.slice(0, SHOWN).map(({ business, ...revision }, index) => {
      const before = revisions[index + 1]?.business;
      return { ...revision, changes: before ? changesBetween(before, business) : [] };
    });
  }

  /**
   * @param version of the revision that was edited. What is published already is not published twice.
   * @throws STALE_BUSINESS
   */
  publish(business: Business, version: number, actor: Actor): Promise<BusinessRevision> {
    return this.unitOfWork.run(async (tx) => {
      const latest = await this.repository.lockLatest(tx);
      if (changesBetween(latest.business, business).length === 0) return latest;
      if (latest.version !== version) throw businessError('STALE_BUSINESS');
      return this.replace(tx, latest, business, null, actor);
    });
  }

  /** Publishes an earlier revision once more. @throws UNKNOWN_BUSINESS_REVISION, STALE_BUSINESS */
  restore(earlier: number, version: number, actor: Actor): Promise<BusinessRevision> {
    return this.unitOfWork.run(async (tx) => {
      const latest = await this.repository.lockLatest(tx);
      const wanted = await this.repository.revision(tx, earlier);
      if (!wanted) throw businessError('UNKNOWN_BUSINESS_REVISION');
      if (changesBetween(latest.business, wanted.business).length === 0) return latest;
      if (latest.version !== version) throw businessError('STALE_BUSINESS');
      return this.replace(tx, latest, wanted.business, earlier, actor);
    });
  }

  private async replace(
    tx: Transaction,
    latest: BusinessRevision,
    business: Business,
    restoredFrom: number | null,
    actor: Actor,
  ): Promise<BusinessRevision> {
    const version = latest.version + 1;
    await this.repository.add(tx, { version, publishedBy: actor.email, restoredFrom, business });
    await this.activities.record(tx, actor, {
      action: restoredFrom === null ? 'Published settings' : `Restored settings of revision ${restoredFrom}`,
      feature: 'Settings',
      changes: inLines(changesBetween(latest.business, business)),
    });
    await this.publications.publish(tx, BUSINESS);
    return { version, publishedAt: new Date(), publishedBy: actor.email, restoredFrom, business };
  }
}

function inLines(changes: readonly BusinessChange[]): { before: object; after: object } {
  const side = (of: 'before' | 'after') =>
    Object.fromEntries(changes.map((change) => [change.what, change[of]]));
  return { before: side('before'), after: side('after') };
}
