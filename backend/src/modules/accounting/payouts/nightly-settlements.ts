import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { type NightlyRun, NightlyRuns } from '../../../platform/jobs/nightly/nightly-runs.ts';
import { NightlyTask } from '../../../platform/jobs/nightly/nightly-task.ts';
import { SettlementFetcher } from './settlement-fetcher.ts';

/** A day's report can still grow, and a night can be missed. */
const LAST_DAYS = 5;

/** Worker process: asks once a day what Razorpay paid out on the last days (admin-26). */
@Injectable()
export class NightlySettlements extends NightlyTask {
  private readonly logger = new Logger('Settlements');

  constructor(
    @Inject(ENV) { SETTLEMENTS_HOUR: hour }: Env,
    runs: NightlyRuns,
    private readonly db: UnitOfWork,
    private readonly fetcher: SettlementFetcher,
  ) {
    super(runs, { job: 'settlements', hour, leaseMinutes: 10 });
  }

  protected async work(run: NightlyRun): Promise<void> {
    try {
      await this.fetcher.fetchDays(run.night, LAST_DAYS);
      await this.runs.finish(this.db, run);
    } catch (error) {
      this.logger.warn(
        { err: error, day: run.night },
        'Razorpay could not be asked about settlements; later again',
      );
    }
  }
}
