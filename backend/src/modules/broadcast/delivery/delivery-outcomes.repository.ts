import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { HourlyLimit } from '../limits/hourly-limit.ts';

/** How a delivery ended, or that it is to be tried again. */
export interface DeliveryOutcome {
  id: string;
  status: 'sent' | 'failed' | 'uncertain' | 'queued';
  error: string | null;
  /** Of `queued`: how long to wait, in seconds. */
  retryAfter: number;
  /** False: it was not this recipient's try. */
  counts: boolean;
  /** There is no such address: it gets no broadcast any more. */
  bounced: boolean;
}

/** Adds those of the CTE `settled` that may have gone out to what the hourly limit counts. */
const noteUsage = (slotSeconds: string) => `INSERT INTO broadcast_usage AS u (slot, shard, messages)
  SELECT date_bin(make_interval(secs => ${slotSeconds}), now(), 'epoch'), pg_backend_pid() % 16, count(*)
    FROM settled WHERE status IN ('sent', 'uncertain') HAVING count(*) > 0
  ON CONFLICT (slot, shard) DO UPDATE SET messages = u.messages + excluded.messages`;

/** How deliveries end; every statement is a compare-and-set on the row's status. */
@Injectable()
export class DeliveryOutcomesRepository {
  constructor(
    private readonly db: UnitOfWork,
    private readonly hourly: HourlyLimit,
  ) {}

  /** Writes down how deliveries ended. One that was swept meanwhile keeps what the sweeper said, unless it was sent. */
  async record(outcomes: readonly DeliveryOutcome[]): Promise<void> {
    const ended = outcomes.filter(({ status }) => status !== 'queued');
    if (ended.length > 0) await this.recordEnds(ended);
    // Last: told a second time, a row that waits already might be in another worker's hands.
    const waiting = outcomes.filter(({ status }) => status === 'queued');
    if (waiting.length > 0) await this.requeue(waiting);
  }

  private async recordEnds(ended: readonly DeliveryOutcome[]): Promise<void> {
    const settled = new Set((await this.recordHeld(ended)).map(({ id }) => id));
    const late = ended.filter(({ id, status }) => status === 'sent' && !settled.has(id));
    if (late.length > 0) await this.recordSwept(late.map(({ id }) => id));
  }

  private recordHeld(ended: readonly DeliveryOutcome[]): Promise<{ id: string }[]> {
    return this.db.rows(
      `WITH settled AS (
         UPDATE broadcast_recipients r
            SET status = v.status, error = v.error, lease_until = NULL, settled_at = now()
           FROM unnest($1::uuid[], $2::text[], $3::text[], $5::boolean[]) AS v (id, status, error, bounced)
          WHERE r.id = v.id AND r.status = 'sending' RETURNING r.id, r.status, r.email, r.error, v.bounced),
       used AS (${noteUsage('$4')}),
       listed AS (
         INSERT INTO suppressions (email, reason, note)
         SELECT email, 'bounced', error FROM settled WHERE bounced ORDER BY email ON CONFLICT DO NOTHING)
       SELECT id FROM settled`,
      [
        ended.map(({ id }) => id),
        ended.map(({ status }) => status),
        ended.map(({ error }) => error),
        this.hourly.slotSeconds,
        ended.map(({ bounced }) => bounced),
      ],
    );
  }

  /** Nobody begins to wait in a cancelled broadcast: the lock lets a cancellation under way be seen, or see the row. */
  private async requeue(waiting: readonly DeliveryOutcome[]): Promise<void> {
    await this.db.rows(
      `WITH told AS (
         SELECT * FROM unnest($1::uuid[], $2::text[], $3::int[], $4::boolean[]) AS t (id, error, retry_after, counts)),
       v AS (
         SELECT told.*, b.status = 'cancelled' AS too_late FROM told
           JOIN broadcast_recipients q ON q.id = told.id JOIN broadcasts b ON b.id = q.broadcast_id FOR SHARE OF b)
       UPDATE broadcast_recipients r
          SET status = CASE WHEN v.too_late THEN 'cancelled' ELSE 'queued' END, error = v.error, lease_until = NULL,
              attempts = r.attempts - CASE WHEN v.counts THEN 0 ELSE 1 END,
              dispatched_at = CASE WHEN v.too_late THEN r.dispatched_at END,
              retry_at = CASE WHEN NOT v.too_late THEN now() + make_interval(secs => v.retry_after) END,
              settled_at = CASE WHEN v.too_late THEN now() END
         FROM v
        WHERE r.id = v.id AND r.status = 'sending'`,
      [
        waiting.map(({ id }) => id),
        waiting.map(({ error }) => error),
        waiting.map(({ retryAfter }) => retryAfter),
        waiting.map(({ counts }) => counts),
      ],
    );
  }

  /**
   * Went out after all. Their broadcasts may have ended meanwhile, with counts that call them uncertain: these are
   * undone. The broadcasts are held first, as whoever keeps counts and whoever sends again holds them first.
   */
  private recordSwept(ids: readonly string[]): Promise<void> {
    return this.db.run(async (tx) => {
      const broadcasts = await tx.rows<{ id: string }>(
        `SELECT id FROM broadcasts WHERE id IN (SELECT broadcast_id FROM broadcast_recipients WHERE id = ANY($1))
          ORDER BY id FOR UPDATE`,
        [ids],
      );
      await tx.rows(
        `WITH settled AS (
           UPDATE broadcast_recipients SET status = 'sent', error = NULL, settled_at = now()
            WHERE id = ANY($1) AND status = 'uncertain' RETURNING status)
         ${noteUsage('$2')}`,
        [ids, this.hourly.slotSeconds],
      );
      await tx.rows(`UPDATE broadcasts SET counts_end = NULL WHERE id = ANY($1)`, [
        broadcasts.map(({ id }) => id),
      ]);
    });
  }

  /** Rows whose sender has not been heard of: nobody knows whether their mail went out. */
  async sweepAbandoned(): Promise<void> {
    await this.db.rows(
      `WITH settled AS (
         UPDATE broadcast_recipients
            SET status = 'uncertain', lease_until = NULL, settled_at = now(),
                error = 'The worker stopped while it was sending.'
          WHERE status = 'sending' AND lease_until < now() RETURNING status)
       ${noteUsage('$1')}`,
      [this.hourly.slotSeconds],
    );
  }
}
