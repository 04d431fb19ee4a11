import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BUDDY_6_PAISE } from '../factories/order-request.ts';
import { mailsTo } from '../harness/mailbox.ts';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';

let system: TestSystem;
let shop: Shop;

beforeAll(async () => {
  system = await startSystem({ RECONCILE_EVERY_MS: '50', RECONCILE_FIRST_DELAY_MS: '300' });
  shop = new Shop(system);
  await system.startWorker();
});
afterAll(() => system.stop());

const atRazorpay = (orderId: string) =>
  system.sandbox.control
    .payments(orderId)
    .map(({ status }) => status)
    .toSorted();
const hasStatus = (orderId: string, status: string) =>
  until(async () => (await shop.payment(orderId)).status === status);

/** Who moved the payment, oldest first. */
async function sources(orderId: string): Promise<string[]> {
  const rows = await system.db.rows<{ source: string }>(
    `SELECT source FROM payment_events e JOIN payments p ON p.id = e.payment_id
      WHERE razorpay_order_id = $1 ORDER BY e.created_at`,
    [orderId],
  );
  return rows.map(({ source }) => source);
}

/** When the reconciler looks at it next; null: never again. */
async function nextCheck(orderId: string): Promise<Date | null> {
  const [row] = await system.db.rows<{ at: Date | null }>(
    'SELECT next_check_at AS at FROM payments WHERE razorpay_order_id = $1',
    [orderId],
  );
  return row!.at;
}

async function lookNow(orderId: string): Promise<void> {
  await system.db.rows(
    'UPDATE payments SET check_count = 0, next_check_at = now() WHERE razorpay_order_id = $1',
    [orderId],
  );
}

const lookNoMore = (orderId: string) =>
  system.db.rows('UPDATE payments SET next_check_at = NULL WHERE razorpay_order_id = $1', [orderId]);

/** Once the reconciler has looked at it and left it as it was: it looks a second time. */
async function looked(orderId: string): Promise<void> {
  await lookNow(orderId);
  await until(async () => {
    const [row] = await system.db.rows<{ n: number }>(
      'SELECT check_count AS n FROM payments WHERE razorpay_order_id = $1',
      [orderId],
    );
    return row!.n >= 2;
  });
}

async function anOrder(): Promise<string> {
  return (await shop.order()).body.orderId;
}

async function makeOld(orderId: string): Promise<void> {
  await system.db.rows(
    `UPDATE payments SET created_at = now() - interval '73 hours', next_check_at = now() WHERE razorpay_order_id = $1`,
    [orderId],
  );
}

describe('asking Razorpay how a payment stands', () => {
  it('finds a payment whose buyer closed the tab and whose webhook never came', async () => {
    const orderId = await anOrder();
    system.sandbox.control.capture(orderId);
    await hasStatus(orderId, 'completed');
    const { email } = await shop.payment(orderId);
    await until(async () => (await mailsTo(email)).length === 1);
    expect(await sources(orderId)).toEqual(['reconciler']);
  });

  it('captures money that was only authorised', async () => {
    const orderId = await anOrder();
    system.sandbox.control.capture(orderId, { capture: false });
    expect(atRazorpay(orderId)).toEqual(['authorized']);
    await hasStatus(orderId, 'completed');
    expect(atRazorpay(orderId)).toEqual(['captured']);
  });

  it.each([
    ['another amount', { amount: 100 }],
    ['another currency', { currency: 'USD' }],
  ])('leaves money of %s than was ordered with the buyer', async (_, other) => {
    const orderId = await anOrder();
    const paid = system.sandbox.control.capture(orderId, { capture: false, ...other });
    await shop.verify(orderId, paid);
    await looked(orderId);
    expect(atRazorpay(orderId)).toEqual(['authorized']);
    expect((await shop.payment(orderId)).status).toBe('pending');
  });

  it.each([
    ['authorised twice', [false, false]],
    ['paid, and authorised once more', [true, false]],
    ['authorised, and paid once more', [false, true]],
  ])('takes the money of an order that was %s only once', async (_, attempts) => {
    const orderId = await anOrder();
    for (const capture of attempts) system.sandbox.control.capture(orderId, { capture });
    await hasStatus(orderId, 'completed');
    await looked(orderId);
    expect(atRazorpay(orderId)).toEqual(['authorized', 'captured']);
    expect((await shop.payment(orderId)).flagged).toBe(false);
  });

  it('leaves an attempt alone that the browser reports beside one that has paid', async () => {
    const orderId = await anOrder();
    system.sandbox.control.capture(orderId);
    const second = system.sandbox.control.capture(orderId, { capture: false });
    await shop.verify(orderId, second);
    await hasStatus(orderId, 'completed');
    expect(atRazorpay(orderId)).toEqual(['authorized', 'captured']);
  });

  it('takes no second payment of an order that is paid, though the money of the first went back', async () => {
    const orderId = await anOrder();
    const first = system.sandbox.control.capture(orderId);
    await shop.verify(orderId, first);
    system.sandbox.control.refund(first, BUDDY_6_PAISE);
    const second = system.sandbox.control.capture(orderId, { capture: false });
    expect((await shop.verify(orderId, second)).body).toMatchObject({
      status: 'completed',
      paymentId: first,
    });
    expect(atRazorpay(orderId)).toEqual(['authorized', 'refunded']);
  });

  it('takes no second payment of an order that is paid, though Razorpay does not list the first yet', async () => {
    const orderId = await anOrder();
    await shop.webhook('payment.captured', orderId, { id: `pay_${orderId}`, amount: BUDDY_6_PAISE });
    await hasStatus(orderId, 'completed');
    const second = system.sandbox.control.capture(orderId, { capture: false });
    expect((await shop.verify(orderId, second)).body.paymentId).toBe(`pay_${orderId}`);
    expect(atRazorpay(orderId)).toEqual(['authorized']);
  });

  it('takes the money at the moment the browser reports it authorised', async () => {
    const { body: order } = await shop.order();
    const paid = system.sandbox.control.capture(order.orderId, { capture: false });
    expect((await shop.verify(order.orderId, paid)).body.status).toBe('completed');
    expect(await sources(order.orderId)).toEqual(['browser']);
  });

  it('notes that the bank declined, and looks on: money may arrive late', async () => {
    const orderId = await anOrder();
    system.sandbox.control.decline(orderId);
    await hasStatus(orderId, 'failed');
    expect(await sources(orderId)).toEqual(['reconciler']);
    system.sandbox.control.capture(orderId);
    await lookNow(orderId);
    await hasStatus(orderId, 'completed');
  });

  it('looks again after Razorpay could not be asked', async () => {
    const orderId = await anOrder();
    const only = `GET /v1/orders/${orderId}/payments`;
    system.sandbox.control.failApi({ status: 502, only });
    system.sandbox.control.capture(orderId);
    await looked(orderId);
    expect((await shop.payment(orderId)).status).toBe('pending');
    system.sandbox.control.healApi(only);
    await lookNow(orderId);
    await hasStatus(orderId, 'completed');
  });

  it('calls nothing failed beside an attempt that has paid', async () => {
    const orderId = await anOrder();
    system.sandbox.control.decline(orderId);
    system.sandbox.control.capture(orderId);
    system.sandbox.control.decline(orderId);
    await hasStatus(orderId, 'completed');
    expect(await shop.transitions(orderId)).toEqual(['pending→completed']);
    expect((await shop.payment(orderId)).flagged).toBe(false);
  });

  it('calls nothing failed beside money that does not fit', async () => {
    const orderId = await anOrder();
    system.sandbox.control.capture(orderId, { amount: 100 });
    system.sandbox.control.decline(orderId);
    await looked(orderId);
    expect(await shop.payment(orderId)).toMatchObject({ status: 'pending', flagged: true });
  });

  it('flags the second of two payments that were both captured', async () => {
    const orderId = await anOrder();
    system.sandbox.control.capture(orderId);
    system.sandbox.control.capture(orderId);
    await hasStatus(orderId, 'completed');
    await until(async () => (await shop.payment(orderId)).flagged);
    const flags = `SELECT kind FROM payment_flags f JOIN payments p ON p.id = f.payment_id WHERE razorpay_order_id = $1`;
    expect(await system.db.rows(flags, [orderId])).toEqual([{ kind: 'second_capture' }]);
  });

  it('takes an attempt that was given back for no second payment beside the one that stands', async () => {
    const orderId = await anOrder();
    await lookNoMore(orderId);
    const givenBack = system.sandbox.control.capture(orderId);
    system.sandbox.control.refund(givenBack, BUDDY_6_PAISE);
    const kept = system.sandbox.control.capture(orderId);
    await lookNow(orderId);
    await hasStatus(orderId, 'completed');
    const [row] = await system.db.rows(
      'SELECT razorpay_payment_id AS paid FROM payments WHERE razorpay_order_id = $1',
      [orderId],
    );
    expect(row).toEqual({ paid: kept });
    expect((await shop.payment(orderId)).flagged).toBe(false);
  });
});

describe('giving an order up', () => {
  it('cancels after three days what nobody paid, and looks no more', async () => {
    const orderId = await anOrder();
    await makeOld(orderId);
    await hasStatus(orderId, 'cancelled');
    await until(async () => (await nextCheck(orderId)) === null);
    expect(await sources(orderId)).toEqual(['reconciler']);
  });

  it('leaves the order of today open, and looks again', async () => {
    const orderId = await anOrder();
    await looked(orderId);
    expect((await shop.payment(orderId)).status).toBe('pending');
    expect(await nextCheck(orderId)).not.toBeNull();
  });

  it('looks once more before it gives up', async () => {
    const orderId = await anOrder();
    await lookNoMore(orderId);
    system.sandbox.control.capture(orderId);
    await makeOld(orderId);
    await hasStatus(orderId, 'completed');
  });

  it('cancels a purchase for which Razorpay never made an order', async () => {
    // The reconciler beside it asks for payments alone.
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

describe('what a webhook comes to', () => {
  const outcomeOf = (eventId: string) =>
    until(async () => {
      const [row] = await system.db.rows<{ outcome: string | null }>(
        'SELECT outcome FROM razorpay_webhook_events WHERE event_id = $1',
        [eventId],
      );
      return row?.outcome;
    });
  const payment = { id: 'pay_w', amount: BUDDY_6_PAISE };

  it.each([
    ['payment.captured', 'order_nobodys', payment, 'unknown_order'],
    ['payment.authorized', 'order_nobodys', payment, 'unknown_order'],
    ['payment.dispute.created', 'order_nobodys', payment, 'ignored'],
    ['payment.captured', '', payment, 'no_order'],
    ['payment.captured', 'order_nobodys', { ...payment, amount: 0.5 }, 'unreadable'],
    ['refund.processed', 'order_nobodys', payment, 'unreadable'],
  ])('%s of %j, %j: %s', async (event, orderId, reported, outcome) => {
    const eventId = randomUUID();
    expect((await shop.webhook(event, orderId, reported, { eventId })).status).toBe(200);
    expect(await outcomeOf(eventId)).toBe(outcome);
  });

  it('has money captured soon that is only authorised', async () => {
    const orderId = await anOrder();
    await lookNoMore(orderId);
    const id = system.sandbox.control.capture(orderId, { capture: false });
    const eventId = randomUUID();
    await shop.webhook('payment.authorized', orderId, { id, amount: BUDDY_6_PAISE }, { eventId });
    expect(await outcomeOf(eventId)).toBe('check_scheduled');
    await hasStatus(orderId, 'completed');
    expect(atRazorpay(orderId)).toEqual(['captured']);
    expect(await sources(orderId)).toEqual(['reconciler']);
  });
});
