import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { BUDDY_6_PAISE } from '../factories/order-request.ts';
import type { ErrorAnswer } from '../harness/client.ts';
import { holdLock, sessionsWaiting, untilWaiting } from '../harness/locks.ts';
import { AdminClient, type RefundAnswer } from '../harness/admin-client.ts';
import { Shop } from '../harness/shop.ts';
import { RefundsRepository } from '../../src/modules/payments/refunds/refunds.repository.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';
import { UnitOfWork } from '../../src/platform/database/unit-of-work.ts';

let system: TestSystem;
let shop: Shop;
let admin: AdminClient;

async function openShop(): Promise<void> {
  system = await startSystem({
    RECONCILE_EVERY_MS: '100',
    RECONCILE_FIRST_DELAY_MS: '300',
  });
  shop = new Shop(system);
}

const atRazorpay = (paymentId: string) => system.sandbox.control.refunds(paymentId);
const listenToWebhooks = () => system.sandbox.control.setWebhookUrl(`${system.url}/api/payments/webhook`);

/** An order captured at Razorpay without a report; later reports arrive. */
async function paidUnheardOf() {
  const { body: order } = await shop.order();
  await system.db.rows('UPDATE payments SET next_check_at = NULL WHERE razorpay_order_id = $1', [
    order.orderId,
  ]);
  const razorpayPaymentId = system.sandbox.control.capture(order.orderId);
  listenToWebhooks();
  return { order, razorpayPaymentId };
}

/** Razorpay ids of a payment's refunds, as we know them. */
async function idsAtRazorpay(paymentId: string): Promise<(string | null)[]> {
  const rows = await system.db.rows<{ id: string | null }>(
    'SELECT razorpay_refund_id AS id FROM payment_refunds WHERE payment_id = $1 ORDER BY created_at, id',
    [paymentId],
  );
  return rows.map(({ id }) => id);
}

/** Outcomes of reports about an order's refunds; null: not applied. */
async function refundsTold(orderId: string): Promise<(string | null)[]> {
  const rows = await system.db.rows<{ outcome: string | null }>(
    `SELECT outcome FROM razorpay_webhook_events WHERE razorpay_order_id = $1 AND type LIKE 'refund.%'`,
    [orderId],
  );
  return rows.map(({ outcome }) => outcome);
}

describe('refunding', () => {
  beforeAll(openShop);
  beforeEach(async () => {
    admin = await AdminClient.create(system);
  });
  afterAll(() => system.stop());

  it('lets a manager refund up to the limit per payment, in any number of parts', async () => {
    const manager = await AdminClient.create(system, 'manager');
    const sale = await admin.sale(shop);
    const above = await manager.refund<ErrorAnswer>(sale.paymentId, { amount: 1_000_001 });
    expect([above.status, above.body.code]).toEqual([403, 'REFUND_ABOVE_LIMIT']);
    expect(above.body.fields).toEqual({
      amount: 'You can refund up to ₹10,000 of one payment. Please ask an owner for more.',
    });
    expect((await manager.refund(sale.paymentId, { amount: 600_000 })).status).toBe(201);
    expect((await manager.refund(sale.paymentId, { amount: 400_001 })).status).toBe(403);
    expect((await manager.refund(sale.paymentId, { amount: 400_000 })).status).toBe(201);
    expect((await admin.refund(sale.paymentId, { amount: 1 })).status).toBe(201);
  });

  it('shows a full refund to the holder of the status token', async () => {
    const sale = await admin.sale(shop);
    const refunded = async () =>
      (await shop.status<{ status: string; refunded: boolean }>(sale.statusToken)).body;
    expect(await refunded()).toMatchObject({ status: 'completed', refunded: false });
    await admin.refund(sale.paymentId, { amount: 1_700_000 });
    expect(await refunded()).toMatchObject({ refunded: false });
    await admin.refund(sale.paymentId, { amount: BUDDY_6_PAISE - 1_700_000 });
    expect(await refunded()).toMatchObject({ status: 'completed', refunded: true });
  });

  it('refunds in parts, shown and logged, without a change of status', async () => {
    const sale = await admin.sale(shop);
    const first = await admin.refund(sale.paymentId, { amount: 1_700_000, reason: 'One month missed' });
    expect([first.status, first.headers.get('cache-control')]).toEqual([201, 'no-store']);
    expect(first.body).toMatchObject({
      amount: 1_700_000,
      reason: 'One month missed',
      status: 'processed',
      by: admin.email,
      error: null,
    });
    expect(first.body.processedAt).toMatch(/Z$/);
    const second = await admin.refund(sale.paymentId, { amount: 3_000_000 });
    expect(second.body.status).toBe('processed');
    const payment = await admin.payment(sale.paymentId);
    expect(payment).toMatchObject({ status: 'completed', refunded: BUDDY_6_PAISE, refundable: 0 });
    expect(payment.refunds.map(({ amount }) => amount)).toEqual([1_700_000, 3_000_000]);
    expect(payment.timeline.map(({ text }) => text)).toContain('Refunded ₹17,000');
    expect((await admin.list()).payments[0]).toMatchObject({ refunded: BUDDY_6_PAISE, status: 'completed' });
    expect((await admin.refund<ErrorAnswer>(sale.paymentId, { amount: 100 })).body).toMatchObject({
      code: 'REFUND_TOO_LARGE',
      message: 'Everything has already been refunded.',
    });
    const [, activity] = await admin.activities();
    expect(activity).toMatchObject({
      action: 'Refunded',
      feature: 'Payment',
      route: '/api/payments/admin/:id/refunds',
      changes: {
        before: { _id: sale.paymentId, refundable: BUDDY_6_PAISE },
        after: { refundable: 3_000_000, amount: 1_700_000, reason: 'One month missed' },
      },
    });
    expect(atRazorpay(sale.razorpayPaymentId).map(({ receipt }) => receipt)).toEqual(
      payment.refunds.map(({ _id }) => _id),
    );
  });

  it('never refunds more than was paid, with ten concurrent requests', async () => {
    const sale = await admin.sale(shop);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        admin.refund<RefundAnswer & ErrorAnswer>(sale.paymentId, { amount: 1_000_000 }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
    expect(answers.filter(({ body }) => body.code === 'REFUND_TOO_LARGE')).toHaveLength(6);
    expect(atRazorpay(sale.razorpayPaymentId).map(({ amount }) => amount)).toEqual(Array(4).fill(1_000_000));
    expect(await admin.payment(sale.paymentId)).toMatchObject({ refunded: 4_000_000, refundable: 700_000 });
  });

  it('makes one refund per key and refuses the key for another amount', async () => {
    const sale = await admin.sale(shop);
    const refundKey = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => admin.refund(sale.paymentId, { refundKey, amount: 500_000 })),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body._id}`)).size).toBe(1);
    expect(atRazorpay(sale.razorpayPaymentId)).toHaveLength(1);
    const other = await admin.refund<ErrorAnswer>(sale.paymentId, { refundKey, amount: 500_001 });
    expect([other.status, other.body.code]).toEqual([409, 'REFUND_KEY_REUSED']);
  });

  it('refuses the same key for another reason, and for another payment', async () => {
    const [sale, other] = [await admin.sale(shop), await admin.sale(shop)];
    const request = { refundKey: randomUUID(), amount: 500_000, reason: 'One month missed' };
    expect((await admin.refund(sale.paymentId, request)).status).toBe(201);
    for (const [paymentId, reason] of [
      [sale.paymentId, 'Moved away'],
      [other.paymentId, 'One month missed'],
    ] as const) {
      const { status, body } = await admin.refund<ErrorAnswer>(paymentId, { ...request, reason });
      expect([status, body.code]).toEqual([409, 'REFUND_KEY_REUSED']);
    }
    expect(atRazorpay(other.razorpayPaymentId)).toEqual([]);
  });

  it('asks Razorpay again on a retry after no answer', async () => {
    const sale = await admin.sale(shop);
    const request = { refundKey: randomUUID(), amount: 900_000 };
    system.sandbox.control.failApi({ drop: true, only: '/refund' });
    expect((await admin.refund(sale.paymentId, request)).status).toBe(503);
    system.sandbox.control.failApi(undefined);
    expect((await admin.refund(sale.paymentId, request)).body).toMatchObject({ status: 'processed' });
    expect(atRazorpay(sale.razorpayPaymentId)).toHaveLength(1);
  });

  it('refuses unpaid payments', async () => {
    const { body: order } = await shop.order();
    const pending = await admin.refund<ErrorAnswer>(order.paymentId, { amount: 100 });
    expect([pending.status, pending.body.code]).toEqual([409, 'NOT_REFUNDABLE']);
    const unknown = await admin.refund<ErrorAnswer>(randomUUID(), { amount: 100 });
    expect([unknown.status, unknown.body.code]).toEqual([404, 'UNKNOWN_PAYMENT']);
    const noted = 'SELECT 1 FROM payment_refunds WHERE payment_id = $1';
    expect(await system.db.rows(noted, [order.paymentId])).toEqual([]);
  });

  it.each([
    ['nothing', { amount: 0 }],
    ['less than nothing', { amount: -100 }],
    ['half a paisa', { amount: 100.5 }],
    ['no reason', { amount: 100, reason: ' ' }],
    ['a key that is none', { amount: 100, refundKey: 'again' }],
  ])('refuses %s', async (_, fields) => {
    const { status, body } = await admin.refund<ErrorAnswer>(randomUUID(), fields);
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
  });
});

describe('a refund with complications', () => {
  beforeAll(async () => {
    await openShop();
    await system.startWorker();
  });
  beforeEach(async () => {
    admin = await AdminClient.create(system);
  });
  afterEach(() => {
    system.sandbox.control.failApi(undefined);
    system.sandbox.control.settleRefunds('at-once');
    system.sandbox.control.setWebhooks({ copies: 1, order: 'natural' });
    system.sandbox.control.setWebhookUrl(undefined);
  });
  afterAll(() => system.stop());

  it.each([
    ['cuts the line', { drop: true, only: '/refund' }],
    ['makes it and loses the answer', { drop: true, when: 'after' as const, only: '/refund' }],
    ['is still at it', { status: 409, only: '/refund' }],
    ['hangs', { hang: true, only: '/refund' }],
  ])('stays pending while Razorpay %s, and is made once', async (_, fault) => {
    const sale = await admin.sale(shop);
    const request = { refundKey: randomUUID(), amount: 900_000 };
    system.sandbox.control.failApi(fault);
    const { status, body } = await admin.refund<ErrorAnswer>(sale.paymentId, request);
    expect([status, body.code]).toEqual([503, 'PAYMENT_PROVIDER_UNAVAILABLE']);
    expect(body.message).toMatch(/refund is saved/);
    expect(await admin.payment(sale.paymentId)).toMatchObject({
      refunded: 0,
      refundable: BUDDY_6_PAISE - 900_000,
      refunds: [{ status: 'pending' }],
    });
    system.sandbox.control.failApi(undefined);
    // A retry with the same key, beside the reconciler.
    const again = await admin.refund(sale.paymentId, request);
    expect(again.status).toBe(201);
    await until(async () => (await admin.payment(sale.paymentId)).refunded === 900_000);
    expect(atRazorpay(sale.razorpayPaymentId)).toHaveLength(1);
    expect((await admin.payment(sale.paymentId)).refunds).toHaveLength(1);
  });

  it('is found by its receipt when Razorpay has forgotten its key', async () => {
    const sale = await admin.sale(shop);
    await admin.refund(sale.paymentId, { amount: 100_000 });
    // Listing works; only the answer to the creation is lost.
    const asking = `POST /v1/payments/${sale.razorpayPaymentId}/refund`;
    system.sandbox.control.failApi({ drop: true, when: 'after', only: asking });
    await admin.refund(sale.paymentId, { amount: 200_000 });
    system.sandbox.control.forgetRefundKeys();
    system.sandbox.control.failApi(undefined);
    await until(async () => (await admin.payment(sale.paymentId)).refunded === 300_000);
    const made = atRazorpay(sale.razorpayPaymentId);
    expect(made.map(({ amount }) => amount)).toEqual([100_000, 200_000]);
    expect(await idsAtRazorpay(sale.paymentId)).toEqual(made.map(({ id }) => id));
  });

  it('from the dashboard is queried by its id and never made again', async () => {
    const sale = await admin.sale(shop);
    listenToWebhooks();
    system.sandbox.control.settleRefunds('later');
    const made = system.sandbox.control.refund(sale.razorpayPaymentId, 400_000);
    await until(async () => (await admin.payment(sale.paymentId)).refunds.length === 1);
    system.sandbox.control.setWebhookUrl(undefined);
    system.sandbox.control.settleRefund(made, 'processed');
    await until(async () => (await admin.payment(sale.paymentId)).refunded === 400_000);
    expect(atRazorpay(sale.razorpayPaymentId)).toHaveLength(1);
  });

  it('reports a refusal by Razorpay at once and releases the amount', async () => {
    const sale = await admin.sale(shop);
    // Refunded in the dashboard: less is left than we know.
    system.sandbox.control.refund(sale.razorpayPaymentId, 4_000_000);
    const { status, body } = await admin.refund(sale.paymentId, { amount: 1_000_000 });
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 'failed', error: expect.stringMatching(/greater than/) });
    expect((await admin.payment(sale.paymentId)).refundable).toBe(BUDDY_6_PAISE);
  });

  it('is completed by webhooks, repeated and before the API’s answer', async () => {
    const sale = await admin.sale(shop);
    listenToWebhooks();
    system.sandbox.control.setWebhooks({ copies: 2, order: 'reversed' });
    system.sandbox.control.failApi({ drop: true, when: 'after', only: '/refund' });
    await admin.refund(sale.paymentId, { amount: 800_000 });
    await until(async () => (await admin.payment(sale.paymentId)).refunded === 800_000);
    await until(async () => (await system.db.rows('SELECT 1 FROM outbox')).length === 0);
    expect((await admin.payment(sale.paymentId)).refunds).toHaveLength(1);
  });

  it('waits for the bank and reports when the bank failed', async () => {
    const sale = await admin.sale(shop);
    listenToWebhooks();
    system.sandbox.control.settleRefunds('later');
    const { body: refund } = await admin.refund(sale.paymentId, { amount: 700_000 });
    expect(refund.status).toBe('pending');
    const [made] = atRazorpay(sale.razorpayPaymentId);
    expect(await idsAtRazorpay(sale.paymentId)).toEqual([made!.id]);
    system.sandbox.control.settleRefund(made!.id, 'failed');
    const payment = await until(async () => {
      const now = await admin.payment(sale.paymentId);
      return now.flagged && now;
    });
    expect(payment).toMatchObject({ refunded: 0, refundable: BUDDY_6_PAISE });
    expect(payment.refunds[0]).toMatchObject({ status: 'failed', processedAt: null });
    expect(payment.flags).toMatchObject([{ kind: 'refund_failed', resolvedAt: null }]);
    expect(payment.flags[0]?.text).toContain('₹7,000');
    // The reconciler may have been faster than the webhook.
    expect(payment.timeline.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/Refund of ₹7,000 failed|did not reach/),
    );
    // A failed refund can be made again.
    const again = await admin.refund(sale.paymentId, { amount: BUDDY_6_PAISE });
    expect(again.body).toMatchObject({ amount: BUDDY_6_PAISE, status: 'pending' });
  });

  it('is completed by the reconciler without a webhook', async () => {
    const sale = await admin.sale(shop);
    system.sandbox.control.settleRefunds('later');
    expect((await admin.refund(sale.paymentId, { amount: 600_000 })).body.status).toBe('pending');
    const [made] = atRazorpay(sale.razorpayPaymentId);
    system.sandbox.control.settleRefund(made!.id, 'processed');
    await until(async () => (await admin.payment(sale.paymentId)).refunded === 600_000);
  });

  it('takes over a dashboard refund from before the capture was known', async () => {
    const { order, razorpayPaymentId } = await paidUnheardOf();
    system.sandbox.control.refund(razorpayPaymentId, 1_200_000);
    await until(async () => {
      const told = await refundsTold(order.orderId);
      return told.length > 0 && told.every((outcome) => outcome === 'unknown_refund');
    });
    await shop.verify(order.orderId, razorpayPaymentId);
    const payment = await until(async () => {
      const now = await admin.payment(order.paymentId);
      return now.refunded > 0 && now;
    });
    expect(payment).toMatchObject({ status: 'completed', refunded: 1_200_000 });
    expect(payment.refunds).toHaveLength(1);
  });

  it('takes over a dashboard refund that is concurrent with the capture', async () => {
    const { order, razorpayPaymentId } = await paidUnheardOf();
    // The last write of a capture.
    const release = await holdLock(system, 'LOCK TABLE activities IN SHARE ROW EXCLUSIVE MODE');
    const verified = shop.verify(order.orderId, razorpayPaymentId);
    await untilWaiting(system);
    system.sandbox.control.refund(razorpayPaymentId, 1_200_000);
    await until(async () => {
      const told = await refundsTold(order.orderId);
      const decided = told.length > 0 && told.every((outcome) => outcome !== null);
      return decided || (await sessionsWaiting(system)) > 1;
    });
    await release();
    expect((await verified).body.status).toBe('completed');
    await until(async () => (await admin.payment(order.paymentId)).refunded === 1_200_000);
    expect((await admin.payment(order.paymentId)).refunds).toHaveLength(1);
  });

  it('completes a sale that was fully refunded before the capture was known', async () => {
    const { body: order } = await shop.order();
    const razorpayPaymentId = system.sandbox.control.capture(order.orderId);
    system.sandbox.control.refund(razorpayPaymentId, BUDDY_6_PAISE);
    expect(system.sandbox.control.payments(order.orderId)[0]?.status).toBe('refunded');
    const payment = await until(async () => {
      const now = await admin.payment(order.paymentId);
      return now.refunded > 0 && now;
    });
    expect(payment).toMatchObject({ status: 'completed', refunded: BUDDY_6_PAISE, flagged: false });
    expect(payment.refunds).toMatchObject([{ by: "Razorpay's dashboard" }]);
  });

  it('finds a reported refund by indexes, whatever its receipt', async () => {
    const client = new pg.Client({ connectionString: system.db.url });
    await client.connect();
    // With so few rows PostgreSQL would scan the table; the planner setting prevents that.
    await client.query('SET enable_seqscan = off');
    const plan = async (receipt: string | null) => {
      let lines = '';
      const explaining = {
        manager: system.app.get(UnitOfWork).manager,
        async rows<Row>(text: string, parameters: readonly unknown[] = []): Promise<Row[]> {
          const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, [...parameters]);
          lines = rows.map((row) => row['QUERY PLAN']).join('\n');
          return [];
        },
      };
      await system.app.get(RefundsRepository, { strict: false }).findReported(explaining, 'rfnd_1', receipt);
      return lines;
    };
    for (const receipt of [randomUUID(), 'made by hand', null]) {
      expect(await plan(receipt)).toMatch(/Index/);
      expect(await plan(receipt)).not.toMatch(/Seq Scan/);
    }
    await client.end();
  });

  it('takes over a dashboard refund once', async () => {
    const sale = await admin.sale(shop);
    listenToWebhooks();
    system.sandbox.control.setWebhooks({ copies: 2 });
    system.sandbox.control.refund(sale.razorpayPaymentId, 1_200_000);
    await until(async () => (await admin.payment(sale.paymentId)).refunded === 1_200_000);
    await until(async () => (await system.db.rows('SELECT 1 FROM outbox')).length === 0);
    expect((await admin.payment(sale.paymentId)).refunds).toMatchObject([
      { amount: 1_200_000, by: "Razorpay's dashboard" },
    ]);
    const tooMuch = await admin.refund<ErrorAnswer>(sale.paymentId, { amount: BUDDY_6_PAISE - 1_199_999 });
    expect(tooMuch.body).toMatchObject({
      code: 'REFUND_TOO_LARGE',
      message: 'At most ₹35,000 can be refunded.',
    });
  });
});
