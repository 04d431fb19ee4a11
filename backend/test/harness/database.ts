import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { createDataSource } from '../../src/database/data-source.ts';

const TEMPLATE = 'ironbloom_template';

function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

async function asSuperuser(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Migrates the template database that every test's database is copied from. */
export async function createTemplate(serverUrl: string): Promise<void> {
  await asSuperuser(serverUrl, `CREATE DATABASE ${TEMPLATE}`);
  const template = {
    DATABASE_URL: withDatabase(serverUrl, TEMPLATE),
    DATABASE_POOL_SIZE: 2,
    DATABASE_STATEMENT_TIMEOUT_MS: 15_000,
  };
  const source = await createDataSource(template, 'template', 'migrations').initialize();
  await source.runMigrations();
  await source.destroy();
}

export interface TestDatabase {
  url: string;
  rows<Row>(text: string, parameters?: readonly unknown[]): Promise<Row[]>;
  drop(): Promise<void>;
}

/** A migrated database for one test file. */
export async function createTestDatabase(serverUrl: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asSuperuser(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE} STRATEGY file_copy`);
  const url = withDatabase(serverUrl, name);
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  // A test may end every session of its database.
  pool.on('error', () => undefined);
  return {
    url,
    rows: async <Row>(text: string, parameters: readonly unknown[] = []) =>
      (await pool.query(text, [...parameters])).rows as Row[],
    drop: async () => {
      await pool.end();
      // FORCE would send an error to sessions that are closing.
      await asSuperuser(serverUrl, `DROP DATABASE ${name}`).catch(async () => {
        await delay(500);
        await asSuperuser(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`);
      });
    },
  };
}
