import type { Business } from '@ironbloom/brand';
import { Injectable } from '@nestjs/common';
import { Publications } from '../../platform/database/published/publications.ts';
import { inLines, type Revision } from '../../platform/database/published/revisions.ts';
import { type Transaction, UnitOfWork } from '../../platform/database/unit-of-work.ts';
import type { Actor } from '../../platform/security/current-user.ts';
import { ActivityLog } from '../activity/activity-log.api.ts';
import { changesBetween } from './business-changes.ts';
import { businessError } from './business.errors.ts';
import { BUSINESS, BusinessRepository } from './business.repository.ts';

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
  latest(): Promise<Revision<Business>> {
    return this.repository.revisions.latest();
  }

  /** Newest first. */
  history() {
    return this.repository.revisions.history(SHOWN, changesBetween);
  }

  /**
   * @param version of the revision that was edited. What is published already is not published twice.
   * @throws STALE_BUSINESS
   */
  publish(business: Business, version: number, actor: Actor): Promise<Revision<Business>> {
    return this.unitOfWork.run(async (tx) => {
      const latest = await this.repository.revisions.lockLatest(tx);
      if (changesBetween(latest.value, business).length === 0) return latest;
      if (latest.version !== version) throw businessError('STALE_BUSINESS');
      return this.replace(tx, latest, business, null, actor);
    });
  }

  /** Publishes an earlier revision once more. @throws UNKNOWN_BUSINESS_REVISION, STALE_BUSINESS */
  restore(earlier: number, version: number, actor: Actor): Promise<Revision<Business>> {
    return this.unitOfWork.run(async (tx) => {
      const latest = await this.repository.revisions.lockLatest(tx);
      const wanted = await this.repository.revisions.find(tx, earlier);
      if (!wanted) throw businessError('UNKNOWN_BUSINESS_REVISION');
      if (changesBetween(latest.value, wanted.value).length === 0) return latest;
      if (latest.version !== version) throw businessError('STALE_BUSINESS');
      return this.replace(tx, latest, wanted.value, earlier, actor);
    });
  }

  private async replace(
    tx: Transaction,
    latest: Revision<Business>,
    business: Business,
    restoredFrom: number | null,
    actor: Actor,
  ): Promise<Revision<Business>> {
    const version = latest.version + 1;
    await this.repository.revisions.add(tx, {
      version,
      publishedBy: actor.email,
      restoredFrom,
      value: business,
    });
    await this.activities.record(tx, actor, {
      action: restoredFrom === null ? 'Published settings' : `Restored settings of revision ${restoredFrom}`,
      feature: 'Settings',
      changes: inLines(changesBetween(latest.value, business)),
    });
    await this.publications.publish(tx, BUSINESS);
    return { version, publishedAt: new Date(), publishedBy: actor.email, restoredFrom, value: business };
  }
}
