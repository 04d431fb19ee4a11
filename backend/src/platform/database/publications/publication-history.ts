import { type EntityTarget, type FindManyOptions, LessThanOrEqual } from 'typeorm';
import type { Sql } from '../sql.ts';
import { type Transaction, UnitOfWork } from '../unit-of-work.ts';
import { PublicationHistoryEntity } from './publication.entity.ts';

/** One revision of a subject. */
export interface Revision<Value> extends Omit<PublicationHistoryEntity, 'subject' | 'value'> {
  value: Value;
}

/** One difference between two revisions; null means absent. */
export interface Change {
  what: string;
  before: string | null;
  after: string | null;
}

/** All revisions of one subject: the newest is in force, any can be restored. */
export class PublicationHistory<Value extends object> {
  private readonly own: object;

  /**
   * @param subject its name in `publications`
   * @param entity of a subject with a table of its own
   */
  constructor(
    private readonly db: UnitOfWork,
    readonly subject: string,
    private readonly entity: EntityTarget<Revision<Value>> = PublicationHistoryEntity as never,
  ) {
    this.own = entity === (PublicationHistoryEntity as never) ? { subject } : {};
  }

  /** The newest revision. Locks out other publications until `tx` ends. */
  async lockLatest(tx: Transaction): Promise<Revision<Value>> {
    await tx.rows('SELECT 1 FROM publications WHERE name = $1 FOR UPDATE', [this.subject]);
    return this.latest(tx);
  }

  async latest(sql: Sql = this.db): Promise<Revision<Value>> {
    const [newest] = await this.select({ order: { version: 'DESC' }, take: 1 }, sql);
    if (!newest) throw new Error(`Nothing was ever published as ${this.subject}: is the database migrated?`);
    return newest;
  }

  async find(sql: Sql, version: number): Promise<Revision<Value> | undefined> {
    const [found] = await this.select({ where: { version } }, sql);
    return found;
  }

  /** The revision in force at a moment; before the first revision, the first one. */
  async findAt(moment: Date): Promise<Revision<Value>> {
    const until = { publishedAt: LessThanOrEqual(moment) };
    const [held] = await this.select({ where: until, order: { version: 'DESC' }, take: 1 });
    const [first] = held ? [held] : await this.select({ order: { version: 'ASC' }, take: 1 });
    return first ?? this.latest();
  }

  /** All of them, newest first. */
  findAll(sql: Sql = this.db): Promise<Revision<Value>[]> {
    return this.select({ order: { version: 'DESC' } }, sql);
  }

  async add(tx: Transaction, revision: Omit<Revision<Value>, 'publishedAt'>): Promise<void> {
    await tx.manager.insert(this.entity, { ...this.own, ...revision } as never);
  }

  /** Stores what is shipped as the first revision of an empty database. */
  async addShipped(value: Value): Promise<void> {
    await this.db.rows(
      `WITH current AS (INSERT INTO publications (name, version) VALUES ($1, 1) ON CONFLICT DO NOTHING)
       INSERT INTO publication_history (subject, version, value)
       SELECT $1, 1, $2 WHERE NOT EXISTS (SELECT 1 FROM publication_history WHERE subject = $1) ON CONFLICT DO NOTHING`,
      [this.subject, JSON.stringify(value)],
    );
  }

  /** Newest first, at most `limit`, each with what it changed. */
  async history(
    limit: number,
    changesBetween: (before: Value, after: Value) => Change[],
  ): Promise<(Omit<Revision<Value>, 'value'> & { changes: Change[] })[]> {
    const revisions = await this.select({ order: { version: 'DESC' }, take: limit + 1 });
    return revisions.slice(0, limit).map(({ value, ...revision }, index) => {
      const before = revisions[index + 1]?.value;
      return { ...revision, changes: before ? changesBetween(before, value) : [] };
    });
  }

  private select(options: FindManyOptions, sql: Sql = this.db): Promise<Revision<Value>[]> {
    return sql.manager.find(this.entity, { ...options, where: { ...this.own, ...options.where } });
  }
}

/** The owner's name of each field, in the order of the screen. */
export type NamedFields<Value> = readonly (readonly [what: string, read: (value: Value) => string])[];

export function changedFields<Value>(fields: NamedFields<Value>, before: Value, after: Value): Change[] {
  return fields
    .map(([what, read]) => ({ what, before: read(before), after: read(after) }))
    .filter((change) => change.before !== change.after);
}

/** For the activity log: only the changed fields, by name. */
export function inLines(changes: readonly Change[]): { before: object; after: object } {
  const side = (name: 'before' | 'after') =>
    Object.fromEntries(changes.map((change) => [change.what, change[name]]));
  return { before: side('before'), after: side('after') };
}
