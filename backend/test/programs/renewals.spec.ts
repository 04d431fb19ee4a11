import { randomUUID } from 'node:crypto';
import { business, setBusiness, shippedBusiness } from '@ironbloom/brand';
import type { INestApplicationContext } from '@nestjs/common';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { addDays, today } from '../../src/modules/programs/program.domain.ts';
import { anOrderRequest, aPerson } from '../factories/order-request.ts';
import { AdminClient } from '../harness/admin-client.ts';
import { call, type ErrorAnswer } from '../harness/client.ts';
import { programsOf } from '../harness/programs.ts';
import { sessionToken } from '../harness/session.ts';
import { type OrderAnswer, Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';
import { remindNow } from './check-in-day.ts';
import { Client } from './client.ts';
import { midnight } from './midnight.ts';

interface Renewal {
  startsOn: string;
  partner: string | null;
  duration: number;
  asksState: boolean;
  checkout: { scriptUrl: string; sandbox: boolean };
  plans: { trainingType: string; people: number; duration: number; amount: number; originalAmount: number }[];
}
interface Program {
  id: string;
  state: string;
  starts_on: string;
  renews_id: string | null;
  coach_id: string | null;
}

let system: TestSystem;
let worker: INestApplicationContext;
let shop: Shop;
let owner: AdminClient;
let coach: AdminClient;
beforeAll(async () => {
  system = await startSystem();
  worker = await system.startWorker();
  shop = new Shop(system);
  [owner, coach] = [await AdminClient.create(system, 'owner'), await AdminClient.create(system, 'coach')];
});
afterAll(() => system.stop());

/** Somebody whose last day is in nine days. */
async function aClientNearTheEnd(): Promise<Client> {
  const client = await Client.create(system, shop, { owner, coach });
  await nearTheEnd(client.programId);
  return client;
}
async function nearTheEnd(id: string): Promise<void> {
  await system.db.rows(
    `UPDATE programs SET state = 'active', starts_on = ($2::date - make_interval(months => months))::date WHERE id = $1`,
    [id, addDays(today(), 10)],
  );
  await system.db.rows(
    `UPDATE programs SET paused_days = paused_days + ($2::date - ((starts_on + make_interval(months => months))::date + paused_days)) WHERE id = $1`,
    [id, addDays(today(), 10)],
  );
  await system.db.rows(
    `INSERT INTO program_reminders (program_id, kind, about, due_at) VALUES ($1, 'plan', '', now())
     ON CONFLICT (program_id, kind, about) DO UPDATE SET due_at = now(), done_at = NULL`,
    [id],
  );
}
const offers = async (client: Client) => (await client.call<Renewal>('renewal')).body;
const renew = (client: Client, plan: Renewal['plans'][number], change: object = {}) =>
  client.call<OrderAnswer & ErrorAnswer>('renewal', 'POST', {
    intentKey: randomUUID(),
    trainingType: plan.trainingType,
    duration: plan.duration,
    amount: plan.amount,
    ...change,
  });
async function pay({ orderId, paymentId }: OrderAnswer): Promise<void> {
  await shop.verify(orderId, system.sandbox.control.capture(orderId));
  await programsOf(system, paymentId);
}
const programOf = async (renewsId: string): Promise<Program> => {
  const [row] = await until(async () => {
    const rows = await system.db.rows<Program>(
      'SELECT id, state, starts_on::text, renews_id, coach_id FROM programs WHERE renews_id = $1',
      [renewsId],
    );
    return rows.length > 0 ? rows : undefined;
  });
  return row!;
};
const mailsTo = async (email: string, template: string) =>
  (await system.db.rows('SELECT 1 FROM mails WHERE to_email = $1 AND template = $2', [email, template]))
    .length;
const reasonsOf = async ({ programId }: Client) =>
  (await owner.call<{ reasons: { reason: string }[] }>(`admin/clients/${programId}`)).body.reasons.map(
    ({ reason }) => reason,
  );

it('two weeks before the end she is mailed the price, and the desk sees who has not answered', async () => {
  const client = await aClientNearTheEnd();
  await until(async () => {
    await remindNow(worker);
    return (await mailsTo(client.email, 'renewal')) === 1;
  });
  expect(await reasonsOf(client)).toContain('ending');
  await system.db.rows(
    `UPDATE program_reminders SET done_at = done_at - interval '6 days' WHERE program_id = $1 AND kind = 'renewal'`,
    [client.programId],
  );
  expect(await reasonsOf(client)).toEqual(expect.arrayContaining(['renewal-unanswered']));
});

it('one press goes on: same coach, same answers, from the day after the last one, at the price of her list', async () => {
  const client = await aClientNearTheEnd();
  await client.call('intake/answers', 'PUT', { version: 0, answers: { goal: 'lose-fat' } });
  const { startsOn, plans, partner, duration } = await offers(client);
  expect([startsOn, partner, duration]).toEqual([addDays(today(), 10), null, 6]);
  expect(plans.length).toBeGreaterThan(1);
  const [plan] = plans;
  const cheaper = await renew(client, plan!, { amount: 100 });
  expect([cheaper.status, cheaper.body.code]).toEqual([409, 'PRICE_CHANGED']);
  const { body } = await renew(client, plan!);
  await pay(body);
  const next = await programOf(client.programId);
  expect(next).toMatchObject({ state: 'assessing', starts_on: startsOn, coach_id: coach.userId });
  // Once, at her first program.
  expect(await mailsTo(client.email, 'coach-assigned')).toBe(1);
  const [intake] = await system.db.rows<{ answers: object }>(
    'SELECT answers FROM intakes WHERE program_id = $1',
    [next.id],
  );
  expect(intake?.answers).toEqual({ goal: 'lose-fat' });
  expect((await offers(client)).plans).toEqual([]);
  expect((await renew(client, plan!)).body.code).toBe('NOT_RENEWABLE');
  // Nothing is promised anew.
  const { body: status } = await call<{ renewal: boolean }>(
    `${system.url}/api/payments/status/${body.statusToken}`,
  );
  expect(status.renewal).toBe(true);
  const mailed = await until(async () => {
    const rows = await system.db.rows<{ template: string; data: { renewal?: boolean; title?: string } }>(
      `SELECT template, data FROM mails WHERE key LIKE '%:' || $1 AND template IN ('receipt', 'owner-notice') ORDER BY template`,
      [body.paymentId],
    );
    return rows.length === 2 ? rows : undefined;
  });
  expect(mailed).toMatchObject([
    { data: { title: expect.stringContaining(' goes on: ') } },
    { data: { renewal: true } },
  ]);
  expect(await reasonsOf(client)).not.toContain('ending');

  // What she answers anew meanwhile counts from its first day on.
  await client.call('intake/answers', 'PUT', { version: 1, answers: { goal: 'get-stronger' } });

  // A hand-over reaches the program that waits.
  const other = await AdminClient.create(system, 'coach');
  const entrust = (to: AdminClient) =>
    owner.call('admin/client-assignments', 'POST', { ids: [client.programId], coach: to.userId });
  await entrust(other);
  expect((await programOf(client.programId)).coach_id).toBe(other.userId);
  await entrust(coach);

  // A pause moves both.
  await coach.call(`admin/clients/${client.programId}/pauses`, 'POST', {
    fromOn: addDays(today(), 1),
    untilOn: addDays(today(), 3),
    words: '',
  });
  expect((await programOf(client.programId)).starts_on).toBe(addDays(startsOn, 3));
  // The end by staff begins it tomorrow.
  await owner.call(`admin/clients/${client.programId}/end`, 'POST', { reason: 'She moves on early.' });
  expect((await programOf(client.programId)).starts_on).toBe(addDays(today(), 1));
  await system.db.rows('UPDATE programs SET starts_on = $2 WHERE id = $1', [next.id, today()]);
  await midnight(system, worker);
  expect((await programOf(client.programId)).state).toBe('active');
  expect(await system.db.rows('SELECT answers FROM intakes WHERE program_id = $1', [next.id])).toEqual([
    { answers: { goal: 'get-stronger' } },
  ]);
});

it('goes on with the plan of the program before, and counts its versions on', async () => {
  const client = await aClientNearTheEnd();
  const { plans } = await offers(client);
  await pay((await renew(client, plans[0]!)).body);
  const next = await programOf(client.programId);
  const publish = (id: string, version: number) =>
    coach.call<{ version: number; code?: string }>(`admin/clients/${id}/plans`, 'POST', {
      version,
      html: '<p>Squat</p>',
      note: '',
      documentId: null,
    });
  expect((await publish(client.programId, 0)).status).toBe(200);
  const versions = async (): Promise<number[]> => {
    const { body } = await coach.call<{ items: { version: number }[] }>(`admin/clients/${next.id}/plans`);
    return body.items.map(({ version }) => version);
  };
  expect(await versions()).toEqual([1]);
  expect((await publish(next.id, 0)).body.code).toBe('STALE_PLAN');
  expect((await publish(next.id, 1)).body.version).toBe(2);
  expect(await versions()).toEqual([2]);
});

it('the owner’s percent is taken off, and the payment names it', async () => {
  const settings = (await owner.call<{ coaching: object; version: number }>('admin/coaching')).body;
  await owner.call('admin/coaching', 'PUT', {
    ...settings.coaching,
    renewalPercentOff: 10,
    version: settings.version,
  });
  const client = await aClientNearTheEnd();
  const [plan] = (await offers(client)).plans;
  const { body } = await renew(client, plan!);
  await pay(body);
  const [payment] = await system.db.rows<{ amount: number; discount: number; offer: string }>(
    'SELECT amount_paise AS amount, discount_paise AS discount, offer_name AS offer FROM payments WHERE id = $1',
    [body.paymentId],
  );
  expect(payment).toEqual({ amount: plan!.amount, discount: expect.any(Number), offer: 'Renewal' });
  expect(payment!.discount).toBeGreaterThan(0);
});

it('a refund of the renewal cancels it alone, and she can renew again', async () => {
  const client = await aClientNearTheEnd();
  const [plan] = (await offers(client)).plans;
  const { body } = await renew(client, plan!);
  await pay(body);
  await programOf(client.programId);
  await owner.refund(body.paymentId, { amount: plan!.amount });
  await until(async () => ((await programOf(client.programId)).state === 'cancelled' ? true : undefined));
  expect((await offers(client)).plans.length).toBeGreaterThan(0);
  // Her reminder, which the renewal had taken back.
  await until(async () => {
    await remindNow(worker);
    return (await mailsTo(client.email, 'renewal')) === 1 ? true : undefined;
  });
});

it('paid twice, the second goes on from the first, and takes its place where that one is refunded', async () => {
  const client = await aClientNearTheEnd();
  const { startsOn, plans } = await offers(client);
  const orders = [(await renew(client, plans[0]!)).body, (await renew(client, plans[0]!)).body];
  for (const order of orders) await pay(order);
  const [first, second] = await Promise.all(
    orders.map(async ({ paymentId }) => (await programsOf(system, paymentId)).buyer),
  );
  const goesOn = (id: string) =>
    system.db.rows('SELECT renews_id AS former, starts_on::text AS "startsOn" FROM programs WHERE id = $1', [
      id,
    ]);
  expect(await goesOn(first!)).toEqual([{ former: client.programId, startsOn }]);
  expect(await goesOn(second!)).toMatchObject([{ former: first }]);
  await owner.refund(orders[0]!.paymentId, { amount: plans[0]!.amount });
  await until(async () => {
    const [program] = await system.db.rows(`SELECT 1 FROM programs WHERE id = $1 AND state = 'cancelled'`, [
      first,
    ]);
    return program && true;
  });
  expect(await goesOn(second!)).toEqual([{ former: client.programId, startsOn }]);
});

it('consent that she takes back is taken back in what goes on, too', async () => {
  const client = await aClientNearTheEnd();
  await client.call('intake/consent', 'POST', { version: 1 });
  const [plan] = (await offers(client)).plans;
  const { body } = await renew(client, plan!);
  await pay(body);
  const next = await programOf(client.programId);
  await client.call('intake/consent', 'DELETE');
  expect(
    await system.db.rows(
      `SELECT withdrawn_at IS NOT NULL AS withdrawn,
              (SELECT count(*)::int FROM program_events e WHERE e.program_id = i.program_id AND e.kind = 'withdrawal') AS told
         FROM intakes i WHERE program_id = $1`,
      [next.id],
    ),
  ).toEqual([{ withdrawn: true, told: 1 }]);
});

it('of a pair, both renew together at the pair’s price, or one alone', async () => {
  const emails = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`] as const;
  const { body: bought } = await shop.order(
    anOrderRequest({
      user: aPerson({ email: emails[0] }),
      buddy: aPerson({ name: 'Dev Nair', email: emails[1] }),
    }),
  );
  await shop.verify(bought.orderId, system.sandbox.control.capture(bought.orderId));
  const programs = await programsOf(system, bought.paymentId);
  for (const id of [programs.buyer, programs.buddy!]) await nearTheEnd(id);
  const userId = randomUUID();
  await system.db.rows(
    `INSERT INTO users (id, email, name, email_verified_at) VALUES ($1, $2, 'Dev Nair', now())`,
    [userId, emails[1]],
  );
  const token = await sessionToken(system, userId);
  const ask = <Body>(path: string, body?: object) =>
    call<Body & ErrorAnswer>(`${system.url}/api/my/programs/${programs.buddy}/${path}`, {
      method: body ? 'POST' : 'GET',
      body,
      headers: { authorization: `Bearer ${token}` },
    });
  const { body: renewal } = await ask<Renewal>('renewal');
  expect(new Set(renewal.plans.map(({ people }) => people))).toEqual(new Set([1, 2]));
  const pair = renewal.plans.find(({ people }) => people === 2)!;
  const { trainingType, duration, amount } = pair;
  const order = { trainingType, duration, amount };

  // The invoice of the former purchase was not hers: the state of who pays now is asked for.
  setBusiness({ ...business(), legal: { ...business().legal, gstin: '29AAGCB7383J1Z4' } });
  expect((await ask<Renewal>('renewal')).body.asksState).toBe(true);
  const refused = await ask<OrderAnswer>('renewal', { intentKey: randomUUID(), ...order });
  expect([refused.status, refused.body.code]).toEqual([400, 'MISSING_STATE']);
  const billed = await ask<OrderAnswer>('renewal', {
    intentKey: randomUUID(),
    ...order,
    billing: { state: '27' },
  });
  expect(billed.status).toBe(201);
  setBusiness(shippedBusiness);
  expect((await ask<Renewal>('renewal')).body.asksState).toBe(false);

  const { body } = await ask<OrderAnswer>('renewal', { intentKey: randomUUID(), ...order });
  await pay(body);
  const [hers, his] = [await programOf(programs.buyer), await programOf(programs.buddy!)];
  const halves = await system.db.rows('SELECT half FROM programs WHERE id = ANY($1) ORDER BY half', [
    [hers.id, his.id],
  ]);
  expect(halves).toEqual([{ half: 'buddy' }, { half: 'buyer' }]);
  const [payment] = await system.db.rows<{ email: string }>('SELECT email FROM payments WHERE id = $1', [
    body.paymentId,
  ]);
  expect(payment?.email).toBe(emails[1]);
});

it('after the end she gets the figures, may tell her story once, and it is a draft with her consent', async () => {
  const client = await aClientNearTheEnd();
  const story = {
    name: 'Priya N.',
    story: 'I carried both suitcases up the stairs.',
    consent: true,
  };
  expect((await client.call('story', 'POST', story)).body.code).toBe('PROGRAM_STATE');
  await owner.call(`admin/clients/${client.programId}/end`, 'POST', { reason: 'Done.' });
  await until(async () => {
    await remindNow(worker);
    return (await mailsTo(client.email, 'program-ended')) === 1;
  });
  // It ran today.
  expect((await offers(client)).startsOn).toBe(addDays(today(), 1));
  const { body: summary } = await client.call<{ consent: string }>('summary');
  expect(summary).toMatchObject({ checkIns: 0, changes: [], storyTold: false });
  const { consent } = summary;
  expect(consent).toContain('may show this story and the name above on its website');
  expect((await client.call('story', 'POST', { ...story, consent: false })).status).toBe(400);
  expect((await client.call('story', 'POST', story)).status).toBe(200);
  expect((await client.call('story', 'POST', story)).body.code).toBe('STORY_TOLD');
  const [draft] = await system.db.rows<{ name: string; draft: boolean; consent: string }>(
    `SELECT t.name, t.draft, c.words AS consent FROM testimonials t JOIN consents c ON c.about = t.id::text
      WHERE t.id = (SELECT story_id FROM programs WHERE id = $1)`,
    [client.programId],
  );
  expect(draft).toEqual({ name: 'Priya N.', draft: true, consent });
  const told = await system.db.rows<{ data: { title: string; path: string } }>(
    `SELECT data FROM mails WHERE key LIKE 'owner-story:%:' || $1`,
    [client.programId],
  );
  expect(told).toMatchObject([
    { data: { title: 'Priya N. has told a story', path: expect.stringContaining('/admin/testimonials/') } },
  ]);
  await system.db.rows('UPDATE programs SET test = false WHERE id = $1', [client.programId]);
  const { body } = await owner.call<{ endings: object }>('admin/client-promises');
  expect(body.endings).toEqual({ ended: 1, renewed: 0, silent: 1 });
});
