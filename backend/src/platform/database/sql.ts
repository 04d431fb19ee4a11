import type { EntityManager } from 'typeorm';

/** Source of rows: the pool, or a transaction. */
export interface Sql {
  /** For repositories and query builders. */
  readonly manager: EntityManager;
  /** Runs one statement and returns its rows (`SELECT`, or any statement with `RETURNING`). */
  rows<Row>(text: string, parameters?: readonly unknown[]): Promise<Row[]>;
}
