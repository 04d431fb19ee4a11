import type { Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';

const HOUR_MS = 3_600_000;
/** Usage is stored in slots of ten seconds. */
const SLOTS = 360;
/** Room may appear earlier: by a higher limit, or an unsent message in flight. */
const MAX_REST_MS = 5_000;
const MIN_REST_MS = 50;
/** When messages in flight fill the hour: their outcomes follow soon. */
const IN_FLIGHT_REST_MS = 1_000;
/** Advisory lock: one worker claims at a time, so that room is not given twice. */
const LOCK = 7_406;

/**
 * Limits messages within any sixty minutes over all workers: accepted, possibly accepted and in flight, all counted in
 * PostgreSQL.
 */
export class HourlyLimit {
  /** Length of a row of `broadcast_usage`. */
  readonly slotSeconds: number;
  /** A slot counts until its last moment is an hour old. */
  private readonly reachSeconds: number;

  /** @param limit 0: none; usage is still counted. @param windowMs an hour */
  constructor(
    private readonly db: UnitOfWork,
    private readonly limit: number,
    windowMs = HOUR_MS,
  ) {
    this.slotSeconds = windowMs / 1_000 / SLOTS;
    this.reachSeconds = windowMs / 1_000 + this.slotSeconds;
  }

  /** False: no limit and no lock. */
  get isSet(): boolean {
    return this.limit > 0;
  }

  /** How many messages this transaction may claim. Locks out other claims until it ends. */
  async room(tx: Transaction): Promise<number> {
    await tx.rows('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    // A second statement, whose snapshot includes the former lock holder's claims.
    const [row] = await tx.rows<{ used: number }>(
      `SELECT (coalesce((SELECT sum(messages) FROM broadcast_usage WHERE slot > now() - make_interval(secs => $1)), 0)
             + (SELECT count(*) FROM broadcast_recipients WHERE status = 'sending'))::int AS used`,
      [this.reachSeconds],
    );
    return Math.max(0, this.limit - (row?.used ?? 0));
  }

  /** When the next message may be sent; undefined with room, or while messages in flight use it up. */
  async fullUntil(): Promise<Date | undefined> {
    return (await this.nextRoom())?.at;
  }

  /** @returns milliseconds until the next claim when there was no room */
  async restMs(): Promise<number> {
    const wait = (await this.nextRoom())?.inMs ?? IN_FLIGHT_REST_MS;
    return Math.ceil(Math.min(MAX_REST_MS, Math.max(MIN_REST_MS, wait)));
  }

  async deleteOld(): Promise<void> {
    await this.db.rows('DELETE FROM broadcast_usage WHERE slot < now() - make_interval(secs => $1)', [
      2 * this.reachSeconds,
    ]);
  }

  private async nextRoom(): Promise<{ at: Date; inMs: number } | undefined> {
    if (!this.isSet) return undefined;
    const [next] = await this.db.rows<{ at: Date; inMs: number }>(
      `WITH used AS (
         SELECT slot, sum(sum(messages)) OVER (ORDER BY slot DESC) AS since
           FROM broadcast_usage WHERE slot > now() - make_interval(secs => $1) GROUP BY slot),
       next AS (
         SELECT max(slot) + make_interval(secs => $1) AS at FROM used
          WHERE since + (SELECT count(*) FROM broadcast_recipients WHERE status = 'sending') >= $2)
       SELECT at, (extract(epoch FROM at - now()) * 1000)::float8 AS "inMs" FROM next WHERE at IS NOT NULL`,
      [this.reachSeconds, this.limit],
    );
    return next;
  }
}
