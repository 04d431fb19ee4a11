import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aPerson, anOrderRequest, BUDDY_6_PAISE } from '../factories/order-request.ts';
import type { ErrorAnswer } from '../harness/client.ts';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';

let system: TestSystem;
let shop: Shop;

beforeAll(async () => {
  system = await startSystem();
  shop = new Shop(system);
});
afterAll(() => system.stop());

async function countPayments(): Promise<number> {
  const [row] = await system.db.rows<{ n: number }>('SELECT count(*)::int AS n FROM payments');
  return row!.n;
}

async function isTestPayment(id: string, { db }: TestSystem): Promise<boolean> {
  const [row] = await db.rows<{ test: boolean }>('SELECT test FROM payments WHERE id = $1', [id]);
  return row!.test;
}

describe('POST /api/payments/orders', () => {
  it('prices on the server, stores a pending payment and creates the Razorpay order', async () => {
    const request = anOrderRequest();
    const { status, body } = await shop.order(request);
    expect(status).toBe(201);
    expect(body).toMatchObject({ amount: BUDDY_6_PAISE, currency: 'INR', keyId: 'rzp_test_spec' });
    expect(body.orderId).toMatch(/^order_/);
    expect(body.statusToken.length).toBeGreaterThanOrEqual(43);
    expect(JSON.parse(body.notes['user_details']!)).toMatchObject({ name: request.user.name, age: 29 });
    expect(JSON.parse(body.notes['buddy_details']!)).toMatchObject({ name: 'Dev Nair' });
    expect(await shop.payment(body.orderId)).toMatchObject({ id: body.paymentId, status: 'pending' });
  });

  it('creates one payment and one order from 50 equal concurrent requests', async () => {
    const before = await countPayments();
    const request = anOrderRequest();
    const answers = await Promise.all(Array.from({ length: 50 }, () => shop.order(request)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.orderId)).size).toBe(1);
    expect(new Set(answers.map(({ body }) => body.statusToken)).size).toBe(1);
    expect(await countPayments()).toBe(before + 1);
    const orders = system.sandbox.control
      .orders()
      .filter(({ receipt }) => receipt === answers[0]!.body.paymentId);
    expect(orders).toHaveLength(1);
  });

  it('gives each of twenty concurrent purchases its own order', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.order()));
    const ordered = new Map(system.sandbox.control.orders().map(({ id, receipt }) => [id, receipt]));
    for (const { status, body } of answers) {
      expect(status).toBe(201);
      expect(ordered.get(body.orderId)).toBe(body.paymentId);
      expect(await shop.payment(body.orderId)).toMatchObject({ id: body.paymentId, status: 'pending' });
    }
  });

  it.each<[string, Record<string, unknown>]>([
    ['of different prices', { duration: 12 }],
    ['of one price, for different people', { user: aPerson({ email: 'other@example.com' }) }],
  ])('refuses one key for two purchases %s', async (_, other) => {
    const request = anOrderRequest();
    await shop.order(request);
    const { status, body } = await shop.order<ErrorAnswer>({ ...request, ...other });
    expect([status, body.code]).toEqual([409, 'INTENT_REUSED']);
  });

  it('refuses the intent key of a paid purchase', async () => {
    const request = anOrderRequest();
    const { body: order } = await shop.order(request);
    await shop.verify(order.orderId, system.sandbox.control.capture(order.orderId));
    const { status, body } = await shop.order<ErrorAnswer>(request);
    expect([status, body.code]).toEqual([409, 'ALREADY_PAID']);
  });

  it('marks test payments only', async () => {
    const { body: order } = await shop.order();
    expect(await isTestPayment(order.paymentId, system)).toBe(true);
    const live = await startSystem({ RAZORPAY_SANDBOX: 'false', RAZORPAY_KEY_ID: 'rzp_live_spec' });
    const request = anOrderRequest();
    // Razorpay refuses the key; the payment is stored before the call.
    expect((await new Shop(live).order<ErrorAnswer>(request)).status).toBe(503);
    const [row] = await live.db.rows<{ id: string }>('SELECT id FROM payments');
    expect(await isTestPayment(row!.id, live)).toBe(false);
    await live.stop();
  });

  it.each([
    '98765 43210',
    '9876543210',
    '+91 98765-43210',
    '+44 20 7183 8750',
    '+1 (415) 555-2671',
    '',
    undefined,
  ])('accepts the phone number %j and stores it as typed', async (phone) => {
    const { status, body } = await shop.order(anOrderRequest({ user: aPerson({ phone }) }));
    expect(status).toBe(201);
    const [kept] = await system.db.rows<{ phone: string | null }>(
      'SELECT phone FROM payments WHERE id = $1',
      [body.paymentId],
    );
    expect(kept!.phone).toBe(phone || null);
  });

  const noNumber = 'Please enter a valid phone number, or leave it empty';
  const missing = 'Please fill in all required details (name, email, age, gender)';
  const missingBuddy = 'Please fill in all buddy details (name, email, age, gender)';
  it.each<[string, Record<string, unknown>, string, string | undefined]>([
    ['no user', { user: undefined }, 'MISSING_DETAILS', missing],
    ['an empty name', { user: aPerson({ name: '  ' }) }, 'MISSING_DETAILS', missing],
    ['a name of joiners', { user: aPerson({ name: '\u200D\u200C' }) }, 'MISSING_DETAILS', missing],
    ['a name of a filler', { user: aPerson({ name: '\u3164' }) }, 'MISSING_DETAILS', missing],
    ['a name of a mark', { user: aPerson({ name: '\u0301' }) }, 'MISSING_DETAILS', missing],
    [
      'a buddy of blank braille',
      { buddy: aPerson({ name: '\u2800' }) },
      'MISSING_BUDDY_DETAILS',
      missingBuddy,
    ],
    ['an empty e-mail', { user: aPerson({ email: '' }) }, 'MISSING_DETAILS', missing],
    ['no age', { user: { ...aPerson(), age: null } }, 'MISSING_DETAILS', missing],
    ['an empty gender', { user: aPerson({ gender: '' }) }, 'MISSING_DETAILS', missing],
    ['no buddy', { buddy: undefined }, 'MISSING_BUDDY_DETAILS', missingBuddy],
    ['a nameless buddy', { buddy: aPerson({ name: '' }) }, 'MISSING_BUDDY_DETAILS', missingBuddy],
    ['age 15', { user: aPerson({ age: 15 }) }, 'AGE_OUT_OF_RANGE', undefined],
    ['age 81', { user: aPerson({ age: 81 }) }, 'AGE_OUT_OF_RANGE', undefined],
    ['a buddy of 15', { buddy: aPerson({ age: 15 }) }, 'AGE_OUT_OF_RANGE', undefined],
    ['age 20.5', { user: aPerson({ age: 20.5 }) }, 'VALIDATION_FAILED', 'Age must be a whole number'],
    [
      'an age in words',
      { user: { ...aPerson(), age: 'thirty' } },
      'VALIDATION_FAILED',
      'Age must be a number',
    ],
    [
      'an odd e-mail',
      { user: aPerson({ email: 'priya' }) },
      'VALIDATION_FAILED',
      'Please enter a valid email',
    ],
    [
      'an unknown gender',
      { user: aPerson({ gender: 'robot' }) },
      'VALIDATION_FAILED',
      'Please choose one of the options',
    ],
    [
      'a name with a line break',
      { user: aPerson({ name: 'A\r\nBcc: x@example.com' }) },
      'VALIDATION_FAILED',
      undefined,
    ],
    [
      'a name with a NUL',
      { user: aPerson({ name: 'A\u0000B' }) },
      'VALIDATION_FAILED',
      'Please use plain text',
    ],
    [
      'a huge name',
      { user: aPerson({ name: 'A'.repeat(5000) }) },
      'VALIDATION_FAILED',
      'At most 120 characters',
    ],
    ['a word for a number', { user: aPerson({ phone: 'call me' }) }, 'VALIDATION_FAILED', noNumber],
    ['half a number', { user: aPerson({ phone: '12345' }) }, 'VALIDATION_FAILED', noNumber],
    ['half a number from abroad', { buddy: aPerson({ phone: '+44 20' }) }, 'VALIDATION_FAILED', noNumber],
    ['no key', { intentKey: undefined }, 'VALIDATION_FAILED', 'This is required'],
    ['an odd key', { intentKey: "'; DROP TABLE payments" }, 'VALIDATION_FAILED', 'This is not valid'],
    ['4 months', { duration: 4 }, 'UNKNOWN_PLAN', undefined],
    ['a group plan', { trainingType: 'group' }, 'UNKNOWN_PLAN', undefined],
    ['another price list', { priceList: 'free' }, 'UNKNOWN_PLAN', undefined],
  ])('refuses %s', async (_, change, code, message) => {
    const before = await countPayments();
    const { status, body } = await shop.order<ErrorAnswer>(anOrderRequest(change));
    expect([status, body.code]).toEqual([400, code]);
    expect(body.message).toBe(message ?? body.message);
    if (code !== 'VALIDATION_FAILED') expect(body.message).toMatch(/\.$|\)$|80$/);
    expect(body.requestId).toBeTruthy();
    expect(await countPayments()).toBe(before);
  });

  it.each(['{', '[]', '"x"', 'null', '{"user": []}', '{"user": {"name": {"$ne": 1}}}'])(
    'answers 400 to the body %s',
    async (body) => {
      expect((await shop.order<ErrorAnswer>(body)).status).toBe(400);
    },
  );

  it('answers that Razorpay is unreachable; the same purchase works later', async () => {
    const request = anOrderRequest();
    system.sandbox.control.failApi({ status: 500 });
    const refused = await shop.order<ErrorAnswer>(request);
    expect([refused.status, refused.body.code]).toEqual([503, 'PAYMENT_PROVIDER_UNAVAILABLE']);
    system.sandbox.control.failApi(undefined);
    const accepted = await shop.order(request);
    expect(accepted.status).toBe(201);
    const rows = await system.db.rows('SELECT 1 FROM payments WHERE intent_key = $1', [request.intentKey]);
    expect(rows).toHaveLength(1);
  });

  it('releases the lease when Razorpay refuses an order', async () => {
    const request = anOrderRequest();
    system.sandbox.control.failApi({ status: 500 });
    await shop.order<ErrorAnswer>(request);
    system.sandbox.control.failApi(undefined);
    const rows = await system.db.rows(
      'SELECT 1 FROM payments WHERE intent_key = $1 AND order_lease_until IS NULL AND razorpay_order_id IS NULL',
      [request.intentKey],
    );
    expect(rows).toHaveLength(1);
  });

  it('limits requests per IP address and sends Retry-After', async () => {
    const limited = await startSystem({ RATE_LIMIT_SCALE: '0.05' });
    const strangers = new Shop(limited);
    const answers = [];
    for (let i = 0; i < 4; i += 1)
      answers.push(await strangers.order<ErrorAnswer>({ intentKey: randomUUID() }));
    const last = answers.at(-1)!;
    expect([last.status, last.body.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    await limited.stop();
  });
});
