import { afterAll, beforeAll, it } from '@jest/globals';
import { AdminClient } from '../harness/admin-client.ts';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';

/** One more than a reconciler's batch. */
const MANY = 11;

let system: TestSystem;

/** Paid at Razorpay, without a report. */
async function leavePaymentsOpen(shop: Shop): Promise<void> {
  for (let count = 0; count < MANY; count += 1) {
    system.sandbox.control.capture((await shop.order()).body.orderId);
  }
  await system.db.rows('UPDATE payments SET next_check_at = now()');
}

/** Pending when requested, processed since. */
async function leaveRefundsOpen(shop: Shop): Promise<void> {
  const admin = await AdminClient.create(system);
  const sale = await admin.sale(shop);
  system.sandbox.control.settleRefunds('later');
  for (let count = 0; count < MANY; count += 1) await admin.refund(sale.paymentId, { amount: 100 });
  for (const { id } of system.sandbox.control.refunds(sale.razorpayPaymentId)) {
    system.sandbox.control.settleRefund(id, 'processed');
  }
  await system.db.rows('UPDATE payment_refunds SET next_check_at = now()');
}

beforeAll(async () => {
  // They check at start and not again during the tests: a slow call must not be postponed.
  system = await startSystem({ RECONCILE_EVERY_MS: '3600000', RAZORPAY_TIMEOUT_MS: '30000' });
  const shop = new Shop(system);
  await leaveRefundsOpen(shop);
  await leavePaymentsOpen(shop);
  await system.startWorker();
});
afterAll(() => system.stop());

it.each([
  ['payments', `SELECT 1 FROM payments WHERE status = 'completed'`, MANY + 1],
  ['refunds', `SELECT 1 FROM payment_refunds WHERE status = 'processed'`, MANY],
])(
  'the reconciler of %s goes on at once while there is more to look at than it takes at a time',
  async (_, sql, count) => {
    await until(async () => (await system.db.rows(sql)).length === count);
  },
);
