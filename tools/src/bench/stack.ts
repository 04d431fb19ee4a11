import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startMailbox } from '../services/mailbox.ts';
import { freePort } from '../services/ports.ts';
import { startPostgres } from '../services/postgres.ts';
import { startRedis } from '../services/redis.ts';
import { startProcess } from '../services/service.ts';
import { startRazorpaySandbox } from '../razorpay-sandbox/server.ts';

const run = promisify(execFile);

/** Where `npm run build` leaves the backend, relative to the repository. */
const ROOT = path.resolve(import.meta.dirname, '../../..');

export interface BenchStack {
  backendUrl: string;
  baselineUrl: string;
  webhookSecret: string;
  /** Resident memory of the backend process, in MiB. */
  backendMemory(): Promise<number>;
  stop(): Promise<void>;
}

/** The built backend and the bare baseline over the same database, Redis and sandbox. No worker runs. */
export async function startBenchStack(): Promise<BenchStack> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'ironbloom-bench-'));
  const secret = () => randomBytes(24).toString('hex');
  const keys = { keyId: 'rzp_test_bench', keySecret: secret(), webhookSecret: secret() };
  const [postgres, redis, mailbox, sandbox, port, baselinePort] = await Promise.all([
    startPostgres({ dataDir }),
    startRedis({ dataDir, durable: false }),
    startMailbox({ dataDir }),
    startRazorpaySandbox({ ...keys, dataDir }),
    freePort(),
    freePort(),
  ]);
  const env = {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    ALLOW_RAZORPAY_SANDBOX_IN_PRODUCTION: 'true',
    LOG_LEVEL: 'warn',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    SMTP_URL: mailbox.smtpUrl,
    JWT_SECRET: secret(),
    RAZORPAY_KEY_ID: keys.keyId,
    RAZORPAY_KEY_SECRET: keys.keySecret,
    RAZORPAY_WEBHOOK_SECRET: keys.webhookSecret,
    RAZORPAY_API_URL: sandbox.url,
    RAZORPAY_CHECKOUT_URL: sandbox.checkoutUrl,
    RAZORPAY_SANDBOX: 'true',
    RATE_LIMIT_SCALE: '1000000',
  };
  await run(process.execPath, [path.join(ROOT, 'backend/dist/cli/migrate.js')], { env });
  const start = (name: string, script: string, at: number, probe: string) =>
    startProcess({
      name,
      dataDir,
      command: process.execPath,
      args: [path.join(ROOT, script)],
      env: { ...env, PORT: String(at) },
      ready: async () => (await fetch(`http://127.0.0.1:${at}${probe}`)).status < 500,
    });
  const [backend, baseline] = await Promise.all([
    start('backend', 'backend/dist/main.js', port, '/api/health/ready'),
    start('baseline', 'tools/src/bench/baseline.ts', baselinePort, '/'),
  ]);
  return {
    backendUrl: `http://127.0.0.1:${port}`,
    baselineUrl: `http://127.0.0.1:${baselinePort}`,
    webhookSecret: keys.webhookSecret,
    backendMemory: async () => {
      const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(backend.pid)]);
      return Number(stdout) / 1024;
    },
    stop: async () => {
      await Promise.all([backend.stop(), baseline.stop()]);
      await sandbox.close();
      await Promise.all([postgres.stop(), redis.stop(), mailbox.stop()]);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
