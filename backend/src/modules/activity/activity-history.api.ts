import { Injectable } from '@nestjs/common';
import { type Page, pageOf } from '../../platform/database/page.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';

/** The action that a session begins with. */
export const SIGNED_IN = 'Signed in';

export interface ActivityEntry {
  id: string;
  email: string;
  action: string;
  feature: string;
  route: string;
  ip: string | null;
  /** Of an admin's write: the fields concerned. */
  changes: { before: Record<string, unknown> | null; after: Record<string, unknown> | null } | null;
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

const COLUMNS = 'id, email, action, feature, route, ip, changes, created_at AS "createdAt"';

/** Reads the activity log. Every question is answered from an index, however long the log is. */
@Injectable()
export class ActivityHistory {
  constructor(private readonly db: UnitOfWork) {}

  /** Newest first. @throws PAGE_TOO_DEEP */
  page({ from, to }: DayRange, page: number, limit: number): Promise<Page<ActivityEntry>> {
    const listing = {
      select: COLUMNS,
      from: `activities
        WHERE created_at >= coalesce($1::date::timestamp AT TIME ZONE 'Asia/Kolkata', '-infinity')
          AND created_at < coalesce(($2::date + 1)::timestamp AT TIME ZONE 'Asia/Kolkata', 'infinity')`,
      orderBy: 'created_at DESC, id DESC',
      parameters: [from || null, to || null],
    };
    return pageOf<ActivityEntry>(this.db, listing, page, limit);
  }

  /** Newest first. */
  newestSignIns(limit: number): Promise<ActivityEntry[]> {
    return this.db.rows<ActivityEntry>(
      `SELECT ${COLUMNS} FROM activities WHERE action = '${SIGNED_IN}'
        ORDER BY created_at DESC, id DESC LIMIT $1`,
      [limit],
    );
  }

  /** One person's, refused ones included, newest first. @param email lower case */
  signInsOf(email: string, limit: number): Promise<ActivityEntry[]> {
    // To the letter as in the index `activities_sign_ins_of`.
    return this.db.rows<ActivityEntry>(
      `SELECT ${COLUMNS} FROM activities
        WHERE email = $1 AND action IN ('${SIGNED_IN}', 'Sign-in failed', 'Sign-in refused')
        ORDER BY created_at DESC LIMIT $2`,
      [email, limit],
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
}
