import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { Sql } from '../../platform/database/sql.ts';

/** Who did it, and where the request came from and went to. An `Actor` is one. */
export interface Who {
  email: string;
  /** The route's pattern (`/api/blogs/:id`), or what works by itself (`reconciler`). */
  route: string;
  /** Null: no request. */
  ip: string | null;
}

/** data-7. */
export interface Activity {
  /** What was done, as a reader of the log would say it: `Signed in`, `Updated`. */
  action: string;
  /** What it was done to: `Account`, `Blog`. */
  feature: string;
  /** Of an admin's write: the fields concerned, before and after. Null stands for "was not there". */
  changes?: { before: object | null; after: object | null };
}

/** Writes what people did, in the same transaction as the change. */
@Injectable()
export class ActivityLog {
  /** Also outside a transaction, as a sign-in changes no row of its own; so it is written in SQL. */
  async record(sql: Sql, { email, route, ip }: Who, { action, feature, changes }: Activity): Promise<void> {
    await sql.rows(
      `INSERT INTO activities (id, email, action, feature, route, ip, changes)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [uuidv7(), email, action, feature, route, ip, changes ? JSON.stringify(changes) : null],
    );
  }

  /** Takes the values out of what was written down of one thing (`_id` in its changes), so that only the action stays. */
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
}
