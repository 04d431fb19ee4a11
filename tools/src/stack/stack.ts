import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startGoogleSandbox } from '../google-sandbox/server.ts';
import { startRazorpaySandbox } from '../razorpay-sandbox/server.ts';
import { startMailbox } from '../services/mailbox.ts';
import { type Nginx, startNginx } from '../services/nginx.ts';
import { freePort, listens } from '../services/ports.ts';
import { startPostgres } from '../services/postgres.ts';
import { startRedis } from '../services/redis.ts';
import { startProcess, type RunningProcess } from '../services/service.ts';

const run = promisify(execFile);
const ROOT = path.resolve(import.meta.dirname, '../../..');
/** The demo's pictures, as the seed encodes them once for all stacks. */
const PICTURE_CACHE = path.join(ROOT, '.cache/demo-pictures');
/** Memory as the images and docker-compose.yml set it. */
const IMAGE_MEMORY = {
  NODE_OPTIONS: '--max-old-space-size=448 --max-semi-space-size=4',
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
const WORKER_MEMORY = ['--max-semi-space-size=16'];

export interface StackOptions {
  /** Names the temporary folder. */
  name: string;
  /** False: the disk may forget. Right for tests, wrong for measurements. */
  durable: boolean;
  /** Demo content and an admin. */
  seeded: boolean;
  worker: boolean;
  /** A stand-in for Google. Without it the site offers no sign-in with Google. */
  google?: boolean;
  /** nginx in front, as in production. Without it the site's address is the backend's own. */
  nginx?: boolean;
  /** Under which the site is opened: 127.0.0.1, for which browsers make no passkeys, or another name of this machine. */
  host?: string;
  /** Memory as the images set it (Dockerfile, docker-compose.yml), not as Node would have it. */
  asImage?: boolean;
  /** On top of what every process of the product gets. */
  env?: Record<string, string>;
}

/** The built product on free ports and data of its own. */
export interface Stack {
  siteUrl: string;
  mailboxUrl: string;
  sandboxUrl: string;
  databaseUrl: string;
  /** PostgreSQL's first process, which starts one for every session. */
  databasePid: number;
  env: Record<string, string>;
  backend: RunningProcess;
  /** Where they were asked for. */
  worker?: RunningProcess | undefined;
  nginx?: RunningProcess | undefined;
  /** Starts a further script of ours as a process of the stack, ready when it listens on the port `at`. */
  startScript(name: string, script: string, at: number): Promise<RunningProcess>;
  stop(): Promise<void>;
}

/** Brings a stack up for as long as `work` takes. */
export async function withStack<Result>(
  options: StackOptions,
  work: (stack: Stack) => Promise<Result>,
): Promise<Result> {
  const stack = await startStack(options);
  try {
    return await work(stack);
  } finally {
    await stack.stop();
  }
}

const secret = () => randomBytes(24).toString('hex');

export async function startStack(options: StackOptions): Promise<Stack> {
  const dataDir = await mkdtemp(path.join(tmpdir(), `ironbloom-${options.name}-`));
  const keys = { keyId: 'rzp_test_stack', keySecret: secret(), webhookSecret: secret() };
  const port = await freePort();
  const backendPort = options.nginx ? await freePort() : port;
  const siteUrl = `http://${options.host ?? '127.0.0.1'}:${port}`;
  const [postgres, redis, mailbox, sandbox, google] = await Promise.all([
    startPostgres({ dataDir, durable: options.durable }),
    startRedis({ dataDir, durable: options.durable }),
    startMailbox({ dataDir }),
    startRazorpaySandbox({ ...keys, dataDir, webhookUrl: `${siteUrl}/api/payments/webhook` }),
    options.google ? startGoogleSandbox({ client: { id: 'stack', secret: secret() } }) : undefined,
  ]);
  const env: Record<string, string> = {
    PATH: process.env['PATH'] ?? '',
    NODE_ENV: 'production',
    ALLOW_RAZORPAY_SANDBOX_IN_PRODUCTION: 'true',
    LOG_LEVEL: 'warn',
    PORT: String(backendPort),
    TRUST_PROXY: String(options.nginx === true),
    PUBLIC_URL: siteUrl,
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    SMTP_URL: mailbox.smtpUrl,
    MAIL_FROM: 'hello@ironbloom.example',
    JWT_SECRET: secret(),
    ADMIN_EMAIL: 'admin@ironbloom.example',
    ADMIN_PASSWORD: secret(),
    RAZORPAY_KEY_ID: keys.keyId,
    RAZORPAY_KEY_SECRET: keys.keySecret,
    RAZORPAY_WEBHOOK_SECRET: keys.webhookSecret,
    RAZORPAY_API_URL: sandbox.url,
    RAZORPAY_CHECKOUT_URL: sandbox.checkoutUrl,
    RAZORPAY_SANDBOX: 'true',
    ...(google && { ...google.env, ALLOW_GOOGLE_SANDBOX_IN_PRODUCTION: 'true' }),
    ...(options.asImage && IMAGE_MEMORY),
    ...options.env,
  };
  const processes: RunningProcess[] = [];
  const start = async (
    name: string,
    script: string,
    extra: object,
    ready: (log: string) => Promise<boolean>,
    nodeOptions: string[] = [],
  ) => {
    const started = await startProcess({
      name,
      dataDir,
      command: process.execPath,
      args: [...nodeOptions, path.join(ROOT, script)],
      env: { ...env, ...extra },
      ready,
    });
    processes.push(started);
    return started;
  };
  const cli = (name: string, ...more: string[]) =>
    run(process.execPath, [path.join(ROOT, `backend/dist/cli/${name}.js`), ...more], { env });

  await cli('migrate');
  if (options.seeded) await Promise.all([cli('seed', '--picture-cache', PICTURE_CACHE), cli('create-admin')]);
  const ofWorker = options.asImage ? WORKER_MEMORY : [];
  const [backend, worker] = await Promise.all([
    start('backend', 'backend/dist/main.js', {}, () =>
      answers(`http://127.0.0.1:${backendPort}/api/health/ready`),
    ),
    options.worker
      ? start('worker', 'backend/dist/worker.js', { LOG_LEVEL: 'info' }, logs('worker ready'), ofWorker)
      : undefined,
  ]);
  let nginx: Nginx | undefined;
  if (options.nginx) {
    const { RATE_LIMIT_SCALE = '1', REAL_IP_FROM = '', NGINX_WORKERS = 'auto' } = env;
    const settings = { RATE_LIMIT_SCALE, REAL_IP_FROM, NGINX_WORKERS };
    nginx = await startNginx({ dataDir, port, backend: `127.0.0.1:${backendPort}`, env: settings });
    processes.unshift(nginx);
  }
  return {
    siteUrl,
    mailboxUrl: mailbox.webUrl,
    sandboxUrl: sandbox.url,
    databaseUrl: postgres.url,
    databasePid: postgres.pid,
    env,
    backend,
    worker,
    nginx,
    startScript: (name, script, at) => start(name, script, { PORT: String(at) }, () => listens(at)),
    stop: async () => {
      await Promise.all(processes.map((running) => running.stop()));
      await sandbox.close();
      await google?.close();
      await Promise.all([postgres.stop(), redis.stop(), mailbox.stop()]);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  return (await fetch(url)).status < 500;
}

function logs(words: string): (logFile: string) => Promise<boolean> {
  return async (logFile) => (await readFile(logFile, 'utf8')).includes(words);
}
