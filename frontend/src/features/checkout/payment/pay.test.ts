import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Purchase } from '../api.ts';
import { pay } from '#shared/checkout/pay.ts';
import { billOf } from './bill.ts';

type Options = ConstructorParameters<NonNullable<typeof window.Razorpay>>[0];

const purchase: Purchase = {
  priceList: 'training-programs',
  trainingType: 'individual',
  duration: 3,
  amount: 1_500_000,
  user: { name: 'Priya', email: 'priya@example.com', age: 30, gender: 'female' },
};
const order = {
  paymentId: '1',
  orderId: 'order_1',
  amount: 1_500_000,
  currency: 'INR',
  keyId: 'key',
  item: 'Individual coaching, 3 months',
  statusToken: 'token_1',
  notes: { training_type: 'individual' },
};
const reply = { razorpay_order_id: 'order_1', razorpay_payment_id: 'pay_1', razorpay_signature: 'signature' };

/** Request bodies by path, in order. */
let calls: Record<string, unknown[]>;
let answers: Record<string, () => Response>;
let opened: Options | undefined;
let failed: (() => void) | undefined;

function refusal(status: number, code: string): Response {
  return Response.json({ statusCode: status, code, message: code, requestId: 'r' }, { status });
}

beforeEach(() => {
  calls = {};
  opened = undefined;
  answers = {
    '/api/payments/orders': () => Response.json(order, { status: 201 }),
    '/api/payments/verify': () => Response.json({}),
    '/api/payments/cancel': () => Response.json({}),
  };
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    (calls[path] ??= []).push(JSON.parse(String(init?.body)));
    return answers[path]?.() ?? refusal(404, 'NOT_FOUND');
  });
  window.Razorpay = class {
    constructor(options: Options) {
      opened = options;
    }
    on(_event: string, listener: () => void): void {
      failed = listener;
    }
    open(): void {}
    close(): void {}
  };
});

afterEach(() => {
  delete window.Razorpay;
  vi.unstubAllGlobals();
  localStorage.clear();
});

const start = () => pay(billOf(purchase), '/checkout.js', () => undefined);
const untilOpen = () => vi.waitFor(() => expect(opened).toBeDefined());
const keys = () => calls['/api/payments/orders']?.map((body) => (body as { intentKey: string }).intentKey);

describe('pay', () => {
  it("opens the server's order and verifies the checkout's reply", async () => {
    const end = start();
    await untilOpen();
    expect(opened).toMatchObject({
      order_id: 'order_1',
      amount: 1_500_000,
      currency: 'INR',
      notes: order.notes,
      description: 'Individual coaching, 3 months',
      prefill: { name: 'Priya', email: 'priya@example.com' },
    });
    opened?.handler(reply);
    expect(await end).toEqual({ kind: 'paid', order, reply, isMismatched: false });
    expect(calls['/api/payments/verify']).toEqual([reply]);
  });

  it('uses one key until paid, then a new one', async () => {
    const first = start();
    await untilOpen();
    opened?.modal.ondismiss();
    expect(await first).toEqual({ kind: 'dismissed' });
    await vi.waitFor(() =>
      expect(calls['/api/payments/cancel']).toEqual([{ orderId: 'order_1', statusToken: 'token_1' }]),
    );

    const before = opened;
    const second = start();
    await vi.waitFor(() => expect(opened).not.toBe(before));
    opened?.handler(reply);
    await second;
    void start();
    await vi.waitFor(() => expect(keys()).toHaveLength(3));
    const [one, two, three] = keys() ?? [];
    expect(two).toBe(one);
    expect(three).not.toBe(one);
  });

  it('reports a failure', async () => {
    const end = start();
    await untilOpen();
    failed?.();
    expect(await end).toEqual({ kind: 'failed', order });
  });

  it('keeps the key and names the retried payment when it is retried from the other screen', async () => {
    const first = pay(billOf({ ...purchase, priceList: 'simple-payment' }), '/checkout.js', () => undefined);
    await untilOpen();
    failed?.();
    await first;
    const retry = { statusToken: 'token_1', priceList: 'simple-payment' } as const;
    void pay(billOf({ ...purchase, retry }), '/checkout.js', () => undefined);
    await vi.waitFor(() => expect(keys()).toHaveLength(2));
    const [one, two] = keys() ?? [];
    expect(two).toBe(one);
    expect(calls['/api/payments/orders']?.at(-1)).toMatchObject({
      priceList: 'training-programs',
      retryOf: 'token_1',
    });
  });

  it('retries with a new key if the server knows the key with other details', async () => {
    let asked = 0;
    answers['/api/payments/orders'] = () => {
      asked += 1;
      return asked === 1 ? refusal(409, 'INTENT_REUSED') : Response.json(order, { status: 201 });
    };
    void start();
    await untilOpen();
    const [one, two] = keys() ?? [];
    expect(two).not.toBe(one);
  });

  it('finds the order that was paid in a tab closed too early', async () => {
    void start();
    await untilOpen();
    answers['/api/payments/orders'] = () => refusal(409, 'ALREADY_PAID');
    expect(await start()).toEqual({
      kind: 'already-paid',
      order: { orderId: 'order_1', statusToken: 'token_1' },
    });
  });

  it('ends as paid if the verification fails', async () => {
    answers['/api/payments/verify'] = () => refusal(400, 'INVALID_SIGNATURE');
    const end = start();
    await untilOpen();
    opened?.handler(reply);
    expect(await end).toMatchObject({ kind: 'paid' });
  });

  it('reports a payment that does not match the order', async () => {
    answers['/api/payments/verify'] = () =>
      Response.json({ status: 'failed', received: { amount: 100, currency: 'INR', state: 'open' } });
    const end = start();
    await untilOpen();
    opened?.handler(reply);
    expect(await end).toMatchObject({ kind: 'paid', isMismatched: true });
  });

  it.each(['PRICE_CHANGED', 'RATE_LIMITED', 'PAYMENT_PROVIDER_UNAVAILABLE'])('rethrows %s', async (code) => {
    answers['/api/payments/orders'] = () => refusal(409, code);
    await expect(start()).rejects.toMatchObject({ code });
    expect(opened).toBeUndefined();
  });
});
