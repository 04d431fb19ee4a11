import { Inject, Injectable, Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import { BackgroundTask } from '../../../platform/lifecycle/background-task.ts';
import { SettlementFetcher } from './settlement-fetcher.ts';
import { SettlementFetchesRepository } from './settlement-fetches.repository.ts';

const LOOK_EVERY_MS = 60_000;
/** A day's report can still grow, and a night can be missed. */
const LAST_DAYS = 5;

/** Worker process: asks once a day what Razorpay paid out on the last days (admin-26). */
@Injectable()
export class NightlySettlements extends BackgroundTask {
  private readonly logger = new Logger('Settlements');
  private readonly holder = randomUUID();

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly fetches: SettlementFetchesRepository,
    private readonly fetcher: SettlementFetcher,
  ) {
    super('nightly settlements', LOOK_EVERY_MS);
  }

  protected async turn(): Promise<boolean> {
    const day = await this.fetches.claim(this.holder, this.env.SETTLEMENTS_HOUR);
    if (day === undefined) return false;
    try {
      await this.fetcher.fetchDays(day, LAST_DAYS);
      await this.fetches.finish(day, this.holder);
    } catch (error) {
      this.logger.warn({ err: error, day }, 'Razorpay could not be asked about settlements; later again');
    }
    return false;
  }
}
