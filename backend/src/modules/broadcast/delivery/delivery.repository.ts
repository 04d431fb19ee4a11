import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';

/** What sending one message needs to know of its recipient. */
export interface ClaimedDelivery {
  id: string;
  broadcastId: string;
  email: string;
  name: string | null;
  attempts: number;
  /** SPEC's single send: somebody waits for the outcome, and nobody could let it go on. */
  single: boolean;
}

/** How a delivery ended, or that it is to be tried again. */
export interface Settlement {
  id: string;
  status: 'sent' | 'failed' | 'uncertain' | 'queued';
  error: string | null;
  /** Of `queued`: how long to wait, in seconds. */
  retryAfter: number;
  /** False: it was not this recipient's try. */
  counts: boolean;
}

/** Those of broadcast `b` whose end is still to come. */
const OPEN_RECIPIENTS = `SELECT 1 FROM broadcast_recipients r WHERE r.broadcast_id = b.id AND r.status IN ('queued', 'sending')`;

/** The ledger as the worker uses it; every statement is a compare-and-set on the row's status. */
@Injectable()
export class DeliveryRepository {
  constructor(private readonly db: UnitOfWork) {}

  /**
   * Takes rows for sending, unless their broadcast stands still. An address that wants nothing any
   * more is set aside in the same statement, so that an unsubscription counts up to the last moment.
   */
  async claim(ids: readonly string[], leaseMs: number): Promise<ClaimedDelivery[]> {
    const rows = await this.db.rows<ClaimedDelivery & { status: string }>(
      `UPDATE broadcast_recipients r
          SET status = CASE WHEN s.email IS NULL THEN 'sending' ELSE 'suppressed' END,
              attempts = r.attempts + CASE WHEN s.email IS NULL THEN 1 ELSE 0 END,
              lease_until = CASE WHEN s.email IS NULL THEN now() + make_interval(secs => $2) END,
              settled_at = CASE WHEN s.email IS NOT NULL THEN now() END
         FROM broadcast_recipients q
         JOIN broadcasts b ON b.id = q.broadcast_id AND b.status = 'running'
         LEFT JOIN suppressions s ON s.email = q.email
        WHERE q.id = ANY($1) AND q.status = 'queued' AND r.id = q.id AND r.status = 'queued'
        RETURNING r.id, r.broadcast_id AS "broadcastId", r.email, r.name, r.attempts, r.status, b.single`,
      [ids, leaseMs / 1000],
    );
    return rows.filter(({ status }) => status === 'sending');
  }

  /** Writes down how deliveries ended. One that was swept meanwhile keeps what the sweeper said, unless it was sent. */
  async settle(settlements: readonly Settlement[]): Promise<void> {
    const settled = new Set((await this.settleHeld(settlements)).map(({ id }) => id));
    const late = settlements.filter(({ id, status }) => status === 'sent' && !settled.has(id));
    if (late.length > 0) await this.settleSwept(late.map(({ id }) => id));
  }

  /** Nobody begins to wait in a cancelled broadcast: the lock lets a cancellation under way be seen, or see the row. */
  private settleHeld(settlements: readonly Settlement[]): Promise<{ id: string }[]> {
    return this.db.rows(
      `WITH told AS (
         SELECT * FROM unnest($1::uuid[], $2::text[], $3::text[], $4::int[], $5::boolean[])
                    AS t (id, status, error, retry_after, counts)),
       waiting AS (
         SELECT q.id, b.status FROM told
           JOIN broadcast_recipients q ON q.id = told.id JOIN broadcasts b ON b.id = q.broadcast_id
          WHERE told.status = 'queued' FOR SHARE OF b),
       v AS (
         SELECT told.*, CASE WHEN waiting.status = 'cancelled' THEN 'cancelled' ELSE told.status END AS becomes
           FROM told LEFT JOIN waiting USING (id))
       UPDATE broadcast_recipients r
          SET status = v.becomes, error = v.error, lease_until = NULL,
              attempts = r.attempts - CASE WHEN v.counts THEN 0 ELSE 1 END,
              dispatched_at = CASE WHEN v.becomes = 'queued' THEN NULL ELSE r.dispatched_at END,
              retry_at = CASE WHEN v.becomes = 'queued' THEN now() + make_interval(secs => v.retry_after) END,
              settled_at = CASE WHEN v.becomes <> 'queued' THEN now() END
         FROM v
        WHERE r.id = v.id AND r.status = 'sending' RETURNING r.id`,
      [
        settlements.map(({ id }) => id),
        settlements.map(({ status }) => status),
        settlements.map(({ error }) => error),
        settlements.map(({ retryAfter }) => retryAfter),
        settlements.map(({ counts }) => counts),
      ],
    );
  }

  /**
   * Went out after all. Their broadcasts may have ended meanwhile, with counts that call them uncertain: these are
   * undone. The broadcasts are held first, as whoever keeps counts and whoever sends again holds them first.
   */
  private settleSwept(ids: readonly string[]): Promise<void> {
    return this.db.run(async (tx) => {
      const broadcasts = await tx.rows<{ id: string }>(
        `SELECT id FROM broadcasts WHERE id IN (SELECT broadcast_id FROM broadcast_recipients WHERE id = ANY($1))
          ORDER BY id FOR UPDATE`,
        [ids],
      );
      await tx.rows(
        `UPDATE broadcast_recipients SET status = 'sent', error = NULL, settled_at = now()
          WHERE id = ANY($1) AND status = 'uncertain'`,
        [ids],
      );
      await tx.rows(`UPDATE broadcasts SET counts_end = NULL WHERE id = ANY($1)`, [
        broadcasts.map(({ id }) => id),
      ]);
    });
  }

  /** Their sender lives. */
  async renew(ids: readonly string[], leaseMs: number): Promise<void> {
    await this.db.rows(
      `UPDATE broadcast_recipients SET lease_until = now() + make_interval(secs => $2)
        WHERE id = ANY($1) AND status = 'sending'`,
      [ids, leaseMs / 1000],
    );
  }

  /** Rows whose sender has not been heard of: nobody knows whether their mail went out. */
  async sweepAbandoned(): Promise<void> {
    await this.db.rows(
      `UPDATE broadcast_recipients
          SET status = 'uncertain', lease_until = NULL, settled_at = now(),
              error = 'The worker stopped while it was sending.'
        WHERE status = 'sending' AND lease_until < now()`,
    );
  }

  /** Takes the next rows for the queue: single messages, then the oldest running broadcast first, in the order of its file. */
  takeForDispatch(limit: number): Promise<{ id: string; single: boolean }[]> {
    return this.db.rows(
      `WITH next AS (
         SELECT r.id, b.single, b.started_at, r.position
           FROM broadcasts b
           CROSS JOIN LATERAL (
             SELECT id, position FROM broadcast_recipients
              WHERE broadcast_id = b.id AND status = 'queued' AND dispatched_at IS NULL
                AND (retry_at IS NULL OR retry_at <= now())
              ORDER BY position LIMIT $1 FOR UPDATE SKIP LOCKED) r
          WHERE b.status = 'running'
          ORDER BY b.single DESC, b.started_at, r.position LIMIT $1),
       taken AS (
         UPDATE broadcast_recipients r SET dispatched_at = now() FROM next WHERE r.id = next.id RETURNING r.id)
       SELECT id, single FROM next JOIN taken USING (id) ORDER BY single DESC, started_at, position`,
      [limit],
    );
  }

  /** Rows that were put into a queue which has lost them wait again. */
  async forgetDispatch(olderThanMs: number): Promise<void> {
    await this.db.rows(
      `UPDATE broadcast_recipients r SET dispatched_at = NULL
         FROM broadcasts b
        WHERE b.id = r.broadcast_id AND b.status = 'running' AND r.status = 'queued'
          AND r.dispatched_at < now() - make_interval(secs => $1)`,
      [olderThanMs / 1000],
    );
  }

  /** Of a batch that could not be queued. */
  async release(ids: readonly string[]): Promise<void> {
    await this.db.rows(`UPDATE broadcast_recipients SET dispatched_at = NULL WHERE id = ANY($1)`, [ids]);
  }

  /** Starts what is due and ends what is done. @returns whether anything runs */
  async advanceBroadcasts(): Promise<boolean> {
    await this.db.rows(
      `UPDATE broadcasts SET status = 'running', started_at = now() WHERE status = 'scheduled' AND scheduled_at <= now()`,
    );
    const done = await this.db.rows<{ id: string }>(
      `SELECT id FROM broadcasts b WHERE status = 'running' AND NOT EXISTS (${OPEN_RECIPIENTS})`,
    );
    if (done.length > 0) await this.finish(done.map(({ id }) => id));
    const running = await this.db.rows(`SELECT 1 FROM broadcasts WHERE status = 'running' LIMIT 1`);
    return running.length > 0;
  }

  /** Looks once more, when it holds the broadcasts: a person who tries recipients again holds them, too. */
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

  /** Stands still with a reason, until a person lets it go on. */
  async pause(broadcastId: string, reason: string): Promise<void> {
    await this.db.rows(
      `UPDATE broadcasts SET status = 'paused', pause_reason = $2 WHERE id = $1 AND status = 'running'`,
      [broadcastId, reason],
    );
  }
}
