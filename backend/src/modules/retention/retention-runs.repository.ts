import type { Retention, RetentionKind } from '@ironbloom/brand/retention';
import { retentionLimits } from '@ironbloom/brand/retention';
import { Injectable } from '@nestjs/common';
import type { Sql } from '../../platform/database/sql.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';

/** A worker that has been silent for this long counts as dead, and another goes on. */
const LEASE = `interval '2 minutes'`;
const LOCAL = `(now() AT TIME ZONE 'Asia/Kolkata')`;
/** A run begins within as many hours from the chosen one; a night that nobody was there is made up for by the next. */
const HOURS = 3;

export interface LastRun {
  startedAt: Date;
  finishedAt: Date | null;
  removed: Partial<Record<RetentionKind, number>>;
}

@Injectable()
export class RetentionRunsRepository {
  constructor(private readonly db: UnitOfWork) {}

  /**
   * Takes tonight's run, or goes on with what a dead worker has left of it. @param hour in Asia/Kolkata.
   * @returns its night, or undefined: it is not the time, it is done, or another holds it
   */
  async claim(holder: string, hour: number): Promise<string | undefined> {
    const [run] = await this.db.rows<{ night: string }>(
      `INSERT INTO retention_runs AS r (night, holder, lease_until)
       SELECT ${LOCAL}::date, $1, now() + ${LEASE}
        WHERE extract(hour FROM ${LOCAL}) >= $2::int AND extract(hour FROM ${LOCAL}) < $2::int + ${HOURS}
       ON CONFLICT (night) DO UPDATE SET holder = excluded.holder, lease_until = excluded.lease_until
        WHERE r.finished_at IS NULL AND r.lease_until < now()
       RETURNING night::text`,
      [holder, hour],
    );
    return run?.night;
  }

  /** Holds the run for the transaction. @returns false when another has taken it up meanwhile */
  async hold(tx: Sql, night: string, holder: string): Promise<boolean> {
    const rows = await tx.rows(
      `UPDATE retention_runs SET lease_until = now() + ${LEASE}
        WHERE night = $1 AND holder = $2 AND finished_at IS NULL RETURNING 1`,
      [night, holder],
    );
    return rows.length > 0;
  }

  /** Adds to what the run has removed. */
  async add(tx: Sql, night: string, kind: RetentionKind, rows: number): Promise<void> {
    await tx.rows(
      `UPDATE retention_runs
          SET removed = removed || jsonb_build_object($2::text, coalesce((removed->>$2)::int, 0) + $3::int)
        WHERE night = $1`,
      [night, kind, rows],
    );
  }

  /** @returns what the whole run has removed, by kind; undefined when another has taken it up meanwhile */
  async finish(night: string, holder: string): Promise<LastRun['removed'] | undefined> {
    const [run] = await this.db.rows<Pick<LastRun, 'removed'>>(
      `UPDATE retention_runs SET finished_at = now()
        WHERE night = $1 AND holder = $2 AND finished_at IS NULL RETURNING removed`,
      [night, holder],
    );
    return run?.removed;
  }

  async last(): Promise<LastRun | undefined> {
    const [run] = await this.db.rows<LastRun>(
      `SELECT started_at AS "startedAt", finished_at AS "finishedAt", removed
         FROM retention_runs ORDER BY night DESC LIMIT 1`,
    );
    return run;
  }

  /** What is older is past its time. */
  async cutoff(retention: Retention, kind: RetentionKind): Promise<Date> {
    const [row] = await this.db.rows<{ at: Date }>(
      `SELECT now() - make_interval(${retentionLimits[kind].unit} => $1) AS at`,
      [retention[kind]],
    );
    if (!row) throw new Error('PostgreSQL did not say what time it is');
    return row.at;
  }
}
