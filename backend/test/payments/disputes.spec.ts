import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AdminClient, type PaymentAnswer } from '../harness/admin-client.ts';
import { call, type ErrorAnswer } from '../harness/client.ts';
import { endurance } from '../harness/endurance.ts';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';

interface Disputed extends PaymentAnswer {
  disputed: boolean;
  disputes: {
    disputeId: string;
    amount: number;
    deducted: number;
    reason: string;
    phase: string;
    status: string;
    respondBy: string | null;
    endedAt: string | null;
  }[];
}

let system: TestSystem;
let shop: Shop;
let admin: AdminClient;

beforeAll(async () => {
  system = await startSystem();
  shop = new Shop(system);
  admin = await AdminClient.create(system);
  await system.startWorker();
});
afterAll(() => system.stop());

const detail = async (id: string) => (await admin.call<Disputed>(`payments/admin/${id}`)).body;

/** Titles of the owner's mails about a dispute, oldest first. */
async function mailsAbout(disputeId: string): Promise<string[]> {
  const rows = await system.db.rows<{ title: string }>(
    `SELECT data->>'title' AS title FROM mails WHERE key LIKE 'owner-dispute:' || $1 || ':%' ORDER BY created_at, id`,
    [disputeId],
  );
  return rows.map(({ title }) => title);
}

/** 29 November 2026, 10:00 in India. */
const RESPOND_BY = 1_795_926_600;
const RAISED = 1_795_300_000;

interface Told {
  paymentId: string;
  orderId?: string | null;
  disputeId: string;
  /** Seconds after it was raised. */
  after?: number;
  entity?: object;
}

/** Sends a report as Razorpay does. @returns its outcome */
async function tell(
  event: string,
  { paymentId, orderId, disputeId, after = 0, entity }: Told,
): Promise<string> {
  const dispute = {
    id: disputeId,
    entity: 'dispute',
    payment_id: paymentId,
    amount: 1_000_000,
    currency: 'INR',
    amount_deducted: 0,
    reason_code: 'credit_not_processed',
    respond_by: RESPOND_BY,
    status: 'open',
    phase: 'pre_arbitration',
    created_at: RAISED,
    ...entity,
  };
  const payment = { id: paymentId, entity: 'payment', order_id: orderId ?? null };
  const body = JSON.stringify({
    entity: 'event',
    event: `payment.dispute.${event}`,
    contains: ['payment', 'dispute'],
    payload: { payment: { entity: payment }, dispute: { entity: dispute } },
    created_at: RAISED + after,
  });
  const eventId = randomUUID();
  const answer = await call(`${system.url}/api/payments/webhook`, {
    body,
    headers: {
      'x-razorpay-signature': createHmac('sha256', system.env.RAZORPAY_WEBHOOK_SECRET)
        .update(body)
        .digest('hex'),
      'x-razorpay-event-id': eventId,
    },
  });
  expect(answer.status).toBe(200);
  return shop.webhookOutcome(eventId);
}

const STEPS = ['created', 'under_review', 'action_required', 'under_review', 'lost'];
/** All permutations of five. */
function orderOf(number: number): number[] {
  const left = [0, 1, 2, 3, 4];
  const order: number[] = [];
  for (let rest = number, size = 5; size > 0; size -= 1) {
    order.push(...left.splice(rest % size, 1));
    rest = Math.floor(rest / size);
  }
  return order;
}

describe('a dispute', () => {
  it('is flagged with its deadline, shown, and mailed at once', async () => {
    const sale = await admin.sale(shop);
    system.sandbox.control.setWebhookUrl(`${system.url}/api/payments/webhook`);
    const disputeId = system.sandbox.control.dispute(sale.razorpayPaymentId);
    await until(async () => (await detail(sale.paymentId)).disputed);
    system.sandbox.control.setWebhookUrl(undefined);
    const shown = await detail(sale.paymentId);
    expect(shown.disputes).toMatchObject([
      {
        disputeId,
        amount: 4_700_000,
        reason: 'Credit not processed',
        phase: 'chargeback',
        status: 'open',
        endedAt: null,
      },
    ]);
    expect(shown.flags).toMatchObject([{ kind: 'dispute', resolvedAt: null }]);
    expect(shown.flags[0]!.text).toMatch(
      /^The buyer’s bank asks for ₹47,000 back \(disp_\w+\); answer by .* IST\.$/,
    );
    expect(shown.timeline.map(({ text }) => text)).toContain('Dispute: created');
    const { payments } = (await admin.list({ flagged: 'true' })) as unknown as { payments: Disputed[] };
    expect(payments.find(({ _id }) => _id === sale.paymentId)).toMatchObject({
      disputed: true,
      flagged: true,
    });
    expect(await mailsAbout(disputeId)).toEqual([
      expect.stringMatching(/^\[Test\] Payment disputed: ₹47,000, answer by .* IST$/),
    ]);
  });

  it('that is won resolves its flag, unless staff resolved it', async () => {
    const [one, two] = [await admin.sale(shop), await admin.sale(shop)];
    for (const { razorpayPaymentId: paymentId } of [one, two]) {
      await tell('created', { paymentId, disputeId: `disp_of_${paymentId}` });
    }
    const [flag] = (await detail(two.paymentId)).flags;
    await admin.call(`payments/admin/${two.paymentId}/flags/${flag!._id}/resolve`, 'POST', {
      note: 'Answered',
    });
    for (const { razorpayPaymentId: paymentId } of [one, two]) {
      expect(await tell('won', { paymentId, disputeId: `disp_of_${paymentId}`, after: 60 })).toBe('moved');
    }
    const [won, settled] = [await detail(one.paymentId), await detail(two.paymentId)];
    expect(won).toMatchObject({ flagged: false, disputed: false });
    expect(won.flags).toMatchObject([{ resolvedBy: 'Razorpay', note: 'The dispute is won.' }]);
    expect(won.disputes[0]!.endedAt).toBe(new Date((RAISED + 60) * 1000).toISOString());
    expect(settled.flags).toMatchObject([{ resolvedBy: admin.email, note: 'Answered' }]);
    expect(await mailsAbout(`disp_of_${one.razorpayPaymentId}`)).toHaveLength(2);
  });

  it('reaches the same state in every order of its reports, each delivered twice', async () => {
    const { paymentId: id, razorpayPaymentId: paymentId } = await admin.sale(shop);
    const [ORDERS, between] = [120, endurance(7, 30)];
    for (let number = 0; number < ORDERS; number += between) {
      const disputeId = `disp_${number}`;
      const order = orderOf(number);
      for (const step of [...order, ...order]) {
        const entity = { amount_deducted: step === 4 ? 1_000_000 : 0 };
        await tell(STEPS[step]!, { paymentId, disputeId, after: step * 100, entity });
      }
      const mails = await mailsAbout(disputeId);
      expect(mails.filter((title) => title.includes('lost'))).toHaveLength(1);
      expect(new Set(mails).size).toBe(mails.length);
    }
    const { disputes, flagged } = await detail(id);
    expect(disputes).toHaveLength(Math.ceil(ORDERS / between));
    for (const dispute of disputes) expect(dispute).toMatchObject({ status: 'lost', deducted: 1_000_000 });
    expect(flagged).toBe(false);
  });

  it('is stored once from ten concurrent deliveries', async () => {
    const { paymentId: id, razorpayPaymentId: paymentId } = await admin.sale(shop);
    const told = { paymentId, disputeId: 'disp_at_once' };
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => tell('created', told)));
    expect(outcomes.toSorted()).toEqual([...Array.from({ length: 9 }, () => 'already_there'), 'noted']);
    expect((await detail(id)).flags).toHaveLength(1);
    expect(await mailsAbout('disp_at_once')).toHaveLength(1);
  });

  it('of a second capture is found by its order', async () => {
    const sale = await admin.sale(shop);
    const told = { paymentId: 'pay_second', orderId: sale.orderId, disputeId: 'disp_second' };
    expect(await tell('created', told)).toBe('noted');
    expect((await detail(sale.paymentId)).disputes).toHaveLength(1);
  });

  it.each([
    ['of nobody’s payment', {}, 'unknown_payment'],
    ['without an amount', { amount: null }, 'unreadable'],
    ['of no money', { amount: 0 }, 'unreadable'],
    [
      'without reason, phase or deadline',
      { reason_code: null, phase: null, respond_by: 0 },
      'unknown_payment',
    ],
  ])('%s', async (_, entity, outcome) => {
    const told = { paymentId: 'pay_nobodys', disputeId: `disp_${randomUUID()}`, entity };
    expect(await tell('created', told)).toBe(outcome);
  });

  it('that is lost without a deducted amount counts in full', async () => {
    const { paymentId, razorpayPaymentId } = await admin.sale(shop);
    const told = {
      paymentId: razorpayPaymentId,
      disputeId: `disp_all_${paymentId}`,
      entity: { amount: 700_000 },
    };
    await tell('created', told);
    const { refundable } = await admin.payment(paymentId);
    await tell('lost', { ...told, after: 60 });
    const after = await admin.payment(paymentId);
    expect(after).toMatchObject({ disputes: [{ deducted: 700_000 }], refundable: refundable - 700_000 });
  });

  it('that is lost reduces what can be refunded', async () => {
    const { paymentId, razorpayPaymentId } = await admin.sale(shop);
    const told = { paymentId: razorpayPaymentId, disputeId: `disp_less_${paymentId}` };
    await tell('created', told);
    const before = (await admin.payment(paymentId)).refundable;
    await tell('lost', { ...told, after: 60, entity: { amount_deducted: 900_000 } });
    expect((await admin.payment(paymentId)).refundable).toBe(before - 900_000);
    const refund = (amount: number) =>
      admin.call<ErrorAnswer>(`payments/admin/${paymentId}/refunds`, 'POST', {
        refundKey: randomUUID(),
        amount,
        reason: 'Asked for',
      });
    const { status, body } = await refund(before - 900_000 + 1);
    expect([status, body.code]).toEqual([400, 'REFUND_TOO_LARGE']);
    expect((await refund(before - 900_000)).status).toBe(201);
  });

  it('that is open needs the exact amount confirmed before a refund that may pay twice', async () => {
    const { paymentId, razorpayPaymentId } = await admin.sale(shop);
    const told = { paymentId: razorpayPaymentId, disputeId: `disp_risk_${paymentId}` };
    await tell('created', told);
    expect(await detail(paymentId)).toMatchObject({ held: 1_000_000, refundable: 4_700_000 });
    const refund = (amount: number, atRisk?: number) =>
      admin.refund<ErrorAnswer & { amount: number }>(paymentId, { amount, atRisk });
    // All but the held amount.
    expect((await refund(3_700_000)).status).toBe(201);
    const refused = [await refund(600_000), await refund(600_000, 599_999), await refund(600_000, 600_001)];
    for (const { status, body } of refused) {
      expect([status, body.code]).toEqual([409, 'REFUND_DISPUTED']);
      expect(body.fields).toEqual({
        atRisk:
          'The buyer’s bank holds ₹10,000 in a dispute. If you refund ₹6,000 and the dispute is lost, ₹6,000 is paid twice.',
      });
    }
    expect((await refund(600_000, 600_000)).status).toBe(201);
    // Lost disputes count as refunded.
    await tell('lost', { ...told, after: 60, entity: { amount_deducted: 1_000_000 } });
    expect(await detail(paymentId)).toMatchObject({ held: 0, refundable: 0 });
    expect((await refund(100)).body.code).toBe('REFUND_TOO_LARGE');
  });

  it('of an accepted overpayment risks no more than the refund', async () => {
    const { body: order } = await shop.order();
    const captured = 5_200_000;
    const razorpayPaymentId = system.sandbox.control.capture(order.orderId, { amount: captured });
    await shop.verify(order.orderId, razorpayPaymentId);
    const [flag] = (await detail(order.paymentId)).flags;
    await admin.call(`payments/admin/${order.paymentId}/flags/${flag!._id}/accept`, 'POST', {});
    const disputeId = `disp_over_${order.paymentId}`;
    await tell('created', { paymentId: razorpayPaymentId, disputeId, entity: { amount: captured } });
    const refund = (atRisk: number) =>
      admin.refund<ErrorAnswer>(order.paymentId, { amount: 300_000, atRisk });
    const { status, body } = await refund(800_000);
    expect([status, body.fields?.['atRisk']]).toEqual([
      409,
      'The buyer’s bank holds ₹52,000 in a dispute. If you refund ₹3,000 and the dispute is lost, ₹3,000 is paid twice.',
    ]);
    expect((await refund(300_000)).status).toBe(201);
  });

  it('that is won releases the held amount', async () => {
    const { paymentId, razorpayPaymentId } = await admin.sale(shop);
    const told = { paymentId: razorpayPaymentId, disputeId: `disp_free_${paymentId}` };
    await tell('created', told);
    expect((await admin.refund(paymentId, { amount: 4_700_000 })).status).toBe(409);
    await tell('won', { ...told, after: 60 });
    expect((await admin.refund(paymentId, { amount: 4_700_000 })).status).toBe(201);
  });

  it('needs the same confirmation when a refund request is answered', async () => {
    const { paymentId, razorpayPaymentId, statusToken } = await admin.sale(shop);
    const requestId = randomUUID();
    await system.db.rows(
      `INSERT INTO refund_requests (id, payment_id, asked_by, reason, due_at) VALUES ($1, $2, $1, 'It hurts', now())`,
      [requestId, paymentId],
    );
    await tell('created', { paymentId: razorpayPaymentId, disputeId: `disp_asked_${paymentId}` });
    const decision = { outcome: 'refund', refundKey: randomUUID(), amount: 4_700_000, answer: 'Gladly' };
    const answer = (fields: object) =>
      admin.call<ErrorAnswer & { outcome: string }>(
        `payments/admin/${paymentId}/refund-requests/${requestId}/answer`,
        'POST',
        { ...decision, ...fields },
      );
    const refused = await answer({});
    expect([refused.status, refused.body.code]).toEqual([409, 'REFUND_DISPUTED']);
    const answered = await answer({ atRisk: 1_000_000 });
    expect([answered.status, answered.body.outcome]).toEqual([200, 'refunded']);
    expect((await shop.status(statusToken)).body.status).toBe('completed');
  });

  it('that begins after a refund says so in its flag and mail', async () => {
    const { paymentId, razorpayPaymentId } = await admin.sale(shop);
    await admin.refund(paymentId, { amount: 4_700_000 });
    const disputeId = `disp_after_${paymentId}`;
    await tell('created', { paymentId: razorpayPaymentId, disputeId });
    expect((await detail(paymentId)).flags[0]!.text).toMatch(
      / IST\. ₹47,000 of this payment had gone back before\. Send the bank proof: if the dispute is lost, ₹10,000 is paid twice\.$/,
    );
    const [mail] = await system.db.rows<{ lines: object[] }>(
      `SELECT data->'lines' AS lines FROM mails WHERE key = 'owner-dispute:' || $1 || ':open'`,
      [disputeId],
    );
    expect(mail!.lines).toContainEqual({ label: 'Already refunded', value: '₹47,000' });
  });

  it('that is lost is a row of its month’s report, for real payments only', async () => {
    const [real, test] = [await admin.sale(shop), await admin.sale(shop)];
    await system.db.rows('UPDATE payments SET test = false WHERE id = $1', [real.paymentId]);
    for (const { razorpayPaymentId: paymentId } of [real, test]) {
      const told = { paymentId, disputeId: `disp_lost_${paymentId}` };
      await tell('created', told);
      await tell('lost', { ...told, after: 60, entity: { amount_deducted: 900_000 } });
    }
    const { body } = await admin.call<{
      rows: { kind: string; number: string }[];
      totals: { moneyBack: number };
    }>('payments/admin/reports?period=2026-11');
    const lost = body.rows.filter(({ kind }) => kind === 'lost_dispute');
    expect(lost).toMatchObject([
      { number: `disp_lost_${real.razorpayPaymentId}`, moneyBack: 900_000, total: null },
    ]);
    expect(body.totals.moneyBack).toBe(900_000);
  });
});
