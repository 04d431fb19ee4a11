import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { platformError } from '../errors/errors.ts';
import type { Sql } from './sql.ts';

/** Limit of counted and paged rows, as PostgreSQL reads every row that it counts or skips. */
const PAGED_ROWS = 10_000;

export interface Count {
  /** At most `PAGED_ROWS`. */
  total: number;
  /** More rows than the limit of `total`. */
  more?: true;
}

/** The answer of every list (content-22). */
export interface Page<Row> extends Count {
  items: Row[];
  page: number;
  limit: number;
}

interface Listing {
  select: string;
  /** A table with its WHERE, if any. */
  from: string;
  /** A cheaper table with the same number of rows, for the count; default `from`. */
  counted?: string;
  orderBy: string;
  /** Of `from`, from $1 on. */
  parameters?: readonly unknown[];
}

/** One page of a list, and how many rows the list has. @param page counts from 1. @throws PAGE_TOO_DEEP */
export async function pageOf<Row>(
  db: Sql,
  { select, from, counted = from, orderBy, parameters = [] }: Listing,
  page: number,
  limit: number,
): Promise<Page<Row>> {
  if (page * limit > PAGED_ROWS) throw platformError('PAGE_TOO_DEEP');
  const [count, items] = await Promise.all([
    countRows(db, counted, parameters),
    db.rows<Row>(
      `SELECT ${select} FROM ${from} ORDER BY ${orderBy} LIMIT ${limit} OFFSET ${(page - 1) * limit}`,
      parameters,
    ),
  ]);
  return { items, ...count, page, limit };
}

/** `pageOf` for a query builder that joins at most one row to each. @throws PAGE_TOO_DEEP */
export async function pageOfQuery<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  page: number,
  limit: number,
): Promise<Page<Row>> {
  if (page * limit > PAGED_ROWS) throw platformError('PAGE_TOO_DEEP');
  const counted = query
    .clone()
    .select('1')
    .orderBy()
    .limit(PAGED_ROWS + 1);
  const [count, items] = await Promise.all([
    query.connection
      .createQueryBuilder()
      .select('count(*)::int', 'n')
      .from(`(${counted.getQuery()})`, 'counted')
      .setParameters(counted.getParameters())
      .getRawOne<{ n: number }>(),
    query
      .limit(limit)
      .offset((page - 1) * limit)
      .getMany(),
  ]);
  return { items, ...cappedCount(count), page, limit };
}

/**
 * `pageOf` for a search by a trigram index. The index is fast for few matches, a scan in list order for many. For some rare
 * texts the planner chooses the scan, which reads the whole table: so when it expects few matches, they are fetched first and
 * sorted afterwards.
 */
export async function searchedPageOf<Row>(
  db: Sql,
  listing: Listing,
  page: number,
  limit: number,
): Promise<Page<Row>> {
  const { from, parameters = [] } = listing;
  const [plan] = await db.rows<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    `EXPLAIN (FORMAT JSON) SELECT 1 FROM ${from}`,
    parameters,
  );
  if (plan!['QUERY PLAN'][0].Plan['Plan Rows'] > PAGED_ROWS) return pageOf(db, listing, page, limit);
  const fetchedFirst = `(WITH found AS MATERIALIZED (SELECT * FROM ${from}) SELECT * FROM found) AS found`;
  return pageOf(db, { ...listing, from: fetchedFirst }, page, limit);
}

/** @param from a table with its WHERE, if any */
export async function countRows(db: Sql, from: string, parameters: readonly unknown[]): Promise<Count> {
  const [row] = await db.rows<{ n: number }>(
    `SELECT count(*)::int AS n FROM (SELECT 1 FROM ${from} LIMIT ${PAGED_ROWS + 1}) AS counted`,
    parameters,
  );
  return cappedCount(row);
}

function cappedCount({ n } = { n: 0 }): Count {
  return n > PAGED_ROWS ? { total: PAGED_ROWS, more: true } : { total: n };
}
