import { Injectable } from '@nestjs/common';
import type { Sql } from '../../../platform/database/sql.ts';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { HourlyLimit } from './hourly-limit.ts';

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

export interface Claim {
  claimed: ClaimedDelivery[];
  /** Rows that wait on, as the hour's messages are used up. */
  noRoom: readonly string[];
}

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

  /**
   * Unless their broadcast stands still. An address that wants nothing any more is set aside in the same
   * statement, so that an unsubscription counts up to the last moment.
   */
  private async take(sql: Sql, ids: readonly string[], leaseMs: number): Promise<ClaimedDelivery[]> {
    const rows = await sql.rows<ClaimedDelivery & { status: string }>(
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

  /** Their sender lives. */
  async renew(ids: readonly string[], leaseMs: number): Promise<void> {
    await this.db.rows(
      `UPDATE broadcast_recipients SET lease_until = now() + make_interval(secs => $2)
        WHERE id = ANY($1) AND status = 'sending'`,
      [ids, leaseMs / 1000],
    );
  }
}
