import { Inject, Injectable, Logger } from '@nestjs/common';
import { ENV } from '../../../config/config.module.ts';
import type { Env } from '../../../config/env.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { type NightlyRun, NightlyRuns, NightlyTask } from '../../../platform/jobs/nightly.ts';
import { RazorpayGateway } from '../../payments/razorpay/razorpay.gateway.ts';
import { PayoutsRepository } from './payouts.repository.ts';

const DAY_MS = 86_400_000;

/** Asks Razorpay what it paid out, and saves it. Idempotent. */
@Injectable()
export class PayoutFetcher {
  constructor(
    private readonly razorpay: RazorpayGateway,
    private readonly payouts: PayoutsRepository,
  ) {}

  /** @param month `2026-11`, in India. @returns the number of lines. @throws RazorpayError */
  fetchMonth(month: string): Promise<number> {
    const [year = 0, number = 0] = month.split('-').map(Number);
    return this.fetch({ year, month: number });
  }

  /** @param last `2026-11-23`, the last of that many days. @throws RazorpayError; earlier days are saved */
  async fetchDays(last: string, count: number): Promise<void> {
    for (let back = count - 1; back >= 0; back -= 1) {
      const at = new Date(Date.parse(last) - back * DAY_MS);
      await this.fetch({ year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() });
    }
  }

  private async fetch(when: Parameters<RazorpayGateway['fetchPayoutLines']>[0]): Promise<number> {
    const lines = await this.razorpay.fetchPayoutLines(when);
    await this.payouts.saveLines(lines);
    return lines.length;
  }
}

/** A day's report can still grow, and a night can be missed. */
const LAST_DAYS = 5;

/** Worker process: fetches the payouts of the last days once a day (admin-26). */
@Injectable()
export class NightlyPayouts extends NightlyTask {
  private readonly logger = new Logger('Settlements');

  constructor(
    @Inject(ENV) { SETTLEMENTS_HOUR: hour }: Env,
    runs: NightlyRuns,
    private readonly db: UnitOfWork,
    private readonly fetcher: PayoutFetcher,
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
        'settlements not fetched from Razorpay; will be tried again',
      );
    }
  }
}
