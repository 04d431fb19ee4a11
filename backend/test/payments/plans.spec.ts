import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { anOrderRequest } from '../factories/order-request.ts';
import { call, type ErrorAnswer } from '../harness/client.ts';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';

interface PlansAnswer {
  kinds: { key: string; name: string; text: string; people: number }[];
  priceLists: {
    id: string;
    plans: {
      trainingType: string;
      duration: number;
      price: number;
      originalPrice: number;
      discountPercent: number;
    }[];
  }[];
}

/** pay-1, word for word: type, months, price, original, discount. */
const TABLE = [
  ['individual', 3, 15000, 30000, 50],
  ['individual', 6, 27000, 40000, 33],
  ['individual', 12, 50000, 80000, 38],
  ['buddy', 3, 25000, 40000, 38],
  ['buddy', 6, 47000, 80000, 41],
  ['buddy', 12, 88000, 150000, 41],
];

let system: TestSystem;
let shop: Shop;

beforeAll(async () => {
  system = await startSystem();
  shop = new Shop(system);
});
afterAll(() => system.stop());

async function shown(): Promise<PlansAnswer> {
  return (await call<PlansAnswer>(`${system.url}/api/payments/plans`)).body;
}

/** Price of individual, 3 months, in rupees. */
async function individual3(): Promise<number> {
  return (await shown()).priceLists[0]!.plans[0]!.price / 100;
}

const setPrice = (rupees: number) =>
  system.db.rows(
    `UPDATE plans SET price_paise = $1
      WHERE kind = 'individual' AND months = 3 AND price_list = 'training-programs'`,
    [rupees * 100],
  );
const bump = () => system.db.rows(`UPDATE publications SET version = version + 1 WHERE name = 'plans'`);
const individual = { trainingType: 'individual', duration: 3, buddy: undefined };

describe('the catalogue', () => {
  it('is shipped as pay-1 and pay-2 say', async () => {
    const { kinds, priceLists } = await shown();
    const [full, simple] = priceLists.map(({ plans }) =>
      plans.map(({ trainingType, duration, price, originalPrice, discountPercent }) => [
        trainingType,
        duration,
        price / 100,
        originalPrice / 100,
        discountPercent,
      ]),
    );
    expect(priceLists.map(({ id }) => id)).toEqual(['training-programs', 'simple-payment']);
    expect(full).toEqual(TABLE);
    expect(simple).toEqual([['individual', 3, 14375, 30000, 52], ...TABLE.slice(1)]);
    expect(kinds).toEqual([
      { key: 'individual', name: 'Individual', text: 'One coach, one plan, all yours.', people: 1 },
      { key: 'buddy', name: 'Buddy', text: 'Two people, one price.', people: 2 },
    ]);
  });

  it('reaches listening processes at once', async () => {
    await setPrice(16_000);
    await system.db.rows(
      `WITH published AS (UPDATE publications SET version = version + 1 WHERE name = 'plans' RETURNING name)
       SELECT pg_notify('publications', name) FROM published`,
    );
    await until(async () => (await individual3()) === 16_000);
  });

  it('reaches processes whose listener was cut off', async () => {
    await system.db.rows(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name = 'ironbloom-publications' AND datname = current_database()`,
    );
    await setPrice(17_000);
    await bump();
    await until(async () => (await individual3()) === 17_000);
    await until(async () => {
      const listeners = await system.db.rows(
        `SELECT 1 FROM pg_stat_activity
          WHERE application_name = 'ironbloom-publications' AND datname = current_database()`,
      );
      return listeners.length === 1;
    });
  });
});

describe('an order while the price changes', () => {
  it('is made at the price of the database or refused by a stale process', async () => {
    const before = await individual3();
    await setPrice(before + 1_000);
    await bump();
    const old = await shop.order<ErrorAnswer>(anOrderRequest({ ...individual, amount: before * 100 }));
    expect([old.status, old.body.code]).toEqual([409, 'PRICE_CHANGED']);
    const now = await shop.order(anOrderRequest({ ...individual, amount: (before + 1_000) * 100 }));
    expect([now.status, now.body.amount]).toEqual([201, (before + 1_000) * 100]);
  });

  it('keeps the name and price of its plan', async () => {
    const { body } = await shop.order(anOrderRequest());
    await system.db.rows(`UPDATE plan_kinds SET name = 'Together' WHERE key = 'buddy'`);
    await bump();
    await until(async () => (await shown()).kinds[1]?.name === 'Together');
    const status = await shop.status<{ kindName: string }>(body.statusToken);
    expect([status.body.kindName, body.item]).toEqual(['Buddy', 'Buddy coaching, 6 months']);
  });
});
