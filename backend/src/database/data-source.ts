import '../modules/index.ts';
import { DataSource, DefaultNamingStrategy } from 'typeorm';
import type { Env } from '../config/env.ts';
import { snakeCase } from '../platform/database/columns-of.ts';
import { UnitOfWork } from '../platform/database/unit-of-work.ts';
import { entities } from '../platform/declarations.ts';
import { migrations } from './migrations/index.ts';

/** snake_case columns: `createdAt` is `created_at`. */
class SnakeCaseStrategy extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string, embeddedPrefixes: string[]): string {
    const name = super.columnName(propertyName, customName, embeddedPrefixes);
    return customName ? name : snakeCase(name);
  }
}

/** How long a request waits for a connection, in ms. */
const CONNECT_TIMEOUT_MS = 5_000;

type DatabaseEnv = Pick<Env, 'DATABASE_URL' | 'DATABASE_POOL_SIZE' | 'DATABASE_STATEMENT_TIMEOUT_MS'>;

/** @param purpose requests have a statement timeout, migrations have none */
export function createDataSource(
  env: DatabaseEnv,
  applicationName: string,
  purpose: 'requests' | 'migrations' = 'requests',
): DataSource {
  const forRequests = purpose === 'requests';
  return new DataSource({
    type: 'postgres',
    url: env.DATABASE_URL,
    applicationName,
    entities: entities() as Function[],
    namingStrategy: new SnakeCaseStrategy(),
    migrations,
    migrationsTableName: 'migrations',
    synchronize: false,
    // One connection holds the lock while another migrates.
    poolSize: forRequests ? env.DATABASE_POOL_SIZE : 2,
    connectTimeoutMS: CONNECT_TIMEOUT_MS,
    extra: forRequests ? limits(env) : migrationLimits(env),
  });
}

function limits({ DATABASE_STATEMENT_TIMEOUT_MS: ms }: DatabaseEnv): object {
  return { statement_timeout: ms, idle_in_transaction_session_timeout: ms };
}

/**
 * Overrides the role's timeouts. A migration without a lock in time fails and is run again, as readers of the table queue
 * behind it.
 */
function migrationLimits({ DATABASE_STATEMENT_TIMEOUT_MS: ms }: DatabaseEnv): object {
  const settings = { statement_timeout: 0, idle_in_transaction_session_timeout: 0, lock_timeout: ms };
  return {
    options: Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  };
}

/** Safe for concurrent starts: one migrates, the others wait. */
const MIGRATION_LOCK = 7_301_995;

/** @param dataSource made for migrations */
export async function migrate(dataSource: DataSource): Promise<void> {
  const lock = dataSource.createQueryRunner();
  try {
    // Waits for another migrator without a timeout.
    await lock.query('SET lock_timeout = 0');
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await dataSource.runMigrations({ transaction: 'each' });
  } finally {
    await lock.release();
  }
}

/** Runs a command on the database. @param name of the command, shown by PostgreSQL */
export async function withDatabase(
  env: DatabaseEnv,
  name: string,
  work: (db: UnitOfWork) => Promise<void>,
): Promise<void> {
  const dataSource = await createDataSource(env, `ironbloom-${name}`).initialize();
  try {
    await work(new UnitOfWork(dataSource));
  } finally {
    await dataSource.destroy();
  }
}
