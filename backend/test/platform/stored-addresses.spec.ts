import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../../src/database/data-source.ts';
import { OneSpellingOfAddresses1764090000000 } from '../../src/database/migrations/1764090000000-one-spelling-of-addresses.ts';
import { createTestDatabase, type TestDatabase } from '../harness/database.ts';
import { services } from '../harness/services.ts';

let db: TestDatabase;
let source: DataSource;
beforeEach(async () => {
  db = await createTestDatabase(services.databaseUrl);
  const env = { DATABASE_URL: db.url, DATABASE_POOL_SIZE: 1, DATABASE_STATEMENT_TIMEOUT_MS: 15_000 };
  source = await createDataSource(env, 'stored-addresses-spec', 'migrations').initialize();
});
afterEach(async () => {
  await source.destroy();
  await db.drop();
});

async function fold(): Promise<void> {
  const runner = source.createQueryRunner();
  await new OneSpellingOfAddresses1764090000000().up(runner);
  await runner.release();
}

async function insert(table: string, row: Record<string, unknown>): Promise<void> {
  const columns = Object.keys(row);
  await db.rows(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map((_, index) => `$${index + 1}`).join(', ')})`,
    Object.values(row),
  );
}

const emails = async (table: string, column = 'email') =>
  (await db.rows<{ email: string }>(`SELECT ${column} AS email FROM ${table} ORDER BY 1`)).map(
    ({ email }) => email,
  );

async function account(email: string, createdAt: string, verified = true): Promise<string> {
  const id = randomUUID();
  await insert('users', {
    id,
    email,
    name: 'Asha',
    created_at: createdAt,
    email_verified_at: verified ? createdAt : null,
  });
  return id;
}

async function payment(fields: Record<string, unknown>): Promise<string> {
  const id = randomUUID();
  await insert('payments', {
    id,
    intent_key: randomUUID(),
    intent_hash: '',
    status_token: randomUUID(),
    name: 'Asha',
    age: 30,
    gender: 'female',
    price_list: 'training-programs',
    training_type: 'individual',
    duration: 3,
    amount_paise: 100,
    status: 'completed',
    ...fields,
  });
  return id;
}

it('gives each stored address its one spelling, and leaves what is no address', async () => {
  const broadcast = randomUUID();
  await insert('broadcasts', {
    id: broadcast,
    intent_key: randomUUID(),
    subject: 'News',
    from_name: 'Ironbloom',
    body_html: '',
    body_text: '',
    status: 'paused',
    total: 4,
    created_by: 'owner@example.com',
  });
  const recipients = ['ravi@example.com', 'ra\u00advi@example.com', 'asha@bücher.example', 'no address'];
  for (const [position, email] of recipients.entries()) {
    await insert('broadcast_recipients', { id: randomUUID(), broadcast_id: broadcast, position, email });
  }
  await insert('suppressions', { email: 'ravi@example.com', reason: 'manual' });
  await insert('suppressions', { email: 'ravi\u200b@example.com', reason: 'bounced' });
  await insert('suppressions', { email: 'asha@ｂücher.example', reason: 'unsubscribed' });
  await insert('mails', {
    id: randomUUID(),
    key: 'a',
    template: 'receipt',
    to_email: "'Ravi@example.com'",
    reply_to: 'Asha@bücher.example.',
    data: {},
  });
  await insert('contact_messages', {
    id: randomUUID(),
    name: 'Ravi',
    email: "'Ravi@Example.com",
    number: '1',
    message: 'Hi',
  });
  await insert('consents', {
    id: randomUUID(),
    email: "'ravi@example.com",
    what: 'terms',
    words: '',
    source: 'checkout',
    given_at: new Date(),
  });
  await fold();

  expect(await db.rows('SELECT email, status FROM broadcast_recipients ORDER BY position')).toEqual([
    { email: 'ravi@example.com', status: 'queued' },
    { email: 'ra\u00advi@example.com', status: 'cancelled' },
    { email: 'asha@xn--bcher-kva.example', status: 'queued' },
    { email: 'no address', status: 'queued' },
  ]);
  expect(await db.rows('SELECT email, reason FROM suppressions ORDER BY email')).toEqual([
    { email: 'asha@xn--bcher-kva.example', reason: 'unsubscribed' },
    { email: 'ravi@example.com', reason: 'manual' },
  ]);
  expect(await db.rows('SELECT to_email AS to, reply_to AS "replyTo" FROM mails')).toEqual([
    { to: 'Ravi@example.com', replyTo: 'Asha@xn--bcher-kva.example' },
  ]);
  expect(await emails('contact_messages')).toEqual(['Ravi@example.com']);
  expect(await emails('consents')).toEqual(['ravi@example.com']);
});

it('gives a purchase to the account and the person of its address', async () => {
  const owner = await account("'asha@example.com", '2026-01-01');
  const other = await account('dev@example.com', '2026-02-01');
  await payment({
    email: 'Asha\u200b@example.com',
    buddy: { name: 'Dev', email: "'Dev@example.com'", phone: null, age: 30, gender: 'male' },
  });
  await payment({ email: "'buyer@example.com", created_at: '2026-03-01' });
  await payment({ email: 'buyer@example.com', created_at: '2026-04-01' });
  await fold();

  expect(await emails('users')).toEqual(['asha@example.com', 'dev@example.com']);
  expect(
    await db.rows('SELECT email, user_id AS "userId", bought_at IS NULL AS free FROM people ORDER BY email'),
  ).toEqual([
    { email: 'asha@example.com', userId: owner, free: false },
    { email: 'buyer@example.com', userId: null, free: false },
    { email: 'dev@example.com', userId: other, free: true },
  ]);
  expect(
    await db.rows(
      `SELECT email, buddy->>'email' AS buddy, owner_id AS "ownerId", buddy_owner_id AS "buddyOwnerId"
         FROM payments WHERE buddy IS NOT NULL`,
    ),
  ).toEqual([{ email: 'Asha@example.com', buddy: 'Dev@example.com', ownerId: owner, buddyOwnerId: other }]);
  expect(await emails('payments WHERE buddy IS NULL')).toEqual(['buyer@example.com', 'buyer@example.com']);
});

it('leaves one of two accounts of one mailbox with the address that it was made with', async () => {
  await account("'asha@example.com", '2026-02-01', false);
  const proved = await account('asha@example.com.', '2026-03-01');
  const later = await account('/asha@example.com', '2026-04-01');
  await fold();
  const rows = await db.rows<{ id: string; email: string }>(
    'SELECT id, email FROM users ORDER BY created_at',
  );
  expect(rows.map(({ email }) => email)).toEqual([
    "'asha@example.com",
    'asha@example.com',
    '/asha@example.com',
  ]);
  expect(rows.slice(1).map(({ id }) => id)).toEqual([proved, later]);
  expect(await emails('people')).toEqual(rows.map(({ email }) => email).toSorted());
});

it('does nothing a second time', async () => {
  await account("'asha@example.com", '2026-01-01');
  await payment({ email: 'Asha\u200b@example.com' });
  await fold();
  const rows = () => db.rows('SELECT id, email, user_id FROM people');
  const before = await rows();
  await fold();
  expect(await rows()).toEqual(before);
});
