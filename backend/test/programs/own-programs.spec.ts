import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AdminClient } from '../harness/admin-client.ts';
import { call } from '../harness/client.ts';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { Client } from './client.ts';

interface Own {
  _id: string;
  state: string;
  boughtAt: string;
  coach: {
    name: string;
    leaveUntil: string | null;
    profile: { field: string; picture: object } | null;
  } | null;
  callBy: string | null;
  calledAt: string | null;
  answeredAt: string | null;
  plan: { version: number; note: string; publishedAt: string } | null;
  planBy: string | null;
  guardian: { agreedAt: string | null } | null;
  week: number | null;
  message: { side: string; text: string; files: number } | null;
  unread: number;
  answerHours: number | null;
}

const HOUR = 3_600_000;

let system: TestSystem;
let shop: Shop;
let owner: AdminClient;
let coach: AdminClient;

beforeAll(async () => {
  system = await startSystem();
  await system.startWorker();
  shop = new Shop(system);
  owner = await AdminClient.create(system, 'owner');
  coach = await AdminClient.create(system, 'coach');
});
afterAll(() => system.stop());

const own = async ({ token }: Client): Promise<Own> => {
  const { body } = await call<{ items: Own[] }>(`${system.url}/api/my/programs`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return body.items[0]!;
};

it('says to somebody under 18 whether the agreement of a guardian is recorded', async () => {
  const client = await Client.create(system, shop, { age: 16 });
  expect((await own(client)).guardian).toEqual({ agreedAt: null });
  await owner.call(`admin/clients/${client.programId}/guardian`, 'POST');
  expect((await own(client)).guardian).toEqual({ agreedAt: expect.any(String) });
});

it('counts the weeks of a program until it was over', async () => {
  const client = await Client.create(system, shop);
  await system.db.rows(
    `UPDATE programs SET state = 'cancelled', starts_on = current_date - 30, state_since = now() - interval '15 days' WHERE id = $1`,
    [client.programId],
  );
  expect((await own(client)).week).toBe(3);
});

it('says what is promised by when, and takes a promise away once it is kept', async () => {
  const client = await Client.create(system, shop);
  const before = await own(client);
  const bought = Date.parse(before.boughtAt);
  expect(before).toMatchObject({
    coach: null,
    calledAt: null,
    plan: null,
    message: null,
    unread: 0,
    guardian: null,
    answerHours: null,
  });
  expect(Date.parse(before.callBy!) - bought).toBe(24 * HOUR);
  expect(Date.parse(before.planBy!) - bought).toBe(48 * HOUR);
  await owner.call(`admin/clients/${client.programId}/marks/called`, 'PUT', { set: true });
  const { body } = await owner.call(`admin/clients/${client.programId}/plans`, 'POST', {
    version: 0,
    html: '<p>Squat</p>',
    note: 'Light first',
    documentId: null,
  });
  expect(body).toMatchObject({ version: 1 });
  expect(await own(client)).toMatchObject({
    state: 'active',
    callBy: null,
    calledAt: expect.any(String),
    planBy: null,
    plan: { version: 1, note: 'Light first' },
  });
});

it('shows her coach with the profile of “Who we are” and a leave', async () => {
  await owner.call(`admin/coaches/${coach.userId}/profile`, 'PUT', { profileId: 'rhea-nair' });
  await coach.call('admin/own-coaching', 'PUT', { leaveUntil: '2199-01-05' });
  const client = await Client.create(system, shop, { owner, coach });
  expect((await own(client)).coach).toMatchObject({
    leaveUntil: '2199-01-05',
    profile: { field: 'Habit coaching', picture: { shipped: 'people/coach-4' } },
  });
  await coach.call('admin/own-coaching', 'PUT', { leaveUntil: '2020-01-05' });
  expect((await own(client)).coach!.leaveUntil).toBeNull();
});

it('counts what she has not read, without reading it', async () => {
  const client = await Client.create(system, shop, { owner, coach });
  const message = { id: randomUUID(), text: 'How was Monday?', fileIds: [] };
  await coach.call(`admin/clients/${client.programId}/messages`, 'POST', message);
  const twice = [await own(client), await own(client)];
  expect(twice.map(({ unread }) => unread)).toEqual([1, 1]);
  expect(twice[0]!.message).toMatchObject({ side: 'team', text: 'How was Monday?', files: 0 });
  await client.call('messages');
  expect((await own(client)).unread).toBe(0);
});

describe('a program that was refunded in full', () => {
  /** Cancelled at a time in India, so many days ago. */
  const cancelled = (id: string, days: number, time: string) =>
    system.db.rows(
      `UPDATE programs SET state = 'cancelled',
              state_since = ((now() AT TIME ZONE 'Asia/Kolkata')::date - $2::int + $3::time) AT TIME ZONE 'Asia/Kolkata'
        WHERE id = $1`,
      [id, days, time],
    );

  it.each([
    [30, '00:00', 200],
    [30, '23:59', 200],
    [31, '00:00', 404],
    [31, '23:59', 404],
  ])('%i days ago at %s in India: her area answers %i', async (days, time, status) => {
    const client = await Client.create(system, shop, { owner, coach });
    await cancelled(client.programId, days, time);
    for (const path of ['messages', 'plans', 'intake'])
      expect([path, (await client.call(path)).status]).toEqual([path, status]);
    const { body } = await call<{ items: unknown[] }>(`${system.url}/api/my/programs`, {
      headers: { authorization: `Bearer ${client.token}` },
    });
    expect(body.items).toHaveLength(status === 200 ? 1 : 0);
  });

  it('is kept for staff, and its files are closed to her with it', async () => {
    const client = await Client.create(system, shop, { owner, coach });
    const [file] = await system.db.rows<{ id: string }>(
      `INSERT INTO private_files (id, resource, resource_id, name, content_type, bytes)
       VALUES (gen_random_uuid(), 'program', $1, 'plan.pdf', 'application/pdf', 3) RETURNING id`,
      [client.programId],
    );
    const asked = (token: string) =>
      call(`${system.url}/api/private-files/${file!.id}/ticket`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
      });
    expect((await asked(client.token)).status).not.toBe(404);
    await cancelled(client.programId, 31, '12:00');
    expect((await asked(client.token)).status).toBe(404);
    expect((await asked(coach.token)).status).not.toBe(404);
    expect((await coach.call(`admin/clients/${client.programId}`)).status).toBe(200);
  });
});
