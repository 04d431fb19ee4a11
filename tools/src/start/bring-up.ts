import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { startMailbox } from '../services/mailbox.ts';
import { freePort } from '../services/ports.ts';
import { startPostgres } from '../services/postgres/postgres.ts';
import { startRedis } from '../services/redis.ts';
import { clientEnvironment } from '../google-sandbox/client-environment.ts';
import { adminOf, introduceAdmin } from './admin.ts';
import { backendSources, builtBackend } from './code/backend-code.ts';
import { BACKEND, ensureBuilt, FRONTEND } from './code/build.ts';
import { followLogs } from './follow-logs.ts';
import { nginxAvailability, startReverseProxy } from './reverse-proxy.ts';
import { startBackend, startGoogle, startSandbox, startSite, startWorker } from './parts.ts';
import type { Progress } from './progress.ts';
import { runCommand } from './run-command.ts';
import { loadSecrets, type Secrets } from './settings/secrets.ts';
import type { Settings } from './settings/settings.ts';
import type { Stack } from './stack.ts';
import { watchBackend } from './code/watch-backend.ts';

export interface BringUpOptions {
  /** The repository. */
  root: string;
  /** False takes what is built already. */
  build?: boolean;
  /** Nothing is built: the backend runs from its sources, Vite's server stands where nginx would. */
  dev?: boolean;
}

/** While somebody works on it, nobody waits for it. */
const DEV_STOP_TIMEOUT_MS = 1_000;

/** Starts every part in its turn, and says where the site is. @throws when a part does not start */
export async function bringUp(
  settings: Settings,
  { root, build: fresh = true, dev = false }: BringUpOptions,
  stack: Stack,
  progress: Progress,
): Promise<undefined> {
  const begun = Date.now();
  const { dataDir } = settings;
  const { signal } = stack;
  const secrets = await loadSecrets(dataDir);
  const admin = adminOf(settings.variables, secrets);
  const logDir = path.join(dataDir, 'logs');
  const build = (what: typeof BACKEND): Promise<string> =>
    fresh ? ensureBuilt(root, what, logDir, signal) : Promise.resolve('');
  const keys = { ...settings.variables, ...sandboxKeys(settings, secrets) };
  // Only the two of them need to agree, and only for as long as they run.
  const client = { id: 'sandbox', secret: randomBytes(18).toString('base64url') };
  const googleEnv = {
    ...settings.variables,
    GOOGLE_CLIENT_ID: client.id,
    GOOGLE_CLIENT_SECRET: client.secret,
  };
  // Chosen once: a part that is started again is found where it was.
  const ports = await namedPorts();
  const webhookUrl = `http://127.0.0.1:${settings.port}/api/payments/webhook`;

  const [nginx, postgres, redis, mailbox, sandbox, google] = await allOrNone(stack, [
    dev ? undefined : nginxAvailability(),
    settings.databaseUrl === undefined
      ? progress.step('PostgreSQL', () =>
          stack.start('postgres', () =>
            startPostgres({ dataDir, database: 'ironbloom', port: ports.postgres, signal }),
          ),
        )
      : undefined,
    settings.redisUrl === undefined
      ? progress.step('Redis', () =>
          stack.start('redis', () => startRedis({ dataDir, port: ports.redis, signal })),
        )
      : undefined,
    settings.smtpUrl === undefined
      ? progress.step('mailbox', () =>
          stack.start('mailbox', () =>
            startMailbox({ dataDir, webPort: settings.mailboxPort, smtpPort: ports.smtp, signal }),
          ),
        )
      : undefined,
    settings.sandbox
      ? progress.step('Razorpay sandbox', () => {
          const env = { ...keys, SANDBOX_WEBHOOK_URL: webhookUrl };
          return stack.start('sandbox', () => startSandbox({ root, dataDir, env, signal }, ports.sandbox));
        })
      : undefined,
    settings.googleSandbox
      ? progress.step('Google sandbox', () =>
          stack.start('google', () => startGoogle({ root, dataDir, env: googleEnv, signal }, ports.google)),
        )
      : undefined,
    dev ? undefined : progress.step('build of the backend', () => build(BACKEND)),
    dev ? undefined : progress.step('build of the site', () => build(FRONTEND)),
  ] as const);

  if (nginx?.found === false)
    progress.say(`  - nginx is left out: ${nginx.reason.replace(/\.$/, '')}. The backend serves by itself.`);
  const isBehind = dev || nginx?.found === true;
  const backendPort = isBehind ? ports.backend : settings.port;
  const code = dev ? backendSources(root) : builtBackend(root);
  const env: NodeJS.ProcessEnv = {
    ...keys,
    NODE_ENV: 'development',
    API_DOCS: 'true',
    HOST: isBehind ? '127.0.0.1' : settings.host,
    PORT: String(backendPort),
    ...(isBehind && { TRUST_PROXY: 'true' }),
    PUBLIC_URL: settings.publicUrl,
    DATA_DIR: dataDir,
    // Five processes load the same code; the next start finds it compiled.
    NODE_COMPILE_CACHE: path.join(dataDir, 'compiled'),
    DATABASE_URL: settings.databaseUrl ?? postgres?.url,
    REDIS_URL: settings.redisUrl ?? redis?.url,
    SMTP_URL: settings.smtpUrl ?? mailbox?.smtpUrl,
    JWT_SECRET: settings.variables['JWT_SECRET'] || secrets.jwtSecret,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    ...(sandbox === undefined
      ? {}
      : {
          RAZORPAY_API_URL: sandbox.url,
          RAZORPAY_CHECKOUT_URL: `${sandbox.url}/v1/checkout.js`,
          RAZORPAY_SANDBOX: 'true',
        }),
    ...(google && clientEnvironment(google.url, client)),
  };
  const command = (failure: string, name: string, ...more: string[]): Promise<string> => {
    const args = [...code(`cli/${name}`), ...more];
    const logFile = path.join(logDir, `${name}.log`);
    return runCommand({ failure, command: process.execPath, args, cwd: root, env, logFile, signal });
  };
  await progress.step('migrations', () => command('The database could not be migrated', 'migrate'));
  const part = { root, dataDir, env, signal };
  const backend = {
    ...part,
    code,
    ...(dev && { stopTimeoutMs: DEV_STOP_TIMEOUT_MS }),
  };
  // Secrets that were deleted took the password with them that an account of before still has. In a database of somebody
  // else's it keeps it.
  const isNews = admin.generated && !secrets.adminShown;
  const replacing = isNews && settings.databaseUrl === undefined ? ['--replace-password'] : [];
  const [, created] = await allOrNone(stack, [
    progress.step('demo content', () =>
      command(
        'The demo content could not be stored',
        'seed',
        '--picture-cache',
        path.join(root, '.cache/demo-pictures'),
      ),
    ),
    progress.step('admin', () => command('The admin could not be created', 'create-admin', ...replacing)),
    progress.step('worker', () => stack.start('worker', () => startWorker(backend))),
    progress.step('backend', () => stack.start('backend', () => startBackend(backend, backendPort))),
  ] as const);
  if (dev) {
    const { host, port, publicUrl } = settings;
    const siteEnv = {
      ...process.env,
      NODE_ENV: 'development',
      HOST: host,
      PORT: String(port),
      PUBLIC_URL: publicUrl,
      BACKEND_URL: `http://127.0.0.1:${backendPort}`,
    };
    await progress.step('site', () => stack.start('site', () => startSite({ ...part, env: siteEnv }, port)));
    stack.signal.addEventListener('abort', watchBackend(root, stack, progress));
    const end = followLogs(logDir, ['site', 'backend', 'worker'], (line) => progress.say(line));
    stack.signal.addEventListener('abort', end);
  } else if (nginx?.found) {
    await progress.step('nginx', () =>
      stack.start('nginx', () => startReverseProxy(settings, backendPort, signal)),
    );
  }

  const keptPassword = created === 'admin exists' && replacing.length === 0;
  const introduction = await introduceAdmin(admin, secrets, dataDir, keptPassword);
  for (const line of introduction) progress.say(line);
  progress.say(readyLine(settings, mailbox?.webUrl, Date.now() - begun));
  return undefined;
}

/** Like Promise.all, but waits for all and gives the others up when one fails, so that nothing starts behind our back. */
async function allOrNone<Parts extends readonly unknown[]>(
  stack: Stack,
  parts: Parts,
): Promise<{ -readonly [Index in keyof Parts]: Awaited<Parts[Index]> }> {
  try {
    return await Promise.all(parts);
  } catch (error) {
    void stack.stop();
    await Promise.allSettled(parts);
    throw error;
  }
}

async function namedPorts() {
  const [postgres, redis, smtp, sandbox, google, backend] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ]);
  return { postgres, redis, smtp, sandbox, google, backend };
}

function sandboxKeys(settings: Settings, secrets: Secrets): NodeJS.ProcessEnv {
  if (!settings.sandbox) return {};
  return {
    RAZORPAY_KEY_ID: secrets.razorpayKeyId,
    RAZORPAY_KEY_SECRET: secrets.razorpayKeySecret,
    RAZORPAY_WEBHOOK_SECRET: secrets.razorpayWebhookSecret,
  };
}

function readyLine(settings: Settings, mailboxUrl: string | undefined, tookMs: number): string {
  const site = settings.publicUrl;
  const addresses = [
    `site ${site}`,
    `admin ${site}/admin`,
    mailboxUrl === undefined ? '' : `mailbox ${mailboxUrl.replace('127.0.0.1', 'localhost')}`,
    `API docs ${site}/api/docs`,
  ];
  return `Ready in ${(tookMs / 1000).toFixed(1)} s: ${addresses.filter(Boolean).join('   ')}`;
}
