import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Env } from '../../../config/env.ts';
import { ENV } from '../../../config/config.module.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { type NightlyRun, NightlyRuns, NightlyTask } from '../../../platform/jobs/nightly.ts';
import { CurrentRetention } from './retention.service.ts';
import type { Removal } from '../../../platform/removal.ts';
import { cutoffOf, removalsByKind } from './removals.ts';
import type { RetentionKind } from '@ironbloom/brand/retention';
import { Metrics } from '../../../platform/metrics/metrics.ts';

/** Metrics of the nightly removal. */
@Injectable()
export class RetentionMetrics {
  private readonly removed;

  constructor(metrics: Metrics, db: UnitOfWork) {
    this.removed = metrics.counter('ironbloom_retention_removed_total', 'Expired rows that were removed', [
      'kind',
    ]);
    metrics.gauge('ironbloom_last_retention_seconds', 'Time since the last nightly removal ended', [], () =>
      db.rows<{ value: number }>(
        `SELECT extract(epoch FROM now() - max(finished_at))::float AS value
           FROM nightly_runs WHERE job = 'retention' HAVING max(finished_at) IS NOT NULL`,
      ),
    );
  }

  count(kind: RetentionKind, rows: number): void {
    this.removed.inc({ kind }, rows);
  }
}

const BATCH = 500;
/** Pause between batches, for other queries. */
const PAUSE_MS = 100;

/**
 * Removes expired rows, one transaction per batch (retention-2). After a stop or crash another worker continues when the lease
 * ends.
 */
@Injectable()
export class NightlyRemoval extends NightlyTask {
  private readonly logger = new Logger('NightlyRemoval');

  constructor(
    @Inject(ENV) { RETENTION_HOUR: hour }: Env,
    runs: NightlyRuns,
    private readonly db: UnitOfWork,
    private readonly retention: CurrentRetention,
    private readonly metrics: RetentionMetrics,
  ) {
    super(runs, { job: 'retention', hour, withinHours: 3, leaseMinutes: 2 });
  }

  protected async work(run: NightlyRun): Promise<void> {
    for (const removal of removalsByKind().flatMap(({ parts }) => parts)) {
      while (!this.stopping && (await this.batch(run, removal))) await pause(PAUSE_MS);
    }
    if (this.stopping) return;
    const removed = await this.runs.finish(this.db, run);
    if (removed) this.logger.log({ night: run.night, removed }, 'expired rows removed');
  }

  /** @returns whether there may be more; false also when the lease was lost */
  private async batch(run: NightlyRun, { kind, due, remove }: Removal): Promise<boolean> {
    if (!remove) return false;
    try {
      const cutoff = await cutoffOf(this.db, this.retention.value, kind, due);
      const rows = await this.db.run(async (tx) => {
        if (!(await this.runs.hold(tx, run))) return 0;
        const removed = await remove(tx, cutoff, BATCH);
        if (removed > 0) await this.runs.add(tx, run, kind, removed);
        return removed;
      });
      if (rows > 0) this.metrics.count(kind, rows);
      return rows > 0;
    } catch (error) {
      // A failure does not block other kinds; the next night tries again.
      this.logger.error({ err: error, kind }, 'expired rows not removed; the next night tries again');
      return false;
    }
  }
}
