import { DataSource } from 'typeorm';
import type { Env } from '../config/env.ts';
import '../modules/index.ts';
import { entities } from '../platform/declarations.ts';
import { migrations } from './migrations/index.ts';
import { SnakeCaseStrategy } from './snake-case.strategy.ts';

/** How long a request waits for a connection before it fails, in ms. */
const CONNECT_TIMEOUT_MS = 5_000;

type DatabaseEnv = Pick<Env, 'DATABASE_URL' | 'DATABASE_POOL_SIZE' | 'DATABASE_STATEMENT_TIMEOUT_MS'>;

/** @param purpose a request gives up on a slow statement; a migration takes as long as it takes */
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
 * Said aloud, as a role may have limits of its own. A lock that a migration does not get is another matter: whoever
 * reads that table queues up behind it, so it fails and is run again.
 */
function migrationLimits({ DATABASE_STATEMENT_TIMEOUT_MS: ms }: DatabaseEnv): object {
  const settings = { statement_timeout: 0, idle_in_transaction_session_timeout: 0, lock_timeout: ms };
  return {
    options: Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  };
}
