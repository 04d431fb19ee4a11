import { Injectable } from '@nestjs/common';
import type { Sql } from '../../../platform/database/sql.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { HourlyLimit } from '../limits/hourly-limit.ts';

/** What sending one message needs to know of its recipient. */
export interface ClaimedDelivery {
  id: string;
  broadcastId: string;
  email: string;
  name: string | null;
  attempts: number;
  /** A single send (broadcast-11): somebody waits for the outcome, and nobody could let it go on. */
  single: boolean;
}

export interface Claim {
  claimed: ClaimedDelivery[];
  /** Rows that wait on, as the hour's messages are used up. */
  noRoom: readonly string[];
}

/** In the order in which a cancellation holds them: each would wait for the other where they meet in different ones. */
const HELD = `WITH held AS (
  SELECT id FROM broadcast_recipients WHERE id = ANY($1) AND status = 'queued' ORDER BY id FOR UPDATE)`;
const SUPPRESSION_OF_R = 'SELECT 1 FROM suppressions s WHERE s.email = r.email';

/** Unless their broadcast stands still or their address wants nothing any more: an unsubscription counts at once. */
const TAKE = `${HELD} UPDATE broadcast_recipients r
    SET status = 'sending', attempts = r.attempts + 1, lease_until = now() + make_interval(secs => $2)
   FROM held, broadcasts b
  WHERE r.id = held.id AND b.id = r.broadcast_id AND b.status = 'running' AND NOT EXISTS (${SUPPRESSION_OF_R})
  RETURNING r.id, r.broadcast_id AS "broadcastId", r.email, r.name, r.attempts, b.single`;

/** What workers have in hand; every statement is a compare-and-set on the row's status. */
@Injectable()
export class ClaimsRepository {
  constructor(
    private readonly db: UnitOfWork,
    private readonly hourly: HourlyLimit,
  ) {}

  /** Takes rows for sending, the first in line first when the hour has no room for all. */
  async claim(ids: readonly string[], leaseMs: number): Promise<Claim> {
    if (!this.hourly.isSet) return { claimed: await this.take(this.db, ids, leaseMs), noRoom: [] };
    return this.db.run(async (tx) => {
      const claimed: ClaimedDelivery[] = [];
      let room = await this.hourly.room(tx);
      let line = ids.length > room ? await this.lineOf(tx, ids) : ids;
      // Once more for those who wanted nothing: they have taken up no room.
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
  private async lineOf(tx: Sql, ids: readonly string[]): Promise<string[]> {
    const rows = await tx.rows<{ id: string }>(
      `SELECT r.id FROM broadcast_recipients r JOIN broadcasts b ON b.id = r.broadcast_id AND b.status = 'running'
        WHERE r.id = ANY($1) AND r.status = 'queued' ORDER BY b.single DESC, b.started_at, r.position`,
      [ids],
    );
    return rows.map(({ id }) => id);
  }

  private async take(sql: Sql, ids: readonly string[], leaseMs: number): Promise<ClaimedDelivery[]> {
    const claimed = await sql.rows<ClaimedDelivery>(TAKE, [ids, leaseMs / 1000]);
    if (claimed.length < ids.length) await this.setAside(sql, ids);
    return claimed;
  }

  private async setAside(sql: Sql, ids: readonly string[]): Promise<void> {
    await sql.rows(
      `${HELD} UPDATE broadcast_recipients r SET status = 'suppressed', settled_at = now()
         FROM held, broadcasts b
        WHERE r.id = held.id AND b.id = r.broadcast_id AND b.status = 'running'
          AND EXISTS (${SUPPRESSION_OF_R})`,
      [ids],
    );
  }

  /** Those of the claimed rows that could be claimed now: their broadcast still runs, their address still wants mail. */
  async stillWanted(ids: readonly string[]): Promise<Set<string>> {
    const rows = await this.db.rows<{ id: string }>(
      `SELECT r.id FROM broadcast_recipients r JOIN broadcasts b ON b.id = r.broadcast_id AND b.status = 'running'
        WHERE r.id = ANY($1) AND r.status = 'sending' AND NOT EXISTS (${SUPPRESSION_OF_R})`,
      [ids],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** Their sender lives. */
  async renew(ids: readonly string[], leaseMs: number): Promise<void> {
    await this.db.rows(
      `UPDATE broadcast_recipients SET lease_until = now() + make_interval(secs => $2)
        WHERE id = ANY($1) AND status = 'sending'`,
      [ids, leaseMs / 1000],
    );
  }
}
