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
/** As the images and docker-compose.yml set it. */
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
  /** A stand-in for Google. Without it the site offers no sign-in with Google. */
  google?: boolean;
  /** nginx in front, as in production. Without it the site's address is the backend's own. */
  nginx?: boolean;
  /** Under which the site is opened: 127.0.0.1, for which browsers make no passkeys, or another name of this machine. */
  host?: string;
  /** Memory as the images set it, not as Node would have it. */
  asImage?: boolean;
  /** On top of what every process of the product gets. */
  env?: Record<string, string>;
}

/** The built product on free ports and data of its own. */
export interface Stack extends Product {
  siteUrl: string;
  mailboxUrl: string;
  sandboxUrl: string;
  databaseUrl: string;
  /** PostgreSQL's first process, which starts one for every session. */
  databasePid: number;
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

/** Brings the product up as `scripts/start` does, quietly, and as in production. */
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
