import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { anOrderRequest, aPerson, BUDDY_6_PAISE } from '../factories/order-request.ts';
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
  it('is that of the price list shown', async () => {
    const individual = { trainingType: 'individual', duration: 3, buddy: undefined };
    const full = await shop.order(anOrderRequest(individual));
    const simple = await shop.order(anOrderRequest({ ...individual, priceList: 'simple-payment' }));
    expect([full.body.amount, simple.body.amount]).toEqual([1_500_000, 1_437_500]);
  });

  it('is refused when it has changed since the purchase began', async () => {
    const request = anOrderRequest();
    const { body: begun } = await shop.order(request);
    await system.db.rows('UPDATE payments SET amount_paise = 100 WHERE id = $1', [begun.paymentId]);
    const { status, body } = await shop.order<ErrorAnswer>({ ...request, amount: BUDDY_6_PAISE });
    expect([status, body.code]).toEqual([409, 'INTENT_REUSED']);
  });

  it('is refused when the amount shown differs', async () => {
    const before = await countPayments();
    const { status, body } = await shop.order<ErrorAnswer>(anOrderRequest({ amount: 100 }));
    expect([status, body.code]).toEqual([409, 'PRICE_CHANGED']);
    expect(await countPayments()).toBe(before);
    expect((await shop.order(anOrderRequest({ amount: BUDDY_6_PAISE }))).status).toBe(201);
  });
});

describe('trying again', () => {
  const user = aPerson();
  const individual = { trainingType: 'individual', duration: 3, buddy: undefined, user };
  const offered = async (by = user) =>
    (await shop.order(anOrderRequest({ ...individual, user: by, priceList: 'simple-payment' }))).body;

  it('keeps the price list of the failed payment', async () => {
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
  ])('does not keep the price %s', async (_, change) => {
    const { paymentId, statusToken } = await offered();
    await system.db.rows(`UPDATE payments SET ${change} WHERE id = $1`, [paymentId]);
    const retry = { ...individual, retryOf: statusToken };
    expect((await shop.order(anOrderRequest(retry))).body.amount).toBe(1_500_000);
    const shown = await shop.order<ErrorAnswer>(anOrderRequest({ ...retry, amount: 1_437_500 }));
    expect([shown.status, shown.body.code]).toEqual([409, 'PRICE_CHANGED']);
  });

  const TODAY = 1_500_000;
  const KEPT = 1_400_000;
  /** An order at a former price. */
  const oldOrder = async (by = user) => {
    const order = await offered(by);
    await system.db.rows('UPDATE payments SET amount_paise = $2 WHERE id = $1', [order.paymentId, KEPT]);
    return order;
  };
  const retried = async (statusToken: string, fields: Record<string, unknown> = {}) =>
    (await shop.order(anOrderRequest({ ...individual, retryOf: statusToken, ...fields }))).body;
  const age = (paymentId: string, days: number) =>
    system.db.rows(
      'UPDATE payments SET created_at = now() - make_interval(days => $2, mins => 1) WHERE id = $1',
      [paymentId, days],
    );

  it('keeps the price for seven days from the first order, also after retries', async () => {
    const first = await oldOrder();
    await age(first.paymentId, 6);
    const second = await retried(first.statusToken);
    const third = await retried(second.statusToken);
    expect([second.amount, third.amount]).toEqual([KEPT, KEPT]);
    await age(first.paymentId, 7);
    expect((await retried(third.statusToken)).amount).toBe(TODAY);
    const shown = anOrderRequest({ ...individual, retryOf: third.statusToken, amount: KEPT });
    const { status, body } = await shop.order<ErrorAnswer>(shown);
    expect([status, body.code]).toEqual([409, 'PRICE_CHANGED']);
  });

  it('keeps the price for the buyer of the first order only', async () => {
    const buyer = aPerson();
    const first = await oldOrder(buyer);
    expect((await retried(first.statusToken, { user: aPerson() })).amount).toBe(TODAY);
    const same = { ...buyer, email: buyer.email!.toUpperCase() };
    expect((await retried(first.statusToken, { user: same })).amount).toBe(KEPT);
  });

  it('keeps the price for one purchase only', async () => {
    const first = await oldOrder();
    const second = await retried(first.statusToken);
    await shop.verify(second.orderId, system.sandbox.control.capture(second.orderId));
    for (const { statusToken } of [first, second]) expect((await retried(statusToken)).amount).toBe(TODAY);
  });

  it('answers a repeat of the request that was paid with ALREADY_PAID', async () => {
    const first = await oldOrder();
    const request = anOrderRequest({ ...individual, retryOf: first.statusToken, amount: KEPT });
    const { body: second } = await shop.order(request);
    await shop.verify(second.orderId, system.sandbox.control.capture(second.orderId));
    expect((await shop.order<ErrorAnswer>(request)).body.code).toBe('ALREADY_PAID');
  });

  it('flags all but one of several late payments at one kept price, also concurrent ones', async () => {
    const first = await oldOrder();
    const second = await retried(first.statusToken);
    const third = await retried(second.statusToken);
    const orders = [first, second, third];
    for (const { orderId, statusToken } of orders) await shop.cancel(orderId, statusToken);
    const captured = orders.map(({ orderId }) => system.sandbox.control.capture(orderId));
    // The first order was created with its price of that day.
    await system.db.rows('UPDATE payments SET amount_paise = $2 WHERE id = $1', [first.paymentId, 1_437_500]);
    await Promise.all(orders.map(({ orderId }, index) => shop.verify(orderId, captured[index]!)));
    const flags = await system.db.rows<{ kind: string; detail: string }>(
      'SELECT kind, detail FROM payment_flags WHERE payment_id = ANY($1)',
      [orders.map(({ paymentId }) => paymentId)],
    );
    const twice = {
      kind: 'granted_twice',
      detail: 'The price of a first order is kept for one purchase, but two were paid.',
    };
    expect(flags).toEqual([twice, twice]);
    for (const { orderId } of orders) expect((await shop.payment(orderId)).status).toBe('completed');
  });

  it('keeps no price for another kind of training', async () => {
    const { paymentId, statusToken } = await offered();
    await system.db.rows('UPDATE payments SET amount_paise = 1400000 WHERE id = $1', [paymentId]);
    const buddies = anOrderRequest({ user, duration: 3, priceList: 'simple-payment' });
    const listed = await shop.order(buddies);
    const again = await shop.order(anOrderRequest({ user, duration: 3, retryOf: statusToken }));
    expect(again.body.amount).toBe(listed.body.amount);
    expect(again.body.amount).not.toBe(1_400_000);
  });

  it('ignores an unknown token', async () => {
    const { body } = await shop.order(anOrderRequest({ ...individual, retryOf: 'nobody-has-this' }));
    expect(body.amount).toBe(1_500_000);
    expect((await shop.order<ErrorAnswer>(anOrderRequest({ retryOf: '<b>' }))).status).toBe(400);
  });
});
