import pg from 'pg';
import type { TestSystem } from './system.ts';
import { until } from './until.ts';

/** Number of sessions of the system's database that wait for a lock. */
export async function sessionsWaiting(system: TestSystem): Promise<number> {
  const waiting = await system.db.rows(
    `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return waiting.length;
}

export const untilWaiting = (system: TestSystem) => until(async () => (await sessionsWaiting(system)) > 0);

/** Holds what one statement locks or changes in an open transaction. @returns commits it */
export async function holdLock(
  system: TestSystem,
  statement: string,
  parameters: readonly unknown[] = [],
): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: system.db.url });
  await client.connect();
  await client.query('BEGIN');
  await client.query(statement, [...parameters]);
  return async () => {
    await client.query('COMMIT');
    await client.end();
  };
}
