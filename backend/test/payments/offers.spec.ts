import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aPerson, anOrderRequest, BUDDY_6_PAISE } from '../factories/order-request.ts';
import { AdminClient } from '../harness/admin-client.ts';
import { call, type ErrorAnswer } from '../harness/client.ts';
import { type OrderAnswer, Shop } from '../harness/shop.ts';
import { until } from '../harness/until.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';

interface Offer {
  _id: string;
  code: string | null;
  version: number;
  used: number;
  held: number;
  given: number;
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

const aCode = () => `CODE-${randomUUID().slice(0, 8)}`.toUpperCase();
const anOffer = (fields: Record<string, unknown> = {}) => ({
  code: aCode(),
  name: 'Monsoon',
  percent: 10,
  amount: null,
  startsOn: null,
  endsOn: null,
  planIds: null,
  maxUses: null,
  maxUsesPerEmail: null,
  firstPurchaseOnly: false,
  active: true,
  ...fields,
});
async function created(fields: Record<string, unknown> = {}): Promise<Offer & { code: string }> {
  const { status, body } = await admin.call<Offer>('payments/admin/offers', 'POST', anOffer(fields));
  expect(status).toBe(201);
  return { ...body, code: body.code ?? '' };
}
const check = <Body = { amount: number; listPrice: number; discount: number }>(
  code: string,
  fields: Record<string, unknown> = {},
) =>
  call<Body>(`${system.url}/api/payments/offers/check`, {
    body: { code, priceList: 'training-programs', trainingType: 'buddy', duration: 6, ...fields },
  });
const order = <Body = ErrorAnswer>(code: string, fields: Record<string, unknown> = {}) =>
  shop.order<Body>(anOrderRequest({ code, ...fields }));
type Ordered = OrderAnswer;
const paid = async (code: string, fields: Record<string, unknown> = {}) => {
  const { body } = await order<Ordered>(code, fields);
  await shop.verify(body.orderId, system.sandbox.control.capture(body.orderId));
  return body;
};
const TENTH = BUDDY_6_PAISE / 10;

describe('a code', () => {
  it('shows its price before the payment, in any spelling', async () => {
    const { code } = await created();
    const { status, body } = await check(`\u200b${code.toLowerCase().replace('-', '-\u00a0')}\u2060 `);
    expect([status, body]).toEqual([
      200,
      { code, amount: BUDDY_6_PAISE - TENTH, listPrice: BUDDY_6_PAISE, discount: TENTH },
    ]);
  });

  it('lowers the price of the order and is stored for receipt, owner and export', async () => {
    const { code, _id } = await created();
    const body = await paid(code, { amount: BUDDY_6_PAISE - TENTH });
    expect(body.amount).toBe(BUDDY_6_PAISE - TENTH);
    const status = await shop.status<{ offer: string; discount: number; status: string }>(body.statusToken);
    expect(status.body).toMatchObject({ status: 'completed', offer: code, discount: TENTH });
    const detail = await admin.payment(body.paymentId);
    expect(detail).toMatchObject({ offer: code, discount: TENTH, receipt: { status: 'queued' } });
    expect(detail.timeline.at(-1)?.text).toBe('Receipt waiting to be sent');
    const worker = await system.startWorker();
    const mail = await until(async () => {
      const rows = await system.db.rows<{ data: { offer: string; amount: string } }>(
        'SELECT data FROM mails WHERE key = $1',
        [`receipt:${body.paymentId}`],
      );
      return rows[0];
    });
    await worker.close();
    expect(mail.data).toMatchObject({ offer: `${code}, ₹4,700 off`, amount: '₹42,300' });
    const file = await admin.call<{ url: string }>('payments/admin/export', 'POST', {});
    const csv = await (await fetch(system.url + file.body.url)).text();
    expect(csv).toContain(`,${code},4700.00`);
    const { offers } = (await admin.call<{ offers: Offer[] }>('payments/admin/offers')).body;
    expect(offers.find((offer) => offer._id === _id)).toMatchObject({ used: 1, held: 0, given: TENTH });
    expect((await admin.refund(body.paymentId, { amount: BUDDY_6_PAISE })).status).toBe(400);
    expect((await admin.refund(body.paymentId, { amount: BUDDY_6_PAISE - TENTH })).status).toBe(201);
  });

  it('is refused when its price differs from the one shown', async () => {
    const { code } = await created();
    const { status, body } = await order(code, { amount: BUDDY_6_PAISE });
    expect([status, body.code]).toEqual([409, 'PRICE_CHANGED']);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['over', { endsOn: '2020-01-31' }, 'OFFER_EXPIRED'],
    ['paused', { active: false }, 'OFFER_EXPIRED'],
    ['to come', { startsOn: '2099-01-01' }, 'OFFER_NOT_YET'],
    ['for other plans', { planIds: [randomUUID()] }, 'OFFER_NOT_FOR_PLAN'],
  ])('that is %s is refused before and at the order', async (_, fields, refusal) => {
    const { code } = await created(fields);
    for (const answer of [await check<ErrorAnswer>(code), await order(code)]) {
      expect([answer.status, answer.body.code]).toEqual([409, refusal]);
      expect(answer.body.fields).toEqual({ code: answer.body.message });
    }
  });

  it('that does not exist is refused alike for everyone', async () => {
    for (const answer of [await check<ErrorAnswer>('NOBODY-HAS-THIS'), await order('<b>&')]) {
      expect([answer.status, answer.body.code]).toEqual([400, 'OFFER_UNKNOWN']);
    }
  });

  it('has no price for a plan that is not sold', async () => {
    const { code } = await created();
    const { status, body } = await check<ErrorAnswer>(code, { duration: 7 });
    expect([status, body.code]).toEqual([400, 'UNKNOWN_PLAN']);
  });

  it('for a first purchase is quoted and ordered alike for customers and strangers', async () => {
    const { code } = await created({ firstPurchaseOnly: true });
    const customer = aPerson();
    await admin.sale(shop, anOrderRequest({ user: customer }));
    const answers = [];
    for (const user of [customer, aPerson()]) {
      const quoted = await check(code, { email: user.email });
      const { status, body } = await order<Ordered>(code, { user });
      answers.push([quoted.status, quoted.body, status, body.amount, Object.keys(body)]);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]!.slice(2, 4)).toEqual([201, BUDDY_6_PAISE - TENTH]);
  });

  it('with a limit per buyer reveals its use only to the signed-in buyer', async () => {
    const { code } = await created({ maxUsesPerEmail: 1 });
    const buyer = await AdminClient.create(system, 'member');
    const user = aPerson({ email: buyer.email.toUpperCase() });
    await paid(code, { user });
    const question = { code, priceList: 'training-programs', trainingType: 'buddy', duration: 6 };
    const other = await AdminClient.create(system, 'member');
    const quote = (by: AdminClient) => by.call('payments/offers/check', 'POST', question);
    const ask = (by: AdminClient) => by.call('payments/orders', 'POST', anOrderRequest({ code, user }));
    for (const answer of [await quote(buyer), await ask(buyer)]) {
      expect([answer.status, answer.body.code]).toEqual([409, 'OFFER_USED_BY_YOU']);
    }
    const [name = '', domain = ''] = buyer.email.split('@');
    for (const email of [`${name}\u200b@${domain.toUpperCase()}.`, `${name}@ｅxample。com`]) {
      const { status, body } = await buyer.call(
        'payments/orders',
        'POST',
        anOrderRequest({ code, user: { ...user, email } }),
      );
      expect([status, body.code]).toEqual([409, 'OFFER_USED_BY_YOU']);
    }
    // Another signed-in person sees what a stranger sees.
    for (const { status } of [await check(code), await quote(other)]) expect(status).toBe(200);
    for (const { status } of [await order(code, { user }), await ask(other)]) expect(status).toBe(201);
  });

  it('can be used after the sign-in has expired', async () => {
    const { code } = await created();
    const headers = { authorization: 'Bearer no-token-of-ours' };
    const body = anOrderRequest({ code });
    const answer = await call<Ordered>(`${system.url}/api/payments/orders`, { headers, body });
    expect([answer.status, answer.body.amount]).toEqual([201, BUDDY_6_PAISE - TENTH]);
  });

  it('is accepted by a process whose plans are out of date', async () => {
    const { code } = await created();
    await system.db.rows(`UPDATE publications SET version = version + 1 WHERE name = 'plans'`);
    const { status, body } = await order<Ordered>(code);
    expect([status, body.amount]).toEqual([201, BUDDY_6_PAISE - TENTH]);
  });

  it('is protected by a limit of unknown codes per network; known ones do not count', async () => {
    const limited = await startSystem({ RATE_LIMIT_SCALE: '0.1' });
    const ask = () =>
      call<ErrorAnswer>(`${limited.url}/api/payments/offers/check`, {
        body: { code: 'GUESS', priceList: 'training-programs', trainingType: 'buddy', duration: 6 },
      });
    const answers = [await ask(), await ask(), await ask()].map(({ body }) => body.code);
    expect(answers).toEqual(['OFFER_UNKNOWN', 'OFFER_UNKNOWN', 'RATE_LIMITED']);
    await limited.stop();
  });
});

describe('the last use', () => {
  it('is granted once to 50 concurrent buyers', async () => {
    const { code } = await created({ maxUses: 1 });
    const answers = await Promise.all(Array.from({ length: 50 }, () => order(code)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 201).map(({ body }) => body.code);
    expect(new Set(refused)).toEqual(new Set(['OFFER_USED_UP']));
    const rows = await system.db.rows('SELECT 1 FROM payments WHERE offer_name = $1', [code]);
    expect(rows).toHaveLength(1);
    expect((await check<ErrorAnswer>(code)).body.code).toBe('OFFER_USED_UP');
  });

  it('counts once for equal concurrent requests', async () => {
    const { code } = await created({ maxUses: 1 });
    const request = anOrderRequest({ code });
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.order(request)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.orderId}`)).size).toBe(1);
    expect(answers[0]!.status).toBe(201);
  });

  it('is released when the checkout is closed and can be taken again', async () => {
    const { code } = await created({ maxUses: 1 });
    const request = anOrderRequest({ code });
    const { body: first } = await shop.order(request);
    expect((await order(code)).body.code).toBe('OFFER_USED_UP');
    await shop.cancel(first.orderId, first.statusToken);
    expect((await order(code)).status).toBe(201);
    expect((await shop.order<ErrorAnswer>(request)).body.code).toBe('OFFER_USED_UP');
  });

  it('is released when the payment fails', async () => {
    const { code } = await created({ maxUses: 1 });
    const { body } = await order<Ordered>(code);
    const failed = system.sandbox.control.decline(body.orderId);
    await shop.webhook('payment.failed', body.orderId, { id: failed, amount: body.amount });
    const worker = await system.startWorker();
    await shop.hasStatus(body.orderId, 'failed');
    await worker.close();
    expect((await order(code)).status).toBe(201);
  });

  it('is released after an hour; a late payment completes and is flagged', async () => {
    const { code, _id } = await created({ maxUses: 1 });
    const { body: slow } = await order<Ordered>(code);
    const [kept] = await system.db.rows(
      `SELECT round(extract(epoch FROM offer_held_until - now()) / 60)::int AS minutes FROM payments WHERE id = $1`,
      [slow.paymentId],
    );
    expect(kept).toEqual({ minutes: 60 });
    await system.db.rows(`UPDATE payments SET offer_held_until = now() - interval '1 second' WHERE id = $1`, [
      slow.paymentId,
    ]);
    await paid(code);
    await shop.verify(slow.orderId, system.sandbox.control.capture(slow.orderId));
    expect(await shop.payment(slow.orderId)).toMatchObject({ status: 'completed', flagged: true });
    const { offers } = (await admin.call<{ offers: Offer[] }>('payments/admin/offers')).body;
    expect(offers.find((offer) => offer._id === _id)).toMatchObject({ used: 2, held: 0 });
  });

  it('stays with its order on a retry in time, without a second use', async () => {
    const { code } = await created({ maxUses: 1 });
    const request = anOrderRequest({ code });
    const { body: first } = await shop.order(request);
    await shop.cancel(first.orderId, first.statusToken);
    const { body: second } = await shop.order(request);
    expect(second.orderId).toBe(first.orderId);
    expect((await order(code)).body.code).toBe('OFFER_USED_UP');
  });
});

describe('trying again', () => {
  it('keeps the price of an ended code without typing it', async () => {
    const offer = await created({ maxUses: 1 });
    const user = aPerson();
    const { body } = await order<Ordered>(offer.code, { user });
    await shop.cancel(body.orderId, body.statusToken);
    const draft = anOffer({ code: offer.code, endsOn: '2020-01-31', version: offer.version });
    expect((await admin.call(`payments/admin/offers/${offer._id}`, 'PUT', draft)).status).toBe(200);
    expect((await order(offer.code)).body.code).toBe('OFFER_EXPIRED');
    const again = await shop.order(
      anOrderRequest({ user, retryOf: body.statusToken, amount: BUDDY_6_PAISE - TENTH }),
    );
    expect([again.status, again.body.amount]).toEqual([201, BUDDY_6_PAISE - TENTH]);
    await shop.cancel(again.body.orderId, again.body.statusToken);
    const typed = ` ${offer.code.toLowerCase()}`;
    const third = await shop.order(anOrderRequest({ user, retryOf: again.body.statusToken, code: typed }));
    expect([third.status, third.body.amount]).toEqual([201, BUDDY_6_PAISE - TENTH]);
  });

  it('uses another code when one is typed', async () => {
    const { code } = await created();
    const { code: better } = await created({ percent: 20 });
    const { body } = await order<Ordered>(code);
    await shop.cancel(body.orderId, body.statusToken);
    const again = await shop.order(anOrderRequest({ retryOf: body.statusToken, code: better }));
    expect([again.status, again.body.amount]).toEqual([201, BUDDY_6_PAISE - 2 * TENTH]);
  });

  it('refuses another code for an order that was begun, also of the same value', async () => {
    const [first, second] = [await created(), await created()];
    const request = anOrderRequest({ code: first.code });
    expect((await shop.order(request)).status).toBe(201);
    const again = await shop.order<ErrorAnswer>({ ...request, code: second.code });
    expect([again.status, again.body.code]).toEqual([409, 'INTENT_REUSED']);
  });

  it('does not keep a last use that another buyer has taken', async () => {
    const { code } = await created({ maxUses: 1 });
    const user = aPerson();
    const { body } = await order<Ordered>(code, { user });
    await shop.cancel(body.orderId, body.statusToken);
    await order(code);
    const again = await shop.order<ErrorAnswer>(anOrderRequest({ user, retryOf: body.statusToken }));
    expect([again.status, again.body.code]).toEqual([409, 'OFFER_USED_UP']);
  });
});

/** Texts of a payment's flags. */
const flagsOf = async (paymentId: string): Promise<string[]> =>
  (await admin.payment(paymentId)).flags.map(({ text }) => text);
/** A declined payment is captured after all. */
const capturedLate = ({ orderId }: Ordered) => shop.verify(orderId, system.sandbox.control.capture(orderId));
const cancelled = async (code: string, fields: Record<string, unknown> = {}): Promise<Ordered> => {
  const { body } = await order<Ordered>(code, fields);
  await shop.cancel(body.orderId, body.statusToken);
  return body;
};

describe('money that arrives late, for an order with a code', () => {
  it('takes the use again while one is left, and is flagged otherwise', async () => {
    const { code } = await created({ maxUses: 2 });
    const orders = [];
    for (let number = 0; number < 4; number += 1) orders.push(await cancelled(code));
    for (const one of orders) await capturedLate(one);
    const flags = [];
    for (const { orderId, paymentId } of orders) {
      expect((await shop.payment(orderId)).status).toBe('completed');
      flags.push(await flagsOf(paymentId));
    }
    const words = (count: number) =>
      `Granted twice. The code ${code} may be used twice; with this payment it is used ${count} times, open orders included.`;
    expect(flags).toEqual([[], [], [words(3)], [words(4)]]);
    const mails = await system.db.rows<{ data: { title: string; lead: string } }>(
      `SELECT data FROM mails WHERE key LIKE 'owner-flag:' || $1 || ':granted_twice:%'`,
      [orders[2]!.paymentId],
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]!.data.lead).toContain(words(3));
  });

  it('leaves a kept use to its order', async () => {
    const { code } = await created({ maxUses: 1 });
    const late = await cancelled(code);
    const { body: waiting } = await order<Ordered>(code);
    await capturedLate(late);
    await capturedLate(waiting);
    expect([(await flagsOf(late.paymentId)).length, await flagsOf(waiting.paymentId)]).toEqual([1, []]);
  });

  it('takes the last use once for two concurrent payments', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { code } = await created({ maxUses: 1 });
      const late = [await cancelled(code), await cancelled(code)];
      await Promise.all(late.map(capturedLate));
      const flags = await Promise.all(late.map(({ paymentId }) => flagsOf(paymentId)));
      expect(flags.map(({ length }) => length).toSorted()).toEqual([0, 1]);
    }
  });

  it('does not deadlock with repeats of the same order', async () => {
    const { code } = await created({ maxUses: 50 });
    const request = anOrderRequest({ code });
    const { body } = await shop.order(request);
    const captured = system.sandbox.control.capture(body.orderId);
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => shop.order(request)),
      ...Array.from({ length: 10 }, () => shop.verify(body.orderId, captured)),
    ]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await shop.payment(body.orderId)).toMatchObject({ status: 'completed', flagged: false });
  });

  it('is flagged for a buyer who has reached the limit per buyer', async () => {
    const { code } = await created({ maxUsesPerEmail: 1 });
    const user = aPerson();
    const [first, second] = [await order<Ordered>(code, { user }), await order<Ordered>(code, { user })];
    await Promise.all([capturedLate(first.body), capturedLate(second.body)]);
    const flags = [...(await flagsOf(first.body.paymentId)), ...(await flagsOf(second.body.paymentId))];
    expect(flags).toEqual([
      `Granted twice. One buyer may use the code ${code} once; this buyer has now used it twice.`,
    ]);
  });

  it('is flagged when it was no first purchase, also for one of two concurrent codes', async () => {
    const user = aPerson();
    const codes = [await created({ firstPurchaseOnly: true }), await created({ firstPurchaseOnly: true })];
    const [one, two] = await Promise.all(codes.map(({ code }) => order<Ordered>(code, { user })));
    await Promise.all([capturedLate(one!.body), capturedLate(two!.body)]);
    const flags = [await flagsOf(one!.body.paymentId), await flagsOf(two!.body.paymentId)];
    expect(flags.map(({ length }) => length).toSorted()).toEqual([0, 1]);
    expect(flags.flat()[0]).toMatch(
      /^Not a first purchase\. The code CODE-\w+ is for a first purchase, and this buyer had bought before\.$/,
    );
    expect((await shop.payment(two!.body.orderId)).status).toBe('completed');
  });

  it('is resolved by the owner like any other flag', async () => {
    const { code } = await created({ firstPurchaseOnly: true });
    const user = aPerson();
    await admin.sale(shop, anOrderRequest({ user }));
    const again = await paid(code, { user });
    const [flag] = (await admin.payment(again.paymentId)).flags;
    expect(flag).toMatchObject({ kind: 'not_first_purchase', resolvedAt: null });
    const path = `payments/admin/${again.paymentId}/flags/${flag!._id}`;
    expect((await admin.call(`${path}/resolve`, 'POST', { note: 'Let her have it' })).status).toBe(200);
    expect((await admin.call(`${path}/accept`, 'POST', {})).body.code).toBe('NOT_A_DIFFERENCE');
    expect((await admin.payment(again.paymentId)).flagged).toBe(false);
  });
});

describe('editing an offer', () => {
  it.each<[Record<string, unknown>, string, string]>([
    [{ code: 'a b' }, 'code', '3 to 30 letters, digits and hyphens'],
    [{ percent: 101 }, 'percent', 'At most 100'],
    [{ percent: null }, 'percent', 'Enter a percentage or an amount'],
    [{ amount: 100 }, 'percent', 'Enter a percentage or an amount'],
    [{ code: null }, 'endsOn', 'A sale needs a last day'],
    [{ startsOn: '2026-12-02', endsOn: '2026-12-01' }, 'endsOn', 'The last day is before the first'],
    [{ planIds: [] }, 'planIds', 'Choose at least one plan'],
    [{ maxUses: 0 }, 'maxUses', 'At least 1'],
    [{ name: ' ' }, 'name', 'This is required'],
  ])('is refused: %j', async (fields, field, sentence) => {
    const { status, body } = await admin.call('payments/admin/offers', 'POST', anOffer(fields));
    expect([status, body.fields?.[field]]).toEqual([400, sentence]);
  });

  it('has a code that is unique in any case', async () => {
    const { code } = await created();
    const { status, body } = await admin.call(
      'payments/admin/offers',
      'POST',
      anOffer({ code: code.toLowerCase() }),
    );
    expect([status, body.code]).toEqual([409, 'OFFER_CODE_TAKEN']);
    const other = await created();
    const change = anOffer({ code, version: other.version });
    const taken = await admin.call(`payments/admin/offers/${other._id}`, 'PUT', change);
    expect([taken.status, taken.body.code]).toEqual([409, 'OFFER_CODE_TAKEN']);
  });

  it('is saved by one of two concurrent editors, and logged', async () => {
    const offer = await created();
    const save = (percent: number) =>
      admin.call(
        `payments/admin/offers/${offer._id}`,
        'PUT',
        anOffer({ code: offer.code, percent, version: offer.version }),
      );
    const answers = await Promise.all([save(20), save(30)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await admin.activities())[0]).toMatchObject({
      action: 'Updated',
      feature: 'Offer',
      changes: { before: { percent: 10 }, after: { code: offer.code } },
    });
    const nowhere = await admin.call(`payments/admin/offers/${randomUUID()}`, 'PUT', anOffer({ version: 1 }));
    expect([nowhere.status, nowhere.body.code]).toEqual([404, 'OFFER_NOT_FOUND']);
  });
});
