import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../database/unit-of-work.ts';
import { Metrics } from './metrics.ts';

/** Every worker reports the same value: take the maximum, not the sum. */
@Injectable()
export class BackupMetrics {
  constructor(metrics: Metrics, db: UnitOfWork) {
    metrics.gauge('ironbloom_last_backup_seconds', 'Time since the last complete backup', [], () =>
      db.rows<{ value: number }>(
        'SELECT extract(epoch FROM now() - finished_at)::float AS value FROM last_backup',
      ),
    );
  }
}
