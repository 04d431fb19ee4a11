import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { poolOf, UnitOfWork } from '../../src/platform/database/unit-of-work.ts';
import { AdminClient } from '../harness/admin-client.ts';
import { anOrderRequest } from '../factories/order-request.ts';
import { call, type ErrorAnswer, request } from '../harness/client.ts';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';

let system: TestSystem;
let shop: Shop;
let admin: AdminClient;

beforeAll(async () => {
  system = await startSystem({ DATABASE_POOL_SIZE: '1' });
  shop = new Shop(system);
  admin = await AdminClient.create(system);
  // A short timeout instead of seconds.
  poolOf(system.app.get(DataSource)).options.connectionTimeoutMillis = 100;
});
afterAll(() => system.stop());

/** While a transaction holds the only connection. */
async function whileBusy<T>(work: () => Promise<T>): Promise<T> {
  return system.app.get(UnitOfWork).run(work);
}

const busy = {
  statusCode: 503,
  code: 'BUSY',
  message: 'The site is very busy at the moment. Please try again in a few seconds.',
};

it('answers TRY_LATER when no database connection becomes free', async () => {
  const answers = await whileBusy(() =>
    Promise.all([
      call(`${system.url}/api/blogs`),
      shop.order<ErrorAnswer>(),
      // Its first statement checks the token, before the handler.
      admin.call('payments/admin/all'),
    ]),
  );
  for (const { status, body, headers } of answers) {
    expect(status).toBe(503);
    expect(body).toEqual({ ...busy, requestId: headers.get('x-request-id') });
    expect([headers.get('retry-after'), headers.get('cache-control')]).toEqual(['2', 'no-store']);
  }
});

it('accepts the same order on a retry', async () => {
  const purchase = anOrderRequest();
  expect((await whileBusy(() => shop.order(purchase))).status).toBe(503);
  expect((await shop.order(purchase)).status).toBe(201);
  expect(
    await system.db.rows('SELECT 1 FROM payments WHERE intent_key = $1', [purchase.intentKey]),
  ).toHaveLength(1);
});

it('shows an uncached page that says so', async () => {
  const page = await whileBusy(() => request(`${system.url}/blog`));
  expect([page.status, page.headers.get('cache-control')]).toEqual([503, 'no-store']);
});
