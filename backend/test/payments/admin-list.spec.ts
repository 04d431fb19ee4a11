import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { anOrderRequest, aPerson, BUDDY_6_PAISE } from '../factories/order-request.ts';
import type { ErrorAnswer } from '../harness/client.ts';
import { AdminClient } from '../harness/admin-client.ts';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';

const ROWS = 12_000;
/** Counting and paging end here. */
const PAGED = 10_000;

let system: TestSystem;
let shop: Shop;
let admin: AdminClient;

/** Two a minute, the newest ten minutes ago; every 40th is Zubin's, every 3rd completed. */
const seed = () =>
  system.db.rows(
    `INSERT INTO payments (id, intent_key, intent_hash, status_token, status, price_list, training_type, kind_name, duration,
                           amount_paise, name, email, phone, age, gender, razorpay_order_id, flagged, created_at)
     SELECT gen_random_uuid(), gen_random_uuid(), 'x', 'token' || n,
            CASE WHEN n % 3 = 0 THEN 'completed' ELSE 'failed' END, 'training-programs', 'individual', 'Individual', 3, 1500000,
            CASE WHEN n % 40 = 0 THEN 'Zubin Irani' ELSE 'Somebody Else' END, 'buyer' || n || '@Example.com',
            '98' || lpad(n::text, 8, '0'), 30, 'male', 'order_Seed' || lpad(n::text, 10, '0'), n % 100 = 0,
            now() - interval '10 minutes' - (${ROWS} - n) * interval '30 seconds'
       FROM generate_series(1, ${ROWS}) AS n`,
  );

beforeAll(async () => {
  system = await startSystem();
  shop = new Shop(system);
  admin = await AdminClient.create(system);
  await seed();
  await system.db.rows('ANALYZE payments');
});
afterAll(() => system.stop());

const emails = async (query: Record<string, string | number>) =>
  (await admin.list(query)).payments.map(({ email }) => email);
const istDay = async (ago: string) =>
  (
    await system.db.rows<{ day: string }>(
      `SELECT to_char((now() - interval '${ago}') AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD') AS day`,
    )
  )[0]!.day;

describe('the list of payments', () => {
  it('pages through its newest 10,000 rows without gaps or repetitions', async () => {
    const first = await admin.list({ limit: 200 });
    expect(first).toMatchObject({ total: PAGED, more: true });
    const seen = new Set<string>();
    const order: string[] = [];
    for (let page = 1; page <= PAGED / 200; page += 1) {
      const { payments } = await admin.list({ limit: 200, page });
      for (const { _id, email } of payments) {
        seen.add(_id);
        order.push(email);
      }
    }
    expect(seen.size).toBe(PAGED);
    expect(order).toEqual(Array.from({ length: PAGED }, (_, index) => `buyer${ROWS - index}@Example.com`));
  });

  it('shows a new payment first at once', async () => {
    const { body: order } = await shop.order();
    const list = await admin.list({ limit: 1 });
    expect(list.payments).toMatchObject([{ _id: order.paymentId, status: 'pending' }]);
    expect(list.payments[0]).toMatchObject({ amount: BUDDY_6_PAISE, refunded: 0, flagged: false });
    await system.db.rows('DELETE FROM payments WHERE id = $1', [order.paymentId]);
  });

  it('filters by days in India, pages and total included', async () => {
    const day = await istDay('2 days');
    const [inSql] = await system.db.rows<{ n: number }>(
      `SELECT count(*)::int AS n FROM payments
        WHERE (created_at AT TIME ZONE 'Asia/Kolkata')::date = $1::date`,
      [day],
    );
    const whole = await admin.list({ startDate: day, endDate: day, limit: 200 });
    expect([whole.total, whole.more]).toEqual([inSql!.n, undefined]);
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(whole.total / 200) }, (_, index) =>
        admin.list({ startDate: day, endDate: day, limit: 200, page: index + 1 }),
      ),
    );
    expect(new Set(pages.flatMap(({ payments }) => payments.map(({ _id }) => _id))).size).toBe(whole.total);
    const past = await admin.list({ startDate: day, endDate: day, limit: 200, page: pages.length + 1 });
    expect(past).toMatchObject({ total: whole.total, payments: [] });
    const empty = await admin.list({ startDate: day, endDate: await istDay('3 days') });
    expect(empty).toMatchObject({ total: 0, payments: [] });
  });

  it('filters by status, by flag, and by both', async () => {
    expect((await admin.list({ status: 'completed' })).total).toBe(ROWS / 3);
    expect((await admin.list({ flagged: 'true' })).total).toBe(ROWS / 100);
    expect((await admin.list({ flagged: 'true', status: 'completed' })).total).toBe(ROWS / 300);
    expect((await admin.list({ flagged: 'false', status: '' })).total).toBe(PAGED);
  });

  it.each([
    ['a name', 'ubin IRA', ROWS / 40, 20],
    ['an e-mail', 'BUYER1234@exam', 1, 1],
    ['a phone', '9800007', 1_000, 20],
    ['an order id', 'seed000000432', 10, 10],
    ['nobody', 'qqqq', 0, 0],
  ])('finds part of %s', async (_, search, total, shown) => {
    const found = await admin.list({ search });
    expect([found.total, found.payments.length, found.more]).toEqual([total, shown, undefined]);
  });

  it.each(['+91 98765-43210', '(098765) 43210', '9876543210', '+44 20 7946 0018', null])(
    'finds a phone number by its digits where %j was typed',
    async (phone) => {
      const user = aPerson({ name: 'Omkar Digits', ...(phone && { phone }) });
      const { body: order } = await shop.order(anOrderRequest({ user }));
      try {
        const searches = phone?.startsWith('+44')
          ? ['+44 20 7946 0018', '00442079460018', '020 7946 0018', '79460018']
          : ['98765 43210', '+91 98765 43210', '+919876543210', '919876543210', '098765 43210', '76543-21'];
        for (const search of searches) {
          const { payments } = await admin.list({ search });
          const found = payments.filter(({ name }) => name === 'Omkar Digits').length;
          expect([search, found]).toEqual([search, phone ? 1 : 0]);
        }
      } finally {
        await system.db.rows('DELETE FROM payments WHERE id = $1', [order.paymentId]);
      }
    },
  );

  it('finds common text newest first and reports more than 10,000', async () => {
    const found = await admin.list({ search: 'example.com' });
    expect(found).toMatchObject({ total: PAGED, more: true });
    expect(found.payments[0]?.email).toBe(`buyer${ROWS}@Example.com`);
    expect((await emails({ search: 'example.com', page: 3 }))[0]).toBe(`buyer${ROWS - 40}@Example.com`);
  });

  it('matches one or two letters as a prefix', async () => {
    expect((await admin.list({ search: 'zu' })).total).toBe(ROWS / 40);
    expect((await admin.list({ search: 'ir' })).total).toBe(0);
  });

  it('matches wildcards literally', async () => {
    for (const search of ['%', '_', '\\', '100%', "'; DROP TABLE payments; --"]) {
      expect([search, (await admin.list({ search })).total]).toEqual([search, 0]);
    }
    await shop.order(anOrderRequest({ user: aPerson({ name: 'Élodie 100% Nguyễn' }) }));
    for (const search of ['100%', 'élodie', 'ÉLODIE', 'guyễ', '% ng']) {
      expect([search, (await admin.list({ search })).total]).toEqual([search, 1]);
    }
    // No match spans two fields.
    expect((await admin.list({ search: 'ngpriya' })).total).toBe(0);
  });

  it('combines search, status and days', async () => {
    const today = await istDay('0 days');
    expect((await admin.list({ search: 'zubin', status: 'completed' })).total).toBe(ROWS / 120);
    const [inSql] = await system.db.rows<{ n: number }>(
      `SELECT count(*)::int AS n FROM payments
        WHERE name LIKE 'Zubin%' AND (created_at AT TIME ZONE 'Asia/Kolkata')::date = $1::date`,
      [today],
    );
    expect((await admin.list({ search: 'zubin', startDate: today })).total).toBe(inSql!.n);
  });

  it.each(['page=501', 'page=51&limit=200', 'page=501&status=failed', 'page=501&search=example'])(
    'refuses a page beyond 10,000 rows: %s',
    async (query) => {
      const { status, body } = await admin.call<ErrorAnswer>(`payments/admin/all?${query}`);
      expect([status, body.code]).toEqual([400, 'PAGE_TOO_DEEP']);
      expect(body.message).toBe('Please narrow the search: only the first 10,000 rows can be paged through.');
    },
  );

  it.each(['status=refunded', 'startDate=today', 'limit=201', 'page=0', 'flagged=maybe'])(
    'refuses %s',
    async (query) => {
      const { status, body } = await admin.call<ErrorAnswer>(`payments/admin/all?${query}`);
      expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    },
  );
});

describe('a database without a superuser', () => {
  it('can be migrated: pg_trgm is a trusted extension', async () => {
    const { createDataSource } = await import('../../src/database/data-source.ts');
    const name = `plain_${randomUUID().slice(0, 8)}`;
    await system.db.rows(`CREATE ROLE ${name} LOGIN PASSWORD 'plain'`);
    await system.db.rows(`CREATE DATABASE ${name} OWNER ${name}`);
    const url = new URL(system.db.url);
    Object.assign(url, { username: name, password: 'plain', pathname: `/${name}` });
    const env = { DATABASE_URL: url.href, DATABASE_POOL_SIZE: 1, DATABASE_STATEMENT_TIMEOUT_MS: 15_000 };
    const source = createDataSource(env, 'plain', 'migrations');
    try {
      await source.initialize();
      await source.runMigrations();
      const [user] = await source.query<{ super: boolean }[]>(
        'SELECT usesuper AS super FROM pg_user WHERE usename = current_user',
      );
      expect(user?.super).toBe(false);
    } finally {
      await source.destroy();
      await system.db.rows(`DROP DATABASE ${name}`);
      await system.db.rows(`DROP ROLE ${name}`);
    }
  });
});
