import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findOnPath } from '../../../tools/src/services/programs.ts';
import { createTestDatabase, type TestDatabase } from '../harness/database.ts';
import { services } from '../harness/services.ts';

const SCRIPTS = path.resolve(import.meta.dirname, '../../../deploy/backup');
const run = promisify(execFile);

const describeWithPsql = findOnPath(['psql']) === undefined ? describe.skip : describe;

describeWithPsql('a backup (needs psql)', () => {
  let db: TestDatabase;
  let folder: string;

  beforeAll(async () => {
    db = await createTestDatabase(services.databaseUrl);
    folder = await mkdtemp(path.join(tmpdir(), 'ironbloom-backup-'));
    await db.rows(`UPDATE last_backup SET finished_at = now() - interval '3 days'`);
  });
  afterAll(async () => {
    await db.drop();
    await rm(folder, { recursive: true });
  });

  /** Replaces pg_dump, which may be older than the server: its output and exit code. */
  async function backup(dump: string): Promise<{ stderr: string }> {
    const bin = path.join(folder, 'bin');
    await run('mkdir', ['-p', bin, path.join(folder, 'backups')]);
    await writeFile(path.join(bin, 'pg_dump'), `#!/bin/sh\n${dump}\n`);
    await chmod(path.join(bin, 'pg_dump'), 0o755);
    const env = {
      PATH: `${bin}:${SCRIPTS}:${process.env['PATH']}`,
      DATABASE_URL: db.url,
      BACKUPS_DIR: path.join(folder, 'backups'),
    };
    return run(path.join(SCRIPTS, 'backup'), [], { env });
  }

  const kept = async () =>
    (await readdir(path.join(folder, 'backups'))).filter((name) => /^\d{8}T/.test(name));
  const hours = async () => {
    const [row] = await db.rows<{ hours: number }>(
      'SELECT extract(epoch FROM now() - finished_at)::float / 3600 AS hours FROM last_backup',
    );
    return row?.hours ?? Number.NaN;
  };

  it('that fails keeps the time of the last good one', async () => {
    await expect(backup('exit 1')).rejects.toThrow();
    expect(await kept()).toEqual([]);
    expect(await hours()).toBeGreaterThan(71);
  });

  it('records when it was complete', async () => {
    await backup('echo rows');
    expect(await kept()).toHaveLength(1);
    expect(await hours()).toBeLessThan(1);
  });

  it('is complete, with a warning, when its time cannot be recorded', async () => {
    await db.rows('ALTER TABLE last_backup RENAME TO last_backup_away');
    await run('rm', ['-rf', path.join(folder, 'backups')]);
    const { stderr } = await backup('echo rows');
    expect(await kept()).toHaveLength(1);
    expect(stderr).toContain('The time of this backup could not be recorded');
  });
});
