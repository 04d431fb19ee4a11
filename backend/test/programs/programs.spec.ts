import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CreatePrograms } from '../../src/modules/programs/programs.processor.ts';
import type { INestApplicationContext } from '@nestjs/common';
import { anOrderRequest, aPerson } from '../factories/order-request.ts';
import { AdminClient } from '../harness/admin-client.ts';
import { call, type ErrorAnswer } from '../harness/client.ts';
import { sessionToken } from '../harness/session.ts';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';

interface Client {
  _id: string;
  half: string;
  state: string;
  stage: string;
  name: string;
  item: string;
  hasAccount: boolean;
  coach: { _id: string; name: string } | null;
  reasons: { reason: string; since: string; due: string | null }[];
}
interface Detail extends Client {
  timeline: {
    kind: string;
    before: string | null;
    after: string | null;
    reason: string | null;
    by: string | null;
  }[];
}

let system: TestSystem;
let worker: INestApplicationContext;
let shop: Shop;
let owner: AdminClient;
let coach: AdminClient;
let otherCoach: AdminClient;

beforeAll(async () => {
  system = await startSystem();
  worker = await system.startWorker();
  shop = new Shop(system);
  [owner, coach, otherCoach] = await Promise.all([
    AdminClient.create(system, 'owner'),
    AdminClient.create(system, 'coach'),
    AdminClient.create(system, 'coach'),
  ]);
});
afterAll(() => system.stop());

const as = ({ token }: { token: string }) => ({ headers: { authorization: `Bearer ${token}` } });
const clients = (who: { token: string }, query = '') =>
  call<{ items: Client[]; total: number } & ErrorAnswer>(
    `${system.url}/api/admin/clients?limit=100${query}`,
    as(who),
  );
const client = (who: { token: string }, id: string) =>
  call<Detail & ErrorAnswer>(`${system.url}/api/admin/clients/${id}`, as(who));
const assign = (who: { token: string }, ids: string[], to: string | null) =>
  call<ErrorAnswer>(`${system.url}/api/admin/client-assignments`, { ...as(who), body: { ids, coach: to } });

interface Bought {
  paymentId: string;
  programs: string[];
  emails: string[];
}

/** A program, or two with a buddy, once the worker has made them. */
async function buy(withBuddy = false): Promise<Bought> {
  const emails = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`];
  const people = withBuddy
    ? { user: aPerson({ email: emails[0]! }), buddy: aPerson({ name: 'Dev Nair', email: emails[1]! }) }
    : { trainingType: 'individual', user: aPerson({ email: emails[0]! }), buddy: undefined };
  const { body } = await shop.order(anOrderRequest(people));
  await shop.verify(body.orderId, system.sandbox.control.capture(body.orderId));
  const programs = await until(async () => {
    const rows = await system.db.rows<{ id: string }>(
      'SELECT id FROM programs WHERE payment_id = $1 ORDER BY half DESC',
      [body.paymentId],
    );
    return rows.length === (withBuddy ? 2 : 1) ? rows.map(({ id }) => id) : undefined;
  });
  return { paymentId: body.paymentId, programs, emails };
}

describe('a completed payment', () => {
  it('makes one program for each who trains, however often it is reported', async () => {
    const { paymentId, programs, emails } = await buy(true);
    const creation = worker.get(CreatePrograms, { strict: false });
    await Promise.all([creation.handle({ paymentId }), creation.handle({ paymentId })]);
    expect(await system.db.rows('SELECT 1 FROM programs WHERE payment_id = $1', [paymentId])).toHaveLength(2);
    const shown = await Promise.all(programs.map(async (id) => (await client(owner, id)).body));
    expect(shown.map(({ half, state, name }) => [half, state, name])).toEqual([
      ['buyer', 'new', 'Priya Nair'],
      ['buddy', 'new', 'Dev Nair'],
    ]);
    expect(shown.map(({ timeline }) => timeline.map(({ kind, after }) => [kind, after]))).toEqual([
      [['created', 'new']],
      [['created', 'new']],
    ]);
    expect(emails).toHaveLength(2);
  });

  it('that is refunded in full cancels its programs, and a part of it none', async () => {
    const { paymentId, programs } = await buy(true);
    await owner.refund(paymentId, { amount: 100_00 });
    await until(async () => (await owner.payment(paymentId)).refunded === 100_00);
    expect((await client(owner, programs[0]!)).body.state).toBe('new');
    await owner.refund(paymentId, { amount: (await owner.payment(paymentId)).refundable });
    await until(async () => (await client(owner, programs[1]!)).body.state === 'cancelled');
    const { body } = await client(owner, programs[0]!);
    expect(body.timeline.map(({ kind, before, after }) => [kind, before, after])).toEqual([
      ['created', null, 'new'],
      ['state', 'new', 'cancelled'],
    ]);
  });
});

describe('a coach', () => {
  it('sees what is entrusted to her and nothing else, and what is taken from her no more', async () => {
    const [mine, others] = [await buy(), await buy()];
    const [id, otherId] = [mine.programs[0]!, others.programs[0]!];
    expect((await client(coach, id)).body.code).toBe('NOT_FOUND');
    expect((await assign(owner, [id], coach.userId)).status).toBe(200);
    expect((await client(coach, id)).body.coach).toEqual({
      _id: coach.userId,
      name: expect.any(String),
      picture: null,
    });
    expect((await client(otherCoach, id)).status).toBe(404);
    expect((await clients(coach)).body.items.map(({ _id }) => _id)).toEqual([id]);
    // The filter by coach is the owner's: a coach cannot widen her list by it.
    expect((await clients(coach, `&coach=${otherCoach.userId}`)).body.items.map(({ _id }) => _id)).toEqual([
      id,
    ]);
    expect((await clients(owner, `&coach=${coach.userId}`)).body.items.map(({ _id }) => _id)).toEqual([id]);
    await assign(owner, [id], null);
    expect((await client(coach, id)).status).toBe(404);
    expect((await client(owner, otherId)).status).toBe(200);
  });

  it('assigns nobody, and only somebody of the team is assigned', async () => {
    const { programs } = await buy();
    expect((await assign(coach, programs, coach.userId)).status).toBe(403);
    const member = randomUUID();
    await system.db.rows(
      `INSERT INTO users (id, email, name, email_verified_at) VALUES ($1, $2, 'M', now())`,
      [member, `${member}@example.com`],
    );
    expect((await assign(owner, programs, member)).body.code).toBe('NOT_A_COACH');
    expect((await assign(owner, [randomUUID()], coach.userId)).body.code).toBe('UNKNOWN_PROGRAM');
  });

  it('ends a program of hers with a reason, once', async () => {
    const { programs } = await buy();
    const id = programs[0]!;
    await assign(owner, programs, coach.userId);
    const end = (who: AdminClient) =>
      call<ErrorAnswer>(`${system.url}/api/admin/clients/${id}/end`, {
        ...as(who),
        body: { reason: 'Moved abroad' },
      });
    expect((await end(otherCoach)).status).toBe(404);
    const answers = await Promise.all([end(coach), end(coach)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { body } = await client(owner, id);
    expect(body.timeline.at(-1)).toMatchObject({
      kind: 'state',
      after: 'ended',
      reason: 'Moved abroad',
      by: expect.not.stringContaining('@'),
    });
  });
});

describe('the desk', () => {
  it('lists who needs somebody first, the longest due at the top', async () => {
    const [early, late, done] = [await buy(), await buy(), await buy()];
    await system.db.rows(`UPDATE programs SET bought_at = now() - interval '2 days' WHERE id = $1`, [
      early.programs[0],
    ]);
    await assign(owner, [...late.programs, ...done.programs], otherCoach.userId);
    await owner.call(`admin/clients/${done.programs[0]}/marks/called`, 'PUT', { set: true });
    const ids = (await clients(owner)).body.items.map(({ _id }) => _id);
    expect(ids.indexOf(early.programs[0]!)).toBe(0);
    expect(ids.indexOf(late.programs[0]!)).toBeLessThan(ids.indexOf(done.programs[0]!));
    const { reasons } = (await client(owner, early.programs[0]!)).body;
    expect(reasons.map(({ reason }) => reason)).toEqual([
      'call-due',
      'plan-due',
      'intake-missing',
      'link-unopened',
      'unassigned',
    ]);
    expect(Date.parse(reasons[0]!.due!)).toBeLessThan(Date.now());
    const { reasons: left } = (await client(owner, done.programs[0]!)).body;
    expect(left.map(({ reason }) => reason)).toEqual(['plan-due', 'intake-missing']);
    const due = (await clients(owner, '&reason=call-due')).body.items.map(({ _id }) => _id);
    expect(due).toContain(late.programs[0]);
    expect(due).not.toContain(done.programs[0]);
  });

  it('finds by name, address and stage', async () => {
    const { emails, programs } = await buy(true);
    const found = async (search: string) =>
      (await clients(owner, `&search=${encodeURIComponent(search)}`)).body.items.map(({ _id }) => _id);
    expect(await found(emails[1]!.toUpperCase())).toEqual([programs[1]]);
    expect(await found(emails[0]!)).toEqual([programs[0]]);
    expect((await clients(owner, '&stage=paused')).body.items).toEqual([]);
  });
});

describe('the stage of a program', () => {
  const planned = (ends: string) =>
    `state = 'active', called_at = now(), starts_on = ${ends}::date - 90, months = 0, paused_days = 90`;
  const days = (ahead: number) => `((now() AT TIME ZONE 'Asia/Kolkata')::date + ${ahead})`;

  it.each([
    ['new', `called_at = NULL`, false],
    ['intake', `called_at = now()`, false],
    ['plan', `called_at = now(), state = 'assessing'`, true],
    ['active', `called_at = now(), state = 'assessing', starts_on = ${days(20)}`, true],
    ['active', planned(days(15)), true],
    ['ending', planned(days(14)), true],
    ['paused', `state = 'paused'`, true],
    ['ended', `state = 'ended'`, true],
    ['ended', `state = 'cancelled'`, true],
  ])('is %s where %s, answers: %s', async (stage, change, answered) => {
    const counts = async () =>
      (
        await call<{ stages: Record<string, { count: number; overdue: number }> }>(
          `${system.url}/api/admin/clients/counts`,
          as(owner),
        )
      ).body.stages;
    const { programs } = await buy();
    const [id] = programs as [string];
    const before = await counts();
    await system.db.rows(`UPDATE programs SET ${change} WHERE id = $1`, [id]);
    if (answered)
      await system.db.rows(
        `INSERT INTO intakes (program_id, completed_at) VALUES ($1, now()) ON CONFLICT (program_id) DO UPDATE SET completed_at = now()`,
        [id],
      );
    expect((await client(owner, id)).body.stage).toBe(stage);
    const listed = (await clients(owner, `&stage=${stage}`)).body.items.map(({ _id }) => _id);
    expect(listed).toContain(id);
    const other = stage === 'new' ? 'plan' : 'new';
    expect((await clients(owner, `&stage=${other}`)).body.items.map(({ _id }) => _id)).not.toContain(id);
    const was = before[stage]?.count ?? 0;
    expect((await counts())[stage]!.count).toBe(stage === 'new' ? was : was + 1);
  });

  it('counts late ones apart, also of one coach', async () => {
    const stages = async () =>
      (
        await call<{ stages: Record<string, { count: number; overdue: number }> }>(
          `${system.url}/api/admin/clients/counts?coach=${otherCoach.userId}`,
          as(owner),
        )
      ).body.stages;
    const { new: before = { count: 0, overdue: 0 }, ...others } = await stages();
    const { programs } = await buy();
    await assign(owner, programs, otherCoach.userId);
    await system.db.rows(
      `UPDATE programs SET bought_at = now() - interval '30 hours' WHERE id = $1`,
      programs,
    );
    expect(await stages()).toEqual({
      ...others,
      new: { count: before.count + 1, overdue: before.overdue + 1 },
    });
  });
});

it('a member sees her own programs, a buddy her half, and nobody a stranger’s', async () => {
  const { emails, programs } = await buy(true);
  const programsOf = async (email: string) => {
    const id = randomUUID();
    await system.db.rows(
      `INSERT INTO users (id, email, name, email_verified_at) VALUES ($1, $2, 'M', now())`,
      [id, email],
    );
    const token = await sessionToken(system, id);
    const { body } = await call<{ items: Client[] }>(`${system.url}/api/my/programs`, as({ token }));
    return body.items.map(({ _id, half }) => [_id, half]);
  };
  expect(await programsOf(emails[0]!)).toEqual([[programs[0], 'buyer']]);
  expect(await programsOf(emails[1]!)).toEqual([[programs[1], 'buddy']]);
  expect(await programsOf(`${randomUUID()}@example.com`)).toEqual([]);
});
