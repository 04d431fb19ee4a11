import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { shippedBusiness } from '@ironbloom/brand';
import { clientEnvironment } from '../google-sandbox/client-environment.ts';
import { startMailbox } from '../services/mailbox.ts';
import { startNginx } from '../services/nginx.ts';
import { freePort } from '../services/ports.ts';
import { startPostgres } from '../services/postgres.ts';
import { nginxProgram } from '../services/programs.ts';
import { messageOf } from '../services/readable-error.ts';
import { startRedis } from '../services/redis.ts';
import type { RunningProcess, Service } from '../services/service.ts';
import { BACKEND, ensureBuilt, FRONTEND, runCommand } from './build.ts';
import { loadSecrets, type PartName, saveSecrets, type Secrets } from './data-dir.ts';
import { followLogs } from './log-lines.ts';
import { type PartOptions, type Parts, startBackend, startSandbox, startSite, startWorker } from './parts.ts';
import { type Progress, seconds } from './progress.ts';
import type { Settings } from './settings.ts';
import { watchBackend } from './watch-backend.ts';

export interface BringUpOptions {
  /** Root of the repository. */
  root: string;
  /** False uses the existing build. */
  build?: boolean;
  /** Development: no build; the backend runs from sources behind Vite's server. */
  dev?: boolean;
  /** When the command was started, ms since 1970: packages may have been installed first. */
  begunAt?: number;
  /** Demo content and an admin; default true. */
  seeded?: boolean;
  /** An invented coach with six clients; default false. */
  demoClients?: boolean;
  /** Default true. */
  worker?: boolean;
  /** nginx in front, where it is installed or can be fetched; default true. */
  nginx?: boolean;
  /** False gives up durability, for tests. */
  durable?: boolean;
  /** Options of node for the worker. */
  workerArgs?: string[];
  /** Overrides for every process of the product and nginx. */
  env?: Record<string, string>;
}

/** The running parts. */
export interface Product {
  /** Environment of the product's processes. */
  env: NodeJS.ProcessEnv;
  backend: RunningProcess;
  worker: RunningProcess | undefined;
  nginx: RunningProcess | undefined;
  postgres: Service | undefined;
}

/** In development, stopping does not wait for work in flight. */
const DEV_STOP_TIMEOUT_MS = 1_000;
/** Settings that nginx and the backend share. */
const NGINX_VARIABLES = ['RATE_LIMIT_SCALE', 'REAL_IP_FROM', 'CLIENT_MAX_BODY', 'ERROR_LOG_LEVEL'];

/** Starts every part in order and prints the site's address. @throws when a part does not start */
export async function bringUp(
  settings: Settings,
  {
    root,
    dev = false,
    begunAt = Date.now(),
    seeded = true,
    demoClients = false,
    durable = true,
    ...options
  }: BringUpOptions,
  parts: Parts,
  progress: Progress,
): Promise<Product> {
  const { dataDir, host, port, publicUrl, variables } = settings;
  const { signal } = parts;
  const secrets = await loadSecrets(dataDir);
  const admin = adminOf(settings, secrets);
  const logDir = path.join(dataDir, 'logs');
  const builds = dev || options.build === false ? [] : [BACKEND, FRONTEND];
  const keys = { ...variables, ...(settings.sandbox && sandboxKeys(secrets)) };
  // Shared by the two of them for this run.
  const client = { id: 'sandbox', secret: randomBytes(18).toString('base64url') };
  // Chosen once: a restarted part keeps its port.
  const [postgresPort, redisPort, smtpPort] = [await freePort(), await freePort(), await freePort()];
  const [sandboxPort, googlePort, ownPort] = [await freePort(), await freePort(), await freePort()];
  const part = (env: NodeJS.ProcessEnv): PartOptions => ({ root, dataDir, env, signal });

  /** Starts a part in a step of its own, if wanted. */
  const started = <Part extends RunningProcess>(
    wanted: boolean,
    label: string,
    name: PartName,
    start: () => Promise<Part>,
  ): Promise<Part> | undefined => (wanted ? progress.step(label, () => parts.start(name, start)) : undefined);

  const webhooks = { SANDBOX_WEBHOOK_URL: `http://127.0.0.1:${port}/api/payments/webhook` };
  const googleEnv = { ...variables, GOOGLE_CLIENT_ID: client.id, GOOGLE_CLIENT_SECRET: client.secret };
  const [nginx, postgres, redis, mailbox, sandbox, google] = await allOrNone(parts, [
    dev || options.nginx === false
      ? undefined
      : nginxProgram().catch((error: unknown) => messageOf(error).replace(/\.$/, '')),
    started(settings.databaseUrl === undefined, 'PostgreSQL', 'postgres', () =>
      startPostgres({ dataDir, database: 'ironbloom', port: postgresPort, durable, signal }),
    ),
    started(settings.redisUrl === undefined, 'Redis', 'redis', () =>
      startRedis({ dataDir, port: redisPort, durable, signal }),
    ),
    started(settings.smtpUrl === undefined, 'mailbox', 'mailbox', () =>
      startMailbox({ dataDir, port: settings.mailboxPort, smtpPort, signal }),
    ),
    started(settings.sandbox, 'Razorpay sandbox', 'sandbox', () =>
      startSandbox('sandbox', part({ ...keys, ...webhooks }), sandboxPort),
    ),
    started(settings.googleSandbox, 'Google sandbox', 'google', () =>
      startSandbox('google', part(googleEnv), googlePort),
    ),
    ...builds.map((what) =>
      progress.step(`build of the ${what.workspace}`, () => ensureBuilt(root, what, logDir, signal)),
    ),
  ] as const);

  if (typeof nginx === 'string')
    progress.say(`  - without nginx: ${nginx}. The backend serves the site itself.`);
  const isBehind = dev || (nginx !== undefined && typeof nginx !== 'string');
  const backendPort = isBehind ? ownPort : port;
  const env: NodeJS.ProcessEnv = {
    ...keys,
    NODE_ENV: 'development',
    API_DOCS: 'true',
    HOST: isBehind ? '127.0.0.1' : host,
    PORT: String(backendPort),
    ...(isBehind && { TRUST_PROXY: 'true' }),
    PUBLIC_URL: publicUrl,
    DATA_DIR: dataDir,
    // Five processes load the same code; the compile cache serves the next start.
    NODE_COMPILE_CACHE: path.join(dataDir, 'compiled'),
    DATABASE_URL: settings.databaseUrl ?? postgres?.url,
    REDIS_URL: settings.redisUrl ?? redis?.url,
    SMTP_URL: settings.smtpUrl ?? mailbox?.smtpUrl,
    JWT_SECRET: variables['JWT_SECRET'] || secrets.jwtSecret,
    HEALTH_DATA_KEY: variables['HEALTH_DATA_KEY'] || secrets.healthDataKey,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    ...(sandbox && {
      RAZORPAY_API_URL: sandbox.url,
      RAZORPAY_CHECKOUT_URL: `${sandbox.url}/v1/checkout.js`,
      RAZORPAY_SANDBOX: 'true',
    }),
    ...(google && clientEnvironment(google.url, client)),
    ...options.env,
  };
  /** Arguments of node for a backend program: from sources or as built. */
  const programOf = (name: string): string[] =>
    dev
      ? [
          '--enable-source-maps',
          '--import',
          path.join(root, 'backend/dev/compile-on-load.js'),
          path.join(root, 'backend/src', `${name}.ts`),
        ]
      : [path.join(root, 'backend/dist', `${name}.js`)];
  const command = (
    failure: string,
    name: string,
    more: string[] = [],
    own: NodeJS.ProcessEnv = {},
  ): Promise<string> => {
    const args = [...programOf(`cli/${name}`), ...more];
    const logFile = path.join(logDir, `${name}.log`);
    return runCommand({
      failure,
      command: process.execPath,
      args,
      cwd: root,
      env: { ...env, ...own },
      logFile,
      signal,
    });
  };
  await progress.step(
    'migrations',
    async () => void (await command('The database could not be migrated', 'migrate')),
  );

  const product = { ...part(env), ...(dev && { stopTimeoutMs: DEV_STOP_TIMEOUT_MS }) };
  // With deleted secrets, the password of an existing account is unknown and is replaced. An external database keeps it.
  const isNews = admin.generated && !secrets.adminShown;
  const replacing = isNews && settings.databaseUrl === undefined ? ['--replace-password'] : [];
  const pictures = ['--picture-cache', path.join(root, '.cache/demo-pictures')];
  const workerArgs = [...(options.workerArgs ?? []), ...programOf('worker')];
  const seed = (): Promise<string> => command('The demo content could not be stored', 'seed', pictures);
  const makeAdmin = (): Promise<string> =>
    command('The admin could not be created', 'create-admin', replacing);
  const seedClients = (): Promise<string> =>
    command('The demo clients could not be stored', 'seed-clients', [], {
      DEMO_PASSWORD: secrets.demoPassword,
    });
  const [backend, worker, created] = await allOrNone(parts, [
    progress.step('backend', () =>
      parts.start('backend', () => startBackend(programOf('main'), product, backendPort)),
    ),
    started(options.worker !== false, 'worker', 'worker', () => startWorker(workerArgs, product)),
    seeded ? progress.step('admin', makeAdmin) : undefined,
    seeded ? progress.step('demo content', seed) : undefined,
    demoClients ? progress.step('demo clients', seedClients) : undefined,
  ] as const);

  let proxy: RunningProcess | undefined;
  if (dev) {
    const siteEnv = {
      ...process.env,
      NODE_ENV: 'development',
      HOST: host,
      PORT: String(port),
      PUBLIC_URL: publicUrl,
      BACKEND_URL: `http://127.0.0.1:${backendPort}`,
    };
    await started(true, 'site', 'site', () => startSite(part(siteEnv), port));
    watchBackend(root, parts, progress);
    const end = followLogs(logDir, ['site', 'backend', 'worker'], (line) => progress.say(line));
    signal.addEventListener('abort', end);
  } else if (isBehind) {
    const given = NGINX_VARIABLES.map((name) => [name, variables[name]]).filter(([, value]) => value);
    const own = { dataDir, host, port, backend: `127.0.0.1:${backendPort}`, signal };
    proxy = await started(true, 'nginx', 'nginx', () =>
      startNginx({ ...own, env: { ...Object.fromEntries(given), ...options.env } }),
    );
  }

  const keptPassword = created === 'admin exists' && replacing.length === 0;
  await introduceAdmin(admin, secrets, dataDir, keptPassword, progress);
  if (demoClients) introduceClients(secrets, dataDir, progress);
  const addresses = [
    `site ${publicUrl}`,
    `admin ${publicUrl}/admin`,
    ...(mailbox ? [`mailbox http://localhost:${settings.mailboxPort}`] : []),
    `API docs ${publicUrl}/api/docs`,
  ];
  progress.say(`Ready in ${seconds(Date.now() - begunAt)}: ${addresses.join('   ')}`);
  return { env, backend, worker, nginx: proxy, postgres };
}

/** Like Promise.all, but waits for all and aborts the others when one fails. */
async function allOrNone<Work extends readonly unknown[]>(
  parts: Parts,
  work: Work,
): Promise<{ -readonly [Index in keyof Work]: Awaited<Work[Index]> }> {
  try {
    return await Promise.all(work);
  } catch (error) {
    void parts.stop();
    await Promise.allSettled(work);
    throw error;
  }
}

function sandboxKeys(secrets: Secrets): NodeJS.ProcessEnv {
  return {
    RAZORPAY_KEY_ID: secrets.razorpayKeyId,
    RAZORPAY_KEY_SECRET: secrets.razorpayKeySecret,
    RAZORPAY_WEBHOOK_SECRET: secrets.razorpayWebhookSecret,
  };
}

interface Admin {
  email: string;
  password: string;
  generated: boolean;
}

/** The first admin: as configured, else generated. */
function adminOf({ variables }: Settings, secrets: Secrets): Admin {
  const domain = shippedBusiness.supportEmail.split('@')[1] ?? 'localhost';
  const email = variables['ADMIN_EMAIL']?.trim() || `admin@${domain}`;
  const password = variables['ADMIN_PASSWORD'];
  return { email, password: password || secrets.adminPassword, generated: !password };
}

/** Prints how to sign in as admin; a generated password on the first start only. @param keptPassword the account kept its password */
async function introduceAdmin(
  { email, password, generated }: Admin,
  secrets: Secrets,
  dataDir: string,
  keptPassword: boolean,
  progress: Progress,
): Promise<void> {
  if (!generated) return;
  if (secrets.adminShown)
    return progress.say(`  Admin is ${email}; the password is in ${dataDir}/secrets.json.`);
  if (keptPassword) return progress.say(`  Admin is ${email}, an existing account.`);
  await saveSecrets(dataDir, { ...secrets, adminShown: true });
  progress.say(`  Admin is ${email} with the password ${password}`);
  progress.say(`  (shown this once; kept in ${dataDir}/secrets.json).`);
}

/** Says how to see both sides of a program. Printed on the first start only, as the admin's password is. */
function introduceClients({ adminShown, demoPassword }: Secrets, dataDir: string, progress: Progress): void {
  const who = 'Demo coach is dev.menon@example.com, a client of his ananya.deshpande@example.com';
  progress.say(
    adminShown
      ? `  ${who}; their password is in ${dataDir}/secrets.json.`
      : `  ${who}; both with the password ${demoPassword}`,
  );
}
