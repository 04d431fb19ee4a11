import { Injectable } from '@nestjs/common';
import type { Sql } from '../../../platform/database/sql.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import type { ClaimedDelivery, DeliveryOutcome } from './delivery-outcome.ts';
import { HourlyLimit } from './hourly-limit.ts';

export interface Claim {
  claimed: ClaimedDelivery[];
  /** Rows that stay queued at the hourly limit. */
  noRoom: readonly string[];
}

/** Same lock order as a cancellation (`BroadcastControlService`): no deadlock. */
const HELD = `WITH held AS (
  SELECT id FROM broadcast_recipients WHERE id = ANY($1) AND status = 'queued' ORDER BY id FOR UPDATE)`;
const SUPPRESSION_OF_R = 'SELECT 1 FROM suppressions s WHERE s.email = r.email';

/** Unless the broadcast is not running or the address is suppressed: an unsubscription takes effect at once. */
const TAKE = `${HELD} UPDATE broadcast_recipients r
    SET status = 'sending', attempts = r.attempts + 1, lease_until = now() + make_interval(secs => $2)
   FROM held, broadcasts b
  WHERE r.id = held.id AND b.id = r.broadcast_id AND b.status = 'running' AND NOT EXISTS (${SUPPRESSION_OF_R})
  RETURNING r.id, r.broadcast_id AS "broadcastId", r.email, r.name, r.attempts, b.single`;

/** Adds rows of the CTE `ended` that may have been sent to the hourly usage. */
const noteUsage = (slotSeconds: string) => `INSERT INTO broadcast_usage AS u (slot, shard, messages)
  SELECT date_bin(make_interval(secs => ${slotSeconds}), now(), 'epoch'), pg_backend_pid() % 16, count(*)
    FROM ended WHERE status IN ('sent', 'uncertain') HAVING count(*) > 0
  ON CONFLICT (slot, shard) DO UPDATE SET messages = u.messages + excluded.messages`;

/** Claims, leases and outcomes of deliveries. Every statement is a compare-and-set on the row's status. */
@Injectable()
export class DeliveriesRepository {
  constructor(
    private readonly db: UnitOfWork,
    private readonly hourly: HourlyLimit,
  ) {}

  /** Claims rows for sending; in the dispatcher's order when the hourly limit cuts them. */
  async claim(ids: readonly string[], leaseMs: number): Promise<Claim> {
    if (!this.hourly.isSet) return { claimed: await this.take(this.db, ids, leaseMs), noRoom: [] };
    return this.db.run(async (tx) => {
      const claimed: ClaimedDelivery[] = [];
      let room = await this.hourly.room(tx);
      let line = ids.length > room ? await this.inOrder(tx, ids) : ids;
      // Repeats when some were suppressed, as they used no room.
      while (room > 0 && line.length > 0) {
        const taken = await this.take(tx, line.slice(0, room), leaseMs);
        claimed.push(...taken);
        line = line.slice(room);
        room -= taken.length;
      }
      return { claimed, noRoom: line };
    });
  }

  /** Claimable rows, in the dispatcher's order. */
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

  /** Claimed rows whose broadcast still runs and whose address is not suppressed. */
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

  /** A swept delivery keeps the sweeper's outcome, unless it was sent. */
  async record(outcomes: readonly DeliveryOutcome[]): Promise<void> {
    const ended = outcomes.filter(({ status }) => status !== 'queued');
    if (ended.length > 0) await this.recordEnds(ended);
    // Last: when `record` is repeated, another worker may have claimed a requeued row.
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

  /** No row is queued again in a cancelled broadcast: the lock orders this and a concurrent cancellation. */
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
   * Uncertain deliveries that were sent after all. Their broadcasts may have ended: kept counts are invalidated. Broadcasts
   * are locked first, in the common order.
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

  /** Expired leases: whether the mail was sent is unknown. */
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

  /** Until it is resumed. */
  async pauseBroadcast(broadcastId: string, reason: string): Promise<void> {
    await this.db.rows(
      `UPDATE broadcasts SET status = 'paused', pause_reason = $2 WHERE id = $1 AND status = 'running'`,
      [broadcastId, reason],
    );
  }
}
