import { Injectable } from '@nestjs/common';
import type { Sql } from '../database/sql.ts';
import { UnitOfWork } from '../database/unit-of-work.ts';
import type { NightlyRunEntity } from './nightly-run.entity.ts';
import { randomUUID } from 'node:crypto';
import { BackgroundTask } from '../lifecycle/repeating-task.ts';

export type NightlyJob = 'retention' | 'settlements' | 'owner-digest' | 'programs' | 'coach-digest';

export interface Schedule {
  job: NightlyJob;
  /** Starts from this hour on, in Asia/Kolkata. */
  hour: number;
  /** Latest start in hours after it; default: midnight. */
  withinHours?: number;
  /** Lease in minutes. */
  leaseMinutes: number;
}

/** A run whose lease this process holds. */
export interface NightlyRun extends Pick<Schedule, 'job' | 'leaseMinutes'> {
  night: string;
  holder: string;
}

const LOCAL = `(now() AT TIME ZONE 'Asia/Kolkata')`;
const OF_HOLDER = 'job = $1 AND night = $2 AND holder = $3 AND finished_at IS NULL';
const keyOf = ({ job, night, holder }: NightlyRun) => [job, night, holder];

@Injectable()
export class NightlyRuns {
  constructor(private readonly db: UnitOfWork) {}

  /**
   * Claims tonight's run, also after its worker died.
   * @returns undefined: not due, done, or held by another worker
   */
  async claim(
    { job, hour, withinHours = 24, leaseMinutes }: Schedule,
    holder: string,
  ): Promise<NightlyRun | undefined> {
    const [run] = await this.db.rows<{ night: string }>(
      `INSERT INTO nightly_runs AS r (job, night, holder, lease_until)
       SELECT $1, ${LOCAL}::date, $2, now() + make_interval(mins => $3)
        WHERE extract(hour FROM ${LOCAL}) >= $4::int AND extract(hour FROM ${LOCAL}) < $5::int
       ON CONFLICT (job, night) DO UPDATE SET holder = excluded.holder, lease_until = excluded.lease_until
        WHERE r.finished_at IS NULL AND r.lease_until < now()
       RETURNING night::text`,
      [job, holder, leaseMinutes, hour, hour + withinHours],
    );
    return run && { job, leaseMinutes, holder, night: run.night };
  }

  /** Renews the lease and locks the run in the transaction. @returns false when the lease was lost */
  async hold(tx: Sql, run: NightlyRun): Promise<boolean> {
    const rows = await tx.rows(
      `UPDATE nightly_runs SET lease_until = now() + make_interval(mins => $4) WHERE ${OF_HOLDER} RETURNING 1`,
      [...keyOf(run), run.leaseMinutes],
    );
    return rows.length > 0;
  }

  /** Adds to the run's counts. */
  async add(tx: Sql, { job, night }: NightlyRun, kind: string, count: number): Promise<void> {
    await tx.rows(
      `UPDATE nightly_runs SET counts = counts || jsonb_build_object($3::text, coalesce((counts->>$3)::int, 0) + $4::int)
        WHERE job = $1 AND night = $2`,
      [job, night, kind, count],
    );
  }

  /** @returns the counts of the whole run; undefined when the lease was lost */
  async finish(sql: Sql, run: NightlyRun): Promise<Record<string, number> | undefined> {
    const [row] = await sql.rows<{ counts: Record<string, number> }>(
      `UPDATE nightly_runs SET finished_at = now() WHERE ${OF_HOLDER} RETURNING counts`,
      keyOf(run),
    );
    return row?.counts;
  }

  async last(
    job: NightlyJob,
  ): Promise<Pick<NightlyRunEntity, 'startedAt' | 'finishedAt' | 'counts'> | undefined> {
    const [run] = await this.db.rows<Pick<NightlyRunEntity, 'startedAt' | 'finishedAt' | 'counts'>>(
      `SELECT started_at AS "startedAt", finished_at AS "finishedAt", counts
         FROM nightly_runs WHERE job = $1 ORDER BY night DESC LIMIT 1`,
      [job],
    );
    return run;
  }
}

const LOOK_EVERY_MS = 60_000;

/** Worker process: a job that one worker runs once a night. */
export abstract class NightlyTask extends BackgroundTask {
  private readonly holder = randomUUID();

  protected constructor(
    protected readonly runs: NightlyRuns,
    private readonly schedule: Schedule,
  ) {
    super(schedule.job, LOOK_EVERY_MS);
  }

  /** Must end with `runs.finish`; otherwise the run is retried when its lease ends. */
  protected abstract work(run: NightlyRun): Promise<void>;

  protected async turn(): Promise<boolean> {
    const run = await this.runs.claim(this.schedule, this.holder);
    if (run) await this.work(run);
    return false;
  }
}
