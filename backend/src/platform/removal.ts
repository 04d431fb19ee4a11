import type { RetentionKind } from '@ironbloom/brand/retention';
import type { Sql } from './database/sql.ts';

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
  /**
   * In a transaction of its own. Without it, rows past their time are shown and kept.
   * @param limit at most as many rows. @returns how many were removed; 0: there are no more
   */
  remove?: (tx: Sql, cutoff: Date, limit: number) => Promise<number>;
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

/** Expired rows of one table. @param keep for so long after their end */
export const expiredRows = (from: string, keep: string, key: string): Removal =>
  wholeRows('records', { from, at: 'expires_at', where: 'expires_at < $1', keep }, key);
