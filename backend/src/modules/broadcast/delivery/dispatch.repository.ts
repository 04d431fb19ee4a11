import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { BroadcastEntity } from '../broadcast.entity.ts';
import { COUNTED } from '../broadcasts.repository.ts';

/** Of broadcast `b`. */
const OPEN_RECIPIENTS = `SELECT 1 FROM broadcast_recipients r WHERE r.broadcast_id = b.id AND r.status IN ('queued', 'sending')`;

/** Matches the index `broadcasts_uncounted`. A cancelled broadcast may still have messages in flight. */
const UNCOUNTED = `finished_at IS NOT NULL AND NOT single AND counts_end IS DISTINCT FROM finished_at
  AND NOT EXISTS (SELECT 1 FROM broadcast_recipients r WHERE r.broadcast_id = broadcasts.id AND r.status = 'sending')`;

/** The dispatcher's changes of broadcasts and recipients. Every statement is a compare-and-set on the row's status. */
@Injectable()
export class DispatchRepository {
  constructor(private readonly db: UnitOfWork) {}

  /** Takes the next rows for the queue: single messages, then by broadcast (oldest first) and file order. */
  takeNext(limit: number, onlySingle = false): Promise<{ id: string; single: boolean }[]> {
    // Updated by an array: a join with `next` would scan the table.
    return this.db.rows(
      `WITH next AS (
         SELECT r.id, b.single, b.started_at, r.position
           FROM broadcasts b
           CROSS JOIN LATERAL (
             SELECT id, position FROM broadcast_recipients
              WHERE broadcast_id = b.id AND status = 'queued' AND dispatched_at IS NULL
                AND (retry_at IS NULL OR retry_at <= now())
              ORDER BY position LIMIT $1 FOR UPDATE SKIP LOCKED) r
          WHERE b.status = 'running' AND (b.single OR NOT $2)
          ORDER BY b.single DESC, b.started_at, r.position LIMIT $1),
       taken AS (
         UPDATE broadcast_recipients SET dispatched_at = now() WHERE id = ANY (ARRAY(SELECT id FROM next)) RETURNING id)
       SELECT id, single FROM next JOIN taken USING (id) ORDER BY single DESC, started_at, position`,
      [limit, onlySingle],
    );
  }

  /** Releases rows whose jobs the queue has lost. */
  async forgetDispatch(olderThanMs: number): Promise<void> {
    await this.db.rows(
      `UPDATE broadcast_recipients r SET dispatched_at = NULL
         FROM broadcasts b
        WHERE b.id = r.broadcast_id AND b.status = 'running' AND r.status = 'queued'
          AND r.dispatched_at < now() - make_interval(secs => $1)`,
      [olderThanMs / 1000],
    );
  }

  /** Releases a batch that could not be queued. */
  async release(ids: readonly string[]): Promise<void> {
    await this.db.rows(`UPDATE broadcast_recipients SET dispatched_at = NULL WHERE id = ANY($1)`, [ids]);
  }

  /** Starts due broadcasts and finishes done ones. @returns whether any runs */
  async advanceBroadcasts(): Promise<boolean> {
    await this.db.rows(
      `UPDATE broadcasts SET status = 'running', started_at = now() WHERE status = 'scheduled' AND scheduled_at <= now()`,
    );
    const done = await this.db.rows<{ id: string }>(
      `SELECT id FROM broadcasts b WHERE status = 'running' AND NOT EXISTS (${OPEN_RECIPIENTS})`,
    );
    if (done.length > 0) await this.finish(done.map(({ id }) => id));
    return this.db.manager.existsBy(BroadcastEntity, { status: 'running' });
  }

  /** Checks again under the lock that `BroadcastControlService.requeue` also takes. */
  private finish(ids: readonly string[]): Promise<unknown> {
    return this.db.run(async (tx) => {
      await tx.rows('SELECT 1 FROM broadcasts WHERE id = ANY($1) ORDER BY id FOR UPDATE', [ids]);
      await tx.rows(
        `UPDATE broadcasts b SET status = 'finished', finished_at = now()
          WHERE id = ANY($1) AND status = 'running' AND NOT EXISTS (${OPEN_RECIPIENTS})`,
        [ids],
      );
    });
  }

  /**
   * Stores the counts of an ended broadcast, so that the history need not count. Later changes of recipients invalidate them
   * (`DeliveriesRepository`, `BroadcastControlService`).
   * @returns whether there may be another
   */
  keepCountsOfNext(): Promise<boolean> {
    return this.db.run(async (tx) => {
      // Locked before counting: later changes of recipients lock it, too, and invalidate the counts.
      const [next] = await tx.rows<{ id: string }>(
        `SELECT id FROM broadcasts WHERE ${UNCOUNTED} ORDER BY finished_at DESC LIMIT 1 FOR UPDATE SKIP LOCKED`,
      );
      if (!next) return false;
      await tx.rows(
        `UPDATE broadcasts SET counts = ${COUNTED}, counts_end = finished_at WHERE id = $1 AND ${UNCOUNTED}`,
        [next.id],
      );
      return true;
    });
  }
}
