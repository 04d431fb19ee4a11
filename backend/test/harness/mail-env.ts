import { type Env, loadEnv } from '../../src/config/env.ts';

/** Settings for sending mails only. @param own above all SMTP_URL */
export const mailEnv = (own: Record<string, string>): Env =>
  loadEnv({
    NODE_ENV: 'test',
    DATABASE_URL: 'postgres://nowhere/none',
    REDIS_URL: 'redis://nowhere',
    JWT_SECRET: 'x'.repeat(32),
    HEALTH_DATA_KEY: 'x'.repeat(32),
    RAZORPAY_KEY_ID: 'none',
    RAZORPAY_KEY_SECRET: 'none',
    RAZORPAY_WEBHOOK_SECRET: 'none',
    ...own,
  });
