import { Inject, Injectable } from '@nestjs/common';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { BackgroundTask } from '../../../platform/lifecycle/background-task.ts';
import { Mail } from '../../mails/mails.api.ts';
import { ownerAddress } from './owner-address.ts';
import { digestSections, SHOWN } from './owner-digest.ts';
import { OwnerMailsRepository, type Waiting } from './owner-mails.repository.ts';

const LOOK_EVERY_MS = 60_000;
const NONE: Waiting = { lines: [], total: 0 };

/**
 * Worker process: one mail a day about sales, refunds and what waits (admin-23). The day's row, what it tells of and the mail are one
 * transaction: of two workers one makes it, and one that dies leaves everything for the other. What was kept while the owner
 * wanted digests is told of in the next one, also when she has chosen single mails since.
 */
@Injectable()
export class DailyDigest extends BackgroundTask {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly unitOfWork: UnitOfWork,
    private readonly mails: OwnerMailsRepository,
    private readonly mail: Mail,
  ) {
    super('daily digest', LOOK_EVERY_MS);
  }

  protected async turn(): Promise<boolean> {
    await this.unitOfWork.run(async (tx) => {
      const day = await this.mails.claim(tx, this.env.OWNER_DIGEST_HOUR);
      if (day !== undefined) await this.make(tx, day);
    });
    return false;
  }

  private async make(tx: Transaction, day: string): Promise<void> {
    const items = await this.mails.take(tx);
    const wanted = await this.mails.digest(tx);
    const sections = digestSections({
      items,
      refundsAskedFor: wanted ? await this.mails.refundsAskedFor(tx, SHOWN) : NONE,
      flagged: wanted ? await this.mails.flagged(tx, SHOWN) : NONE,
      toCall: wanted ? await this.mails.toCall(tx, SHOWN) : NONE,
    });
    if (sections.length === 0) return;
    await this.mail.enqueue(tx, {
      key: `owner-digest:${day}`,
      template: 'owner-digest',
      to: { email: ownerAddress(this.env), name: null },
      data: { title: sections.map(({ title }) => title).join('; '), sections },
    });
    await this.mails.mailed(tx, day);
  }
}
