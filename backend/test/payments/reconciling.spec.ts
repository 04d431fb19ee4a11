import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BUDDY_6_PAISE } from '../factories/order-request.ts';
import { mailsTo } from '../harness/mailbox.ts';
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

describe('reconciling a payment', () => {
  it('finds a payment whose buyer closed the tab and whose webhook never came', async () => {
    const orderId = await anOrder();
    system.sandbox.control.capture(orderId);
    await shop.hasStatus(orderId, 'completed');
    const { email } = await shop.payment(orderId);
    await until(async () => (await mailsTo(email)).length === 1);
    expect(await shop.sources(orderId)).toEqual(['reconciler']);
  });

  it('captures authorised money', async () => {
    const orderId = await anOrder();
    system.sandbox.control.capture(orderId, { capture: false });
    expect(shop.atRazorpay(orderId)).toEqual(['authorized']);
    await shop.hasStatus(orderId, 'completed');
    expect(shop.atRazorpay(orderId)).toEqual(['captured']);
  });

  it.each([
    ['another amount', { amount: 100 }],
    ['another currency', { currency: 'USD' }],
  ])('does not capture %s than ordered', async (_, other) => {
    const orderId = await anOrder();
    const paid = system.sandbox.control.capture(orderId, { capture: false, ...other });
    await shop.verify(orderId, paid);
    await schedule.untilChecked(orderId);
    expect(shop.atRazorpay(orderId)).toEqual(['authorized']);
    expect((await shop.payment(orderId)).status).toBe('pending');
  });

  it.each([
    ['authorised twice', [false, false]],
    ['paid, and authorised once more', [true, false]],
    ['authorised, and paid once more', [false, true]],
  ])('captures an order that was %s only once', async (_, attempts) => {
    const orderId = await anOrder();
    for (const capture of attempts) system.sandbox.control.capture(orderId, { capture });
    await shop.hasStatus(orderId, 'completed');
    await schedule.untilChecked(orderId);
    expect(shop.atRazorpay(orderId)).toEqual(['authorized', 'captured']);
    expect((await shop.payment(orderId)).flagged).toBe(false);
  });

  it('does not capture a reported attempt beside a paid one', async () => {
    const orderId = await anOrder();
    system.sandbox.control.capture(orderId);
    const second = system.sandbox.control.capture(orderId, { capture: false });
    await shop.verify(orderId, second);
    await shop.hasStatus(orderId, 'completed');
    expect(shop.atRazorpay(orderId)).toEqual(['authorized', 'captured']);
  });

  it('captures no second payment of a paid order, also after its refund', async () => {
    const orderId = await anOrder();
    const first = system.sandbox.control.capture(orderId);
    await shop.verify(orderId, first);
    system.sandbox.control.refund(first, BUDDY_6_PAISE);
    const second = system.sandbox.control.capture(orderId, { capture: false });
    expect((await shop.verify(orderId, second)).body).toMatchObject({
      status: 'completed',
      paymentId: first,
    });
    expect(shop.atRazorpay(orderId)).toEqual(['authorized', 'refunded']);
  });

  it('captures no second payment of a paid order that Razorpay does not list yet', async () => {
    const orderId = await anOrder();
    await shop.webhook('payment.captured', orderId, { id: `pay_${orderId}`, amount: BUDDY_6_PAISE });
    await shop.hasStatus(orderId, 'completed');
    const second = system.sandbox.control.capture(orderId, { capture: false });
    expect((await shop.verify(orderId, second)).body.paymentId).toBe(`pay_${orderId}`);
    expect(shop.atRazorpay(orderId)).toEqual(['authorized']);
  });

  it('captures money when the browser reports it authorised', async () => {
    const { body: order } = await shop.order();
    const paid = system.sandbox.control.capture(order.orderId, { capture: false });
    expect((await shop.verify(order.orderId, paid)).body.status).toBe('completed');
    expect(await shop.sources(order.orderId)).toEqual(['browser']);
  });

  it('records a declined attempt and goes on checking', async () => {
    const orderId = await anOrder();
    system.sandbox.control.decline(orderId);
    await shop.hasStatus(orderId, 'failed');
    expect(await shop.sources(orderId)).toEqual(['reconciler']);
    system.sandbox.control.capture(orderId);
    await schedule.checkNow(orderId);
    await shop.hasStatus(orderId, 'completed');
  });

  it('checks again after Razorpay was unreachable', async () => {
    const orderId = await anOrder();
    const only = `GET /v1/orders/${orderId}/payments`;
    system.sandbox.control.failApi({ status: 502, only });
    system.sandbox.control.capture(orderId);
    await schedule.untilChecked(orderId);
    expect((await shop.payment(orderId)).status).toBe('pending');
    system.sandbox.control.healApi(only);
    await schedule.checkNow(orderId);
    await shop.hasStatus(orderId, 'completed');
  });

  it('records no failure beside a paid attempt', async () => {
    const orderId = await anOrder();
    system.sandbox.control.decline(orderId);
    system.sandbox.control.capture(orderId);
    system.sandbox.control.decline(orderId);
    await shop.hasStatus(orderId, 'completed');
    expect(await shop.transitions(orderId)).toEqual(['pending→completed']);
    expect((await shop.payment(orderId)).flagged).toBe(false);
  });

  it('fails and flags a payment with a mismatched capture', async () => {
    const orderId = await anOrder();
    system.sandbox.control.capture(orderId, { amount: 100 });
    system.sandbox.control.decline(orderId);
    await schedule.untilChecked(orderId);
    expect(await shop.payment(orderId)).toMatchObject({ status: 'failed', flagged: true });
  });

  it('flags the second of two payments that were both captured', async () => {
    const orderId = await anOrder();
    system.sandbox.control.capture(orderId);
    system.sandbox.control.capture(orderId);
    await shop.hasStatus(orderId, 'completed');
    await until(async () => (await shop.payment(orderId)).flagged);
    const flags = `SELECT kind FROM payment_flags f JOIN payments p ON p.id = f.payment_id WHERE razorpay_order_id = $1`;
    expect(await system.db.rows(flags, [orderId])).toEqual([{ kind: 'second_capture' }]);
  });

  it('does not flag a refunded attempt as a second payment', async () => {
    const orderId = await anOrder();
    await schedule.stopChecks(orderId);
    const givenBack = system.sandbox.control.capture(orderId);
    system.sandbox.control.refund(givenBack, BUDDY_6_PAISE);
    const kept = system.sandbox.control.capture(orderId);
    await schedule.checkNow(orderId);
    await shop.hasStatus(orderId, 'completed');
    const [row] = await system.db.rows(
      'SELECT razorpay_payment_id AS paid FROM payments WHERE razorpay_order_id = $1',
      [orderId],
    );
    expect(row).toEqual({ paid: kept });
    expect((await shop.payment(orderId)).flagged).toBe(false);
  });
});
