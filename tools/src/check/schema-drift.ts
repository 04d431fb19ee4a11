/** Migrates an empty database with the built backend and compares entities with tables. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../services/postgres.ts';

const COMMANDS = path.resolve(import.meta.dirname, '../../../backend/dist/cli');

const dataDir = await mkdtemp(path.join(tmpdir(), 'ironbloom-check-'));
const postgres = await startPostgres({ dataDir, durable: false });
const env = {
  ...process.env,
  NODE_ENV: 'test',
  DATABASE_URL: postgres.url,
  REDIS_URL: 'redis://unused',
  SMTP_URL: 'smtp://unused',
  JWT_SECRET: 'unused'.repeat(6),
  HEALTH_DATA_KEY: 'unused'.repeat(6),
  RAZORPAY_KEY_ID: 'unused',
  RAZORPAY_KEY_SECRET: 'unused',
  RAZORPAY_WEBHOOK_SECRET: 'unused',
};
try {
  for (const name of ['migrate', 'schema-drift'])
    execFileSync(process.execPath, [path.join(COMMANDS, `${name}.js`)], { env, stdio: 'inherit' });
} catch {
  process.exitCode = 1;
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
