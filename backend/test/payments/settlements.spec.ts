import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { AdminClient } from '../harness/admin-client.ts';
import { type ErrorAnswer, request } from '../harness/client.ts';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';
import { monthOf } from '../../src/modules/accounting/period.domain.ts';

interface MonthAnswer {
  month: string;
  firstMonth: string;
  fetchedAt: string | null;
  settledWithinDays: number;
  totals: Record<string, number>;
  settlements: ({ _id: string; utr: string; settledAt: string } & Record<string, number>)[];
  differences: { words: string; paymentId: string | null; entityId: string | null; amount: number }[];
}

const REPORT = 'GET /v1/settlements/recon';
let system: TestSystem;
let shop: Shop;
let owner: AdminClient;

beforeAll(async () => {
  // The hour has passed: a worker asks at its start.
  system = await startSystem({ SETTLEMENTS_HOUR: '0' });
  shop = new Shop(system);
  owner = await AdminClient.create(system);
});
afterAll(() => system.stop());
afterEach(async () => {
  system.sandbox.control.failApi(undefined);
  await system.db.rows('TRUNCATE settlement_lines, nightly_runs');
});

const read = async (month = monthOf(new Date()), who = owner) =>
  (await who.call<MonthAnswer>(`payments/admin/settlements?month=${month}`)).body;
const fetchNow = <Body = { lines: number }>(month = monthOf(new Date()), who = owner) =>
  who.call<Body>('payments/admin/settlements/fetch', 'POST', { month });
const words = ({ differences }: MonthAnswer) => differences.map((each) => each.words);
const lines = async () => (await system.db.rows('SELECT 1 FROM settlement_lines')).length;
const agoDays = (id: string, days: number) =>
  system.db.rows(`UPDATE payments SET completed_at = now() - make_interval(days => $2) WHERE id = $1`, [
    id,
    days,
  ]);

describe('settlements', () => {
  it('is an empty month without data; an invalid month is refused', async () => {
    expect(await read()).toMatchObject({
      month: monthOf(new Date()),
      fetchedAt: null,
      settlements: [],
      differences: [],
      totals: { lines: 0, received: 0 },
    });
    for (const month of ['2026-13', 'FY2026-27', 'x']) {
      const { status, body } = await owner.call<ErrorAnswer>(`payments/admin/settlements?month=${month}`);
      expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    }
  });

  it('is fetched on request, idempotently, and adds up to what the bank received', async () => {
    const [kept, half] = [await owner.sale(shop), await owner.sale(shop)];
    await owner.refund(half.paymentId, { amount: 700_000 });
    system.sandbox.control.settleNow();
    const first = await fetchNow();
    expect([first.status, first.body]).toEqual([200, { lines: 3 }]);
    await fetchNow();
    expect(await lines()).toBe(3);

    const month = await read();
    const fee = Math.round(kept.amount * 0.0236);
    const tax = Math.round((fee * 18) / 118);
    const paid = kept.amount * 2;
    expect(month.totals).toEqual({
      lines: 3,
      paid,
      refunded: 700_000,
      other: 0,
      fees: 2 * (fee - tax),
      tax: 2 * tax,
      received: paid - 2 * fee - 700_000,
    });
    expect(month.settlements).toHaveLength(1);
    expect(month.settlements[0]!.utr).toMatch(/^\d{10}[0-9a-f]{6}$/);
    expect(month.fetchedAt).not.toBeNull();
    expect(month.differences).toEqual([]);
    expect((await owner.activities())[0]).toMatchObject({ action: 'Fetched', feature: 'Settlements' });
  });

  it('is compared with our records in sentences', async () => {
    const [wrong, lost, fine] = [await owner.sale(shop), await owner.sale(shop), await owner.sale(shop)];
    const { control } = system.sandbox;
    control.settleNow();
    control.changeSettlementLine(wrong.razorpayPaymentId, { credit: 100 });
    control.changeSettlementLine(lost.razorpayPaymentId, null);
    control.addSettlementLine({ entity_id: 'pay_unknown', type: 'payment', amount: 100, credit: 100 });
    control.addSettlementLine({ entity_id: 'adj_1', type: 'adjustment', amount: 5_000, debit: 5_000 });
    await fetchNow();
    await agoDays(lost.paymentId, 10);
    const before = monthOf(new Date(Date.now() - 10 * 86_400_000));

    const now = await read();
    expect(now.differences.find(({ paymentId }) => paymentId === wrong.paymentId)!.words).toContain(
      'is not the amount minus the fee',
    );
    expect(words(now)).toEqual(expect.arrayContaining(['This payment is unknown.', 'Razorpay debited ₹50.']));
    expect((await read(before)).differences).toContainEqual(
      expect.objectContaining({
        words: 'Completed, but not in a settlement after 7 days.',
        paymentId: lost.paymentId,
      }),
    );
    expect(now.differences.map(({ paymentId }) => paymentId)).not.toContain(fine.paymentId);
    await agoDays(lost.paymentId, 0);
  });

  it.each([{ status: 503 }, { drop: true }, { hang: true }, { status: 429 }])(
    'is unavailable when Razorpay does not answer: %j',
    async (fault) => {
      system.sandbox.control.failApi({ ...fault, only: REPORT });
      const { status, body } = await fetchNow<ErrorAnswer>();
      expect([status, body.code]).toEqual([503, 'SETTLEMENTS_UNAVAILABLE']);
      expect(await lines()).toBe(0);
    },
  );

  it('lists unsettled payments until they are settled', async () => {
    const sold = await owner.sale(shop);
    const { control } = system.sandbox;
    control.settleNow();
    control.changeSettlementLine(sold.razorpayPaymentId, {
      settled: false,
      on_hold: true,
      settlement_id: null,
    });
    await fetchNow();
    expect(words(await read())).toContain('Razorpay is holding the money.');
    control.changeSettlementLine(sold.razorpayPaymentId, {});
    await fetchNow();
    expect(words(await read())).not.toContain('Razorpay is holding the money.');
  });

  it('can be downloaded as CSV without formulas', async () => {
    system.sandbox.control.addSettlementLine({
      entity_id: '=1+1',
      type: 'adjustment',
      amount: 150,
      credit: 150,
    });
    await fetchNow();
    const reply = await request(`${system.url}/api/payments/admin/settlements/file`, {
      method: 'POST',
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ month: monthOf(new Date()) }),
    });
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-disposition')).toBe(
      `attachment; filename="settlements-${monthOf(new Date())}.csv"`,
    );
    const text = reply.bytes.toString('utf8');
    expect(text.split('\r\n')[0]).toContain('Settlement,UTR,Settled (IST),Type,ID');
    expect(text).toContain(",adjustment,'=1+1,");
    expect(text).toMatch(/,INR,1.5,0,0,1.5,0,/);
  });

  it('is open to accountants and closed to editors', async () => {
    const [accountant, editor] = [
      await AdminClient.create(system, 'accountant'),
      await AdminClient.create(system, 'editor'),
    ];
    expect((await fetchNow(undefined, accountant)).status).toBe(200);
    expect((await read(undefined, accountant)).month).toBe(monthOf(new Date()));
    expect((await fetchNow(undefined, editor)).status).toBe(403);
  });
});

describe('the nightly fetch', () => {
  const nights = () =>
    system.db.rows<{ done: boolean }>(
      `SELECT finished_at IS NOT NULL AS done FROM nightly_runs WHERE job = 'settlements'`,
    );
  const isDone = () => until(async () => (await nights())[0]?.done);

  it('asks for the last days once with two workers', async () => {
    await owner.sale(shop);
    system.sandbox.control.settleNow();
    const workers = await Promise.all([system.startWorker(), system.startWorker()]);
    await isDone();
    await Promise.all(workers.map((worker) => worker.close()));
    expect(await nights()).toEqual([{ done: true }]);
    expect(await lines()).toBeGreaterThan(0);

    await system.db.rows('TRUNCATE settlement_lines');
    const again = await system.startWorker();
    await again.close();
    expect(await lines()).toBe(0);
  });

  it('asks again after a night without Razorpay', async () => {
    system.sandbox.control.settleNow();
    system.sandbox.control.failApi({ status: 503, only: REPORT });
    const first = await system.startWorker();
    await until(async () => (await nights()).length > 0);
    await first.close();
    expect(await nights()).toEqual([{ done: false }]);

    system.sandbox.control.failApi(undefined);
    await system.db.rows(`UPDATE nightly_runs SET lease_until = now() - interval '1 second'`);
    const second = await system.startWorker();
    await isDone();
    await second.close();
    expect(await lines()).toBeGreaterThan(0);
  });
});

// Last, as what it adds stays.
it('asks page by page, a thousand lines each', async () => {
  for (let n = 0; n < 2_001; n += 1) {
    system.sandbox.control.addSettlementLine({
      entity_id: `adj_many_${n}`,
      type: 'adjustment',
      amount: 1,
      credit: 1,
    });
  }
  expect((await fetchNow()).body.lines).toBeGreaterThanOrEqual(2_001);
  expect(await lines()).toBeGreaterThanOrEqual(2_001);
});
