import { describe, expect, it } from '@jest/globals';
import { adviceOn, loadEnv, withPassword } from './env.ts';

const complete = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://u:p@localhost/db',
  REDIS_URL: 'redis://localhost',
  SMTP_URL: 'smtp://localhost',
  MAIL_FROM: 'hello@studio.example',
  JWT_SECRET: 'k9'.repeat(20),
  HEALTH_DATA_KEY: 'h7'.repeat(20),
  RAZORPAY_KEY_ID: 'rzp_live_1',
  RAZORPAY_KEY_SECRET: 's3cr3t',
  RAZORPAY_WEBHOOK_SECRET: 'w3bh00k',
};

describe('configuration', () => {
  it('accepts a complete environment', () => {
    expect(loadEnv(complete)).toMatchObject({ PORT: 3000, RAZORPAY_API_URL: 'https://api.razorpay.com' });
  });

  it('names every variable that is missing or malformed, without its value', () => {
    const broken = { ...complete, DATABASE_URL: '', REDIS_URL: 'http://s3cret@x', PORT: '99999' };
    expect(() => loadEnv(broken)).toThrow(
      /DATABASE_URL is not set.*REDIS_URL|REDIS_URL.*DATABASE_URL is not set/,
    );
    expect(() => loadEnv(broken)).toThrow(/PORT/);
    expect(() => loadEnv(broken)).not.toThrow(/s3cret/);
  });

  it('normalises mail addresses', () => {
    const named = {
      ...complete,
      ADMIN_EMAIL: ' Owner\u200b@BÜCHER.example. ',
      MAIL_FROM: 'News＠example.com',
    };
    expect(loadEnv(named)).toMatchObject({
      ADMIN_EMAIL: 'owner@xn--bcher-kva.example',
      MAIL_FROM: 'News@example.com',
    });
    expect(() => loadEnv({ ...complete, ADMIN_EMAIL: 'owner@example' })).toThrow(
      'ADMIN_EMAIL: is not an email address',
    );
  });

  it('warns of an example address in production', () => {
    const example = { ...complete, PUBLIC_URL: 'https://ironbloom.example' };
    expect(adviceOn(loadEnv(example))).toEqual([
      expect.stringMatching(/^PUBLIC_URL is https:\/\/ironbloom\.example/),
    ]);
    expect(adviceOn(loadEnv({ ...complete, PUBLIC_URL: '' }))).toHaveLength(1);
    expect(adviceOn(loadEnv({ ...example, NODE_ENV: 'development' }))).toEqual([]);
    expect(adviceOn(loadEnv({ ...complete, PUBLIC_URL: 'https://ironbloom.in' }))).toEqual([]);
  });

  it.each([
    [{ JWT_SECRET: 'change-me-change-me-change-me-change-me' }, /JWT_SECRET is still a placeholder/],
    [
      { HEALTH_DATA_KEY: 'change-me-change-me-change-me-change-me' },
      /HEALTH_DATA_KEY is still a placeholder/,
    ],
    [{ RAZORPAY_KEY_SECRET: 'your_key_secret' }, /RAZORPAY_KEY_SECRET is still a placeholder/],
    [{ RAZORPAY_KEY_ID: 'rzp_live_change_me' }, /RAZORPAY_KEY_ID is still a placeholder/],
    [{ RAZORPAY_SANDBOX: 'true' }, /RAZORPAY_SANDBOX is set: no real payments/],
    [{ MAIL_FROM: '' }, /MAIL_FROM, the sender address of mails, is not set/],
    [
      { GOOGLE_USERINFO_URL: 'http://localhost:1/userinfo' },
      /GOOGLE_USERINFO_URL name a provider other than/,
    ],
    [
      { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'your-secret' },
      /GOOGLE_CLIENT_SECRET is still a placeholder/,
    ],
  ])('refuses %j in production', (change, message) => {
    expect(() => loadEnv({ ...complete, ...change })).toThrow(message);
    expect(() => loadEnv({ ...complete, ...change, NODE_ENV: 'development' })).not.toThrow();
  });

  it('allows the sandbox in production only by its own setting', () => {
    const told = { ...complete, RAZORPAY_SANDBOX: 'true', ALLOW_RAZORPAY_SANDBOX_IN_PRODUCTION: 'true' };
    expect(loadEnv(told).RAZORPAY_SANDBOX).toBe(true);
  });

  it('needs both settings of a Google client, or neither', () => {
    const client = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 's3cr3t' };
    expect(loadEnv({ ...complete, ...client })).toMatchObject(client);
    expect(loadEnv(complete).GOOGLE_CLIENT_ID).toBeUndefined();
    for (const name of Object.keys(client)) {
      expect(() => loadEnv({ ...complete, ...client, [name]: '' })).toThrow(/Set both GOOGLE_CLIENT_ID and/);
    }
    expect(() => loadEnv({ ...complete, GOOGLE_USERINFO_URL: 'https://idp.example/me' })).toThrow(
      /GOOGLE_USERINFO_URL: must end in \/userinfo/,
    );
  });

  it('needs all settings of a bucket', () => {
    const bucket = {
      ...complete,
      MEDIA_STORAGE: 's3',
      S3_ENDPOINT: 'https://s3.example/',
      S3_BUCKET: 'media',
    };
    expect(() => loadEnv(bucket)).toThrow('S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY is not set');
    const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 's3cr3t' };
    expect(loadEnv({ ...bucket, ...keys })).toMatchObject({ S3_ENDPOINT: 'https://s3.example' });
  });
});

it('adds the password to an address without one', () => {
  const address = withPassword('postgres://ironbloom@postgres:5432/shop?sslmode=require', 'p@ss/w%rd:?');
  expect(decodeURIComponent(new URL(address).password)).toBe('p@ss/w%rd:?');
  expect(address).toMatch(/^postgres:\/\/ironbloom:[^@]+@postgres:5432\/shop\?sslmode=require$/);
});

it.each([
  ['has one of its own', 'postgres://u:own@db/shop', 'other'],
  ['names no user', 'postgres://db/shop', 'other'],
  ['stands alone', 'postgres://u@db/shop', undefined],
])('does not change an address that %s', (_, address, password) => {
  expect(withPassword(address, password)).toBe(address);
});
