import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { freePort } from '../services/ports.ts';
import type { RunningProcess } from '../services/service.ts';
import { bringUp, type BringUpOptions, type Product } from '../start/bring-up.ts';
import { Parts, startScript } from '../start/parts.ts';
import { Progress } from '../start/progress.ts';
import { readSettings } from '../start/settings.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** As set in the images and docker-compose.yml. */
const AS_IMAGE = {
  NODE_OPTIONS: '--max-old-space-size=448 --max-semi-space-size=4',
  NODE_DISABLE_COMPILE_CACHE: '1',
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
const WORKER_AS_IMAGE = ['--max-semi-space-size=16'];

export interface StackOptions extends Required<Pick<BringUpOptions, 'durable' | 'seeded' | 'worker'>> {
  /** Names the temporary folder. */
  name: string;
  /** Google sandbox. Without it there is no sign-in with Google. */
  google?: boolean;
  /** Puts nginx in front, as in production. Otherwise the site's address is the backend's. */
  nginx?: boolean;
  /** Host name of the site: 127.0.0.1, where browsers offer no passkeys, or another name of this machine. */
  host?: string;
  /** Memory settings of the images instead of Node's defaults. */
  asImage?: boolean;
  /** Added to the environment of every process. */
  env?: Record<string, string>;
}

/** The built product on free ports with its own data. */
export interface Stack extends Product {
  siteUrl: string;
  mailboxUrl: string;
  sandboxUrl: string;
  databaseUrl: string;
  /** PostgreSQL's main process. */
  databasePid: number;
  /** Starts another script as a process of the stack; ready when it listens on the port `at`. */
  startScript(name: string, script: string, at: number): Promise<RunningProcess>;
  stop(): Promise<void>;
}

/** Runs a stack during `work`. */
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

/** Starts the product as `scripts/start` does, without output and in production mode. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { google = false, nginx = false, asImage = false, host = '127.0.0.1' } = options;
  const dataDir = await mkdtemp(path.join(tmpdir(), `ironbloom-${options.name}-`));
  const [port, mailboxPort] = [await freePort(), await freePort()];
  const siteUrl = `http://${host}:${port}`;
  const given = {
    NODE_ENV: 'production',
    ALLOW_RAZORPAY_SANDBOX_IN_PRODUCTION: 'true',
    ALLOW_GOOGLE_SANDBOX_IN_PRODUCTION: 'true',
    API_DOCS: 'false',
    LOG_LEVEL: 'warn',
    MAIL_FROM: 'hello@ironbloom.example',
    ...(asImage && AS_IMAGE),
    ...options.env,
  };
  const settings = readSettings(
    {
      PATH: process.env['PATH'],
      PORT: String(port),
      MAILBOX_PORT: String(mailboxPort),
      DATA_DIR: dataDir,
      PUBLIC_URL: siteUrl,
      GOOGLE_SANDBOX: String(google),
      ADMIN_EMAIL: 'admin@ironbloom.example',
      ADMIN_PASSWORD: randomBytes(24).toString('hex'),
      ...given,
    },
    ROOT,
  );
  const parts = new Parts((line) => console.error(line));
  const scripts: RunningProcess[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(scripts.map((script) => script.stop()));
    await parts.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  const quiet = new Progress(new Writable({ write: (_line, _encoding, done) => done() }));
  const { durable, seeded, worker } = options;
  const workerArgs = asImage ? WORKER_AS_IMAGE : [];
  const how = { root: ROOT, build: false, durable, seeded, worker, nginx, workerArgs, env: given };
  const product = await bringUp(settings, how, parts, quiet).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  const { env, postgres } = product;
  return {
    ...product,
    siteUrl,
    mailboxUrl: `http://127.0.0.1:${mailboxPort}`,
    sandboxUrl: env['RAZORPAY_API_URL'] ?? '',
    databaseUrl: postgres?.url ?? '',
    databasePid: postgres?.pid ?? 0,
    startScript: async (name, script, at) => {
      const more = { root: ROOT, dataDir, env: { ...env, PORT: String(at) }, signal: parts.signal };
      const started = await startScript(name, script, more, at);
      scripts.push(started);
      return started;
    },
    stop,
  };
}
