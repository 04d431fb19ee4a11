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

/** Name in `publications`. */
export const RETENTION = 'retention';

/** The published periods, at most a moment old. */
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

/** Names of the kinds, in the order of the screen. */
const KINDS: readonly (readonly [kind: RetentionKind, what: string])[] = [
  ['messages', 'Messages'],
  ['records', 'Sign-ins and technical records'],
  ['webhooks', 'Razorpay webhooks'],
  ['recipients', 'Recipients of broadcasts'],
  ['checkouts', 'Unpaid checkouts'],
  ['purchases', 'Purchases and receipts'],
  ['health', 'Health answers'],
  ['coaching', 'Coaching records'],
];

/** Changes of one revision. */
function changesBetween(before: Retention, after: Retention): Change[] {
  return KINDS.filter(([kind]) => before[kind] !== after[kind]).map(([kind, what]) => ({
    what,
    before: retentionInWords(before, kind),
    after: retentionInWords(after, kind),
  }));
}

/** Publishes the periods as a whole, one revision at a time (retention-1). */
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
