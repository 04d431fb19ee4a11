import { DataSource } from 'typeorm';
import type { Env } from '../config/env.ts';
import { entities } from './entities.ts';
import { migrations } from './migrations/index.ts';

/** How long a request waits for a connection or a statement before it fails, in ms. */
const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 15_000;

export function createDataSource(
  env: Pick<Env, 'DATABASE_URL' | 'DATABASE_POOL_SIZE'>,
  applicationName: string,
): DataSource {
  return new DataSource({
    type: 'postgres',
    url: env.DATABASE_URL,
    applicationName,
    entities,
    migrations,
    migrationsTableName: 'migrations',
    synchronize: false,
    poolSize: env.DATABASE_POOL_SIZE,
    connectTimeoutMS: CONNECT_TIMEOUT_MS,
    extra: {
      statement_timeout: STATEMENT_TIMEOUT_MS,
      idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    },
  });
}
