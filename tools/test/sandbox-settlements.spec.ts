import Razorpay from 'razorpay';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startRazorpaySandbox, type RazorpaySandbox } from '../src/razorpay-sandbox/server.ts';

const KEYS = { keyId: 'rzp_test_tools', keySecret: 'tools-secret', webhookSecret: 'tools-webhook' };
const NEW_ORDER = { amount: 1_500_000, currency: 'INR', receipt: 'our-id', notes: {} };

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
    razorpay = new Razorpay({ key_id: KEYS.keyId, key_secret: KEYS.keySecret });
    (razorpay as unknown as { api: { rq: { defaults: { baseURL: string } } } }).api.rq.defaults.baseURL =
      sandbox.url;
  });

  afterEach(async () => {
    await sandbox.close();
    vi.useRealTimers();
  });

  async function lines(query: { day?: number; count?: number; skip?: number } = {}): Promise<Line[]> {
    const answer = await razorpay.settlements.reports({ year: 2026, month: 10, ...query });
    return (answer as unknown as { items: Line[] }).items;
  }
  const sale = async () => sandbox.control.capture((await razorpay.orders.create(NEW_ORDER)).id);

  it('pay a day out on the next morning, less fee and tax', async () => {
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

  it('come a page at a time', async () => {
    for (let made = 0; made < 5; made += 1) await sale();
    sandbox.control.settleNow();
    const all = await lines({ count: 1000 });
    expect(all).toHaveLength(5);
    expect(await lines({ count: 2, skip: 4 })).toEqual(all.slice(4));
  });

  it('show what a test makes of them, and nothing that failed', async () => {
    const [first, second] = [await sale(), await sale()];
    sandbox.control.decline((await razorpay.orders.create(NEW_ORDER)).id);
    sandbox.control.settleNow();
    sandbox.control.changeSettlementLine(first, { credit: 1 });
    sandbox.control.changeSettlementLine(second, null);
    sandbox.control.addSettlementLine({ entity_id: 'adj_1', type: 'adjustment', amount: 100, debit: 100 });
    expect(await lines()).toMatchObject([
      { entity_id: first, credit: 1 },
      { entity_id: 'adj_1', debit: 100 },
    ]);
  });
});
