import { Injectable } from '@nestjs/common';
import type { Sql } from '../../../platform/database/sql.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { ClaimedDelivery, DeliveryOutcome } from './delivery-outcome.ts';
import { HourlyLimit } from './hourly-limit.ts';

export interface Claim {
  claimed: ClaimedDelivery[];
  /** Rows that stay queued, as the hourly limit is reached. */
  noRoom: readonly string[];
}

/** Locked in the same order as by a cancellation (`BroadcastControlService`), so that the two cannot deadlock. */
const HELD = `WITH held AS (
  SELECT id FROM broadcast_recipients WHERE id = ANY($1) AND status = 'queued' ORDER BY id FOR UPDATE)`;
const SUPPRESSION_OF_R = 'SELECT 1 FROM suppressions s WHERE s.email = r.email';

/** Unless the broadcast is not running or the address is suppressed: an unsubscription counts at once. */
const TAKE = `${HELD} UPDATE broadcast_recipients r
    SET status = 'sending', attempts = r.attempts + 1, lease_until = now() + make_interval(secs => $2)
   FROM held, broadcasts b
  WHERE r.id = held.id AND b.id = r.broadcast_id AND b.status = 'running' AND NOT EXISTS (${SUPPRESSION_OF_R})
  RETURNING r.id, r.broadcast_id AS "broadcastId", r.email, r.name, r.attempts, b.single`;

/** Adds those of the CTE `ended` that may have gone out to what the hourly limit counts. */
const noteUsage = (slotSeconds: string) => `INSERT INTO broadcast_usage AS u (slot, shard, messages)
  SELECT date_bin(make_interval(secs => ${slotSeconds}), now(), 'epoch'), pg_backend_pid() % 16, count(*)
    FROM ended WHERE status IN ('sent', 'uncertain') HAVING count(*) > 0
  ON CONFLICT (slot, shard) DO UPDATE SET messages = u.messages + excluded.messages`;

/** Claims, leases and outcomes of deliveries; every statement is a compare-and-set on the row's status. */
@Injectable()
export class DeliveriesRepository {
  constructor(
    private readonly db: UnitOfWork,
    private readonly hourly: HourlyLimit,
  ) {}

  /** Claims rows for sending, in the dispatcher's order when the hourly limit has no room for all. */
  async claim(ids: readonly string[], leaseMs: number): Promise<Claim> {
    if (!this.hourly.isSet) return { claimed: await this.take(this.db, ids, leaseMs), noRoom: [] };
    return this.db.run(async (tx) => {
      const claimed: ClaimedDelivery[] = [];
      let room = await this.hourly.room(tx);
      let line = ids.length > room ? await this.inOrder(tx, ids) : ids;
      // Again when some were suppressed: they have taken up no room.
      while (room > 0 && line.length > 0) {
        const taken = await this.take(tx, line.slice(0, room), leaseMs);
        claimed.push(...taken);
        line = line.slice(room);
        room -= taken.length;
      }
      return { claimed, noRoom: line };
    });
  }

  /** Those of the rows that could be taken, as the dispatcher would order them. */
  private async inOrder(tx: Sql, ids: readonly string[]): Promise<string[]> {
    const rows = await tx.rows<{ id: string }>(
      `SELECT r.id FROM broadcast_recipients r JOIN broadcasts b ON b.id = r.broadcast_id AND b.status = 'running'
        WHERE r.id = ANY($1) AND r.status = 'queued' ORDER BY b.single DESC, b.started_at, r.position`,
      [ids],
    );
    return rows.map(({ id }) => id);
  }

  private async take(sql: Sql, ids: readonly string[], leaseMs: number): Promise<ClaimedDelivery[]> {
    const claimed = await sql.rows<ClaimedDelivery>(TAKE, [ids, leaseMs / 1000]);
    if (claimed.length < ids.length) await this.suppress(sql, ids);
    return claimed;
  }

  private async suppress(sql: Sql, ids: readonly string[]): Promise<void> {
    await sql.rows(
      `${HELD} UPDATE broadcast_recipients r SET status = 'suppressed', settled_at = now()
         FROM held, broadcasts b
        WHERE r.id = held.id AND b.id = r.broadcast_id AND b.status = 'running'
          AND EXISTS (${SUPPRESSION_OF_R})`,
      [ids],
    );
  }

  /** Those of the claimed rows whose broadcast still runs and whose address is not suppressed. */
  async stillWanted(ids: readonly string[]): Promise<Set<string>> {
    const rows = await this.db.rows<{ id: string }>(
      `SELECT r.id FROM broadcast_recipients r JOIN broadcasts b ON b.id = r.broadcast_id AND b.status = 'running'
        WHERE r.id = ANY($1) AND r.status = 'sending' AND NOT EXISTS (${SUPPRESSION_OF_R})`,
      [ids],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** Extends leases. */
  async renew(ids: readonly string[], leaseMs: number): Promise<void> {
    await this.db.rows(
      `UPDATE broadcast_recipients SET lease_until = now() + make_interval(secs => $2)
        WHERE id = ANY($1) AND status = 'sending'`,
      [ids, leaseMs / 1000],
    );
  }

  /** A delivery that was swept meanwhile keeps the sweeper's outcome, unless it was sent. */
  async record(outcomes: readonly DeliveryOutcome[]): Promise<void> {
    const ended = outcomes.filter(({ status }) => status !== 'queued');
    if (ended.length > 0) await this.recordEnds(ended);
    // Last: when `record` is repeated, a row that is queued again may be claimed by another worker already.
    const waiting = outcomes.filter(({ status }) => status === 'queued');
    if (waiting.length > 0) await this.requeue(waiting);
  }

  private async recordEnds(ended: readonly DeliveryOutcome[]): Promise<void> {
    const recorded = new Set((await this.recordHeld(ended)).map(({ id }) => id));
    const late = ended.filter(({ id, status }) => status === 'sent' && !recorded.has(id));
    if (late.length > 0) await this.recordSwept(late.map(({ id }) => id));
  }

  private recordHeld(ended: readonly DeliveryOutcome[]): Promise<{ id: string }[]> {
    return this.db.rows(
      `WITH ended AS (
         UPDATE broadcast_recipients r
            SET status = v.status, error = v.error, lease_until = NULL, settled_at = now()
           FROM unnest($1::uuid[], $2::text[], $3::text[], $5::boolean[]) AS v (id, status, error, bounced)
          WHERE r.id = v.id AND r.status = 'sending' RETURNING r.id, r.status, r.email, r.error, v.bounced),
       used AS (${noteUsage('$4')}),
       listed AS (
         INSERT INTO suppressions (email, reason, note)
         SELECT email, 'bounced', error FROM ended WHERE bounced ORDER BY email ON CONFLICT DO NOTHING)
       SELECT id FROM ended`,
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
   * Uncertain ones that were sent after all. Their broadcasts may have ended meanwhile: the kept counts are invalidated. The
   * broadcasts are locked first, in the order of whoever keeps counts or sends again.
   */
  private recordSwept(ids: readonly string[]): Promise<void> {
    return this.db.run(async (tx) => {
      const broadcasts = await tx.rows<{ id: string }>(
        `SELECT id FROM broadcasts WHERE id IN (SELECT broadcast_id FROM broadcast_recipients WHERE id = ANY($1))
          ORDER BY id FOR UPDATE`,
        [ids],
      );
      await tx.rows(
        `WITH ended AS (
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

  /** Leases that ran out: nobody knows whether the mail went out. */
  async sweepAbandoned(): Promise<void> {
    await this.db.rows(
      `WITH ended AS (
         UPDATE broadcast_recipients
            SET status = 'uncertain', lease_until = NULL, settled_at = now(),
                error = 'The worker stopped while it was sending.'
          WHERE status = 'sending' AND lease_until < now() RETURNING status)
       ${noteUsage('$1')}`,
      [this.hourly.slotSeconds],
    );
  }

  /** Until a person resumes it. */
  async pauseBroadcast(broadcastId: string, reason: string): Promise<void> {
    await this.db.rows(
      `UPDATE broadcasts SET status = 'paused', pause_reason = $2 WHERE id = $1 AND status = 'running'`,
      [broadcastId, reason],
    );
  }
}
