import { Inject, Injectable } from '@nestjs/common';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { type NightlyRun, NightlyRuns } from '../../../platform/jobs/nightly/nightly-runs.ts';
import { NightlyTask } from '../../../platform/jobs/nightly/nightly-task.ts';
import { Mail } from '../../mails/mails.api.ts';
import { ownerAddress } from './owner-address.ts';
import { digestSections, SHOWN } from './owner-digest.ts';
import { OwnerMailsRepository, type Waiting } from './owner-mails.repository.ts';

const NONE: Waiting = { lines: [], total: 0 };

/**
 * One mail a day about sales, refunds and what waits (admin-23). The end of the run, what the mail tells of and the mail are one
 * transaction. What was kept while the owner wanted digests is told of in the next one, also when she has chosen single mails since.
 */
@Injectable()
export class DailyDigest extends NightlyTask {
  constructor(
    @Inject(ENV) private readonly env: Env,
    runs: NightlyRuns,
    private readonly db: UnitOfWork,
    private readonly mails: OwnerMailsRepository,
    private readonly mail: Mail,
  ) {
    super(runs, { job: 'owner-digest', hour: env.OWNER_DIGEST_HOUR, leaseMinutes: 1 });
  }

  protected async work(run: NightlyRun): Promise<void> {
    await this.db.run(async (tx) => {
      if (await this.runs.finish(tx, run)) await this.make(tx, run);
    });
  }

  private async make(tx: Transaction, run: NightlyRun): Promise<void> {
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
      key: `owner-digest:${run.night}`,
      template: 'owner-digest',
      to: { email: ownerAddress(this.env), name: null },
      data: { title: sections.map(({ title }) => title).join('; '), sections },
    });
    await this.runs.add(tx, run, 'mails', 1);
  }
}
