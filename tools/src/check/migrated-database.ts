import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startPostgres } from '../services/postgres.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);

/** Migrates an empty database with the built backend and hands over the environment to reach it. */
export async function withMigratedDatabase<T>(work: (env: NodeJS.ProcessEnv) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'ironbloom-check-'));
  const postgres = await startPostgres({ dataDir, durable: false });
  const env = {
    NODE_ENV: 'test',
    DATABASE_URL: postgres.url,
    REDIS_URL: 'redis://unused',
    SMTP_URL: 'smtp://unused',
    JWT_SECRET: 'unused'.repeat(6),
    RAZORPAY_KEY_ID: 'unused',
    RAZORPAY_KEY_SECRET: 'unused',
    RAZORPAY_WEBHOOK_SECRET: 'unused',
  };
  try {
    await run(process.execPath, [path.join(ROOT, 'backend/dist/cli/migrate.js')], {
      env: { ...process.env, ...env },
    });
    return await work(env);
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
