import { readFileSync } from 'node:fs';
import { shippedSiteUrl } from '@ironbloom/brand';
import { z } from 'zod';
import { typedAddress } from '../platform/http/input/mail-address.ts';

/** Ends the start; `message` names every invalid variable. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** Docker's convention: `NAME_FILE=/run/secrets/name` replaces `NAME`, so that `docker inspect` shows no secrets. */
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

/** Adds the password to an address without one, as a password from a file is not in the address. */
export function withPassword(address: string, password: string | undefined): string {
  const url = new URL(address);
  if (password === undefined || url.username === '' || url.password !== '') return address;
  // The setter does not encode percent signs.
  url.password = encodeURIComponent(password);
  return url.href;
}

/** A placeholder of the example file. */
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
  /** Port of `/metrics`, separate from the site; none without it. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  /** Sentry-compatible address for reports of unexpected errors. */
  SENTRY_DSN: url(/^https?$/).optional(),
  /** The running commit, sent with each report. */
  RELEASE: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),

  DATABASE_URL: url(/^postgres(ql)?$/),
  /** For a DATABASE_URL without one: a secret in its own file. */
  POSTGRES_PASSWORD: z.string().min(1).optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(10),
  /** Statement timeout of requests; migrations have none, and use this as lock timeout. */
  DATABASE_STATEMENT_TIMEOUT_MS: milliseconds(15_000),
  REDIS_URL: url(/^rediss?$/),

  SMTP_URL: url(/^smtps?$/),
  SMTP_CONNECTIONS: z.coerce.number().int().min(1).max(50).default(5),
  /** Connections of a worker to the mail server for broadcasts; it claims four rows per connection. */
  BROADCAST_CONCURRENCY: z.coerce.number().int().min(1).max(100).default(10),
  /** Over all workers; 0: unlimited. */
  BROADCAST_PER_SECOND: z.coerce.number().int().min(0).default(50),
  BROADCAST_PER_HOUR: z.coerce.number().int().min(0).default(0),
  BROADCAST_POLL_MS: milliseconds(500),
  /** Secret of a mail provider's bounce reports; without it they are refused. */
  BOUNCE_WEBHOOK_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  /** Sender of all mails, required in production; otherwise the published support address. */
  MAIL_FROM: address.optional(),

  /** Folder of uploads (`media`), unless MEDIA_STORAGE is s3. Shared by backend and worker. */
  DATA_DIR: z.string().min(1).default('.data'),
  MEDIA_STORAGE: z.enum(['disk', 's3']).default('disk'),
  /** Without the bucket. */
  S3_ENDPOINT: httpAddress.optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_TIMEOUT_MS: milliseconds(30_000),
  /** CDN in front of the bucket; without one the backend serves uploads. */
  MEDIA_PUBLIC_URL: httpAddress.optional(),

  /** How long a rendered public page is reused, in ms; edits show after it. */
  PAGE_CACHE_MS: z.coerce.number().int().min(0).default(1_000),

  /** Serves `/api/docs` and `/api/openapi.json`. */
  API_DOCS: bool,

  /** Factor of every rate limit, for load tests. */
  RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),

  JWT_SECRET: z.string().min(32, 'must have at least 32 characters'),
  /** The previous secret: unsubscribe links and app secrets made with it stay valid. It signs nothing. */
  JWT_SECRET_PREVIOUS: z.string().min(32, 'must have at least 32 characters').optional(),
  /** Encrypts health answers and private photographs. Losing it loses them: it stands in no backup. */
  HEALTH_DATA_KEY: z.string().min(32, 'must have at least 32 characters'),
  /** The one before, until `rotate-health-key` has encrypted everything anew. */
  HEALTH_DATA_KEY_PREVIOUS: z.string().min(32, 'must have at least 32 characters').optional(),
  /** Seven days. A reset or "sign out everywhere" ends a token earlier. */
  ACCESS_TOKEN_TTL_SECONDS: z.coerce
    .number()
    .int()
    .min(60)
    .max(90 * 86_400)
    .default(7 * 86_400),
  /** Name servers for the checklist (addresses with optional port); default: the system's. */
  DNS_SERVERS: z
    .string()
    .default('')
    .transform((value) =>
      value
        .split(',')
        .map((server) => server.trim())
        .filter(Boolean),
    ),

  /** The first admin, and the recipient of the owner's mails; otherwise the support address. */
  ADMIN_EMAIL: address.transform((value) => value.toLowerCase()).optional(),
  ADMIN_PASSWORD: z.string().min(12, 'must have at least 12 characters').optional(),

  /** Paise: what a manager may refund of one payment. */
  MANAGER_REFUND_LIMIT_PAISE: z.coerce.number().int().min(0).default(1_000_000),

  RAZORPAY_KEY_ID: z.string().min(1),
  RAZORPAY_KEY_SECRET: z.string().min(1),
  RAZORPAY_WEBHOOK_SECRET: z.string().min(1),
  RAZORPAY_API_URL: url(/^https?$/).default('https://api.razorpay.com'),
  RAZORPAY_CHECKOUT_URL: url(/^https?$/).default('https://checkout.razorpay.com/v1/checkout.js'),
  RAZORPAY_TIMEOUT_MS: milliseconds(10_000),
  RAZORPAY_SANDBOX: bool,
  ALLOW_RAZORPAY_SANDBOX_IN_PRODUCTION: bool,

  /** Without a client there is no sign-in with Google. */
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  GOOGLE_AUTHORIZATION_URL: url(/^https?$/).default(GOOGLE.authorization),
  GOOGLE_TOKEN_URL: url(/^https?$/).default(GOOGLE.token),
  /** Ends in `/userinfo`, by which passport-google-oauth20 recognises the format of the answer. */
  GOOGLE_USERINFO_URL: url(/^https?$/)
    .refine((value) => new URL(value).pathname.endsWith('/userinfo'), 'must end in /userinfo')
    .default(GOOGLE.userinfo),
  ALLOW_GOOGLE_SANDBOX_IN_PRODUCTION: bool,

  OUTBOX_POLL_MS: milliseconds(1_000),
  /** A worker that has not finished a job by then counts as dead, and the job is retried. */
  JOB_LEASE_MS: milliseconds(60_000),
  /** In Asia/Kolkata: hour of the nightly removal; later if no worker ran. */
  RETENTION_HOUR: z.coerce.number().int().min(0).max(23).default(3),
  /** In Asia/Kolkata: hour of the owner's daily mail, if chosen; later if no worker ran. */
  OWNER_DIGEST_HOUR: z.coerce.number().int().min(0).max(23).default(8),
  /** In Asia/Kolkata: hour of the nightly fetch of payouts; later if no worker ran. */
  SETTLEMENTS_HOUR: z.coerce.number().int().min(0).max(23).default(6),
  RECONCILE_EVERY_MS: milliseconds(15_000),
  RECONCILE_FIRST_DELAY_MS: milliseconds(60_000),
  /** Maximal time of a stop for work in flight. */
  DRAIN_TIMEOUT_MS: milliseconds(20_000),
  /** How long a stopping backend goes on answering, so that proxies notice. */
  DRAIN_DELAY_MS: z.coerce.number().int().min(0).default(0),
  /** The worker's heartbeat file. */
  HEARTBEAT_FILE: z.string().min(1).optional(),
});

export type Env = z.infer<typeof schema>;

/** Variables that `loadEnv` reads. */
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

/** Valid settings that are probably a mistake in production, one sentence each. */
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
    'HEALTH_DATA_KEY',
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
