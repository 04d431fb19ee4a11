import 'reflect-metadata';
import { loadEnv } from '../config/env.ts';
import { createDataSource } from '../database/data-source.ts';
import { runProcess } from '../platform/lifecycle/process.ts';

/** Any number of instances may start at once: only one migrates, the others wait for it. */
const MIGRATION_LOCK = 7_301_995;

await runProcess(async () => {
  const dataSource = await createDataSource(loadEnv(), 'ironbloom-migrate').initialize();
  const lock = dataSource.createQueryRunner();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const done = await dataSource.runMigrations({ transaction: 'each' });
    const names = done.map(({ name }) => name).join(', ');
    process.stdout.write(done.length > 0 ? `migrated: ${names}\n` : 'database is up to date\n');
  } finally {
    await lock.release();
    await dataSource.destroy();
  }
});
