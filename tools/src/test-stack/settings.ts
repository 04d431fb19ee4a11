import { randomBytes } from 'node:crypto';
import { freePort } from '../services/ports.ts';

export interface StackSettings {
  /** What `.env` would say. */
  variables: Record<string, string>;
  siteUrl: string;
  httpsUrl: string;
  mailboxUrl: string;
  sandboxUrl: string;
  admin: { email: string; password: string };
  /** Files below SECRETS_DIR. */
  secretFiles: Record<string, string>;
}

const secret = () => randomBytes(24).toString('hex');

/** A production of its own: free ports, secrets that nobody else has, two of each, a sandbox instead of Razorpay. */
export async function drawUpSettings(): Promise<StackSettings> {
  const [http, https, mailbox, sandbox] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  const siteUrl = `http://127.0.0.1:${http}`;
  const sandboxUrl = `http://127.0.0.1:${sandbox}`;
  return {
    siteUrl,
    httpsUrl: `https://127.0.0.1:${https}`,
    mailboxUrl: `http://127.0.0.1:${mailbox}`,
    sandboxUrl,
    admin: { email: 'owner@ironbloom.example', password: secret() },
    secretFiles: { jwt_secret: secret(), postgres_password: secret() },
    variables: {
      COMPOSE_PROFILES: 'dev',
      // Images of this run only.
      IRONBLOOM_VERSION: 'test-stack',
      PUBLIC_URL: siteUrl,
      HTTP_PORT: `127.0.0.1:${http}`,
      HTTPS_PORT: `127.0.0.1:${https}`,
      HTTPS_PUBLIC_PORT: String(https),
      MAILBOX_PORT: String(mailbox),
      SANDBOX_PORT: String(sandbox),
      TLS: 'off',
      BACKEND_REPLICAS: '2',
      WORKER_REPLICAS: '2',
      // From files, as secrets may be.
      POSTGRES_PASSWORD: '',
      POSTGRES_PASSWORD_FILE: '/run/secrets/postgres_password',
      JWT_SECRET: '',
      JWT_SECRET_FILE: '/run/secrets/jwt_secret',
      SMTP_URL: 'smtp://mailbox:1025',
      MAIL_FROM: 'hello@ironbloom.example',
      RAZORPAY_KEY_ID: 'rzp_test_stack',
      RAZORPAY_KEY_SECRET: secret(),
      RAZORPAY_WEBHOOK_SECRET: secret(),
      RAZORPAY_SANDBOX: 'true',
      ALLOW_RAZORPAY_SANDBOX_IN_PRODUCTION: 'true',
      RAZORPAY_API_URL: 'http://sandbox:8090',
      RAZORPAY_CHECKOUT_URL: `${sandboxUrl}/v1/checkout.js`,
      // All visitors come from one address here.
      RATE_LIMIT_SCALE: '1000',
      // Quick to look, so that a payment nobody reported need not take a minute.
      RECONCILE_FIRST_DELAY_MS: '3000',
      RECONCILE_EVERY_MS: '1000',
    },
  };
}
