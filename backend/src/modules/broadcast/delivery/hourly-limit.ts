import type { Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';

const HOUR_MS = 3_600_000;
/** What has left the hour is known to this part of it: ten seconds. */
const SLOTS = 360;
/** The setting may be raised while a rest lasts, or a message turn out not to have gone: so soon it is looked again. */
const MAX_REST_MS = 5_000;
const MIN_REST_MS = 50;
/** When messages in flight fill the hour: in a moment it is known what has become of them. */
const MOMENT_MS = 1_000;
/** Of our advisory locks: of all workers one claims at a time, so that no two take the same room. */
const LOCK = 7_406;

/**
 * Messages in any sixty minutes over all workers, as many mail providers allow. Those count that the mail server has
 * taken or may have taken, and those on their way to it. PostgreSQL knows both, whatever happens to Redis.
 */
export class HourlyLimit {
  /** Length of a row of `broadcast_usage`. */
  readonly slotSeconds: number;
  /** So long a slot counts: until its last moment has left the hour. */
  private readonly reachSeconds: number;

  /** @param limit 0: none; messages are noted all the same, for the day it is set. @param windowMs an hour */
  constructor(
    private readonly db: UnitOfWork,
    private readonly limit: number,
    windowMs = HOUR_MS,
  ) {
    this.slotSeconds = windowMs / 1_000 / SLOTS;
    this.reachSeconds = windowMs / 1_000 + this.slotSeconds;
  }

  /** False: no limit, and claiming takes no lock. */
  get isSet(): boolean {
    return this.limit > 0;
  }

  /** How many may be claimed by this transaction, which from here on claims alone. */
  async room(tx: Transaction): Promise<number> {
    await tx.rows('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    // A statement of its own: it sees what the transaction before has claimed.
    const [row] = await tx.rows<{ used: number }>(
      `SELECT (coalesce((SELECT sum(messages) FROM broadcast_usage WHERE slot > now() - make_interval(secs => $1)), 0)
             + (SELECT count(*) FROM broadcast_recipients WHERE status = 'sending'))::int AS used`,
      [this.reachSeconds],
    );
    return Math.max(0, this.limit - (row?.used ?? 0));
  }

  /** When the next message may go; undefined while there is room, or while messages in flight take it up. */
  async fullUntil(): Promise<Date | undefined> {
    return (await this.nextRoom())?.at;
  }

  /** @returns milliseconds after which whoever found no room is to look again */
  async restMs(): Promise<number> {
    const wait = (await this.nextRoom())?.inMs ?? MOMENT_MS;
    return Math.ceil(Math.min(MAX_REST_MS, Math.max(MIN_REST_MS, wait)));
  }

  /** What has left the hour long since. */
  async forget(): Promise<void> {
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
