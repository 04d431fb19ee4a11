import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from '@jest/globals';

const COMMON = path.resolve(import.meta.dirname, '../../../deploy/backup/common.sh');

/** What psql and pg_dump get, for the database and for another one of the server. */
const addresses = (url: string): string[] =>
  execFileSync('bash', ['-c', `. "$0"; echo "$DATABASE_URL"; address_of other`, COMMON], {
    env: { PATH: process.env['PATH'], DATABASE_URL: url },
    encoding: 'utf8',
  }).split('\n');

it('the password file is read as the product reads it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ironbloom-secret-'));
  const file = path.join(folder, 'password');
  writeFileSync(file, "o'dd pass$word\n");
  const shown = execFileSync('bash', ['-c', `. "$0"; echo "$DATABASE_URL $PGPASSWORD"`, COMMON], {
    env: { PATH: process.env['PATH'], DATABASE_URL: 'postgres://u@db/shop', POSTGRES_PASSWORD_FILE: file },
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect(shown).toBe("postgres://u@db/shop o'dd pass$word\n");
});

it.each([
  ['', ''],
  ['?sslmode=require', '?sslmode=require'],
  // A parameter of node-postgres that libpq refuses.
  ['?sslmode=no-verify', '?sslmode=require'],
  // libpq needs a file where node-postgres uses the system's authorities.
  ['?sslmode=verify-full', '?sslmode=verify-full&sslrootcert=system'],
  ['?sslmode=verify-full&sslrootcert=/ca.pem', '?sslmode=verify-full&sslrootcert=/ca.pem'],
])('a database address with “%s” is backed up with “%s”', (given, meant) => {
  const server = 'postgres://u:p4ss@db.example:5432';
  expect(addresses(`${server}/shop${given}`)).toEqual([`${server}/shop${meant}`, `${server}/other${meant}`]);
});
