import type { Sql } from '../sql.ts';
import { type Transaction, UnitOfWork } from '../unit-of-work.ts';

/** One publication of something that is published as a whole. */
export interface Revision<Value> {
  version: number;
  publishedAt: Date;
  /** Null: what the product was shipped with. */
  publishedBy: string | null;
  /** The revision that was published once more with this one. */
  restoredFrom: number | null;
  value: Value;
}

/** One difference between two revisions, in words; null stands for "was not there". */
export interface Change {
  what: string;
  before: string | null;
  after: string | null;
}

interface Place {
  table: string;
  /** The column of the value. */
  column: string;
  /** Its name among what every process keeps in memory. */
  publication: string;
  /** Where several things share the table: which of its rows are this one's. */
  key?: { column: string; value: string };
}

/** Every publication, oldest kept for ever: the newest holds, any of them can be restored. */
export class Revisions<Value> {
  /** Its name among what every process keeps in memory. */
  readonly publication: string;
  private readonly selected: string;
  /** Takes the first parameter. */
  private readonly own: string;
  private readonly key: string | null;

  constructor(
    protected readonly db: UnitOfWork,
    private readonly place: Place,
  ) {
    this.publication = place.publication;
    this.key = place.key?.value ?? null;
    this.own = place.key ? `${place.key.column} = $1` : '$1::text IS NULL';
    this.selected = `SELECT version, published_at AS "publishedAt", published_by AS "publishedBy",
      restored_from AS "restoredFrom", ${place.column} AS value FROM ${place.table} WHERE ${this.own}`;
  }

  /** The newest, and of others nobody can publish until `tx` has ended. */
  async lockLatest(tx: Transaction): Promise<Revision<Value>> {
    await tx.rows('SELECT 1 FROM publications WHERE name = $1 FOR UPDATE', [this.publication]);
    return this.latest(tx);
  }

  async latest(sql: Sql = this.db): Promise<Revision<Value>> {
    const [newest] = await this.newest(1, sql);
    if (!newest) throw new Error(`${this.place.table} is empty: is the database migrated?`);
    return newest;
  }

  /** Newest first. */
  newest(limit: number, sql: Sql = this.db): Promise<Revision<Value>[]> {
    return sql.rows(`${this.selected} ORDER BY version DESC LIMIT $2`, [this.key, limit]);
  }

  async find(sql: Sql, version: number): Promise<Revision<Value> | undefined> {
    const [found] = await sql.rows<Revision<Value>>(`${this.selected} AND version = $2`, [this.key, version]);
    return found;
  }

  /** What held at a moment; the first one for all moments before it. */
  async at(moment: Date): Promise<Revision<Value>> {
    const [found] = await this.db.rows<Revision<Value>>(
      `${this.selected} ORDER BY published_at <= $2 DESC, CASE WHEN published_at <= $2 THEN -version ELSE version END LIMIT 1`,
      [this.key, moment],
    );
    if (!found) throw new Error(`${this.place.table} is empty: is the database migrated?`);
    return found;
  }

  async add(tx: Transaction, revision: Omit<Revision<Value>, 'publishedAt'>): Promise<void> {
    const { version, publishedBy, restoredFrom, value } = revision;
    const { table, column, key } = this.place;
    const columns = ['version', 'published_by', 'restored_from', column, ...(key ? [key.column] : [])];
    const values = [version, publishedBy, restoredFrom, JSON.stringify(value), ...(key ? [key.value] : [])];
    await tx.rows(
      `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${values.map((_, index) => `$${index + 1}`).join(', ')})`,
      values,
    );
  }

  /** What was shipped is the first revision of a database that has none. */
  async addShipped(value: Value): Promise<void> {
    const { table, column, key } = this.place;
    const [keyColumn, keyValue] = key ? [`, ${key.column}`, ', $1'] : ['', ''];
    await this.db.rows('INSERT INTO publications (name, version) VALUES ($1, 1) ON CONFLICT DO NOTHING', [
      this.publication,
    ]);
    await this.db.rows(
      `INSERT INTO ${table} (version, ${column}${keyColumn})
       SELECT 1, $2${keyValue} WHERE NOT EXISTS (SELECT 1 FROM ${table} WHERE ${this.own}) ON CONFLICT DO NOTHING`,
      [this.key, JSON.stringify(value)],
    );
  }

  /** Newest first, at most `limit`, each with what it changed. */
  async history(
    limit: number,
    changesBetween: (before: Value, after: Value) => Change[],
  ): Promise<(Omit<Revision<Value>, 'value'> & { changes: Change[] })[]> {
    const revisions = await this.newest(limit + 1);
    return revisions.slice(0, limit).map(({ value, ...revision }, index) => {
      const before = revisions[index + 1]?.value;
      return { ...revision, changes: before ? changesBetween(before, value) : [] };
    });
  }
}

/** For the activity log: what was changed alone, by its name. */
export function inLines(changes: readonly Change[]): { before: object; after: object } {
  const side = (of: 'before' | 'after') =>
    Object.fromEntries(changes.map((change) => [change.what, change[of]]));
  return { before: side('before'), after: side('after') };
}
