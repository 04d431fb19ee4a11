import { type Retention, type RetentionKind, retentionLimits } from '@ironbloom/brand/retention';
import type { Sql } from '../../../../platform/database/sql.ts';

/** Rows past their time, for counting: `$1` is the cutoff. */
export interface Due {
  /** A table, or a join of some. */
  from: string;
  /** The column of the date that counts; an index leads there. */
  at: string;
  where: string;
  /** Rows go so long after their date, whatever the published period: an interval of PostgreSQL. */
  keep?: string;
}

export interface Removal {
  kind: RetentionKind;
  due: Due;
  /** In a transaction of its own. @param limit at most as many rows. @returns how many were removed; 0: there are no more */
  remove: (tx: Sql, cutoff: Date, limit: number) => Promise<number>;
}

/** Until when rows are past their time. */
export async function cutoffOf(
  sql: Sql,
  retention: Retention,
  kind: RetentionKind,
  { keep }: Due,
): Promise<Date> {
  const period = keep ?? `${retention[kind]} ${retentionLimits[kind].unit}`;
  const [row] = await sql.rows<{ at: Date }>('SELECT now() - $1::interval AS at', [period]);
  if (!row) throw new Error('PostgreSQL did not say what time it is');
  return row.at;
}

/** Whole rows of one table, found by `due`. */
export function wholeRows(kind: RetentionKind, due: Due, key = 'id'): Removal {
  const { from, at, where } = due;
  return {
    kind,
    due,
    remove: async (tx, cutoff, limit) => {
      const rows = await tx.rows(
        `DELETE FROM ${from} WHERE ${key} IN (
           SELECT ${key} FROM ${from} WHERE ${where} ORDER BY ${at} LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING 1`,
        [cutoff, limit],
      );
      return rows.length;
    },
  };
}
