import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { RefundTransitions } from '../../src/modules/payments/refunds/refund-transitions.service.ts';
import { RefundsRepository } from '../../src/modules/payments/refunds/refunds.repository.ts';
import { AdminClient } from '../harness/admin-client.ts';
import { holdLock, sessionsWaiting } from '../harness/locks.ts';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';

let system: TestSystem;
let shop: Shop;
let admin: AdminClient;

beforeAll(async () => {
  system = await startSystem();
  shop = new Shop(system);
});
beforeEach(async () => {
  admin = await AdminClient.create(system);
});
afterAll(() => system.stop());

it('takes over a refund once from concurrent reports', async () => {
  const sale = await admin.sale(shop);
  const observed = {
    id: system.sandbox.control.refund(sale.razorpayPaymentId, 1_200_000),
    paymentId: sale.razorpayPaymentId,
    amount: 1_200_000,
    currency: 'INR',
    receipt: null,
    status: 'processed' as const,
  };
  // Each has found no row and inserts one before any may continue.
  const release = await holdLock(system, 'SELECT 1 FROM payments WHERE id = $1 FOR UPDATE', [sale.paymentId]);
  const transitions = system.app.get(RefundTransitions, { strict: false });
  const outcomes = Promise.all([1, 2, 3].map(() => transitions.report(observed)));
  await until(async () => (await sessionsWaiting(system)) === 3);
  await release();
  expect((await outcomes).toSorted()).toEqual(['already_there', 'already_there', 'moved']);
  expect((await admin.payment(sale.paymentId)).refunds).toMatchObject([{ amount: 1_200_000 }]);
});

it('takes over a refund whose lease expired', async () => {
  const sale = await admin.sale(shop);
  system.sandbox.control.settleRefunds('later');
  const { body: refund } = await admin.refund(sale.paymentId, { amount: 600_000 });
  const refunds = system.app.get(RefundsRepository, { strict: false });
  expect(await refunds.lease(refund._id, 1_000)).toMatchObject({ id: refund._id });
  expect(await refunds.lease(refund._id, 1_000)).toBeUndefined();
  expect(await until(() => refunds.lease(refund._id, 1_000))).toMatchObject({ id: refund._id });
});
