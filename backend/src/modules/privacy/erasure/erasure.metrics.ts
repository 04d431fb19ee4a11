import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { Metrics } from '../../../platform/metrics/metrics.ts';

/** Whether promises to erase are kept. */
@Injectable()
export class ErasureMetrics {
  constructor(metrics: Metrics, db: UnitOfWork) {
    metrics.gauge(
      'ironbloom_erasure_overdue_seconds',
      'Time since the oldest erasure was due that is not carried out',
      [],
      () =>
        db.rows<{ value: number }>(
          `SELECT coalesce(extract(epoch FROM now() - min(due_at)), 0)::float AS value
             FROM erasures WHERE finished_at IS NULL AND due_at <= now()`,
        ),
    );
  }
}
