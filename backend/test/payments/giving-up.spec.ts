import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';
import { ReconcilerSchedule } from './reconciler-schedule.ts';

let system: TestSystem;
let shop: Shop;
let schedule: ReconcilerSchedule;

beforeAll(async () => {
  system = await startSystem({ RECONCILE_EVERY_MS: '50', RECONCILE_FIRST_DELAY_MS: '300' });
  shop = new Shop(system);
  schedule = new ReconcilerSchedule(system);
  await system.startWorker();
});
afterAll(() => system.stop());

const anOrder = async (): Promise<string> => (await shop.order()).body.orderId;

describe('cancelling an unpaid order', () => {
  it('cancels after three days and checks no more', async () => {
    const orderId = await anOrder();
    await schedule.makeThreeDaysOld(orderId);
    await shop.hasStatus(orderId, 'cancelled');
    await until(async () => (await schedule.nextCheck(orderId)) === null);
    expect(await shop.sources(orderId)).toEqual(['reconciler']);
  });

  it('leaves today’s order open and checks again', async () => {
    const orderId = await anOrder();
    await schedule.untilChecked(orderId);
    expect((await shop.payment(orderId)).status).toBe('pending');
    expect(await schedule.nextCheck(orderId)).not.toBeNull();
  });

  it('checks once more before it cancels', async () => {
    const orderId = await anOrder();
    await schedule.stopChecks(orderId);
    system.sandbox.control.capture(orderId);
    await schedule.makeThreeDaysOld(orderId);
    await shop.hasStatus(orderId, 'completed');
  });

  it('cancels a purchase for which Razorpay never made an order', async () => {
    // The reconciler's other task asks for payments only.
    system.sandbox.control.failApi({ status: 502, only: 'POST /v1/orders', times: 1 });
    expect((await shop.order()).status).toBe(503);
    await system.db.rows('UPDATE payments SET next_check_at = now() WHERE razorpay_order_id IS NULL');
    await until(async () => {
      const rows = await system.db.rows<{ status: string; at: Date | null }>(
        'SELECT status, next_check_at AS at FROM payments WHERE razorpay_order_id IS NULL',
      );
      return rows.length === 1 && rows[0]!.status === 'cancelled' && rows[0]!.at === null;
    });
  });
});
