import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { OrdersRepository } from '../../src/modules/payments/checkout/orders.repository.ts';
import { anOrderRequest } from '../factories/order-request.ts';
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

it('waits for an equal request until its lease ends', async () => {
  const request = anOrderRequest();
  const { body: order } = await shop.order(request);
  const asking = (ms: number) =>
    system.db.rows(
      "UPDATE payments SET razorpay_order_id = NULL, order_lease_until = now() + $2 * interval '1 ms' WHERE id = $1",
      [order.paymentId, ms],
    );
  await asking(60_000);
  const waited = shop.order<ErrorAnswer>(request);
  const gaveUp = await waited;
  expect([gaveUp.status, gaveUp.body.code]).toEqual([503, 'PAYMENT_PROVIDER_UNAVAILABLE']);

  await asking(500);
  const taken = await shop.order(request);
  expect(taken.status).toBe(201);
  expect(taken.body.paymentId).toBe(order.paymentId);
  expect(taken.body.orderId).not.toBe(order.orderId);
});

it('keeps one of two concurrently attached orders and says which', async () => {
  const { body: order } = await shop.order();
  await system.db.rows('UPDATE payments SET razorpay_order_id = NULL WHERE id = $1', [order.paymentId]);
  const orders = system.app.get(OrdersRepository, { strict: false });
  const attach = (id: string) => orders.attachOrder(order.paymentId, id, 60_000);
  const offered = ['order_one', 'order_two'];
  const attached = await Promise.all(offered.map(attach));
  const kept = offered.filter((_, index) => attached[index]);
  expect(
    await system.db.rows('SELECT razorpay_order_id AS id FROM payments WHERE id = $1', [order.paymentId]),
  ).toEqual(kept.map((id) => ({ id })));
  expect(await attach('order_three')).toBe(false);
});
