import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BUDDY_6_PAISE } from '../factories/order-request.ts';
import type { ErrorAnswer } from '../harness/client.ts';
import { mailsTo } from '../harness/mailbox.ts';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';

let system: TestSystem;
let shop: Shop;

beforeAll(async () => {
  // The reconciler runs often, so that it takes part in every race.
  system = await startSystem({ RECONCILE_EVERY_MS: '50', RECONCILE_FIRST_DELAY_MS: '100' });
  shop = new Shop(system);
  await system.startWorker();
});
afterAll(() => system.stop());

async function flagsOf(orderId: string): Promise<string[]> {
  const rows = await system.db.rows<{ kind: string }>(
    `SELECT kind FROM payment_flags f JOIN payments p ON p.id = f.payment_id WHERE razorpay_order_id = $1`,
    [orderId],
  );
  return rows.map(({ kind }) => kind);
}

describe('capturing a payment', () => {
  it('makes one transition and one receipt from verify, 20 webhooks and the reconciler at once', async () => {
    const { body: order } = await shop.order();
    const paymentId = system.sandbox.control.capture(order.orderId);
    const [verified] = await Promise.all([
      shop.verify(order.orderId, paymentId),
      ...Array.from({ length: 10 }, () =>
        shop.webhook('payment.captured', order.orderId, { id: paymentId, amount: BUDDY_6_PAISE }),
      ),
      ...Array.from({ length: 10 }, () =>
        shop.webhook('order.paid', order.orderId, { id: paymentId, amount: BUDDY_6_PAISE }),
      ),
    ]);
    expect(verified.body).toMatchObject({ status: 'completed', paymentId });
    const { email } = await shop.payment(order.orderId);
    await until(async () => (await mailsTo(email)).length > 0);
    await until(async () => (await system.db.rows('SELECT 1 FROM outbox')).length === 0);
    await delay(300);
    expect(await shop.transitions(order.orderId)).toEqual(['pending→completed']);
    expect(await mailsTo(email)).toHaveLength(1);
    expect((await shop.payment(order.orderId)).flagged).toBe(false);
  });

  it('completes once when one webhook event arrives many times', async () => {
    const { body: order } = await shop.order();
    const paymentId = system.sandbox.control.capture(order.orderId);
    const report = () =>
      shop.webhook(
        'payment.captured',
        order.orderId,
        { id: paymentId, amount: BUDDY_6_PAISE },
        { eventId: `same-${order.orderId}` },
      );
    await Promise.all(Array.from({ length: 5 }, report));
    await shop.hasStatus(order.orderId, 'completed');
    const { email } = await shop.payment(order.orderId);
    await until(async () => (await mailsTo(email)).length > 0);
    for (let again = 0; again < 5; again += 1) await report();
    await until(async () => (await system.db.rows('SELECT 1 FROM outbox')).length === 0);
    await delay(300);
    expect(await shop.transitions(order.orderId)).toEqual(['pending→completed']);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('sends a receipt with number, date, item and amount, in HTML and in text', async () => {
    const { body: order } = await shop.order();
    await shop.verify(order.orderId, system.sandbox.control.capture(order.orderId));
    const { email } = await shop.payment(order.orderId);
    const [mail] = await until(async () => {
      const mails = await mailsTo(email);
      return mails.length > 0 && mails;
    });
    expect(mail!.subject).toMatch(/^Your Ironbloom receipt IB-\d{4}-\d{6}$/);
    for (const part of [mail!.html, mail!.text]) {
      expect(part).toContain('Buddy coaching, 6 months');
      expect(part).toContain('₹47,000');
      expect(part).toContain(order.orderId);
      expect(part).toMatch(/IST/);
    }
  });

  it.each(['failed', 'cancelled'])('completes a payment captured after %s', async (first) => {
    const { body: order } = await shop.order();
    if (first === 'failed')
      await shop.webhook('payment.failed', order.orderId, { id: 'pay_f', amount: BUDDY_6_PAISE });
    else await shop.cancel(order.orderId, order.statusToken);
    await shop.hasStatus(order.orderId, first);
    const paymentId = system.sandbox.control.capture(order.orderId);
    await shop.webhook('payment.captured', order.orderId, { id: paymentId, amount: BUDDY_6_PAISE });
    await shop.hasStatus(order.orderId, 'completed');
    expect(await shop.transitions(order.orderId)).toEqual([`pending→${first}`, `${first}→completed`]);
  });

  it('never moves a completed payment', async () => {
    const { body: order } = await shop.order();
    const paymentId = system.sandbox.control.capture(order.orderId);
    await shop.verify(order.orderId, paymentId);
    await shop.webhook(
      'payment.failed',
      order.orderId,
      { id: 'pay_late', amount: BUDDY_6_PAISE },
      { eventId: 'late-failure' },
    );
    expect(await shop.webhookOutcome('late-failure')).toBe('already_there');
    expect((await shop.cancel(order.orderId, order.statusToken)).body.status).toBe('completed');
    expect(await shop.transitions(order.orderId)).toEqual(['pending→completed']);
  });

  it.each([
    ['amount', { amount: 100 }],
    ['currency', { currency: 'USD' }],
  ])('flags a capture of another %s and fails its payment', async (what, difference) => {
    const { body: order } = await shop.order();
    const paymentId = `pay_odd_${what}`;
    const reported = { id: paymentId, amount: BUDDY_6_PAISE, ...difference };
    await shop.webhook('payment.captured', order.orderId, reported, { eventId: `odd-${what}` });
    expect(await shop.webhookOutcome(`odd-${what}`)).toBe('flagged');
    expect(await shop.payment(order.orderId)).toMatchObject({ status: 'failed', flagged: true });
    expect(await flagsOf(order.orderId)).toEqual(['amount_mismatch']);
    expect(await shop.transitions(order.orderId)).toEqual(['pending→failed']);
  });

  it('flags a second capture on one order and keeps the first', async () => {
    const { body: order } = await shop.order();
    const first = system.sandbox.control.capture(order.orderId);
    await shop.verify(order.orderId, first);
    for (const eventId of ['second-a', 'second-b']) {
      await shop.webhook(
        'payment.captured',
        order.orderId,
        { id: 'pay_second', amount: BUDDY_6_PAISE },
        { eventId },
      );
      expect(await shop.webhookOutcome(eventId)).toBe('flagged');
    }
    expect((await shop.status(order.statusToken)).body.paymentId).toBe(first);
    expect(await flagsOf(order.orderId)).toEqual(['second_capture']);
  });

  it('flags a second capture reported by the browser', async () => {
    const { body: order } = await shop.order();
    const [first, second] = [1, 2].map(() => system.sandbox.control.capture(order.orderId));
    await shop.verify(order.orderId, first!);
    expect((await shop.verify(order.orderId, second!)).body).toMatchObject({ status: 'completed' });
    expect(await flagsOf(order.orderId)).toEqual(['second_capture']);
  });

  it('does not check a payment again that the browser has reported', async () => {
    const { body: order } = await shop.order();
    const paymentId = system.sandbox.control.capture(order.orderId);
    await shop.verify(order.orderId, paymentId);
    // Once only: the fault remains for the second call if the first made none.
    system.sandbox.control.failApi({ status: 502, times: 1, only: `GET /v1/payments/${paymentId}` });
    expect((await shop.verify(order.orderId, paymentId)).body.status).toBe('completed');
    const asked = await fetch(`${system.sandbox.url}/v1/payments/${paymentId}`);
    expect(asked.status).toBe(502);
  });

  it('stays pending while Razorpay is unreachable, and completes soon after', async () => {
    const { body: order } = await shop.order();
    const paymentId = system.sandbox.control.capture(order.orderId);
    const [one, list] = [`GET /v1/payments/${paymentId}`, `GET /v1/orders/${order.orderId}/payments`];
    for (const only of [one, list]) system.sandbox.control.failApi({ status: 502, only });
    const { status, body } = await shop.verify(order.orderId, paymentId);
    expect([status, body.status]).toEqual([200, 'pending']);
    for (const only of [one, list]) system.sandbox.control.healApi(only);
    await shop.hasStatus(order.orderId, 'completed');
    expect(await shop.transitions(order.orderId)).toEqual(['pending→completed']);
  });
});

describe('forged reports', () => {
  it('refuses a wrong checkout signature', async () => {
    const { body: order } = await shop.order();
    const { status, body } = await shop.verify<ErrorAnswer>(order.orderId, 'pay_1', 'ab'.repeat(32));
    expect([status, body.code]).toEqual([400, 'INVALID_SIGNATURE']);
    expect((await shop.payment(order.orderId)).status).toBe('pending');
  });

  it('refuses a signed order that is not ours', async () => {
    const { status, body } = await shop.verify<ErrorAnswer>('order_unknown', 'pay_1');
    expect([status, body.code]).toEqual([404, 'UNKNOWN_ORDER']);
  });

  it('shows and cancels a payment only with its token', async () => {
    const { body: order } = await shop.order();
    const { body: other } = await shop.order();
    expect((await shop.status<ErrorAnswer>('guess')).status).toBe(404);
    expect((await shop.cancel<ErrorAnswer>(order.orderId, other.statusToken)).status).toBe(404);
    expect((await shop.status(order.statusToken)).body).toMatchObject({ status: 'pending', paymentId: null });
    expect((await shop.cancel(order.orderId, order.statusToken)).body.status).toBe('cancelled');
  });
});
