import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { anOrderRequest, aPerson, BUDDY_6_PAISE } from '../factories/order-request.ts';
import { CheckSchedule } from '../../src/modules/payments/check-schedule.ts';
import type { ErrorAnswer } from '../harness/client.ts';
import { mailsTo } from '../harness/mailbox.ts';
import { AdminClient } from '../harness/admin-client.ts';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';

let system: TestSystem;
let shop: Shop;
let admin: AdminClient;

beforeAll(async () => {
  // The reconciler checks only payments that a test makes due; otherwise it might complete one.
  system = await startSystem({ RECONCILE_EVERY_MS: '50' });
  shop = new Shop(system);
  admin = await AdminClient.create(system);
  await system.startWorker();
});
afterAll(() => system.stop());

/** A sale whose order also has an earlier mismatched and a later second capture. */
async function oddSale() {
  const { body: sale } = await shop.order();
  await shop.webhook('payment.captured', sale.orderId, { id: 'pay_Cheap', amount: 100 });
  await shop.hasStatus(sale.orderId, 'failed');
  await shop.verify(sale.orderId, system.sandbox.control.capture(sale.orderId));
  const second = system.sandbox.control.capture(sale.orderId);
  await shop.webhook('payment.captured', sale.orderId, { id: second, amount: BUDDY_6_PAISE });
  const payment = await until(async () => {
    const now = await admin.payment(sale.paymentId);
    // Otherwise the receipt's mail would be the newest entry.
    return now.flags.length === 2 && now.receipt.status === 'sent' && now;
  });
  return { sale, second, payment };
}

describe('one payment', () => {
  it('shows its timeline in order', async () => {
    const buyer = aPerson({ name: 'Tara Sen', phone: '98765 43210' });
    const { body: order } = await shop.order(anOrderRequest({ user: buyer }));
    const declined = system.sandbox.control.decline(order.orderId);
    await shop.webhook('payment.failed', order.orderId, { id: declined, amount: BUDDY_6_PAISE });
    await until(async () => (await shop.payment(order.orderId)).status === 'failed');
    const paid = system.sandbox.control.capture(order.orderId);
    await shop.verify(order.orderId, paid);
    const payment = await until(async () => {
      const now = await admin.payment(order.paymentId);
      return now.receipt.status === 'sent' && now;
    });
    expect(payment).toMatchObject({
      ...buyer,
      buddy: { name: 'Dev Nair', age: 29 },
      priceList: 'training-programs',
      currency: 'INR',
      status: 'completed',
      refundable: BUDDY_6_PAISE,
      razorpayOrderId: order.orderId,
      razorpayPaymentId: paid,
      receiptNumber: expect.stringMatching(/^IB-\d{4}-\d{6}$/),
      refunds: [],
      flags: [],
    });
    expect(payment.timeline.map(({ text }) => text)).toEqual([
      'Ordered for ₹47,000',
      'Payment failed',
      'Paid',
      'Receipt sent',
    ]);
    const secrets = await system.db.rows<{ token: string; hash: string }>(
      'SELECT status_token AS token, intent_hash AS hash FROM payments WHERE id = $1',
      [order.paymentId],
    );
    expect(JSON.stringify(payment)).not.toContain(secrets[0]!.token);
    expect(JSON.stringify(payment)).not.toContain(secrets[0]!.hash);
  });

  it('that does not exist is a 404', async () => {
    const { status, body } = await admin.call<ErrorAnswer>(`payments/admin/${randomUUID()}`);
    expect([status, body.code]).toEqual([404, 'UNKNOWN_PAYMENT']);
    expect((await admin.call<ErrorAnswer>('payments/admin/7')).status).toBe(400);
  });

  it('is cancelled after a day when its order was never created', async () => {
    system.sandbox.control.failApi({ status: 502 });
    const request = anOrderRequest();
    expect((await shop.order<ErrorAnswer>(request)).status).toBe(503);
    expect((await shop.order<ErrorAnswer>(anOrderRequest())).status).toBe(503);
    system.sandbox.control.failApi(undefined);
    const [old] = await system.db.rows<{ id: string }>(
      `UPDATE payments SET created_at = now() - interval '25 hours', next_check_at = next_check_at - interval '25 hours'
        WHERE intent_key = $1 RETURNING id`,
      [request.intentKey],
    );
    await until(async () => (await admin.payment(old!.id)).status === 'cancelled');
    expect((await admin.payment(old!.id)).timeline.map(({ text }) => text)).toEqual([
      'Ordered for ₹47,000; not yet created at Razorpay',
      'Expired: not paid',
    ]);
    const waiting = await system.db.rows<{ status: string; due: boolean }>(
      `SELECT status, next_check_at > now() + interval '23 hours' AS due FROM payments
        WHERE razorpay_order_id IS NULL AND id <> $1`,
      [old!.id],
    );
    expect(waiting).toEqual([{ status: 'pending', due: true }]);
    // The buyer returns with the same purchase and can still pay.
    const { body: order } = await shop.order(request);
    await shop.verify(order.orderId, system.sandbox.control.capture(order.orderId));
    expect((await admin.payment(old!.id)).status).toBe('completed');
  });

  it('is not cancelled when its order was created meanwhile', async () => {
    const { body: order } = await shop.order();
    const schedule = system.app.get(CheckSchedule, { strict: false });
    const isLookedAt = async () => {
      const rows = await system.db.rows(
        'SELECT 1 FROM payments WHERE id = $1 AND next_check_at IS NOT NULL',
        [order.paymentId],
      );
      return rows.length > 0;
    };
    await schedule.checkNoMore(order.paymentId, null);
    expect(await isLookedAt()).toBe(true);
    await schedule.checkNoMore(order.paymentId, order.orderId);
    expect(await isLookedAt()).toBe(false);
  });
});

describe('a flagged payment', () => {
  it('says what was found and what to do; each flag is resolved by itself', async () => {
    const { sale, second, payment } = await oddSale();
    expect(payment.flagged).toBe(true);
    // Events are applied in any order.
    const twice = payment.flags.find(({ kind }) => kind === 'second_capture');
    const cheap = payment.flags.find(({ kind }) => kind === 'amount_mismatch');
    expect(twice).toMatchObject({ resolvedAt: null, note: null });
    expect([twice?.text, twice?.whatToDo].join()).toContain(second);
    expect(cheap?.text).toBe('Razorpay captured ₹1 as pay_Cheap; the order is for ₹47,000.');
    const settle = (flagId: string, note = 'Refunded by hand') =>
      admin.call<ErrorAnswer & { resolvedBy: string; note: string }>(
        `payments/admin/${sale.paymentId}/flags/${flagId}/resolve`,
        'POST',
        { note },
      );
    const answers = await Promise.all([settle(twice!._id), settle(twice!._id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 200)?.body).toMatchObject({
      resolvedBy: admin.email,
      note: 'Refunded by hand',
    });
    expect((await admin.payment(sale.paymentId)).flagged).toBe(true);
    expect((await settle(cheap!._id, '  ')).body.code).toBe('VALIDATION_FAILED');
    expect((await settle(cheap!._id)).status).toBe(200);
    const settled = await admin.payment(sale.paymentId);
    expect(settled.flagged).toBe(false);
    expect(settled.timeline.at(-1)?.text).toBe(`${admin.email} resolved it: Refunded by hand`);
    expect((await settle(randomUUID())).status).toBe(404);
    const [activity] = await admin.activities();
    expect(activity).toMatchObject({
      action: 'Resolved a flag',
      changes: {
        before: { _id: sale.paymentId, resolved: false },
        after: { kind: 'amount_mismatch', resolved: true, note: 'Refunded by hand' },
      },
    });

    // The same finding again adds nothing.
    await shop.webhook('payment.captured', sale.orderId, { id: second, amount: BUDDY_6_PAISE });
    await until(async () => (await system.db.rows('SELECT 1 FROM outbox')).length === 0);
    expect(await admin.payment(sale.paymentId)).toMatchObject({ flagged: false, flags: { length: 2 } });
  });
});

describe('a receipt', () => {
  it('is resent in a mail of its own', async () => {
    const sale = await admin.sale(shop);
    const { email } = await shop.payment(sale.orderId);
    await until(async () => (await mailsTo(email)).length === 1);
    const { status } = await admin.call(`payments/admin/${sale.paymentId}/receipt`, 'POST', {});
    expect(status).toBe(202);
    const { timeline } = await until(async () => {
      const now = await admin.payment(sale.paymentId);
      return now.receipt.status === 'sent' && now;
    });
    expect(timeline.filter(({ text }) => text === 'Receipt sent')).toHaveLength(2);
    const [first, second, ...more] = await mailsTo(email);
    // The purchase link works once: each mail has its own.
    const words = (text = '') => text.replace(/#[\w-]{43}$/m, '#');
    expect([second?.subject, words(second?.text), more]).toEqual([first?.subject, words(first?.text), []]);
    expect(second?.text).not.toBe(first?.text);
    expect((await admin.activities())[0]).toMatchObject({
      action: 'Resent the receipt',
      changes: { before: null, after: { _id: sale.paymentId, to: email } },
    });
  });

  it('does not exist for an unpaid purchase', async () => {
    const { body: order } = await shop.order();
    const { status, body } = await admin.call(`payments/admin/${order.paymentId}/receipt`, 'POST', {});
    expect([status, body.code]).toEqual([409, 'NO_RECEIPT']);
    expect((await admin.payment(order.paymentId)).receipt).toEqual({
      status: 'none',
      sentAt: null,
      error: null,
    });
  });
});
