import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Env } from '../../config/env.ts';
import { ENV } from '../../config/config.module.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { BackgroundTask } from '../../platform/lifecycle/background-task.ts';
import { CurrentRetention } from './current-retention.api.ts';
import { removals } from './removals/index.ts';
import type { Removal } from './removals/removal.ts';
import { RetentionMetrics } from './retention.metrics.ts';
import { RetentionRunsRepository } from './retention-runs.repository.ts';

const LOOK_EVERY_MS = 60_000;
const BATCH = 500;
/** Between two batches, so that readers and buyers have the database, too. */
const PAUSE_MS = 100;

/**
 * Removes what is past its time, once a night, in batches that are a transaction each (retention-2). A turn is one batch: a
 * worker that is stopped or dies in between leaves the rest to whoever takes the run up when its lease is over.
 */
@Injectable()
export class NightlyRemoval extends BackgroundTask {
  private readonly logger = new Logger('NightlyRemoval');
  private readonly holder = randomUUID();
  private run: { night: string; left: Removal[] } | undefined;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly db: UnitOfWork,
    private readonly runs: RetentionRunsRepository,
    private readonly retention: CurrentRetention,
    private readonly metrics: RetentionMetrics,
  ) {
    super('nightly removal', LOOK_EVERY_MS);
  }

  protected async turn(): Promise<boolean> {
    if (!this.run) {
      const night = await this.runs.claim(this.holder, this.env.RETENTION_HOUR);
      if (night === undefined) return false;
      this.run = { night, left: [...removals] };
    }
    const { night, left } = this.run;
    const [next] = left;
    if (!next) {
      await this.finish(night);
      return false;
    }
    if (!(await this.batch(night, next))) left.shift();
    await pause(PAUSE_MS);
    return this.run !== undefined;
  }

  /** @returns whether there may be more of it */
  private async batch(night: string, removal: Removal): Promise<boolean> {
    try {
      const cutoff = await this.runs.cutoff(this.retention.value, removal.kind);
      const rows = await this.db.run(async (tx) => {
        if (!(await this.runs.hold(tx, night, this.holder))) return undefined;
        const removed = await removal.remove(tx, cutoff, BATCH);
        if (removed > 0) await this.runs.add(tx, night, removal.kind, removed);
        return removed;
      });
      // Another goes on with it.
      if (rows === undefined) this.run = undefined;
      if (rows) this.metrics.count(removal.kind, rows);
      return Boolean(rows);
    } catch (error) {
      // What cannot be removed tonight keeps nothing else; the next night tries again.
      this.logger.error({ err: error, kind: removal.kind }, 'rows past their time could not be removed');
      return false;
    }
  }

  private async finish(night: string): Promise<void> {
    const removed = await this.runs.finish(night, this.holder);
    this.run = undefined;
    if (removed) this.logger.log({ night, removed }, 'what was past its time is removed');
  }
}
