import type { UnitOfWork } from './unit-of-work.ts';

interface Listing {
  /** Of a list that readers ask for all the time, see `UnitOfWork.prepared`; its texts never change. */
  name?: string;
  select: string;
  /** A table with its WHERE, if any. */
  from: string;
  orderBy: string;
  /** Of `from`, from $1 on. */
  parameters?: readonly unknown[];
}

/**
 * One page, and how many rows there are: for tables that are counted whole at no cost (others: counted.ts). One statement, unless
 * the page is past the last.
 */
export async function pageOf<Row>(
  db: UnitOfWork,
  { name, select, from, orderBy, parameters = [] }: Listing,
  page: number,
  limit: number,
): Promise<{ rows: Row[]; total: number }> {
  const next = parameters.length + 1;
  const count = `SELECT count(*)::int AS "rowCount" FROM ${from}`;
  // Each row has it beside its own columns, under a name that none of them has.
  const text = `SELECT ${select}, (${count}) AS "rowCount" FROM ${from} ORDER BY ${orderBy} LIMIT $${next} OFFSET $${next + 1}`;
  const values = [...parameters, limit, (page - 1) * limit];
  const rows = await (name === undefined
    ? db.rows<Row & { rowCount: number }>(text, values)
    : db.prepared<Row & { rowCount: number }>(name, text, values));
  const [counted] =
    rows.length > 0 || page === 1 ? rows : await db.rows<{ rowCount: number }>(count, parameters);
  return { rows, total: counted?.rowCount ?? 0 };
}
