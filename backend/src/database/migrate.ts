import type { DataSource } from 'typeorm';

/** Any number of instances may start at once: only one migrates, the others wait for it. */
const MIGRATION_LOCK = 7_301_995;

/** @param dataSource made for migrations */
export async function migrate(dataSource: DataSource): Promise<void> {
  const lock = dataSource.createQueryRunner();
  try {
    // Wait for another migrator as long as it takes.
    await lock.query('SET lock_timeout = 0');
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await dataSource.runMigrations({ transaction: 'each' });
  } finally {
    await lock.release();
  }
}
