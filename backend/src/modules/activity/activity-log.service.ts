import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { type Page, pageOfQuery } from '../../platform/database/page.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { ActivityEntity } from './activity.entity.ts';

/** Action of a sign-in. */
export const SIGNED_IN = 'Signed in';

/** Author and origin of a request. An `Actor` is one. */
export interface Who {
  email: string;
  /** Route pattern (`/api/blogs/:id`), or a background task (`reconciler`). */
  route: string;
  /** Null: no request. */
  ip: string | null;
}

/** data-7. */
export interface Activity {
  /** As shown in the log: `Signed in`, `Updated`. */
  action: string;
  /** Its object: `Account`, `Blog`. */
  feature: string;
  /** Of an admin's write: changed fields, before and after. Null means absent. */
  changes?: { before: object | null; after: object | null };
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

/** Activity log: written in the transaction of the change, read by index. */
@Injectable()
export class ActivityLog {
  constructor(private readonly db: UnitOfWork) {}

  /** SQL, as orders and webhooks write to the log. */
  async record(sql: Sql, { email, route, ip }: Who, { action, feature, changes }: Activity): Promise<void> {
    await sql.rows(
      `INSERT INTO activities (id, email, action, feature, route, ip, changes)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [uuidv7(), email, action, feature, route, ip, changes ? JSON.stringify(changes) : null],
    );
  }

  /** Removes the recorded values of one object (`_id` in its changes) and keeps the action. */
  async forgetChanges(sql: Sql, feature: string, id: string): Promise<void> {
    await sql.rows(
      `UPDATE activities SET changes = jsonb_build_object(
                'before', CASE WHEN changes->'before' <> 'null' THEN jsonb_build_object('_id', $2::text) END,
                'after', CASE WHEN changes->'after' <> 'null' THEN jsonb_build_object('_id', $2::text) END)
        WHERE feature = $1 AND changes IS NOT NULL
          AND coalesce(changes->'after'->>'_id', changes->'before'->>'_id') = $2`,
      [feature, id],
    );
  }

  /** Newest first. @throws PAGE_TOO_DEEP */
  list({ from, to }: DayRange, page: number, limit: number): Promise<Page<ActivityEntity>> {
    const query = this.newestFirst();
    if (from)
      query.andWhere(`activity.createdAt >= :from::date::timestamp AT TIME ZONE 'Asia/Kolkata'`, { from });
    if (to)
      query.andWhere(`activity.createdAt < (:to::date + 1)::timestamp AT TIME ZONE 'Asia/Kolkata'`, { to });
    return pageOfQuery(query, page, limit);
  }

  /** Newest first. */
  newestSignIns(limit: number): Promise<ActivityEntity[]> {
    return this.newestFirst().where(`activity.action = '${SIGNED_IN}'`).limit(limit).getMany();
  }

  /** One person's, failed attempts included, newest first. @param email lower case */
  signInsOf(email: string, limit: number): Promise<ActivityEntity[]> {
    return this.newestFirst()
      .where('activity.email = :email', { email })
      .andWhere(`activity.action IN ('${SIGNED_IN}', 'Sign-in failed', 'Sign-in refused')`)
      .limit(limit)
      .getMany();
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

  private newestFirst() {
    return this.db.manager
      .createQueryBuilder(ActivityEntity, 'activity')
      .orderBy({ 'activity.createdAt': 'DESC', 'activity.id': 'DESC' });
  }
}
