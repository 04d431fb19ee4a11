import type { RetentionKind } from '@ironbloom/brand/retention';
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { Metrics } from '../../../platform/metrics/metrics.ts';

/** What the nights remove, and whether they still do. */
@Injectable()
export class RetentionMetrics {
  private readonly removed;

  constructor(metrics: Metrics, db: UnitOfWork) {
    this.removed = metrics.counter(
      'ironbloom_retention_removed_total',
      'Rows that were past their time and were removed',
      ['kind'],
    );
    metrics.gauge(
      'ironbloom_last_retention_seconds',
      'Time since a nightly removal came to its end',
      [],
      () =>
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
