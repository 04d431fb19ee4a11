import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Visitor } from '../auth/visitor.ts';
import { anOrderRequest, aPerson, BUDDY_6_PAISE } from '../factories/order-request.ts';
import { AdminClient } from '../harness/admin-client.ts';
import { type Answer, call, type ErrorAnswer } from '../harness/client.ts';
import { mailsTo } from '../harness/mailbox.ts';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';

interface RequestAnswer {
  _id: string;
  reason: string;
  askedAt: string;
  dueAt: string;
  outcome: string | null;
  answer: string | null;
  amount: number | null;
  refundStatus: string | null;
  overdue?: boolean;
  answeredBy?: string | null;
}

const owner = `owner-${randomUUID()}@example.com`;
const REASON = 'I have moved away.\nThere is no time left to train.';
let system: TestSystem;
let shop: Shop;
let admin: AdminClient;

beforeAll(async () => {
  system = await startSystem({ ADMIN_EMAIL: owner });
  await system.startWorker();
  shop = new Shop(system);
  admin = await AdminClient.create(system);
});
afterAll(() => system.stop());

/** Buyer with an account. */
class Member {
  private constructor(
    readonly visitor: Visitor,
    readonly token: string,
  ) {}

  static async create(): Promise<Member> {
    const visitor = new Visitor(system);
    return new Member(visitor, await visitor.join());
  }

  async buy(buddy = `${randomUUID()}@example.com`) {
    const people = {
      user: aPerson({ email: this.visitor.email }),
      buddy: aPerson({ name: 'Dev Nair', email: buddy }),
    };
    return admin.sale(shop, anOrderRequest(people));
  }

  call<Body = ErrorAnswer>(path: string, method = 'GET', body?: unknown): Promise<Answer<Body>> {
    const headers = { authorization: `Bearer ${this.token}` };
    return call<Body>(`${system.url}/api/users/me/purchases${path}`, { method, headers, body });
  }

  ask<Body = RequestAnswer>(paymentId: string, reason = REASON): Promise<Answer<Body>> {
    return this.call<Body>(`/${paymentId}/refund-request`, 'POST', { reason });
  }

  /** Answered without a body. */
  async withdraw(paymentId: string): Promise<number> {
    const headers = { authorization: `Bearer ${this.token}` };
    const url = `${system.url}/api/users/me/purchases/${paymentId}/refund-request`;
    return (await fetch(url, { method: 'DELETE', headers })).status;
  }

  async request(paymentId: string): Promise<RequestAnswer | null> {
    const { body } = await this.call<{ items: { _id: string; refundRequest: RequestAnswer | null }[] }>('');
    return body.items.find(({ _id }) => _id === paymentId)!.refundRequest;
  }
}

async function asked() {
  const member = await Member.create();
  const sale = await member.buy();
  const { status, body } = await member.ask(sale.paymentId);
  expect(status).toBe(201);
  return { member, sale, id: body._id };
}

const answer = <Body = RequestAnswer>(paymentId: string, id: string, body: object, by = admin) =>
  by.call<Body>(`payments/admin/${paymentId}/refund-requests/${id}/answer`, 'POST', body);
const refuse = { outcome: 'refuse', answer: 'The first two weeks are over.' };
const refund = (amount = BUDDY_6_PAISE) => ({
  outcome: 'refund',
  refundKey: randomUUID(),
  amount,
  answer: 'Of course. All the best!',
});

const requestsOf = async (paymentId: string) =>
  (await admin.call<{ refundRequests: RequestAnswer[] }>(`payments/admin/${paymentId}`)).body.refundRequests;

const mailAbout = (email: string, subject: string) =>
  until(async () => (await mailsTo(email)).find((mail) => mail.subject.includes(subject)));

describe('requesting a refund', () => {
  it('shows the buyer when the request was made and is due, and mails the owner', async () => {
    const { member, sale } = await asked();
    const request = await member.request(sale.paymentId);
    expect(request).toMatchObject({ reason: REASON, outcome: null, answer: null, amount: null });
    expect(Date.parse(request!.dueAt) - Date.parse(request!.askedAt)).toBe(7 * 24 * 3_600_000);
    expect(await requestsOf(sale.paymentId)).toEqual([
      expect.objectContaining({ reason: REASON, overdue: false, answeredBy: null }),
    ]);
    const mail = await until(async () =>
      (await mailsTo(owner)).find(
        ({ subject, text }) => subject.includes('asks for a refund') && text.includes(sale.orderId),
      ),
    );
    expect(mail.text).toContain('There is no time left to train.');
  });

  it('is refused for others’ payments, the buddy’s half, unpaid and unknown ones', async () => {
    const [buyer, buddy, stranger] = await Promise.all([Member.create(), Member.create(), Member.create()]);
    const sale = await buyer.buy(buddy.visitor.email);
    const { body: unpaid } = await shop.order(
      anOrderRequest({ user: aPerson({ email: buyer.visitor.email }) }),
    );
    for (const [who, id] of [
      [stranger, sale.paymentId],
      [buddy, sale.paymentId],
      [buyer, unpaid.paymentId],
      [buyer, randomUUID()],
    ] as const) {
      const refused = await who.ask<ErrorAnswer>(id);
      expect([refused.status, refused.body.code]).toEqual([404, 'UNKNOWN_PAYMENT']);
      expect(await who.withdraw(id)).toBe(404);
      expect((await who.call(`/${id}/receipt`)).status).toBe(404);
    }
    expect(await requestsOf(sale.paymentId)).toEqual([]);
  });

  it.each([['too short'], [' '.repeat(40)], ['x'.repeat(2_001)], ['a \0 that no database keeps']])(
    'takes no reason such as %j',
    async (reason) => {
      const member = await Member.create();
      const { paymentId } = await member.buy();
      const { status, body } = await member.ask<ErrorAnswer>(paymentId, reason);
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['reason']]);
    },
  );

  it('opens one request from ten concurrent ones, and another after a withdrawal', async () => {
    const member = await Member.create();
    const { paymentId } = await member.buy();
    const answers = await Promise.all(Array.from({ length: 10 }, () => member.ask<ErrorAnswer>(paymentId)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array<number>(9).fill(409)]);
    expect(await member.withdraw(paymentId)).toBe(204);
    expect(await member.withdraw(paymentId)).toBe(409);
    expect(await member.request(paymentId)).toMatchObject({ outcome: 'withdrawn' });
    expect((await member.ask(paymentId)).status).toBe(201);
    expect((await requestsOf(paymentId)).map(({ outcome }) => outcome)).toEqual(['withdrawn', null]);
  });

  it('mails the owner once until an answer, also after withdrawals', async () => {
    const { member, sale } = await asked();
    const told = async () =>
      (
        await system.db.rows(
          `SELECT 1 FROM mails WHERE template = 'owner-notice' AND key LIKE 'owner-refund-asked:%' AND data->>'path' LIKE $1`,
          [`%${sale.paymentId}`],
        )
      ).length;
    for (let round = 0; round < 3; round += 1) {
      expect(await member.withdraw(sale.paymentId)).toBe(204);
      expect((await member.ask(sale.paymentId)).status).toBe(201);
    }
    expect(await told()).toBe(1);
    const open = (await requestsOf(sale.paymentId)).find(({ outcome }) => outcome === null)!;
    expect((await answer(sale.paymentId, open._id, refuse)).body).toMatchObject({ outcome: 'refused' });
    expect((await member.ask(sale.paymentId)).status).toBe(201);
    expect(await told()).toBe(2);
  });

  it('is refused when everything is refunded', async () => {
    const member = await Member.create();
    const { paymentId } = await member.buy();
    await admin.refund(paymentId, { amount: BUDDY_6_PAISE });
    const { status, body } = await member.ask<ErrorAnswer>(paymentId);
    expect([status, body.code]).toEqual([409, 'NOTHING_TO_REFUND']);
  });
});

describe('answering a refund request', () => {
  it('with a refund makes one refund and mails the answer and the refund once', async () => {
    const { member, sale, id } = await asked();
    const decision = refund(2_000_000);
    const answers = await Promise.all(Array.from({ length: 6 }, () => answer(sale.paymentId, id, decision)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(answers[0]!.body).toMatchObject({
      outcome: 'refunded',
      answer: decision.answer,
      answeredBy: admin.email,
      amount: 2_000_000,
    });
    const payment = await admin.payment(sale.paymentId);
    expect(payment.refunds).toEqual([
      expect.objectContaining({ amount: 2_000_000, by: admin.email, reason: 'Requested by the buyer' }),
    ]);
    expect(await member.request(sale.paymentId)).toMatchObject({
      outcome: 'refunded',
      amount: 2_000_000,
      refundStatus: 'processed',
    });
    const { email } = member.visitor;
    const mail = await mailAbout(email, 'refund request');
    expect(mail.text).toContain('Of course. All the best!');
    expect(mail.text).toContain('We refund ₹20,000.');
    await mailAbout(email, 'refund of ₹20,000');
    const [activity] = await admin.activities();
    expect(activity).toMatchObject({ action: 'Answered a refund request', feature: 'Payment' });
    expect((await mailsTo(email)).filter(({ subject }) => subject.includes('refund request'))).toHaveLength(
      1,
    );
  });

  it('is idempotent, and refused with other words', async () => {
    const { sale, id } = await asked();
    const decision = refund();
    expect((await answer(sale.paymentId, id, decision)).status).toBe(200);
    const other = await answer<ErrorAnswer>(sale.paymentId, id, { ...decision, answer: 'Other words.' });
    expect([other.status, other.body.code]).toEqual([409, 'REFUND_REQUEST_CLOSED']);
    expect((await answer(sale.paymentId, id, decision)).status).toBe(200);
    expect((await admin.payment(sale.paymentId)).refunds).toHaveLength(1);
  });

  it('with a refusal moves no money; the buyer may ask again', async () => {
    const { member, sale, id } = await asked();
    expect((await answer(sale.paymentId, id, refuse)).body).toMatchObject({
      outcome: 'refused',
      amount: null,
    });
    expect((await admin.payment(sale.paymentId)).refunds).toEqual([]);
    const mail = await mailAbout(member.visitor.email, 'refund request');
    expect(mail.text).toContain('Your request was declined.');
    expect(mail.html).toContain('The first two weeks are over.');
    expect((await answer(sale.paymentId, id, refuse)).status).toBe(200);
    const other = await answer<ErrorAnswer>(sale.paymentId, id, { ...refuse, answer: 'Changed my mind' });
    expect([other.status, other.body.code]).toEqual([409, 'REFUND_REQUEST_CLOSED']);
    expect((await member.ask(sale.paymentId)).status).toBe(201);
  });

  it('takes one of two concurrent answers, and one of an answer and a withdrawal', async () => {
    const { sale, id } = await asked();
    const two = await Promise.all([
      answer<ErrorAnswer>(sale.paymentId, id, refuse),
      answer<ErrorAnswer>(sale.paymentId, id, refund()),
    ]);
    expect(two.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const other = await asked();
    const [status, { status: answered }] = await Promise.all([
      other.member.withdraw(other.sale.paymentId),
      answer(other.sale.paymentId, other.id, refund()),
    ]);
    expect([status, answered].toSorted()).toEqual(answered === 200 ? [200, 409] : [204, 409]);
    const { refunds } = await admin.payment(other.sale.paymentId);
    expect(refunds).toHaveLength(answered === 200 ? 1 : 0);
  });

  it('follows the rules of refunds and leaves the request open when refused', async () => {
    const { sale, id } = await asked();
    const tooMuch = await answer<ErrorAnswer>(sale.paymentId, id, refund(BUDDY_6_PAISE + 1));
    expect([tooMuch.status, tooMuch.body.code]).toEqual([400, 'REFUND_TOO_LARGE']);
    const manager = await AdminClient.create(system, 'manager');
    const above = await answer<ErrorAnswer>(sale.paymentId, id, refund(1_000_001), manager);
    expect([above.status, above.body.code]).toEqual([403, 'REFUND_ABOVE_LIMIT']);
    const accountant = await AdminClient.create(system, 'accountant');
    expect((await answer(sale.paymentId, id, refuse, accountant)).status).toBe(403);
    for (const [payment, request] of [
      [sale.paymentId, randomUUID()],
      [randomUUID(), id],
    ] as const) {
      expect((await answer(payment, request, refuse)).status).toBe(404);
    }
    expect((await answer(sale.paymentId, id, { ...refuse, answer: ' ' })).status).toBe(400);
    expect(await requestsOf(sale.paymentId)).toEqual([expect.objectContaining({ outcome: null })]);
    expect((await answer(sale.paymentId, id, refund(1_000_000), manager)).status).toBe(200);
  });

  it('stays possible after a separate refund, which can be named as the answer', async () => {
    const { member, sale, id } = await asked();
    const settled = { outcome: 'settled', answer: 'You have it already.' };
    const early = await answer<ErrorAnswer>(sale.paymentId, id, settled);
    expect([early.status, early.body.code]).toEqual([409, 'NOT_REFUNDED_SINCE']);
    await admin.refund(sale.paymentId, { amount: BUDDY_6_PAISE });
    expect(await member.request(sale.paymentId)).toMatchObject({ outcome: null });
    expect((await answer(sale.paymentId, id, settled)).body).toMatchObject({
      outcome: 'refunded',
      amount: BUDDY_6_PAISE,
    });
    expect((await admin.payment(sale.paymentId)).refunds).toHaveLength(1);
  });

  it('keeps answer, refund order and mail when Razorpay does not answer', async () => {
    const { member, sale, id } = await asked();
    system.sandbox.control.failApi({ status: 503, only: sale.razorpayPaymentId });
    const { status, body } = await answer<ErrorAnswer>(sale.paymentId, id, refund());
    system.sandbox.control.failApi(undefined);
    expect([status, body.code]).toEqual([503, 'PAYMENT_PROVIDER_UNAVAILABLE']);
    expect(await member.request(sale.paymentId)).toMatchObject({
      outcome: 'refunded',
      amount: BUDDY_6_PAISE,
      refundStatus: 'pending',
    });
    await mailAbout(member.visitor.email, 'refund request');
  });
});

describe('the owner’s list', () => {
  it('shows requests and which are overdue', async () => {
    const { sale, id } = await asked();
    await system.db.rows(`UPDATE refund_requests SET due_at = now() - interval '1 minute' WHERE id = $1`, [
      id,
    ]);
    expect((await requestsOf(sale.paymentId))[0]).toMatchObject({ overdue: true });
    const listed = async () =>
      (await admin.list({ refundAsked: 'true', limit: 100 })).payments.map(({ _id }) => _id);
    expect(await listed()).toContain(sale.paymentId);
    const overview = async () =>
      (await admin.call<{ payments: { refundAsked: number } }>('admin/overview')).body.payments.refundAsked;
    const before = await overview();
    await answer(sale.paymentId, id, refuse);
    expect(await listed()).not.toContain(sale.paymentId);
    expect(await overview()).toBe(before - 1);
  });
});

describe('the buyer’s own receipt', () => {
  it('is the same PDF as in the admin area, not cached', async () => {
    const member = await Member.create();
    const { paymentId } = await member.buy();
    const get = (url: string, token: string) =>
      fetch(`${system.url}/api/${url}`, { headers: { authorization: `Bearer ${token}` } });
    const mine = await get(`users/me/purchases/${paymentId}/receipt`, member.token);
    expect([mine.status, mine.headers.get('content-type'), mine.headers.get('cache-control')]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ]);
    expect(mine.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w-]+\.pdf"$/);
    const theirs = await get(`payments/admin/${paymentId}/receipt.pdf`, admin.token);
    expect(Buffer.from(await mine.arrayBuffer()).equals(Buffer.from(await theirs.arrayBuffer()))).toBe(true);
    expect((await get(`users/me/purchases/${paymentId}/receipt`, 'nobody')).status).toBe(401);
    expect((await get(`users/me/purchases/7/receipt`, member.token)).status).toBe(400);
  });
});
