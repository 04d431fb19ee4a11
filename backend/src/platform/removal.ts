import type { RetentionKind } from '@ironbloom/brand/retention';
import type { Sql } from './database/sql.ts';

/** Expired rows, for counting: `$1` is the cutoff. */
export interface Due {
  /** A table, or a join of some. */
  from: string;
  /** Date column, indexed. */
  at: string;
  where: string;
  /** Fixed age, whatever the published period: a PostgreSQL interval. */
  keep?: string;
}

export interface Removal {
  kind: RetentionKind;
  due: Due;
  /**
   * In its own transaction. Without it, expired rows are shown and kept.
   * @param limit of rows. @returns the number removed; 0: there are no more
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

/** Expired rows of one table. @param keep time after their end */
export const expiredRows = (from: string, keep: string, key: string): Removal =>
  wholeRows('records', { from, at: 'expires_at', where: 'expires_at < $1', keep }, key);
