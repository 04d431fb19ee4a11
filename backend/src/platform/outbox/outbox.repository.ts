import { Inject, Injectable } from '@nestjs/common';
import type { Env } from '../../config/env.ts';
import { ENV } from '../../config/config.module.ts';
import { UnitOfWork } from '../database/unit-of-work.ts';
import type { JobName } from '../queue/job-catalogue.ts';

const MAX_ATTEMPTS = 25;
const MAX_BACKOFF_SECONDS = 3_600;

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
   * Takes up to `limit` due rows; any number of relays may ask at once and none gets another's. A
   * row not acknowledged within the lease is due again: its job died with its worker or its Redis.
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

  async acknowledge(id: string): Promise<void> {
    await this.db.rows('DELETE FROM outbox WHERE id = $1', [id]);
  }

  /** Back-off 1, 2, 4 … seconds up to an hour; dead after 25 attempts, about a day. */
  async postpone(id: string, error: string): Promise<{ dead: boolean }> {
    const [row] = await this.db.rows<{ dead: boolean }>(
      `UPDATE outbox SET last_error = $2, attempts = attempts + 1,
              available_at = now() + make_interval(secs => least(power(2, attempts), ${MAX_BACKOFF_SECONDS})),
              dead_at = CASE WHEN attempts + 1 >= ${MAX_ATTEMPTS} THEN now() END
        WHERE id = $1 RETURNING dead_at IS NOT NULL AS dead`,
      [id, error.slice(0, 500)],
    );
    return { dead: row?.dead ?? false };
  }

  /** Gives claimed rows back at once, for when they could not be handed to the queue. */
  async release(ids: readonly string[]): Promise<void> {
    await this.db.rows(`UPDATE outbox SET available_at = now() + interval '1 second' WHERE id = ANY($1)`, [
      ids,
    ]);
  }
}
