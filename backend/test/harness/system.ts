import { NestFactory } from '@nestjs/core';
import type { INestApplicationContext } from '@nestjs/common';
import { Redis } from 'ioredis';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startRazorpaySandbox } from '../../../tools/src/razorpay-sandbox/server.ts';
import { AppModule } from '../../src/app.module.ts';
import { type Env, loadEnv } from '../../src/config/env.ts';
import { CLIENT_DIST } from '../../src/modules/site/rendering/page-renderer.ts';
import { createHttpApp } from '../../src/platform/http/http-app.ts';
import { WorkerModule } from '../../src/worker.module.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { startGoogleProcess } from './google.ts';
import { services } from './services.ts';

export type Sandbox = Awaited<ReturnType<typeof startRazorpaySandbox>>;

export interface TestSystem {
  url: string;
  env: Env;
  /** Environment of the system, for processes that a test starts. */
  variables: Record<string, string>;
  /** The HTTP process, for inspecting its modules. */
  app: INestApplicationContext;
  db: TestDatabase;
  redis: Redis;
  sandbox: Sandbox;
  /** Starts a worker in this process. Without one, jobs stay in the outbox. */
  startWorker(): Promise<INestApplicationContext>;
  /** Stops the HTTP process only. */
  stopBackend(): Promise<void>;
  stop(): Promise<void>;
}

const KEYS = { keyId: 'rzp_test_spec', keySecret: 'spec-key-secret', webhookSecret: 'spec-webhook-secret' };

/** The real backend with its own database, Redis and Razorpay sandbox. */
export async function startSystem(
  overrides: Record<string, string> = {},
  options: { google?: boolean; databaseServer?: string } = {},
): Promise<TestSystem> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ironbloom-system-'));
  const [db, sandbox, google] = await Promise.all([
    createTestDatabase(options.databaseServer ?? services.databaseUrl),
    startRazorpaySandbox({ ...KEYS, dataDir: folder }),
    options.google ? startGoogleProcess(folder) : undefined,
  ]);
  // Queue names are constant: each test file has a logical Redis database.
  const redisUrl = new URL(services.redisUrl);
  redisUrl.pathname = `/${process.env['JEST_WORKER_ID'] ?? '1'}`;
  const redis = new Redis(redisUrl.href);
  await redis.flushdb();

  const variables = {
    NODE_ENV: 'test',
    LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
    PORT: '0',
    PUBLIC_URL: 'http://127.0.0.1',
    DATA_DIR: folder,
    DATABASE_URL: db.url,
    REDIS_URL: redisUrl.href,
    SMTP_URL: services.smtpUrl,
    JWT_SECRET: 'spec-jwt-secret-spec-jwt-secret-spec',
    HEALTH_DATA_KEY: 'spec-health-key-spec-health-key-spec',
    RAZORPAY_KEY_ID: KEYS.keyId,
    RAZORPAY_KEY_SECRET: KEYS.keySecret,
    RAZORPAY_WEBHOOK_SECRET: KEYS.webhookSecret,
    RAZORPAY_API_URL: sandbox.url,
    RAZORPAY_CHECKOUT_URL: sandbox.checkoutUrl,
    RAZORPAY_TIMEOUT_MS: '2000',
    RAZORPAY_SANDBOX: 'true',
    // Twelve hours from now, unless a spec sets the hour.
    RETENTION_HOUR: String((new Date().getUTCHours() + 17) % 24),
    // Off, unless a spec needs settlements.
    SETTLEMENTS_HOUR: '23',
    OUTBOX_POLL_MS: '100',
    PAGE_CACHE_MS: '0',
    API_DOCS: 'true',
    RATE_LIMIT_SCALE: '1000',
    ...google?.env,
    ...overrides,
  };
  const env = loadEnv(variables);
  const app = await createHttpApp(AppModule.forRoot(env), env, CLIENT_DIST);
  await app.listen(0, '127.0.0.1');
  const workers: INestApplicationContext[] = [];
  let backendStopped: Promise<void> | undefined;
  const stopBackend = () => (backendStopped ??= app.close());

  return {
    url: await app.getUrl(),
    env,
    variables,
    app,
    db,
    redis,
    sandbox,
    startWorker: async () => {
      const worker = await NestFactory.createApplicationContext(WorkerModule.forRoot(env), { logger: false });
      workers.push(worker);
      return worker;
    },
    stopBackend,
    stop: async () => {
      await Promise.all(workers.map((worker) => worker.close()));
      await stopBackend();
      redis.disconnect();
      await sandbox.close();
      await google?.stop();
      await db.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
