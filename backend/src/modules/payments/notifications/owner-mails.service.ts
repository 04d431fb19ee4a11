import { Inject, Injectable } from '@nestjs/common';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { Actor } from '../../../platform/security/current-user.ts';
import { ActivityLog } from '../../activity/activity-log.service.ts';
import { ownerAddress } from './owner-address.ts';
import { OwnerMailsRepository } from './owner-mails.repository.ts';

export interface OwnerMailSettings {
  digest: boolean;
  /** Where they go. */
  to: string;
  /** In Asia/Kolkata: when a digest is made. */
  hour: number;
}

/** How the owner wants to hear of sales and refunds. */
@Injectable()
export class OwnerMails {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly db: UnitOfWork,
    private readonly mails: OwnerMailsRepository,
    private readonly activities: ActivityLog,
  ) {}

  async settings(): Promise<OwnerMailSettings> {
    const digest = await this.mails.digest();
    return { digest, to: ownerAddress(this.env), hour: this.env.OWNER_DIGEST_HOUR };
  }

  /** What is so already is not written into the log again. */
  async choose(digest: boolean, actor: Actor): Promise<OwnerMailSettings> {
    await this.db.run(async (tx) => {
      const { before } = await this.mails.choose(tx, digest);
      if (before === digest) return;
      await this.activities.record(tx, actor, {
        action: 'Changed notifications',
        feature: 'Settings',
        changes: { before: { digest: before }, after: { digest } },
      });
    });
    return this.settings();
  }
}
