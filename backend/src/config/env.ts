import { readFileSync } from 'node:fs';
import { shippedSiteUrl } from '@ironbloom/brand';
import { z } from 'zod';
import { typedAddress } from '../platform/http/input/mail-address.ts';

/** Start-up ends; `message` names every variable at fault. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** Docker's convention: `NAME_FILE=/run/secrets/name` stands for `NAME`, so that `docker inspect` shows no secrets. */
function readSecretFiles(
  source: Record<string, string | undefined>,
  names: readonly string[],
): Record<string, string | undefined> {
  const result = { ...source };
  for (const name of names) {
    const key = `${name}_FILE`;
    const path = source[key];
    if (path === undefined || result[name] !== undefined) continue;
    try {
      result[name] = readFileSync(path, 'utf8').trim();
    } catch {
      throw new ConfigurationError(`${key}: the file ${path} cannot be read`);
    }
  }
  return result;
}

/** Adds the password to an address that has none: a password that comes from a file cannot stand in the address. */
export function withPassword(address: string, password: string | undefined): string {
  const url = new URL(address);
  if (password === undefined || url.username === '' || url.password !== '') return address;
  // The setter leaves what has a meaning in percent signs alone.
  url.password = encodeURIComponent(password);
  return url.href;
}

/** A value that was copied from the example file and never replaced. */
const PLACEHOLDER = /change.?me|replace|placeholder|your[-_]|example-secret|^x{4,}$|^password$/i;

const bool = z
  .enum(['true', 'false', ''])
  .default('')
  .transform((value) => value === 'true');
const milliseconds = (fallback: number) => z.coerce.number().int().positive().default(fallback);
const address = typedAddress({ invalid: 'is not an email address' });
const url = (protocol: RegExp) => z.url({ protocol, hostname: /.*/ });
/** Without slashes at its end. */
const httpAddress = url(/^https?$/).transform((value) => value.replace(/(?<!\/)\/+$/, ''));

const GOOGLE = {
  authorization: 'https://accounts.google.com/o/oauth2/v2/auth',
  token: 'https://oauth2.googleapis.com/token',
  userinfo: 'https://openidconnect.googleapis.com/v1/userinfo',
} as const;

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  PUBLIC_URL: httpAddress.prefault(shippedSiteUrl),
  TRUST_PROXY: bool,
  /** Serves `/metrics`, apart from the site; without it nothing listens. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  /** Where unforeseen errors are reported to: Sentry, or what speaks its protocol. */
  SENTRY_DSN: url(/^https?$/).optional(),
  /** The commit that runs, told with each report. */
  RELEASE: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),

  DATABASE_URL: url(/^postgres(ql)?$/),
  /** Of DATABASE_URL, where that has none: a secret in a file of its own. */
  POSTGRES_PASSWORD: z.string().min(1).optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(10),
  /** How long a statement of a request may take; a migration has as long as it needs, and so long for a lock. */
  DATABASE_STATEMENT_TIMEOUT_MS: milliseconds(15_000),
  REDIS_URL: url(/^rediss?$/),

  SMTP_URL: url(/^smtps?$/),
  SMTP_CONNECTIONS: z.coerce.number().int().min(1).max(50).default(5),
  /** Connections of a worker process to the mail server for broadcasts; it holds four rows for each. */
  BROADCAST_CONCURRENCY: z.coerce.number().int().min(1).max(100).default(10),
  /** Over all workers; 0 is without limit. */
  BROADCAST_PER_SECOND: z.coerce.number().int().min(0).default(50),
  BROADCAST_PER_HOUR: z.coerce.number().int().min(0).default(0),
  BROADCAST_POLL_MS: milliseconds(500),
  /** Lets a mail provider report bounces; without it nobody may. */
  BOUNCE_WEBHOOK_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  /** Sender of all mails, needed in production; without it they come from the published support address. */
  MAIL_FROM: address.optional(),

  /** Where uploads are kept, below `media`, unless MEDIA_STORAGE says s3. Backend and worker share it. */
  DATA_DIR: z.string().min(1).default('.data'),
  MEDIA_STORAGE: z.enum(['disk', 's3']).default('disk'),
  /** Without the bucket. */
  S3_ENDPOINT: httpAddress.optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_TIMEOUT_MS: milliseconds(30_000),
  /** A CDN in front of the bucket; without one the backend serves uploads itself. */
  MEDIA_PUBLIC_URL: httpAddress.optional(),

  /** How long a rendered public page answers without a look at the database, in ms; edits show after it. */
  PAGE_CACHE_MS: z.coerce.number().int().min(0).default(1_000),

  /** Serves `/api/docs` and `/api/openapi.json`. */
  API_DOCS: bool,

  /** Multiplies every rate limit; a load test from one address raises it. */
  RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),

  JWT_SECRET: z.string().min(32, 'must have at least 32 characters'),
  /** The one before: mails that were sent with it keep their way out, and apps that were set up under it their codes. Signs nothing. */
  JWT_SECRET_PREVIOUS: z.string().min(32, 'must have at least 32 characters').optional(),
  /** Seven days. A reset or "sign out everywhere" ends a token sooner. */
  ACCESS_TOKEN_TTL_SECONDS: z.coerce
    .number()
    .int()
    .min(60)
    .max(90 * 86_400)
    .default(7 * 86_400),
  /** Name servers (addresses, with port where it is not 53) that the checklist asks; without any those of the machine. */
  DNS_SERVERS: z
    .string()
    .default('')
    .transform((value) =>
      value
        .split(',')
        .map((server) => server.trim())
        .filter(Boolean),
    ),

  /** The first admin, and who hears of sales, refunds and flags; without it the support address of the business hears. */
  ADMIN_EMAIL: address.transform((value) => value.toLowerCase()).optional(),
  ADMIN_PASSWORD: z.string().min(12, 'must have at least 12 characters').optional(),

  /** Paise: what a manager may give back of one payment; more takes an owner. */
  MANAGER_REFUND_LIMIT_PAISE: z.coerce.number().int().min(0).default(1_000_000),

  RAZORPAY_KEY_ID: z.string().min(1),
  RAZORPAY_KEY_SECRET: z.string().min(1),
  RAZORPAY_WEBHOOK_SECRET: z.string().min(1),
  RAZORPAY_API_URL: url(/^https?$/).default('https://api.razorpay.com'),
  RAZORPAY_CHECKOUT_URL: url(/^https?$/).default('https://checkout.razorpay.com/v1/checkout.js'),
  RAZORPAY_TIMEOUT_MS: milliseconds(10_000),
  RAZORPAY_SANDBOX: bool,
  ALLOW_RAZORPAY_SANDBOX_IN_PRODUCTION: bool,

  /** Without a client the site offers no sign-in with Google. */
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  GOOGLE_AUTHORIZATION_URL: url(/^https?$/).default(GOOGLE.authorization),
  GOOGLE_TOKEN_URL: url(/^https?$/).default(GOOGLE.token),
  /** Ends in `/userinfo`: by that passport-google-oauth20 knows the shape of the answer. */
  GOOGLE_USERINFO_URL: url(/^https?$/)
    .refine((value) => new URL(value).pathname.endsWith('/userinfo'), 'must end in /userinfo')
    .default(GOOGLE.userinfo),
  ALLOW_GOOGLE_SANDBOX_IN_PRODUCTION: bool,

  OUTBOX_POLL_MS: milliseconds(1_000),
  /** A worker that has not finished a job by then is taken for dead, and the job is given to another. */
  JOB_LEASE_MS: milliseconds(60_000),
  /** In Asia/Kolkata: when the worker begins to remove what is past its time; a little later where it was not there then. */
  RETENTION_HOUR: z.coerce.number().int().min(0).max(23).default(3),
  /** In Asia/Kolkata: when the owner’s mail of the day is made, for who wants one; later where no worker was there then. */
  OWNER_DIGEST_HOUR: z.coerce.number().int().min(0).max(23).default(8),
  /** In Asia/Kolkata: when the worker asks what Razorpay paid out on the last days; later where no worker was there then. */
  SETTLEMENTS_HOUR: z.coerce.number().int().min(0).max(23).default(6),
  RECONCILE_EVERY_MS: milliseconds(15_000),
  RECONCILE_FIRST_DELAY_MS: milliseconds(60_000),
  /** How long a stop waits for work in flight before it gives up. */
  DRAIN_TIMEOUT_MS: milliseconds(20_000),
  /** How long a stopping backend goes on answering, so that what stands in front of it notices. */
  DRAIN_DELAY_MS: z.coerce.number().int().min(0).default(0),
  /** Where a worker shows that it lives. */
  HEARTBEAT_FILE: z.string().min(1).optional(),
});

export type Env = z.infer<typeof schema>;

/** All that `loadEnv` reads. */
export const VARIABLES: readonly string[] = Object.keys(schema.shape);

/**
 * Parses the process environment once. The only reader of `process.env` in the backend.
 * @throws ConfigurationError naming each variable that is missing, malformed or a placeholder
 */
export function loadEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const given = readSecretFiles(withoutBlanks(source), VARIABLES);
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      return given[name] === undefined ? `${name} is not set` : `${name}: ${issue.message}`;
    });
    throw new ConfigurationError(`Invalid configuration: ${lines.join('; ')}`);
  }
  const { DATABASE_URL, POSTGRES_PASSWORD } = parsed.data;
  const env = { ...parsed.data, DATABASE_URL: withPassword(DATABASE_URL, POSTGRES_PASSWORD) };
  refuseHalfAClient(env);
  refuseHalfStorage(env);
  refuseUnsafeProduction(env);
  return env;
}

/** What works, and is hardly what was meant in production: one sentence each. */
export function adviceOn(env: Env): string[] {
  if (env.NODE_ENV !== 'production' || !new URL(env.PUBLIC_URL).hostname.endsWith('.example')) return [];
  return [
    `PUBLIC_URL is ${env.PUBLIC_URL}, an example address: links in mails and search engines would not work`,
  ];
}

function withoutBlanks(source: NodeJS.ProcessEnv): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
}

function refuseHalfAClient({ GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret }: Env): void {
  if ((id === undefined) === (secret === undefined)) return;
  throw new ConfigurationError(
    'Set both GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or neither: then there is no sign-in with Google',
  );
}

function refuseHalfStorage(env: Env): void {
  if (env.MEDIA_STORAGE !== 's3') return;
  const needed = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const missing = needed.filter((name) => env[name] === undefined);
  if (missing.length > 0) {
    throw new ConfigurationError(`MEDIA_STORAGE is s3, but ${missing.join(', ')} is not set`);
  }
}

function refuseUnsafeProduction(env: Env): void {
  if (env.NODE_ENV !== 'production') return;
  if (env.MAIL_FROM === undefined)
    throw new ConfigurationError('MAIL_FROM, the sender address of mails, is not set');
  const secrets = [
    'POSTGRES_PASSWORD',
    'JWT_SECRET',
    'RAZORPAY_KEY_ID',
    'RAZORPAY_KEY_SECRET',
    'RAZORPAY_WEBHOOK_SECRET',
    'ADMIN_PASSWORD',
    'GOOGLE_CLIENT_SECRET',
    'S3_SECRET_ACCESS_KEY',
    'BOUNCE_WEBHOOK_SECRET',
  ] as const;
  const addresses = ['DATABASE_URL', 'REDIS_URL', 'SMTP_URL'] as const;
  const placeholder =
    secrets.find((name) => PLACEHOLDER.test(env[name] ?? '')) ??
    addresses.find((name) => PLACEHOLDER.test(new URL(env[name]).password));
  if (placeholder) {
    throw new ConfigurationError(`${placeholder} is still a placeholder: set a real secret`);
  }
  if (env.RAZORPAY_SANDBOX && !env.ALLOW_RAZORPAY_SANDBOX_IN_PRODUCTION) {
    throw new ConfigurationError(
      'RAZORPAY_SANDBOX is set: no real payments are possible. Set real RAZORPAY_* keys, or ALLOW_RAZORPAY_SANDBOX_IN_PRODUCTION=true to run production on it',
    );
  }
  const { authorization, token, userinfo } = GOOGLE;
  const isGoogle =
    env.GOOGLE_AUTHORIZATION_URL === authorization &&
    env.GOOGLE_TOKEN_URL === token &&
    env.GOOGLE_USERINFO_URL === userinfo;
  if (!isGoogle && !env.ALLOW_GOOGLE_SANDBOX_IN_PRODUCTION) {
    throw new ConfigurationError(
      'GOOGLE_AUTHORIZATION_URL, GOOGLE_TOKEN_URL and GOOGLE_USERINFO_URL name a provider other than Google, which could sign in as anyone. Leave them out, or set ALLOW_GOOGLE_SANDBOX_IN_PRODUCTION=true',
    );
  }
}
