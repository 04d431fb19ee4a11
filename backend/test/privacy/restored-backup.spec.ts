import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { findOnPath } from '../../../tools/src/services/programs.ts';
import { AdminClient } from '../harness/admin-client.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';
import { columnsOf, found } from './found.ts';
import { markersOf, plantPerson } from './planted-person.ts';

const COMMON = path.resolve(import.meta.dirname, '../../../deploy/backup/common.sh');
const run = promisify(execFile);
const describeWithPsql = findOnPath(['psql']) === undefined ? describe.skip : describe;

describeWithPsql('a backup that is put back (needs psql)', () => {
  let system: TestSystem;
  let owner: AdminClient;
  let backups: string;

  beforeAll(async () => {
    system = await startSystem();
    owner = await AdminClient.create(system);
    backups = await mkdtemp(path.join(tmpdir(), 'ironbloom-backups-'));
  });
  afterAll(async () => {
    await system.stop();
    await rm(backups, { recursive: true });
  });

  const script = (command: string) =>
    run('bash', ['-c', `. "$0"; ${command}`, COMMON], {
      env: { PATH: process.env['PATH'], DATABASE_URL: system.db.url, BACKUPS_DIR: backups },
    });

  /** Every row, as pg_dump would carry it; the machine's version may be too old. */
  async function dump(): Promise<Map<string, string>> {
    const tables = new Set((await columnsOf(system.db)).map(({ table }) => table));
    const rows = new Map<string, string>();
    for (const table of tables) {
      const [row] = await system.db.rows<{ rows: string | null }>(
        `SELECT json_agg(t)::text AS rows FROM "${table}" t`,
      );
      rows.set(table, row?.rows ?? '[]');
    }
    return rows;
  }

  async function restore(rows: ReadonlyMap<string, string>): Promise<void> {
    const client = new pg.Client({ connectionString: system.db.url });
    await client.connect();
    await client.query('SET session_replication_role = replica');
    await client.query(`TRUNCATE ${[...rows.keys()].map((table) => `"${table}"`).join(', ')}`);
    for (const [table, values] of rows) {
      await client.query(
        `INSERT INTO "${table}" SELECT * FROM json_populate_recordset(NULL::"${table}", $1)`,
        [values],
      );
    }
    await client.end();
  }

  it('repeats the erasures made since the backup', async () => {
    const [gone, stays] = [markersOf('restored'), markersOf('kept')];
    await plantPerson(system.db, gone);
    await plantPerson(system.db, stays);
    const backup = await dump();

    const worker = await system.startWorker();
    await owner.call('admin/privacy/erasures', 'POST', { email: gone.email });
    await until(async () => {
      const rows = await system.db.rows('SELECT 1 FROM erasures WHERE finished_at IS NOT NULL');
      return rows.length === 1;
    });
    await worker.close();
    await script('keep_erasures');
    const kept = await readFile(path.join(backups, 'erasures'), 'utf8');
    expect(kept.split('\n')).toHaveLength(2);
    expect(kept).not.toContain(gone.email);

    await restore(backup);
    expect(await found(system.db, gone)).toContain('users.email');
    await script('load_erasures "$DATABASE_URL"');
    await system.startWorker();
    await until(async () => (await system.db.rows('SELECT 1 FROM erasures WHERE replay')).length === 0);
    expect(await found(system.db, gone)).toEqual(['payment_documents.pdf', 'tax_documents.buyer_gstin']);
    expect(await found(system.db, stays)).toContain('users.email');

    // Idempotent, and the file is unchanged.
    await script('load_erasures "$DATABASE_URL"; keep_erasures');
    expect(await system.db.rows('SELECT 1 FROM erasures WHERE replay')).toEqual([]);
    expect(await readFile(path.join(backups, 'erasures'), 'utf8')).toBe(kept);
  });
});
