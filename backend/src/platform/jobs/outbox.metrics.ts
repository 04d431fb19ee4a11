import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../database/unit-of-work.ts';
import { Metrics } from '../metrics/metrics.ts';
import { jobs, queues } from './declared-jobs.ts';
import type { JobName } from './job-names.ts';

interface Row {
  job: JobName;
  waiting: number;
  /** Waiting jobs that have failed for five minutes or more. */
  failing: number;
  /** Dead jobs of the last week. */
  dead: number;
  /** Seconds by which the oldest due job is late. */
  lateness: number;
}

const STATES = ['waiting', 'failing', 'dead'] as const;

/** Metrics of the outbox. Every worker reports the same figures: take the maximum, not the sum. */
@Injectable()
export class OutboxMetrics {
  constructor(
    metrics: Metrics,
    private readonly db: UnitOfWork,
  ) {
    metrics.gauge('ironbloom_jobs', 'Jobs in the outbox', ['queue', 'state'], async () => {
      const rows = await this.read();
      return [...queues().keys()].flatMap((queue) => {
        const own = rows.filter(({ job }) => jobs().get(job)?.queue === queue);
        const sum = (state: (typeof STATES)[number]) => own.reduce((total, row) => total + row[state], 0);
        return STATES.map((state) => ({
          labels: { queue, state },
          value: sum(state),
        }));
      });
    });
    metrics.gauge('ironbloom_oldest_job_seconds', 'How overdue the oldest job is', ['queue'], async () => {
      const rows = await this.read();
      return [...queues().keys()].map((queue) => ({
        labels: { queue },
        value: Math.max(
          0,
          ...rows.filter(({ job }) => jobs().get(job)?.queue === queue).map(({ lateness }) => lateness),
        ),
      }));
    });
  }

  private read(): Promise<Row[]> {
    return this.db.rows<Row>(
      `SELECT job, count(*) FILTER (WHERE dead_at IS NULL)::int AS waiting,
              count(*) FILTER (WHERE dead_at IS NULL AND last_error IS NOT NULL
                                 AND created_at < now() - interval '5 minutes')::int AS failing,
              count(*) FILTER (WHERE dead_at > now() - interval '7 days')::int AS dead,
              coalesce(extract(epoch FROM now() - min(due_at) FILTER (WHERE dead_at IS NULL)), 0)::float AS lateness
         FROM outbox GROUP BY job`,
    );
  }
}
