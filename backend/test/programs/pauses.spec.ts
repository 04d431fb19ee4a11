import type { INestApplicationContext } from '@nestjs/common';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { addDays, addMonths, today } from '../../src/modules/programs/program.domain.ts';
import { AdminClient } from '../harness/admin-client.ts';
import { call, type ErrorAnswer } from '../harness/client.ts';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';
import { daysGoBy, remindNow, startToday } from './check-in-day.ts';
import { Client } from './client.ts';

interface Pause {
  _id: string;
  state: string;
  fromOn: string;
  untilOn: string;
  decision: string | null;
}
interface Own {
  items: { _id: string; state: string; endsOn: string; week: number; daysOffLeft: number; pauses: Pause[] }[];
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

const day = (ahead: number) => addDays(today(), ahead);
async function aClientToday(): Promise<Client> {
  const client = await Client.create(system, shop, { owner, coach });
  await startToday(system, worker, client, owner);
  return client;
}
const ask = (client: Client, first: number, last: number) =>
  client.call<{ items: Pause[] } & ErrorAnswer>('pauses', 'POST', {
    fromOn: day(first),
    untilOn: day(last),
    reason: 'Travel',
    words: 'Wedding in Nagpur.',
  });
const decide = (client: Client, id: string, agree: boolean, words = 'Enjoy it.', by = coach) =>
  by.call<{ items: Pause[] } & ErrorAnswer>(
    `admin/clients/${client.programId}/pauses/${id}/decision`,
    'POST',
    {
      agree,
      words,
    },
  );
const own = async (client: Client) => {
  const { items } = (
    await call<Own>(`${system.url}/api/my/programs`, { headers: { authorization: `Bearer ${client.token}` } })
  ).body;
  return items.find(({ _id }) => _id === client.programId)!;
};
const mailsTo = async ({ email }: Client, template: string) =>
  (await system.db.rows('SELECT 1 FROM mails WHERE to_email = $1 AND template = $2', [email, template]))
    .length;
const reasonsOf = async ({ programId }: Client) =>
  (await owner.call<{ reasons: { reason: string }[] }>(`admin/clients/${programId}`)).body.reasons.map(
    ({ reason }) => reason,
  );
const remindersOf = async ({ programId }: Client) =>
  (
    await system.db.rows<{ kind: string }>(
      'SELECT kind FROM program_reminders WHERE program_id = $1 AND done_at IS NULL ORDER BY kind',
      [programId],
    )
  ).map(({ kind }) => kind);

it('a pause is asked for, agreed, begins at midnight, moves the end, and check-ins rest', async () => {
  const client = await aClientToday();
  const { endsOn } = await own(client);
  const { body } = await ask(client, 1, 10);
  expect(body.items).toMatchObject([{ state: 'asked' }]);
  expect(await reasonsOf(client)).toContain('pause-asked');
  const agreed = await decide(client, body.items[0]!._id, true);
  expect(agreed.body.items).toMatchObject([{ state: 'agreed', decision: 'Enjoy it.' }]);
  expect(await mailsTo(client, 'pause-decided')).toBe(1);
  expect(await own(client)).toMatchObject({ state: 'active', endsOn: addDays(endsOn, 10), daysOffLeft: 20 });

  await daysGoBy(system, worker, client.programId, 1);
  expect((await own(client)).state).toBe('paused');
  expect(await remindersOf(client)).toEqual(['check-in-missed', 'pause-ends', 'renewal']);
  await daysGoBy(system, worker, client.programId, 9);
  expect(await own(client)).toMatchObject({ state: 'paused', week: 1 });
  expect(await reasonsOf(client)).toContain('pause-ends');
  await daysGoBy(system, worker, client.programId, 1);
  expect(await mailsTo(client, 'pause-ends')).toBe(1);
  expect(await own(client)).toMatchObject({ state: 'active', week: 1, endsOn: addDays(endsOn, -1) });
  await until(async () => {
    await remindNow(worker);
    return (await remindersOf(client)).includes('check-in-opens');
  });
});

it('is refused with words, taken back while it is not decided, and decided once', async () => {
  const client = await aClientToday();
  const [first] = (await ask(client, 5, 8)).body.items;
  expect((await decide(client, first!._id, false, '')).status).toBe(400);
  const refused = await decide(client, first!._id, false, 'Your exam week is in May, I think?');
  expect(refused.body.items).toMatchObject([{ state: 'refused' }]);
  expect((await decide(client, first!._id, true)).body.code).toBe('PAUSE_DECIDED');
  const [second] = (await ask(client, 5, 8)).body.items;
  expect((await ask(client, 20, 21)).body.code).toBe('PAUSE_EXISTS');
  await client.call(`pauses/${second!._id}`, 'DELETE');
  expect((await client.call(`pauses/${second!._id}`, 'DELETE')).status).toBe(200);
  expect((await own(client)).pauses.map(({ state }) => state)).toEqual(['withdrawn', 'refused']);
});

it('is set by the team from today and ended early, which gives the days back', async () => {
  const client = await aClientToday();
  const { endsOn } = await own(client);
  const path = `admin/clients/${client.programId}/pauses`;
  const { body } = await coach.call<{ items: Pause[] }>(path, 'POST', {
    fromOn: day(0),
    untilOn: day(13),
    words: 'Get well.',
  });
  expect(await own(client)).toMatchObject({ state: 'paused', endsOn: addDays(endsOn, 14) });
  await daysGoBy(system, worker, client.programId, 4);
  await coach.call(`${path}/${body.items[0]!._id}/end`, 'POST', {});
  // Four days off, and everything is four days earlier by the moved clock.
  expect(await own(client)).toMatchObject({ state: 'active', endsOn, daysOffLeft: 26 });
  expect((await coach.call<ErrorAnswer>(`${path}/${body.items[0]!._id}/end`, 'POST', {})).body.code).toBe(
    'PAUSE_OVER',
  );
});

it('has limits: days left, from today to sixty days ahead, in the term, the owner’s number', async () => {
  const client = await aClientToday();
  expect((await ask(client, 1, 31)).body.code).toBe('PAUSE_TOO_LONG');
  expect((await ask(client, -1, 3)).body.code).toBe('BAD_PAUSE');
  expect((await ask(client, 61, 62)).body.code).toBe('BAD_PAUSE');
  expect((await ask(client, 5, 4)).status).toBe(400);
  const { body } = await owner.call<{ coaching: object; version: number }>('admin/coaching');
  await owner.call('admin/coaching', 'PUT', { ...body.coaching, maxPauseDays: 40, version: body.version });
  const { body: long } = await ask(client, 1, 31);
  expect(long.items).toMatchObject([{ state: 'asked' }]);
});

it('asks for the answers again after more than thirty days', async () => {
  const client = await aClientToday();
  await system.db.rows(
    `INSERT INTO intakes (program_id, completed_at) VALUES ($1, now() - interval '40 days')`,
    [client.programId],
  );
  await coach.call(`admin/clients/${client.programId}/pauses`, 'POST', {
    fromOn: day(0),
    untilOn: day(30),
    words: '',
  });
  await daysGoBy(system, worker, client.programId, 31);
  expect((await own(client)).state).toBe('active');
  expect(await reasonsOf(client)).toContain('intake-missing');
});

it('moves an end at the 31st by days, not by months', async () => {
  const client = await aClientToday();
  const start = '2026-08-31';
  await system.db.rows('UPDATE programs SET starts_on = $2, months = 6, paused_days = 3 WHERE id = $1', [
    client.programId,
    start,
  ]);
  expect((await own(client)).endsOn).toBe(addDays(addMonths(start, 6), 3));
  expect(addMonths(start, 6)).toBe('2027-02-28');
});
