import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../database/unit-of-work.ts';
import { ActivityTotal } from './activity-total.ts';

/** The action that a session begins with. */
export const SIGNED_IN = 'Signed in';

export interface ActivityEntry {
  _id: string;
  email: string;
  action: string;
  feature: string;
  route: string;
  ip: string | null;
  createdAt: Date;
}

/** Days in Asia/Kolkata, `YYYY-MM-DD`, both included. */
export interface DayRange {
  from?: string | undefined;
  to?: string | undefined;
}

export interface DayCount {
  date: string;
  count: number;
}

const COLUMNS = 'id AS "_id", email, action, feature, route, ip, created_at AS "createdAt"';

/** Reads the activity log. Every question is answered from an index, however long the log is. */
@Injectable()
export class ActivityHistory {
  constructor(
    private readonly db: UnitOfWork,
    private readonly total: ActivityTotal,
  ) {}

  /**
   * One page, newest first. The page's ids are found in the index alone and only then looked up; a
   * page of the log's far half is counted from its other end.
   */
  async page(
    range: DayRange,
    page: number,
    limit: number,
  ): Promise<{ items: ActivityEntry[]; total: number }> {
    const { where, parameters } = conditions(range);
    const total = where === '' ? await this.total.now() : await this.countIn(where, parameters);
    const skip = (page - 1) * limit;
    const take = Math.min(limit, total - skip);
    if (take <= 0) return { items: [], total };
    const fromTheEnd = skip > total / 2;
    const order = fromTheEnd ? 'ASC' : 'DESC';
    const offset = fromTheEnd ? total - skip - take : skip;
    const items = await this.db.rows<ActivityEntry>(
      `SELECT ${COLUMNS} FROM activities
        WHERE id IN (SELECT id FROM activities ${where} ORDER BY created_at ${order}, id ${order}
                      LIMIT $${parameters.length + 1} OFFSET $${parameters.length + 2})
        ORDER BY created_at DESC, id DESC`,
      [...parameters, take, offset],
    );
    return { items, total };
  }

  newestSignIns(limit: number): Promise<ActivityEntry[]> {
    return this.db.rows<ActivityEntry>(
      `SELECT ${COLUMNS} FROM activities WHERE action = '${SIGNED_IN}'
        ORDER BY created_at DESC, id DESC LIMIT $1`,
      [limit],
    );
  }

  /** The last `days` days in Asia/Kolkata, oldest first, days without a sign-in included. */
  signInsPerDay(days: number): Promise<DayCount[]> {
    return this.db.rows<DayCount>(
      `WITH days AS (
         SELECT generate_series((now() AT TIME ZONE 'Asia/Kolkata')::date - ($1::int - 1),
                                (now() AT TIME ZONE 'Asia/Kolkata')::date, interval '1 day')::date AS day)
       SELECT to_char(day, 'YYYY-MM-DD') AS date,
              (SELECT count(*)::int FROM activities
                WHERE action = '${SIGNED_IN}'
                  AND created_at >= day::timestamp AT TIME ZONE 'Asia/Kolkata'
                  AND created_at < (day + 1)::timestamp AT TIME ZONE 'Asia/Kolkata') AS count
         FROM days ORDER BY day`,
      [days],
    );
  }

  private async countIn(where: string, parameters: readonly unknown[]): Promise<number> {
    const [row] = await this.db.rows<{ total: number }>(
      `SELECT count(*)::int AS total FROM activities ${where}`,
      parameters,
    );
    return row?.total ?? 0;
  }
}

function conditions({ from, to }: DayRange): { where: string; parameters: unknown[] } {
  const parameters: unknown[] = [];
  const clauses: string[] = [];
  if (from)
    clauses.push(`created_at >= $${parameters.push(from)}::date::timestamp AT TIME ZONE 'Asia/Kolkata'`);
  if (to)
    clauses.push(`created_at < ($${parameters.push(to)}::date + 1)::timestamp AT TIME ZONE 'Asia/Kolkata'`);
  return { where: clauses.length > 0 ? `WHERE ${clauses.join(' AND ')}` : '', parameters };
}
