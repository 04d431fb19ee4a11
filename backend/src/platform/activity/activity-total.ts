import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../database/unit-of-work.ts';

/**
 * An entry carries the time at which its transaction began, and no transaction outlives the
 * database's timeouts (seconds): what is older than five minutes is complete. $1 is how far was counted
 * already. Spelt out where it is used: from a subquery's column the planner could not guess how few
 * rows are left, and would read the whole table.
 */
const EDGE = `greatest($1::timestamptz, now() - interval '5 minutes')`;

/** Now and then everything is counted again, in case old entries were removed. */
const RECOUNT_AFTER_MS = 3_600_000;

/**
 * How many entries the log has, exactly, without counting all of them each time: the log only ever
 * grows at its end, so the count up to a past instant is remembered, and only what came after it is
 * counted. Each process remembers for itself.
 */
@Injectable()
export class ActivityTotal {
  private settled = { until: '-infinity', entries: 0 };
  private recountAt = Date.now() + RECOUNT_AFTER_MS;

  constructor(private readonly db: UnitOfWork) {}

  async now(): Promise<number> {
    if (Date.now() > this.recountAt) {
      this.settled = { until: '-infinity', entries: 0 };
      this.recountAt = Date.now() + RECOUNT_AFTER_MS;
    }
    const from = this.settled;
    const [row] = await this.db.rows<{ until: string; settled: number; fresh: number }>(
      `SELECT (${EDGE})::text AS until,
              (SELECT count(*)::int FROM activities WHERE created_at >= $1::timestamptz AND created_at < ${EDGE}) AS settled,
              (SELECT count(*)::int FROM activities WHERE created_at >= ${EDGE}) AS fresh`,
      [from.until],
    );
    if (!row) return from.entries;
    const entries = from.entries + row.settled;
    // Another call may have moved on meanwhile; both remember the truth of their instant.
    this.settled = { until: row.until, entries };
    return entries + row.fresh;
  }
}
