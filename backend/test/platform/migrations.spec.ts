import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import { createDataSource, migrate } from '../../src/database/data-source.ts';
import { migrations } from '../../src/database/migrations/index.ts';
import { createTestDatabase, type TestDatabase } from '../harness/database.ts';
import { until } from '../harness/until.ts';
import { services } from '../harness/services.ts';

/** Instead of production's 15 s. */
const TIMEOUT_MS = 300;

class TakesItsTime1999999999998 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SELECT pg_sleep(${(4 * TIMEOUT_MS) / 1000})`);
    await runner.query('CREATE TABLE took_its_time ()');
  }
  down(): Promise<void> {
    return Promise.resolve();
  }
}

class NeedsALock1999999999999 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ADD needs_a_lock text');
  }
  down(): Promise<void> {
    return Promise.resolve();
  }
}

let db: TestDatabase;
let sources: DataSource[];
beforeEach(async () => {
  sources = [];
  db = await createTestDatabase(services.databaseUrl);
});
afterEach(async () => {
  for (const source of sources) await source.destroy();
  await db.drop();
});

async function migrator(migration: new () => MigrationInterface): Promise<DataSource> {
  const env = { DATABASE_URL: db.url, DATABASE_POOL_SIZE: 1, DATABASE_STATEMENT_TIMEOUT_MS: TIMEOUT_MS };
  const source = createDataSource(env, 'migrations-spec', 'migrations');
  source.setOptions({ migrations: [migration] });
  sources.push(await source.initialize());
  return source;
}

const names = async () =>
  (await db.rows<{ name: string }>('SELECT name FROM migrations ORDER BY id')).map(({ name }) => name);

describe('migrations', () => {
  it('ignore the statement timeout; a second migrator waits and repeats nothing', async () => {
    const both = [await migrator(TakesItsTime1999999999998), await migrator(TakesItsTime1999999999998)];
    await Promise.all(both.map((source) => migrate(source)));
    expect(await names()).toEqual([...migrations.map(({ name }) => name), 'TakesItsTime1999999999998']);
  });

  it('fail without a lock, so that readers do not queue behind them', async () => {
    const source = await migrator(NeedsALock1999999999999);
    const [reader] = [source.createQueryRunner()];
    await reader.startTransaction();
    await reader.query('SELECT 1 FROM users');
    const other = await migrator(NeedsALock1999999999999);
    await expect(migrate(other)).rejects.toThrow(/lock timeout/);
    await reader.commitTransaction();
    await reader.release();
    await migrate(other);
    expect(await names()).toContain('NeedsALock1999999999999');
  });

  it('can be run after a migrator was killed', async () => {
    const killed = migrate(await migrator(TakesItsTime1999999999998)).catch(() => 'killed');
    const ours = `FROM pg_stat_activity WHERE application_name = 'migrations-spec' AND datname = current_database()`;
    await until(async () => (await db.rows(`SELECT 1 ${ours} AND query LIKE '%pg_sleep%'`)).length > 0);
    await db.rows(`SELECT pg_terminate_backend(pid) ${ours}`);
    expect(await killed).toBe('killed');
    await migrate(await migrator(TakesItsTime1999999999998));
    expect(await names()).toContain('TakesItsTime1999999999998');
  });
});
