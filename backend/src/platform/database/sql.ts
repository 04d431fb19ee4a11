import type { EntityManager } from 'typeorm';

/** Anything SQL can be sent to: the pool, or a transaction. */
export interface Sql {
  /** Runs one statement and returns its rows (`SELECT`, or any statement with `RETURNING`). */
  rows<Row>(text: string, parameters?: readonly unknown[]): Promise<Row[]>;
}

/**
 * TypeORM's own `query()` answers in a different shape for UPDATE and DELETE; the structured result
 * is the same for all.
 */
export async function queryRows<Row>(
  manager: EntityManager,
  text: string,
  parameters: readonly unknown[] = [],
): Promise<Row[]> {
  const runner = manager.queryRunner ?? manager.connection.createQueryRunner();
  try {
    const result = await runner.query(text, [...parameters], true);
    return result.records as Row[];
  } finally {
    if (runner !== manager.queryRunner) await runner.release();
  }
}
