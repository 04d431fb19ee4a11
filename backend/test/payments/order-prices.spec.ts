import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { anOrderRequest, BUDDY_6_PAISE } from '../factories/order-request.ts';
import type { ErrorAnswer } from '../harness/client.ts';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';

let system: TestSystem;
let shop: Shop;

beforeAll(async () => {
  system = await startSystem();
  shop = new Shop(system);
});
afterAll(() => system.stop());

async function countPayments(): Promise<number> {
  const [row] = await system.db.rows<{ n: number }>('SELECT count(*)::int AS n FROM payments');
  return row!.n;
}

describe('the price of an order', () => {
  it('sells individual, 3 months, at the price of the list that was shown', async () => {
    const individual = { trainingType: 'individual', duration: 3, buddy: undefined };
    const full = await shop.order(anOrderRequest(individual));
    const simple = await shop.order(anOrderRequest({ ...individual, priceList: 'simple-payment' }));
    expect([full.body.amount, simple.body.amount]).toEqual([1_500_000, 1_437_500]);
  });

  it('does not sell at the price from before it changed, although the purchase was begun then', async () => {
    const request = anOrderRequest();
    const { body: begun } = await shop.order(request);
    await system.db.rows('UPDATE payments SET amount_paise = 100 WHERE id = $1', [begun.paymentId]);
    const { status, body } = await shop.order<ErrorAnswer>({ ...request, amount: BUDDY_6_PAISE });
    expect([status, body.code]).toEqual([409, 'INTENT_REUSED']);
  });

  it('stops a purchase whose shown amount is not the price', async () => {
    const before = await countPayments();
    const { status, body } = await shop.order<ErrorAnswer>(anOrderRequest({ amount: 100 }));
    expect([status, body.code]).toEqual([409, 'PRICE_CHANGED']);
    expect(await countPayments()).toBe(before);
    expect((await shop.order(anOrderRequest({ amount: BUDDY_6_PAISE }))).status).toBe(201);
  });
});

describe('trying again', () => {
  const individual = { trainingType: 'individual', duration: 3, buddy: undefined };
  const offered = async () =>
    (await shop.order(anOrderRequest({ ...individual, priceList: 'simple-payment' }))).body;

  it('keeps the price list of the payment that did not go through', async () => {
    const { orderId, statusToken } = await offered();
    await shop.cancel(orderId, statusToken);
    const retry = { ...individual, retryOf: statusToken };
    const again = await shop.order(anOrderRequest({ ...retry, amount: 1_437_500 }));
    expect([again.status, again.body.amount]).toEqual([201, 1_437_500]);
    const status = await shop.status<{ priceList: string }>(again.body.statusToken);
    expect(status.body.priceList).toBe('simple-payment');
    expect((await shop.order(anOrderRequest({ ...retry, duration: 6 }))).body.amount).toBe(2_700_000);
  });

  it('keeps the price although the list has changed since', async () => {
    const { paymentId, statusToken } = await offered();
    await system.db.rows('UPDATE payments SET amount_paise = 1400000 WHERE id = $1', [paymentId]);
    const again = await shop.order(anOrderRequest({ ...individual, retryOf: statusToken }));
    expect(again.body.amount).toBe(1_400_000);
  });

  it.each([
    ['after seven days', "created_at = now() - interval '7 days 1 minute'"],
    ['once it was paid', "status = 'completed'"],
  ])('does not: %s', async (_, change) => {
    const { paymentId, statusToken } = await offered();
    await system.db.rows(`UPDATE payments SET ${change} WHERE id = $1`, [paymentId]);
    const retry = { ...individual, retryOf: statusToken };
    expect((await shop.order(anOrderRequest(retry))).body.amount).toBe(1_500_000);
    const shown = await shop.order<ErrorAnswer>(anOrderRequest({ ...retry, amount: 1_437_500 }));
    expect([shown.status, shown.body.code]).toEqual([409, 'PRICE_CHANGED']);
  });

  it('keeps no price for another kind of training', async () => {
    const { paymentId, statusToken } = await offered();
    await system.db.rows('UPDATE payments SET amount_paise = 1400000 WHERE id = $1', [paymentId]);
    const buddies = anOrderRequest({ duration: 3, priceList: 'simple-payment' });
    const listed = await shop.order(buddies);
    const again = await shop.order(anOrderRequest({ duration: 3, retryOf: statusToken }));
    expect(again.body.amount).toBe(listed.body.amount);
    expect(again.body.amount).not.toBe(1_400_000);
  });

  it("believes no token that is nobody's", async () => {
    const { body } = await shop.order(anOrderRequest({ ...individual, retryOf: 'nobody-has-this' }));
    expect(body.amount).toBe(1_500_000);
    expect((await shop.order<ErrorAnswer>(anOrderRequest({ retryOf: '<b>' }))).status).toBe(400);
  });
});
