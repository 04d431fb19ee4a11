import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../database/unit-of-work.ts';
import { Metrics } from '../metrics/metrics.ts';
import { QUEUE_OF, QUEUES } from '../queue/job-catalogue.ts';

interface Row {
  job: keyof typeof QUEUE_OF;
  waiting: number;
  dead: number;
  /** Seconds that the oldest has waited beyond its time. */
  age: number;
}

/** Work that is owed, as PostgreSQL knows it. Every worker says the same: take the maximum, not the sum. */
@Injectable()
export class OutboxMetrics {
  constructor(
    metrics: Metrics,
    private readonly db: UnitOfWork,
  ) {
    metrics.gauge('ironbloom_jobs', 'Jobs in the outbox', ['queue', 'state'], async () => {
      const rows = await this.read();
      return QUEUES.flatMap((queue) => {
        const own = rows.filter(({ job }) => QUEUE_OF[job] === queue);
        const sum = (state: 'waiting' | 'dead') => own.reduce((total, row) => total + row[state], 0);
        return (['waiting', 'dead'] as const).map((state) => ({
          labels: { queue, state },
          value: sum(state),
        }));
      });
    });
    metrics.gauge('ironbloom_oldest_job_seconds', 'How overdue the oldest job is', ['queue'], async () => {
      const rows = await this.read();
      return QUEUES.map((queue) => ({
        labels: { queue },
        value: Math.max(0, ...rows.filter(({ job }) => QUEUE_OF[job] === queue).map(({ age }) => age)),
      }));
    });
  }

  private read(): Promise<Row[]> {
    return this.db.rows<Row>(
      `SELECT job, count(*) FILTER (WHERE dead_at IS NULL)::int AS waiting,
              count(*) FILTER (WHERE dead_at IS NOT NULL)::int AS dead,
              coalesce(extract(epoch FROM now() - min(created_at) FILTER (WHERE dead_at IS NULL)), 0)::float AS age
         FROM outbox GROUP BY job`,
    );
  }
}
