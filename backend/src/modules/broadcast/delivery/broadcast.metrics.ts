import { Injectable } from '@nestjs/common';
import type { Counter } from 'prom-client';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { Metrics } from '../../../platform/metrics/metrics.ts';

@Injectable()
export class BroadcastMetrics {
  private readonly deliveries: Counter;

  constructor(metrics: Metrics, db: UnitOfWork) {
    this.deliveries = metrics.counter(
      'ironbloom_broadcast_deliveries_total',
      'Messages that this process has tried to deliver, by how that ended',
      ['outcome'],
    );
    // Of all workers alike: take the maximum, not the sum. What workers are added by.
    metrics.gauge('ironbloom_broadcast_waiting', 'Recipients of running broadcasts who wait', [], () =>
      db.rows<{ value: number }>(
        `SELECT count(*)::int AS value FROM broadcast_recipients r
           JOIN broadcasts b ON b.id = r.broadcast_id AND b.status = 'running'
          WHERE r.status = 'queued'`,
      ),
    );
  }

  note(outcome: string): void {
    this.deliveries.inc({ outcome });
  }
}
