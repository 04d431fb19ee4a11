import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { BUDDY_6_PAISE } from '../factories/order-request.ts';
import { AdminClient, type PaymentAnswer, type RefundAnswer } from '../harness/admin-client.ts';
import type { ErrorAnswer } from '../harness/client.ts';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';

/** Amount with the fee that the customer bears. */
const WITH_FEE = BUDDY_6_PAISE + 110_920;

let system: TestSystem;
let shop: Shop;
let admin: AdminClient;
let manager: AdminClient;

beforeAll(async () => {
  system = await startSystem({ RECONCILE_EVERY_MS: '50', RECONCILE_FIRST_DELAY_MS: '200' });
  shop = new Shop(system);
  admin = await AdminClient.create(system);
  manager = await AdminClient.create(system, 'manager');
  await system.startWorker();
});
afterEach(() => {
  system.sandbox.control.failApi(undefined);
  system.sandbox.control.settleRefunds('at-once');
  system.sandbox.control.setWebhookUrl(undefined);
});
afterAll(() => system.stop());

type Detail = PaymentAnswer & {
  captured: number | null;
  completedAt: string | null;
  taxDocuments: { total: number }[];
};
const detail = async (id: string) => (await admin.call<Detail>(`payments/admin/${id}`)).body;

/** An order with a mismatched capture, found by the reconciler. */
async function mismatched(captured: { amount?: number; currency?: string }) {
  const { body: order } = await shop.order();
  const razorpayPaymentId = system.sandbox.control.capture(order.orderId, captured);
  await until(async () => (await shop.payment(order.orderId)).flagged);
  const [flag] = (await detail(order.paymentId)).flags;
  const path = `payments/admin/${order.paymentId}/flags/${flag!._id}`;
  return {
    ...order,
    razorpayPaymentId,
    accept: (by = admin) => by.call<ErrorAnswer & { resolvedBy: string }>(`${path}/accept`, 'POST', {}),
    refund: (fields: object = {}, by = admin) =>
      by.call<ErrorAnswer & RefundAnswer & { currency: string }>(`${path}/refund`, 'POST', fields),
    resolve: () => admin.call(`${path}/resolve`, 'POST', { note: 'Sent back by hand' }),
  };
}
const received = async (statusToken: string) =>
  (await shop.status<{ status: string; received: object | null }>(statusToken)).body;
const mailKeys = async (like: string): Promise<string[]> =>
  (await system.db.rows<{ key: string }>('SELECT key FROM mails WHERE key LIKE $1', [like])).map(
    ({ key }) => key,
  );

describe('a capture that does not match its order', () => {
  it('fails its payment and shows the buyer that money arrived', async () => {
    const { orderId, statusToken, paymentId } = await mismatched({ amount: WITH_FEE });
    expect(await shop.transitions(orderId)).toEqual(['pending→failed']);
    expect(await received(statusToken)).toMatchObject({
      status: 'failed',
      received: { amount: WITH_FEE, currency: 'INR', state: 'open' },
    });
    expect((await detail(paymentId)).timeline.map(({ text }) => text)).toContain(
      'Failed: the payment does not match the order',
    );
  });

  it('is shown to the browser that reports it, also for a cancelled order', async () => {
    const { body: order } = await shop.order();
    await shop.cancel(order.orderId, order.statusToken);
    const paid = system.sandbox.control.capture(order.orderId, { amount: 100 });
    const { body } = await shop.verify<{ status: string; received: object }>(order.orderId, paid);
    expect(body).toMatchObject({ status: 'cancelled', received: { amount: 100, state: 'open' } });
    const { body: other } = await shop.order();
    expect(await received(other.statusToken)).toMatchObject({ status: 'pending', received: null });
  });

  it('can be closed without a decision', async () => {
    const { statusToken, resolve, accept, refund } = await mismatched({ amount: WITH_FEE });
    expect((await resolve()).status).toBe(200);
    for (const answer of [await accept(), await refund()]) {
      expect([answer.status, answer.body.code]).toEqual([409, 'FLAG_RESOLVED']);
    }
    expect(await received(statusToken)).toMatchObject({ received: { state: 'closed' } });
  });
});

describe('accepting it', () => {
  it('completes the payment once at the order’s amount and records the difference', async () => {
    const one = await mismatched({ amount: WITH_FEE });
    const answers = await Promise.all(Array.from({ length: 5 }, () => one.accept()));
    for (const { status, body } of answers) expect([status, body.resolvedBy]).toEqual([200, admin.email]);
    const payment = await detail(one.paymentId);
    expect(payment).toMatchObject({
      status: 'completed',
      amount: BUDDY_6_PAISE,
      captured: WITH_FEE,
      refundable: BUDDY_6_PAISE,
      flagged: false,
      razorpayPaymentId: one.razorpayPaymentId,
      flags: [{ note: 'Accepted ₹48,109.20 for an order of ₹47,000.' }],
    });
    expect(await shop.transitions(one.orderId)).toEqual(['pending→failed', 'failed→completed']);
    expect(payment.timeline.map(({ text }) => text)).toContain('Paid: another amount was accepted');
    await until(async () => (await mailKeys(`receipt:${one.paymentId}`)).length === 1);
    expect(await received(one.statusToken)).toMatchObject({ status: 'completed', received: null });
    const log = (await admin.activities()).filter(({ action }) => action === 'Accepted another amount');
    expect(log).toMatchObject([
      {
        changes: {
          before: { _id: one.paymentId, status: 'failed' },
          after: { ordered: BUDDY_6_PAISE, captured: WITH_FEE },
        },
      },
    ]);
    // Repeated reports change nothing, and an accepted capture cannot be refunded here.
    const again = { id: one.razorpayPaymentId, amount: WITH_FEE };
    await shop.webhook('payment.captured', one.orderId, again, { eventId: `late-${one.paymentId}` });
    expect(await shop.webhookOutcome(`late-${one.paymentId}`)).toBe('already_there');
    expect((await one.refund()).body.code).toBe('ACCEPTED_MEANWHILE');
    expect((await detail(one.paymentId)).flags).toHaveLength(1);
  });

  it('limits refunds to what was captured', async () => {
    const less = await mismatched({ amount: BUDDY_6_PAISE - 500_000 });
    expect((await less.accept()).status).toBe(200);
    expect((await detail(less.paymentId)).refundable).toBe(BUDDY_6_PAISE - 500_000);
    expect((await admin.refund(less.paymentId, { amount: BUDDY_6_PAISE })).status).toBe(400);
    const whole = await admin.refund(less.paymentId, { amount: BUDDY_6_PAISE - 500_000 });
    expect([whole.status, whole.body.status]).toEqual([201, 'processed']);
  });

  it('is possible for rupees only', async () => {
    const { accept, orderId } = await mismatched({ currency: 'USD', amount: 55_000 });
    const { status, body } = await accept();
    expect([status, body.code]).toEqual([409, 'NOT_ACCEPTABLE']);
    expect((await shop.payment(orderId)).status).toBe('failed');
  });

  it('needs the right to refund and respects the manager’s limit', async () => {
    const [little, much] = [
      await mismatched({ amount: BUDDY_6_PAISE - 1_000_000 }),
      await mismatched({ amount: 100 }),
    ];
    const accountant = await AdminClient.create(system, 'accountant');
    expect((await little.accept(accountant)).status).toBe(403);
    const refused = await much.accept(manager);
    expect([refused.status, refused.body.code]).toEqual([403, 'REFUND_ABOVE_LIMIT']);
    expect((await little.accept(manager)).status).toBe(200);
  });

  it('is refused once the order is paid or the money is refunded', async () => {
    const paid = await mismatched({ amount: 100 });
    await shop.verify(paid.orderId, system.sandbox.control.capture(paid.orderId));
    expect((await paid.accept()).body.code).toBe('PAID_OTHERWISE');
    // The excess is refunded and does not reduce the sale.
    expect((await paid.refund()).body).toMatchObject({ status: 'processed', amount: 100 });
    expect(await detail(paid.paymentId)).toMatchObject({
      status: 'completed',
      refunded: 0,
      refundable: BUDDY_6_PAISE,
      flagged: false,
    });
    system.sandbox.control.settleRefunds('later');
    const back = await mismatched({ amount: WITH_FEE });
    expect((await back.refund()).body.status).toBe('pending');
    expect((await back.accept()).body.code).toBe('REFUNDED_MEANWHILE');
  });

  it('and a concurrent refund exclude one another', async () => {
    for (let round = 0; round < 3; round += 1) {
      const one = await mismatched({ amount: WITH_FEE });
      const [accepted, refunded] = await Promise.all([one.accept(), one.refund()]);
      const isSale = (await shop.payment(one.orderId)).status === 'completed';
      expect([accepted.status, refunded.status]).toEqual(isSale ? [200, 409] : [409, 200]);
      expect(system.sandbox.control.refunds(one.razorpayPaymentId)).toHaveLength(isSale ? 0 : 1);
    }
  });
});

describe('refunding it', () => {
  it('refunds the capture once in its currency; the payment stays failed', async () => {
    const before = (await admin.call<{ revenue: object }>('admin/overview')).body.revenue;
    const one = await mismatched({ currency: 'USD', amount: 55_050 });
    const answers = await Promise.all(Array.from({ length: 5 }, () => one.refund()));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body._id}`)).size).toBe(1);
    expect((await one.refund()).body).toMatchObject({ amount: 55_050, currency: 'USD', status: 'processed' });
    expect(system.sandbox.control.refunds(one.razorpayPaymentId)).toMatchObject([
      { amount: 55_050, currency: 'USD' },
    ]);
    const payment = await detail(one.paymentId);
    expect(payment).toMatchObject({ status: 'failed', refunded: 0, refundable: 0, taxDocuments: [] });
    expect(payment).toMatchObject({ flagged: false, flags: [{ note: 'It was refunded.' }] });
    expect(payment.timeline.map(({ text }) => text)).toContain('Refunded 550.50 USD');
    expect(await received(one.statusToken)).toMatchObject({
      status: 'failed',
      received: { amount: 55_050, currency: 'USD', state: 'refunded' },
    });
    const mail = await until(async () => {
      const key = `refund:${answers[0]!.body._id}`;
      const rows = await system.db.rows<{ data: object }>('SELECT data FROM mails WHERE key = $1', [key]);
      return rows[0];
    });
    expect(mail.data).toMatchObject({ amount: '550.50 USD', paid: null, receiptNumber: null });
    expect((await admin.activities())[0]).toMatchObject({
      action: 'Refunded',
      changes: { after: { amount: 55_050 } },
    });
    // There was no sale, so the refund reduces none.
    expect((await admin.call<{ revenue: object }>('admin/overview')).body.revenue).toEqual(before);
    // Late reports change nothing.
    await shop.webhook('payment.captured', one.orderId, {
      id: one.razorpayPaymentId,
      amount: 55_050,
      currency: 'USD',
    });
    await until(async () => (await system.db.rows('SELECT 1 FROM outbox')).length === 0);
    expect(await detail(one.paymentId)).toMatchObject({
      status: 'failed',
      flagged: false,
      refunds: { length: 1 },
    });
  });

  it('can be retried after a failure, and is made once after an outage', async () => {
    const one = await mismatched({ amount: WITH_FEE });
    const only = `POST /v1/payments/${one.razorpayPaymentId}/refund`;
    system.sandbox.control.failApi({ status: 400, only, times: 1 });
    expect((await one.refund()).body.status).toBe('failed');
    expect((await detail(one.paymentId)).flagged).toBe(true);
    system.sandbox.control.failApi({ drop: true, when: 'after', only, times: 1 });
    expect((await one.refund()).body.code).toBe('PAYMENT_PROVIDER_UNAVAILABLE');
    await until(async () => !(await detail(one.paymentId)).flagged);
    expect(system.sandbox.control.refunds(one.razorpayPaymentId)).toMatchObject([{ amount: WITH_FEE }]);
  });

  it.each(['before', 'after'])(
    'in Razorpay’s dashboard, %s we know of the capture, settles it as well',
    async (when) => {
      const { body: order } = await shop.order();
      if (when === 'before') {
        await system.db.rows('UPDATE payments SET next_check_at = NULL WHERE id = $1', [order.paymentId]);
      }
      const paid = system.sandbox.control.capture(order.orderId, { amount: WITH_FEE });
      if (when === 'after') await until(async () => (await shop.payment(order.orderId)).flagged);
      system.sandbox.control.setWebhookUrl(`${system.url}/api/payments/webhook`);
      system.sandbox.control.refund(paid, WITH_FEE);
      if (when === 'before') {
        const told = `SELECT 1 FROM razorpay_webhook_events WHERE razorpay_order_id = $1 AND applied_at IS NULL`;
        await until(async () => (await system.db.rows(told, [order.orderId])).length === 0);
        await shop.webhook('payment.captured', order.orderId, { id: paid, amount: WITH_FEE });
      }
      await until(async () => {
        const { flags } = await detail(order.paymentId);
        return flags.length === 1 && flags[0]!.resolvedAt !== null;
      });
      expect(await detail(order.paymentId)).toMatchObject({
        status: 'failed',
        refunds: [{ amount: WITH_FEE, status: 'processed', by: "Razorpay's dashboard" }],
      });
    },
  );

  it('needs an owner for another currency', async () => {
    const [dollars, rupees] = [
      await mismatched({ currency: 'USD', amount: 100 }),
      await mismatched({ amount: 100 }),
    ];
    expect((await dollars.refund({}, manager)).body.code).toBe('REFUND_ABOVE_LIMIT');
    expect((await rupees.refund({}, manager)).status).toBe(200);
  });
});
