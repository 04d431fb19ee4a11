import type { Sql } from './sql.ts';

interface Listing {
  select: string;
  /** A table with its WHERE, if any. */
  from: string;
  orderBy: string;
  /** Of `from`, from $1 on. */
  parameters?: readonly unknown[];
}

/** One page, and how many rows there are: for tables that are counted whole at no cost (others: counted.ts). */
export async function pageOf<Row>(
  sql: Sql,
  { select, from, orderBy, parameters = [] }: Listing,
  page: number,
  limit: number,
): Promise<{ rows: Row[]; total: number }> {
  const next = parameters.length + 1;
  const [rows, [count]] = await Promise.all([
    sql.rows<Row>(`SELECT ${select} FROM ${from} ORDER BY ${orderBy} LIMIT $${next} OFFSET $${next + 1}`, [
      ...parameters,
      limit,
      (page - 1) * limit,
    ]),
    sql.rows<{ total: number }>(`SELECT count(*)::int AS total FROM ${from}`, parameters),
  ]);
  return { rows, total: count?.total ?? 0 };
}
