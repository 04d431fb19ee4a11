import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';

/** A worker that has not finished by then counts as dead, or Razorpay was away: another turn asks again. */
const LEASE = `interval '10 minutes'`;
const LOCAL = `(now() AT TIME ZONE 'Asia/Kolkata')`;

/** Which nights' settlements were asked for. */
@Injectable()
export class SettlementFetchesRepository {
  constructor(private readonly db: UnitOfWork) {}

  /**
   * Takes today's question, or one that was left unanswered. @param hour in Asia/Kolkata
   * @returns its day, or undefined: it is not the time, it is done, or another holds it
   */
  async claim(holder: string, hour: number): Promise<string | undefined> {
    const [fetch] = await this.db.rows<{ day: string }>(
      `INSERT INTO settlement_fetches AS f (day, holder, lease_until)
       SELECT ${LOCAL}::date, $1, now() + ${LEASE} WHERE extract(hour FROM ${LOCAL}) >= $2::int
       ON CONFLICT (day) DO UPDATE SET holder = excluded.holder, lease_until = excluded.lease_until
        WHERE f.finished_at IS NULL AND f.lease_until < now()
       RETURNING day::text`,
      [holder, hour],
    );
    return fetch?.day;
  }

  async finish(day: string, holder: string): Promise<void> {
    await this.db.rows(
      `UPDATE settlement_fetches SET finished_at = now() WHERE day = $1 AND holder = $2 AND finished_at IS NULL`,
      [day, holder],
    );
  }
}
