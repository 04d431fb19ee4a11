import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BUDDY_6_PAISE } from '../factories/order-request.ts';
import { AdminClient } from '../harness/admin-client.ts';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';

interface Overview {
  revenue: { thisMonth: number; last30Days: number };
  paymentMode: string;
  payments: { pending: number; flagged: number };
  messages: { unread: number };
  mails: { failed: number };
}

interface RevenueDay {
  date: string;
  amount: number;
  count: number;
}

let system: TestSystem;
let shop: Shop;
let admin: AdminClient;

beforeAll(async () => {
  system = await startSystem();
  shop = new Shop(system);
  admin = await AdminClient.create(system);
});
afterAll(() => system.stop());

const overview = async () => (await admin.call<Overview>('admin/overview')).body;
/** First moment of the month in India. */
const MONTH = `date_trunc('month', now() AT TIME ZONE 'Asia/Kolkata') AT TIME ZONE 'Asia/Kolkata'`;
const completedAt = (id: string, at: string) =>
  system.db.rows(`UPDATE payments SET completed_at = ${at} WHERE id = $1`, [id]);

describe('the overview', () => {
  it('is all zeros without data', async () => {
    const { status, headers, body } = await admin.call<Overview>('admin/overview');
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body).toEqual({
      revenue: { thisMonth: 0, last30Days: 0 },
      paymentMode: 'sandbox',
      payments: { pending: 0, flagged: 0, refundAsked: 0, toCall: 0 },
      messages: { unread: 0 },
      mails: { failed: 0 },
    });
  });

  it('counts payments less refunds, by months in India', async () => {
    const [now, dayStart, before, long] = [
      await admin.sale(shop),
      await admin.sale(shop),
      await admin.sale(shop),
      await admin.sale(shop),
    ];
    await completedAt(dayStart!.paymentId, MONTH);
    await completedAt(before!.paymentId, `${MONTH} - interval '1 microsecond'`);
    await completedAt(long!.paymentId, `now() - interval '31 days'`);
    await admin.refund(now!.paymentId, { amount: 700_000 });
    system.sandbox.control.settleRefunds('later');
    // Pending: still ours.
    await admin.refund(dayStart!.paymentId, { amount: 100_000 });
    const [row] = await system.db.rows<{ days: number }>(
      `SELECT count(*)::int AS days FROM payments WHERE completed_at >= now() - interval '30 days'`,
    );
    const { revenue } = await overview();
    expect(revenue.thisMonth).toBe(2 * BUDDY_6_PAISE - 700_000);
    expect(revenue.last30Days).toBe(row!.days * BUDDY_6_PAISE - 700_000);
  });

  it('counts the same per day in India, with zeros for days without sales', async () => {
    const perDay = async (days?: number) => {
      const { body } = await admin.call<{ days: RevenueDay[] }>(
        `admin/revenue${days === undefined ? '' : `?days=${days}`}`,
      );
      return body.days;
    };
    const before = await perDay(90);
    const quiet = before.findIndex(({ count }) => count === 0);
    const date = before[quiet]!.date;
    // First and last moment of that day in India.
    for (const at of [
      `'${date} 00:00:00+05:30'::timestamptz`,
      `'${date} 23:59:59.999999+05:30'::timestamptz`,
    ]) {
      await completedAt((await admin.sale(shop)).paymentId, at);
    }
    const late = await admin.sale(shop);
    await completedAt(late.paymentId, `'${date} 12:00:00+05:30'::timestamptz - interval '200 days'`);
    system.sandbox.control.settleRefunds('at-once');
    await admin.refund(late.paymentId, { amount: 300_000 });

    const days = await perDay(90);
    expect(days).toHaveLength(90);
    expect(days[quiet]).toEqual({ date, amount: 2 * BUDDY_6_PAISE, count: 2 });
    expect(days.at(-1)).toEqual({
      ...before.at(-1),
      amount: before.at(-1)!.amount - 300_000,
    });
    expect(days.map((day) => day.date)).toEqual(days.map((day) => day.date).toSorted());
    expect(await perDay()).toEqual(days.slice(-7));
    expect(await perDay(30)).toEqual(days.slice(-30));
    expect((await admin.call('admin/revenue?days=91')).status).toBe(400);
  });

  it('counts what needs attention', async () => {
    await shop.order();
    await shop.order();
    await system.db.rows(`UPDATE payments SET flagged = true WHERE status = 'pending'`);
    await system.db.rows(
      `INSERT INTO contact_messages (id, name, email, number, message, read_at) VALUES
         (gen_random_uuid(), 'a', 'a', '1', 'm', NULL), (gen_random_uuid(), 'b', 'b', '1', 'm', now())`,
    );
    await system.db.rows(
      `INSERT INTO mails (id, key, template, to_email, data, status) VALUES
         (gen_random_uuid(), 'k', 'receipt', 'a@example.com', '{}', 'failed')`,
    );
    expect(await overview()).toMatchObject({
      payments: { pending: 2, flagged: 2 },
      messages: { unread: 1 },
      mails: { failed: 1 },
    });
  });
});

describe("with Razorpay's own test keys", () => {
  let testing: TestSystem;
  beforeAll(async () => {
    testing = await startSystem({ RAZORPAY_SANDBOX: 'false' });
  });
  afterAll(() => testing.stop());

  it('payments are marked as tests and are no revenue; earlier real ones still count', async () => {
    const [bought, tester] = [new Shop(testing), await AdminClient.create(testing)];
    const [test, real] = [await tester.sale(bought), await tester.sale(bought)];
    await tester.refund(test.paymentId, { amount: 100_000 });
    await tester.refund(real.paymentId, { amount: 200_000 });
    const list = async () => {
      const { body } = await tester.call<{ payments: { _id: string; test: boolean }[] }>(
        'payments/admin/all',
      );
      return body.payments.filter((payment) => payment.test).map(({ _id }) => _id);
    };
    const figures = async () => (await tester.call<Overview>('admin/overview')).body;
    expect(await list()).toHaveLength(2);
    expect(await figures()).toMatchObject({ paymentMode: 'test', revenue: { thisMonth: 0, last30Days: 0 } });

    await testing.db.rows('UPDATE payments SET test = false WHERE id = $1', [real.paymentId]);
    expect(await list()).toEqual([test.paymentId]);
    expect((await figures()).revenue.last30Days).toBe(BUDDY_6_PAISE - 200_000);
  });
});
