import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ActivityLog } from '../../activity/activity-log.api.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { ShortLived } from '../../../platform/redis/short-lived.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import type { Subject } from '../subject.ts';
import { privacyError } from '../privacy.errors.ts';

const GOOD_FOR_SECONDS = 60;
const TOKEN_BYTES = 32;

/** Lets a browser fetch an archive by a plain download, which carries no bearer token: by a link that works once. */
@Injectable()
export class ArchiveLinks {
  constructor(
    private readonly shortLived: ShortLived,
    private readonly db: UnitOfWork,
    private readonly activities: ActivityLog,
  ) {}

  /** @returns where it is for a minute. @throws TRY_LATER */
  async make(subject: Subject, actor: Actor): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const own = subject.userId === actor.userId;
    await this.activities.record(this.db, actor, {
      action: 'Exported',
      feature: 'Personal data',
      ...(!own && { changes: { before: null, after: { email: subject.email } } }),
    });
    await this.shortLived.put(keyOf(token), JSON.stringify(subject), GOOD_FOR_SECONDS);
    return `/api/privacy/archives/${token}`;
  }

  /** Of two who come at once one gets it. @throws EXPORT_GONE, TRY_LATER */
  async redeem(token: string): Promise<Subject> {
    return known(await this.shortLived.take(keyOf(token)));
  }

  /** Whose it is, and the link stays good. @throws EXPORT_GONE, TRY_LATER */
  async look(token: string): Promise<Subject> {
    return known(await this.shortLived.get(keyOf(token)));
  }
}

/** Who can read Redis cannot download with what stands there. */
const keyOf = (token: string): string =>
  `export:person:${createHash('sha256').update(token).digest('base64url')}`;

function known(value: string | undefined): Subject {
  if (value === undefined) throw privacyError('EXPORT_GONE');
  return JSON.parse(value) as Subject;
}
