import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../services/ports.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const TAIL_LINES = 30;
const COMMAND_WITHIN_MS = 900_000;
const HEALTHY_WITHIN_MS = 120_000;
/** The main process is the first child of the container's init. */
const KILL_MAIN = 'kill -9 $(cut -d" " -f1 /proc/1/task/1/children)';

const secret = () => randomBytes(24).toString('hex');

/** Runs a program. @returns its output. @throws Error with its last lines */
function command(program: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      env: { ...process.env, ...env },
      timeout: COMMAND_WITHIN_MS,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [printed, everything] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      everything += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => (everything += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code === 0) return resolve(printed.trim());
      const tail = everything.trimEnd().split('\n').slice(-TAIL_LINES).join('\n');
      reject(new Error(`${program} ${args.join(' ')} ended with ${signal ?? code}:\n${tail}`));
    });
  });
}

/** Docker commands outside compose. */
export const docker = (...args: string[]): Promise<string> => command('docker', args);

/** The compose stack under its own project name. */
export class ComposeStack {
  readonly siteUrl: string;
  readonly httpsUrl: string;
  readonly mailboxUrl: string;
  readonly sandboxUrl: string;
  readonly admin = { email: 'owner@ironbloom.example', password: secret() };
  /** Values of `.env`. */
  readonly variables: Record<string, string>;
  /** For backups and the like; removed with the stack. */
  readonly folder: string;
  readonly project = `ironbloom-test-${process.pid}`;
  private readonly env: Record<string, string>;

  private constructor(folder: string, [http = 0, https = 0, mailbox = 0, sandbox = 0]: readonly number[]) {
    this.folder = folder;
    this.siteUrl = `http://127.0.0.1:${http}`;
    this.httpsUrl = `https://127.0.0.1:${https}`;
    this.mailboxUrl = `http://127.0.0.1:${mailbox}`;
    this.sandboxUrl = `http://127.0.0.1:${sandbox}`;
    this.env = { COMPOSE_PROJECT_NAME: this.project, COMPOSE_ENV_FILES: path.join(folder, 'env') };
    this.variables = {
      COMPOSE_PROFILES: 'dev',
      // Images of this run only.
      IRONBLOOM_VERSION: 'test-stack',
      PUBLIC_URL: this.siteUrl,
      HTTP_PORT: `127.0.0.1:${http}`,
      HTTPS_PORT: `127.0.0.1:${https}`,
      HTTPS_PUBLIC_PORT: String(https),
      MAILBOX_PORT: String(mailbox),
      SANDBOX_PORT: String(sandbox),
      TLS: 'off',
      BACKEND_REPLICAS: '2',
      WORKER_REPLICAS: '2',
      // Secrets may be files.
      SECRETS_DIR: path.join(folder, 'secrets'),
      POSTGRES_PASSWORD: '',
      POSTGRES_PASSWORD_FILE: '/run/secrets/postgres_password',
      JWT_SECRET: '',
      JWT_SECRET_FILE: '/run/secrets/jwt_secret',
      HEALTH_DATA_KEY: secret(),
      SMTP_URL: 'smtp://mailbox:1025',
      MAIL_FROM: 'hello@ironbloom.example',
      RAZORPAY_KEY_ID: 'rzp_test_stack',
      RAZORPAY_KEY_SECRET: secret(),
      RAZORPAY_WEBHOOK_SECRET: secret(),
      RAZORPAY_SANDBOX: 'true',
      ALLOW_RAZORPAY_SANDBOX_IN_PRODUCTION: 'true',
      RAZORPAY_API_URL: 'http://sandbox:8090',
      RAZORPAY_CHECKOUT_URL: `${this.sandboxUrl}/v1/checkout.js`,
      // All visitors share one address here.
      RATE_LIMIT_SCALE: '1000',
      // Short intervals, so that an unreported payment does not take a minute.
      RECONCILE_FIRST_DELAY_MS: '3000',
      RECONCILE_EVERY_MS: '1000',
    };
  }

  /** A production setup with free ports, generated secrets, two of each process, and the Razorpay sandbox. */
  static async prepare(): Promise<ComposeStack> {
    const folder = await mkdtemp(path.join(tmpdir(), 'ironbloom-test-stack-'));
    const ports = [await freePort(), await freePort(), await freePort(), await freePort()];
    const stack = new ComposeStack(folder, ports);
    await mkdir(path.join(folder, 'secrets'));
    await stack.keep('secrets/jwt_secret', secret(), 0o644);
    await stack.keep('secrets/postgres_password', secret(), 0o644);
    await stack.change({});
    return stack;
  }

  /** Adds to `.env` for the next `up`. */
  async change(variables: Record<string, string>): Promise<void> {
    Object.assign(this.variables, variables);
    const lines = Object.entries(this.variables).map(([name, value]) => `${name}=${value}`);
    await this.keep('env', lines.join('\n') + '\n');
  }

  compose(...args: string[]): Promise<string> {
    const fixed = ['compose', '--progress', 'quiet', '--project-directory', ROOT];
    return command('docker', [...fixed, ...args], this.env);
  }

  /** One of the operator's scripts. */
  script(name: string, args: string[] = [], env: Record<string, string> = {}): Promise<string> {
    return command(path.join(ROOT, 'scripts', name), args, { ...this.env, ...env });
  }

  /** @returns rows as psql prints them: fields separated by `|` */
  async sql(query: string): Promise<string[]> {
    const psql = ['psql', '-U', 'ironbloom', '-At', '-c', query];
    const printed = await this.compose('exec', '-T', 'postgres', ...psql);
    return printed === '' ? [] : printed.split('\n');
  }

  /** Ids of a service's running containers. */
  async containers(service: string): Promise<string[]> {
    return (await this.compose('ps', '--quiet', service)).split('\n').filter(Boolean);
  }

  inspect(container: string, format: string): Promise<string> {
    return docker('inspect', '--format', format, container);
  }

  /**
   * Kills the main process of a container, which the engine restarts as after a crash. (After `docker kill` it does not
   * restart.)
   * @returns ms until it was healthy again
   */
  async crash(container: string): Promise<number> {
    const startedAt = () => this.inspect(container, '{{.State.StartedAt}}');
    const before = await startedAt();
    const begun = performance.now();
    await docker('exec', container, 'sh', '-c', KILL_MAIN).catch(() => undefined);
    await until('the container starts again', async () => (await startedAt()) !== before);
    const health = () => this.inspect(container, '{{.State.Health.Status}}');
    await until('it is healthy', async () => (await health()) === 'healthy', HEALTHY_WITHIN_MS);
    return performance.now() - begun;
  }

  /** Saves a text among the run's files. */
  async keep(name: string, text: string, mode = 0o600): Promise<void> {
    await writeFile(path.join(this.folder, name), text, { mode });
  }

  /** Removes everything of this run except image layers. */
  async remove(): Promise<void> {
    await this.compose('--profile', '*', 'down', '--volumes', '--remove-orphans');
    const version = this.variables['IRONBLOOM_VERSION'];
    const images = ['backend', 'nginx', 'backup', 'sandbox'].map((name) => `ironbloom-${name}:${version}`);
    await docker('image', 'rm', ...images).catch(() => undefined);
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** Polls until the answer is yes. @throws after `timeoutMs`. @returns the time taken, ms */
export async function until(
  words: string,
  question: () => Promise<boolean>,
  timeoutMs = 60_000,
): Promise<number> {
  const begun = performance.now();
  while (!(await question().catch(() => false))) {
    assert(performance.now() - begun < timeoutMs, `${words}: not after ${timeoutMs / 1000} s`);
    await delay(250);
  }
  return performance.now() - begun;
}

/** A step of the test. */
export interface Step {
  name: string;
  /** A failure ends the run. */
  vital?: boolean;
  /** @returns the result in words. @throws when it fails */
  run: (stack: ComposeStack) => Promise<string>;
}

/** Why the stack cannot run here; undefined where it can. */
export async function whyNoEngine(): Promise<string | undefined> {
  try {
    await docker('compose', 'version');
  } catch {
    return 'there is no Docker with Compose on this machine';
  }
  return docker('info').then(
    () => undefined,
    () => 'Docker does not answer',
  );
}
