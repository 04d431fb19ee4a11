import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { anOrderRequest, BUDDY_6_PAISE } from '../factories/order-request.ts';
import { AdminClient } from '../harness/admin-client.ts';
import { call, type ErrorAnswer } from '../harness/client.ts';
import { fakeOnly } from '../harness/fake-clock.ts';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';

interface Shown {
  priceLists: {
    plans: {
      trainingType: string;
      duration: number;
      price: number;
      discountPercent: number;
      sale: { name: string; endsOn: string } | null;
    }[];
  }[];
}
interface Offer {
  _id: string;
  code: string | null;
  version: number;
}

let system: TestSystem;
let shop: Shop;
let admin: AdminClient;

beforeAll(async () => {
  system = await startSystem();
  shop = new Shop(system);
  admin = await AdminClient.create(system);
});
afterEach(() => {
  jest.useRealTimers();
});
afterAll(() => system.stop());

const DAY_MS = 24 * 3_600_000;
const TENTH = BUDDY_6_PAISE / 10;
/** Tomorrow in India. */
const lastDay = new Date(Date.now() + 5.5 * 3_600_000 + DAY_MS).toISOString().slice(0, 10);

const anOffer = (fields: Record<string, unknown> = {}) => ({
  code: null,
  name: 'Diwali sale',
  percent: 10,
  amount: null,
  startsOn: null,
  endsOn: lastDay,
  planIds: null,
  maxUses: null,
  maxUsesPerEmail: null,
  firstPurchaseOnly: false,
  active: true,
  ...fields,
});
const create = async (fields?: Record<string, unknown>) =>
  (await admin.call<Offer>('payments/admin/offers', 'POST', anOffer(fields))).body;
const pause = ({ _id, code, version }: Offer) =>
  admin.call(`payments/admin/offers/${_id}`, 'PUT', anOffer({ code, version, active: false }));

async function buddy6() {
  const { body } = await call<Shown>(`${system.url}/api/payments/plans`);
  return body.priceLists[0]!.plans.find(
    ({ trainingType, duration }) => trainingType === 'buddy' && duration === 6,
  )!;
}
const price = async () => (await buddy6()).price;

it('lowers the price for everyone, shows its end, and is stored on the payment', async () => {
  const sale = await create();
  await until(async () => (await price()) === BUDDY_6_PAISE - TENTH);
  expect(await buddy6()).toMatchObject({
    discountPercent: 47,
    sale: { name: 'Diwali sale', endsOn: lastDay },
  });
  const stale = await shop.order<ErrorAnswer>(anOrderRequest({ amount: BUDDY_6_PAISE }));
  expect([stale.status, stale.body.code]).toEqual([409, 'PRICE_CHANGED']);
  const { body } = await shop.order(anOrderRequest({ amount: BUDDY_6_PAISE - TENTH }));
  expect(await admin.payment(body.paymentId)).toMatchObject({ offer: 'Diwali sale', discount: TENTH });
  await pause(sale);
  await until(async () => (await price()) === BUDDY_6_PAISE);
});

it('ends at midnight in India', async () => {
  const sale = await create();
  await until(async () => (await price()) === BUDDY_6_PAISE - TENTH);
  fakeOnly('Date', Date.parse(`${lastDay}T23:59:59+05:30`));
  expect(await price()).toBe(BUDDY_6_PAISE - TENTH);
  fakeOnly('Date', Date.parse(`${lastDay}T23:59:59+05:30`) + 1_000);
  expect(await price()).toBe(BUDDY_6_PAISE);
  const late = await shop.order<ErrorAnswer>(anOrderRequest({ amount: BUDDY_6_PAISE - TENTH }));
  expect([late.status, late.body.code]).toEqual([409, 'PRICE_CHANGED']);
  jest.useRealTimers();
  await pause(sale);
  await until(async () => (await price()) === BUDDY_6_PAISE);
});

it('is not combined with a code: the buyer gets the lower price', async () => {
  const sale = await create();
  await until(async () => (await price()) === BUDDY_6_PAISE - TENTH);
  const codeOf = async (percent: number) =>
    (await create({ code: `C-${randomUUID().slice(0, 8)}`, percent, endsOn: null })).code;
  const lower = await shop.order(anOrderRequest({ code: await codeOf(20) }));
  expect([lower.status, lower.body.amount]).toEqual([201, BUDDY_6_PAISE - 2 * TENTH]);
  const higher = await shop.order<ErrorAnswer>(anOrderRequest({ code: await codeOf(5) }));
  expect([higher.status, higher.body.code]).toEqual([409, 'OFFER_NOT_BETTER']);
  await pause(sale);
});

it('does not begin before its first day', async () => {
  await create({ startsOn: lastDay, percent: 50 });
  const marker = await create({ percent: 1 });
  await until(async () => (await price()) === BUDDY_6_PAISE - TENTH / 10);
  await pause(marker);
});
