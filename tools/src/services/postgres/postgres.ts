import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { freePort } from '../ports.ts';
import { postgresAccount } from './postgres-account.ts';
import { postgresBinaries } from './postgres-binaries.ts';
import { clusterPassword, createCluster, removeStaleLock } from './postgres-cluster.ts';
import type { Service, ServiceOptions } from '../service-options.ts';
import { startProcess } from '../service.ts';

export interface PostgresOptions extends ServiceOptions {
  /** Created when missing; the returned url names it. Default `postgres`. */
  database?: string;
}

const COMMON = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  max_connections: '200',
};
const DURABLE = { fsync: 'on', synchronous_commit: 'on' };
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
};

/**
 * Starts PostgreSQL on `<dataDir>/postgres`, made on first use, and returns a superuser url. Data survives a kill -9.
 * As root it runs as the `postgres` account, which PostgreSQL demands.
 */
export async function startPostgres(options: PostgresOptions): Promise<Service> {
  const dataDir = path.resolve(options.dataDir);
  const home = path.join(dataDir, 'postgres');
  const cluster = path.join(home, 'cluster');
  await mkdir(home, { recursive: true });
  const binaries = await postgresBinaries();
  const account = await postgresAccount([home, binaries.postgres]);
  const password = await clusterPassword(path.join(home, 'password'), account);
  if (!existsSync(path.join(cluster, 'PG_VERSION')))
    await createCluster(cluster, home, binaries.initdb, account);
  await removeStaleLock(cluster);

  const port = options.port ?? (await freePort());
  const url = (database: string): string => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
  const running = await startProcess({
    name: 'postgres',
    dataDir,
    signal: options.signal,
    command: binaries.postgres,
    args: ['-D', cluster, '-p', String(port), ...settings(options.durable === false ? FAST : DURABLE)],
    cwd: cluster,
    ...account,
    ready: () => accepts(url('postgres')),
    // Recovery after a crash replays the log first.
    readyWithinMs: 120_000,
    // SIGINT is "fast": it ends open sessions. SIGTERM would wait for them.
    stopSignal: 'SIGINT',
    stopTimeoutMs: 30_000,
  });
  const database = options.database ?? 'postgres';
  await createDatabase(url('postgres'), database);
  return { ...running, url: url(database) };
}

function settings(chosen: Record<string, string>): string[] {
  return Object.entries({ ...COMMON, ...chosen }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function accepts(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function createDatabase(url: string, name: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}
