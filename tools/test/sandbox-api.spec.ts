import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Razorpay from 'razorpay';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startRazorpaySandbox, type RazorpaySandbox } from '../src/razorpay-sandbox/server.ts';

const KEYS = { keyId: 'rzp_test_tools', keySecret: 'tools-secret', webhookSecret: 'tools-webhook' };
const NEW_ORDER = { amount: 2_400_000, currency: 'INR', receipt: 'our-id', notes: { trainingType: 'buddy' } };

function sdk(sandbox: RazorpaySandbox, keySecret = KEYS.keySecret): Razorpay {
  const client = new Razorpay({ key_id: KEYS.keyId, key_secret: keySecret });
  const { api } = client as unknown as { api: { rq: { defaults: { baseURL: string } } } };
  api.rq.defaults.baseURL = sandbox.url;
  return client;
}

describe('the sandbox behind the real SDK', () => {
  let sandbox: RazorpaySandbox;
  let razorpay: Razorpay;
  let dataDir: string;

  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'ironbloom-sandbox-'));
    sandbox = await startRazorpaySandbox({ ...KEYS, dataDir });
    razorpay = sdk(sandbox);
    return async () => {
      await sandbox.close();
      await rm(dataDir, { recursive: true, force: true });
    };
  });

  it('creates and fetches an order', async () => {
    const order = await razorpay.orders.create(NEW_ORDER);
    expect(order).toMatchObject({ ...NEW_ORDER, status: 'created', amount_due: 2_400_000, attempts: 0 });
    expect(order.id).toMatch(/^order_[0-9A-Za-z]{14}$/);
    expect(await razorpay.orders.fetch(order.id)).toEqual(order);
    expect(await razorpay.orders.fetchPayments(order.id)).toEqual({
      entity: 'collection',
      count: 0,
      items: [],
    });
    const listed = await razorpay.orders.all({ count: 1 });
    expect(listed.items.map(({ id }) => id)).toEqual([order.id]);
  });

  it('shows a payment on its order', async () => {
    const order = await razorpay.orders.create(NEW_ORDER);
    sandbox.control.decline(order.id);
    const paymentId = sandbox.control.capture(order.id);
    const payment = await razorpay.payments.fetch(paymentId);
    expect(payment).toMatchObject({
      order_id: order.id,
      amount: 2_400_000,
      status: 'captured',
      captured: true,
    });
    const { items } = await razorpay.orders.fetchPayments(order.id);
    expect(items.map(({ status }) => status)).toEqual(['failed', 'captured']);
    expect(await razorpay.orders.fetch(order.id)).toMatchObject({
      status: 'paid',
      attempts: 2,
      amount_due: 0,
    });
  });

  it('captures authorised money once and in full', async () => {
    const order = await razorpay.orders.create(NEW_ORDER);
    const paymentId = sandbox.control.capture(order.id, { capture: false });
    await expect(razorpay.payments.capture(paymentId, 100, 'INR')).rejects.toMatchObject({ statusCode: 400 });
    const captured = await razorpay.payments.capture(paymentId, 2_400_000, 'INR');
    expect(captured.status).toBe('captured');
    await expect(razorpay.payments.capture(paymentId, 2_400_000, 'INR')).rejects.toMatchObject({
      statusCode: 400,
      error: { description: 'This payment has already been captured' },
    });
  });

  it('refunds in parts, never more than was paid', async () => {
    const order = await razorpay.orders.create(NEW_ORDER);
    const paymentId = sandbox.control.capture(order.id);
    const refund = await razorpay.payments.refund(paymentId, { amount: 400_000 });
    expect(refund).toMatchObject({ amount: 400_000, payment_id: paymentId, status: 'processed' });
    expect(await razorpay.refunds.fetch(refund.id)).toEqual(refund);
    await expect(razorpay.payments.refund(paymentId, { amount: 2_400_000 })).rejects.toMatchObject({
      statusCode: 400,
    });
    await razorpay.payments.refund(paymentId, {});
    const payment = await razorpay.payments.fetch(paymentId);
    expect(payment).toMatchObject({ status: 'refunded', refund_status: 'full', amount_refunded: 2_400_000 });
  });

  it('makes one refund per idempotency key', async () => {
    const order = await razorpay.orders.create(NEW_ORDER);
    const paymentId = sandbox.control.capture(order.id);
    const ask = async (key: string, amount: number) => {
      const response = await fetch(`${sandbox.url}/v1/payments/${paymentId}/refund`, {
        method: 'POST',
        headers: {
          authorization: `Basic ${btoa(`${KEYS.keyId}:${KEYS.keySecret}`)}`,
          'content-type': 'application/json',
          'x-refund-idempotency': key,
        },
        body: JSON.stringify({ amount }),
      });
      return (await response.json()) as { id: string; error?: { description: string } };
    };
    const first = await ask('one-refund', 100_000);
    expect((await ask('one-refund', 100_000)).id).toBe(first.id);
    expect((await ask('one-refund', 200_000)).error?.description).toMatch(/^Different request/);
    expect((await ask('short', 100_000)).error).toBeDefined();
    expect((await ask('another-refund', 100_000)).id).not.toBe(first.id);
    expect(sandbox.control.refunds(paymentId)).toHaveLength(2);
  });

  it('lets a bank fail a pending refund; the amount can be refunded again', async () => {
    const order = await razorpay.orders.create(NEW_ORDER);
    const paymentId = sandbox.control.capture(order.id);
    sandbox.control.settleRefunds('later');
    const { id, status } = await razorpay.payments.refund(paymentId, {});
    expect(status).toBe('pending');
    expect(await razorpay.payments.fetch(paymentId)).toMatchObject({ status: 'refunded' });
    sandbox.control.settleRefund(id, 'failed');
    expect(await razorpay.refunds.fetch(id)).toMatchObject({ status: 'failed' });
    expect(await razorpay.payments.fetch(paymentId)).toMatchObject({
      status: 'captured',
      amount_refunded: 0,
      refund_status: null,
    });
    expect(() => sandbox.control.settleRefund(id, 'processed')).toThrow('settled already');
  });

  it('answers errors in the shape of Razorpay', async () => {
    await expect(razorpay.orders.fetch('order_unknown')).rejects.toEqual({
      statusCode: 400,
      error: expect.objectContaining({
        code: 'BAD_REQUEST_ERROR',
        description: 'The id provided does not exist',
      }),
    });
    await expect(razorpay.orders.create({ ...NEW_ORDER, amount: 99 })).rejects.toMatchObject({
      error: { field: 'amount' },
    });
    await expect(razorpay.orders.create({ ...NEW_ORDER, receipt: 'r'.repeat(41) })).rejects.toMatchObject({
      error: { field: 'receipt' },
    });
    await expect(sdk(sandbox, 'wrong').orders.create(NEW_ORDER)).rejects.toMatchObject({
      statusCode: 401,
      error: { description: 'Authentication failed' },
    });
  });

  it('keeps orders and payments over a restart', async () => {
    const order = await razorpay.orders.create(NEW_ORDER);
    const paymentId = sandbox.control.capture(order.id);
    await sandbox.close();
    sandbox = await startRazorpaySandbox({ ...KEYS, dataDir });
    razorpay = sdk(sandbox);
    expect(await razorpay.orders.fetch(order.id)).toMatchObject({ status: 'paid' });
    expect((await razorpay.orders.fetchPayments(order.id)).items[0]?.id).toBe(paymentId);
  });
});

interface Line {
  entity_id: string;
  type: string;
  debit: number;
  credit: number;
  fee: number;
  tax: number;
  settlement_id: string;
  settled_at: number;
}

describe('the settlements of the sandbox behind the real SDK', () => {
  let sandbox: RazorpaySandbox;
  let razorpay: Razorpay;

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-05T12:00:00+05:30') });
    sandbox = await startRazorpaySandbox(KEYS);
    razorpay = sdk(sandbox);
    return async () => {
      await sandbox.close();
      vi.useRealTimers();
    };
  });

  async function lines(query: { day?: number; count?: number; skip?: number } = {}): Promise<Line[]> {
    const answer = await razorpay.settlements.reports({ year: 2026, month: 10, ...query });
    return (answer as unknown as { items: Line[] }).items;
  }
  const sale = async () =>
    sandbox.control.capture((await razorpay.orders.create({ ...NEW_ORDER, amount: 1_500_000 })).id);

  it('pay a day out on the next morning, minus fee and tax', async () => {
    const paymentId = await sale();
    const refundId = sandbox.control.refund(paymentId, 500_000);
    vi.setSystemTime(new Date('2026-10-06T10:59:59+05:30'));
    expect(await lines()).toEqual([]);
    vi.setSystemTime(new Date('2026-10-06T11:00:00+05:30'));
    const paid = await lines({ day: 6 });
    expect(paid).toMatchObject([
      {
        entity_id: paymentId,
        type: 'payment',
        amount: 1_500_000,
        fee: 35_400,
        tax: 5_400,
        credit: 1_464_600,
        debit: 0,
      },
      { entity_id: refundId, type: 'refund', amount: 500_000, fee: 0, tax: 0, credit: 0, debit: 500_000 },
    ]);
    expect(new Set(paid.map(({ settlement_id }) => settlement_id)).size).toBe(1);
    expect(paid[0]!.settled_at).toBe(Date.parse('2026-10-06T11:00:00+05:30') / 1000);
    expect(await lines({ day: 5 })).toEqual([]);
    expect(await lines({ day: 6 })).toEqual(paid);
  });

  it('are paged', async () => {
    for (let made = 0; made < 5; made += 1) await sale();
    sandbox.control.settleNow();
    const all = await lines({ count: 1000 });
    expect(all).toHaveLength(5);
    expect(await lines({ count: 2, skip: 4 })).toEqual(all.slice(4));
  });
});
