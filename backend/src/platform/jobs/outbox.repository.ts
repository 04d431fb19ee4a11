import { Inject, Injectable } from '@nestjs/common';
import type { Env } from '../../config/env.ts';
import { ENV } from '../../config/config.module.ts';
import { UnitOfWork } from '../database/unit-of-work.ts';
import type { JobName } from './job-names.ts';

const MAX_ATTEMPTS = 25;
const MAX_BACKOFF_SECONDS = 3_600;
/** SQL: 1, 2, 4 … seconds after the first, second, third attempt. @param before attempts before the one that failed */
const backoff = (before: string) =>
  `make_interval(secs => least(power(2, ${before}), ${MAX_BACKOFF_SECONDS}))`;

export const WORKER_DIED = 'the worker ended during the job';

export interface DueJob {
  id: string;
  job: JobName;
  payload: object;
}

@Injectable()
export class OutboxRepository {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly db: UnitOfWork,
  ) {}

  /**
   * Claims up to `limit` due rows; concurrent relays get different ones. A row not acknowledged within the lease is due again,
   * as its job was lost.
   */
  claimDue(limit: number): Promise<DueJob[]> {
    return this.db.rows<DueJob>(
      `UPDATE outbox SET available_at = now() + make_interval(secs => $2)
        WHERE id IN (SELECT id FROM outbox WHERE dead_at IS NULL AND available_at <= now()
                      ORDER BY available_at LIMIT $1 FOR UPDATE SKIP LOCKED)
        RETURNING id, job, payload`,
      [limit, this.env.JOB_LEASE_MS / 1000],
    );
  }

  /** Deletes the finished job. Idempotent. */
  async acknowledge(id: string): Promise<void> {
    await this.db.rows('DELETE FROM outbox WHERE id = $1', [id]);
  }

  /**
   * Counts an attempt before it runs, so that one that kills its worker counts, too. @returns undefined when the job must not
   * run: finished, dead, or delayed after such a death
   */
  async begin(id: string): Promise<{ dead: boolean } | undefined> {
    const [row] = await this.db.rows<{ dead: boolean }>(
      `UPDATE outbox SET attempts = least(attempts + 1, ${MAX_ATTEMPTS}), started_at = now(),
              last_error = CASE WHEN started_at IS NULL THEN last_error ELSE $2 END,
              dead_at = CASE WHEN started_at IS NOT NULL AND attempts >= ${MAX_ATTEMPTS} THEN now() END,
              available_at = greatest(available_at, now() + ${backoff('attempts')})
        WHERE id = $1 AND dead_at IS NULL
              AND (started_at IS NULL OR started_at + ${backoff('attempts - 1')} <= now())
        RETURNING dead_at IS NOT NULL AS dead`,
      [id, WORKER_DIED],
    );
    return row;
  }

  /** Records a failed attempt. Back-off 1, 2, 4 … seconds up to an hour; dead after 25 attempts, about a day. */
  async postpone(id: string, error: string): Promise<{ dead: boolean }> {
    const [row] = await this.db.rows<{ dead: boolean }>(
      `UPDATE outbox SET last_error = $2, started_at = NULL,
              available_at = now() + ${backoff('attempts - 1')},
              due_at = now() + ${backoff('attempts - 1')},
              dead_at = CASE WHEN attempts >= ${MAX_ATTEMPTS} THEN now() END
        WHERE id = $1 RETURNING dead_at IS NOT NULL AS dead`,
      [id, error.slice(0, 500)],
    );
    return { dead: row?.dead ?? false };
  }

  /** Releases claimed rows that could not be queued. */
  async release(ids: readonly string[]): Promise<void> {
    await this.db.rows(`UPDATE outbox SET available_at = now() + interval '1 second' WHERE id = ANY($1)`, [
      ids,
    ]);
  }
}
