import {
  type Retention,
  retentionInWords,
  type RetentionKind,
  shippedRetention,
} from '@ironbloom/brand/retention';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { CurrentPublication } from '../../../platform/database/publications/current-publication.ts';
import { Publications } from '../../../platform/database/publications/publications.ts';
import type { Change } from '../../../platform/database/publications/publication-history.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { ActivityLog } from '../../activity/activity-log.service.ts';
import { SubjectPublications } from '../../site/publications/subject-publications.ts';
import { retentionError } from '../privacy.errors.ts';

/** Its name in `publications`. */
export const RETENTION = 'retention';

/** How long data is kept, as the owner has published it; a moment old at most. */
@Injectable()
export class CurrentRetention implements OnModuleInit {
  private kept: CurrentPublication<Retention> | undefined;

  constructor(private readonly publications: Publications) {}

  async onModuleInit(): Promise<void> {
    this.kept = await this.publications.keepLatest(RETENTION, shippedRetention);
  }

  get value(): Retention {
    if (!this.kept) throw new Error('Retention periods are not loaded yet');
    return this.kept.current.value;
  }
}

/** How the owner calls each kind, in the order of the screen. */
const KINDS: readonly (readonly [kind: RetentionKind, what: string])[] = [
  ['messages', 'Messages'],
  ['records', 'Sign-ins and technical records'],
  ['webhooks', 'Razorpay webhooks'],
  ['recipients', 'Recipients of broadcasts'],
  ['checkouts', 'Unpaid checkouts'],
  ['purchases', 'Purchases and receipts'],
];

/** What one revision changed. */
function changesBetween(before: Retention, after: Retention): Change[] {
  return KINDS.filter(([kind]) => before[kind] !== after[kind]).map(([kind, what]) => ({
    what,
    before: retentionInWords(before, kind),
    after: retentionInWords(after, kind),
  }));
}

/** Changes how long data is kept: as a whole, one revision at a time (retention-1). */
@Injectable()
export class RetentionPublications extends SubjectPublications<Retention> {
  constructor(db: UnitOfWork, publications: Publications, activities: ActivityLog) {
    super(db, publications, activities, {
      name: RETENTION,
      changesBetween,
      feature: 'Settings',
      called: 'the retention periods',
      stale: () => retentionError('STALE_RETENTION'),
      unknown: () => retentionError('UNKNOWN_RETENTION_REVISION'),
    });
  }
}
