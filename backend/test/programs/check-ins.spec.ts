import { randomBytes } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { addDays, today } from '../../src/modules/programs/program.domain.ts';
import { AdminClient } from '../harness/admin-client.ts';
import { call, type ErrorAnswer } from '../harness/client.ts';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { daysGoBy, remindNow, startToday } from './check-in-day.ts';
import { Client } from './client.ts';

interface CheckIn {
  dueOn: string;
  week: number;
  state: string;
  version: number;
  answers: Record<string, unknown>;
  photos: Record<string, string>;
  openedAt: string | null;
  answer: string | null;
  answeredBy: string | null;
}
interface Desk {
  reasons: { reason: string; since: string; due: string | null }[];
}

let system: TestSystem;
let worker: INestApplicationContext;
let shop: Shop;
let owner: AdminClient;
let manager: AdminClient;
let coach: AdminClient;
beforeAll(async () => {
  system = await startSystem();
  worker = await system.startWorker();
  shop = new Shop(system);
  [owner, manager, coach] = (await Promise.all(
    (['owner', 'manager', 'coach'] as const).map((role) => AdminClient.create(system, role)),
  )) as [AdminClient, AdminClient, AdminClient];
});
afterAll(() => system.stop());

const ALL = { training: 5, food: 4, sleep: 3, stress: 2, hunger: 2 };
const day = today();

async function aClientToday(): Promise<Client> {
  const client = await Client.create(system, shop, { owner, coach });
  await startToday(system, worker, client, owner);
  return client;
}
const mine = (client: Client, path = '', method = 'GET', body?: unknown) =>
  client.call<CheckIn & ErrorAnswer>(`check-ins/${day}${path}`, method, body);
async function send(client: Client, answers: object = ALL): Promise<void> {
  const { body } = await mine(client);
  await mine(client, '', 'PATCH', { version: body.version, answers });
  expect((await mine(client, '/send', 'POST')).body.state).toBe('sent');
}
const open = (client: Client, by = coach, on = day) =>
  by.call<{ checkIn: CheckIn; before: CheckIn | null } & ErrorAnswer>(
    `admin/clients/${client.programId}/check-ins/${on}/open`,
    'POST',
    {},
  );
const answer = (client: Client, text: string, by = coach) =>
  by.call<CheckIn & ErrorAnswer>(`admin/clients/${client.programId}/check-ins/${day}/answer`, 'POST', {
    text,
  });
const reasonsOf = async ({ programId }: Client) =>
  (await owner.call<Desk>(`admin/clients/${programId}`)).body.reasons.map(({ reason }) => reason);

async function upload(client: Client, view: string, bytes?: Buffer) {
  const picture =
    bytes ??
    (await sharp({ create: { width: 400, height: 600, channels: 3, background: '#345' } })
      .jpeg()
      .toBuffer());
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(picture)]), 'me.jpg');
  const response = await fetch(
    `${system.url}/api/my/programs/${client.programId}/check-ins/${day}/photos/${view}`,
    {
      method: 'PUT',
      headers: { authorization: `Bearer ${client.token}` },
      body: form,
    },
  );
  return { status: response.status, body: (await response.json()) as CheckIn & ErrorAnswer };
}
const fileOf = (url: string, { token }: { token: string }) =>
  fetch(system.url + url, { headers: { authorization: `Bearer ${token}` } });
async function consent(client: Client): Promise<void> {
  await client.call('intake/consent', 'POST', { version: 1 });
}

describe('filling it in', () => {
  it('saves piece by piece, refuses what does not fit, and does not overwrite another device unseen', async () => {
    const client = await aClientToday();
    const { body: first } = await mine(client, '', 'PATCH', {
      version: 1,
      answers: { weight: 68.9, words: 'Good.' },
    });
    expect(first).toMatchObject({ version: 2, answers: { weight: 68.9, words: 'Good.' } });
    const stale = await mine(client, '', 'PATCH', { version: 1, answers: { sleep: 4 } });
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE_CHECK_IN']);
    for (const answers of [
      { weight: 900 },
      { sleep: 9 },
      { sleep: 'well' },
      { words: 'x'.repeat(2_001) },
      { rank: 1 },
    ]) {
      const { status, body } = await mine(client, '', 'PATCH', { version: 2, answers });
      expect([status, body.code]).toEqual([400, 'BAD_ANSWER']);
    }
    const { body: taken } = await mine(client, '', 'PATCH', { version: 2, answers: { words: null } });
    expect(taken.answers).toEqual({ weight: 68.9 });
  });

  it('is sent once all required questions are answered, and changed until it was opened', async () => {
    const client = await aClientToday();
    const early = await mine(client, '/send', 'POST');
    expect([early.status, early.body.code]).toEqual([400, 'CHECK_IN_INCOMPLETE']);
    await send(client);
    expect((await mine(client, '/send', 'POST')).status).toBe(200);
    const { body: sent } = await mine(client);
    const changed = await mine(client, '', 'PATCH', { version: sent.version, answers: { sleep: 1 } });
    expect(changed.body).toMatchObject({ state: 'sent', answers: { sleep: 1 } });
    expect((await open(client)).body.checkIn.answers).toMatchObject({ sleep: 1 });
    const late = await mine(client, '', 'PATCH', { version: changed.body.version, answers: { sleep: 5 } });
    expect([late.status, late.body.code]).toEqual([409, 'CHECK_IN_OPENED']);
  });

  it('may be late by three days, then it is missed', async () => {
    const client = await aClientToday();
    await daysGoBy(system, worker, client.programId, 3);
    const dueOn = addDays(day, -3);
    expect((await client.call<CheckIn>(`check-ins/${dueOn}`)).body.state).toBe('open');
    await daysGoBy(system, worker, client.programId, 1);
    const path = `check-ins/${addDays(day, -4)}`;
    expect((await client.call<CheckIn>(path)).body.state).toBe('missed');
    const saved = await client.call(path, 'PATCH', { version: 1, answers: ALL });
    expect([saved.status, saved.body.code]).toEqual([409, 'CHECK_IN_MISSED']);
    expect(await reasonsOf(client)).toContain('check-in-missed');
    await owner.call(`admin/clients/${client.programId}/messages`, 'POST', {
      id: crypto.randomUUID(),
      text: 'All well?',
      fileIds: [],
    });
    expect(await reasonsOf(client)).not.toContain('check-in-missed');
  });
});

describe('answering it', () => {
  it('waits in the queue of her coach, is answered once, and she gets a mail', async () => {
    const client = await aClientToday();
    await send(client, { ...ALL, words: 'Trap bar finally feels strong.' });
    expect(await reasonsOf(client)).toContain('check-in-waiting');
    const queue = async (state: string) =>
      (
        await coach.call<{
          items: { program: { _id: string }; words: string }[];
          today: { answered: number };
        }>(`admin/check-ins?state=${state}&limit=200`)
      ).body;
    const ofHers = async (state: string) =>
      (await queue(state)).items.filter(({ program }) => program._id === client.programId);
    expect(await ofHers('waiting')).toMatchObject([{ words: 'Trap bar finally feels strong.' }]);
    expect((await answer(client, 'Keep it up.')).body).toMatchObject({
      state: 'answered',
      answer: 'Keep it up.',
    });
    expect((await answer(client, 'Keep it up.')).status).toBe(200);
    const second = await answer(client, 'Something else', owner);
    expect([second.status, second.body.code]).toEqual([409, 'CHECK_IN_ANSWERED']);
    expect(await ofHers('waiting')).toEqual([]);
    expect(await ofHers('answered')).toHaveLength(1);
    expect((await queue('answered')).today.answered).toBeGreaterThan(0);
    expect(await reasonsOf(client)).not.toContain('check-in-waiting');
    const mails = await system.db.rows(
      `SELECT 1 FROM mails WHERE to_email = $1 AND template = 'check-in-answered'`,
      [client.email],
    );
    expect(mails).toHaveLength(1);
  });

  it('shows it beside the one before, and her progress over both', async () => {
    const client = await aClientToday();
    await send(client, { ...ALL, weight: 70 });
    await daysGoBy(system, worker, client.programId, 7);
    await remindNow(worker);
    await send(client, { ...ALL, weight: 69.2, stress: 5 });
    const { body } = await open(client);
    expect([body.checkIn.week, body.before?.week]).toEqual([2, 1]);
    expect(body.before?.answers).toMatchObject({ weight: 70, stress: 2 });
    const { body: progress } = await client.call<{ checkIns: { values: Record<string, number> }[] }>(
      'progress',
    );
    expect(progress.checkIns.map(({ values }) => values.weight)).toEqual([70, 69.2]);
    const { body: link } = await client.call<{ url: string }>('progress/files', 'POST', {
      of: 'check-ins',
    });
    const csv = await (await fetch(system.url + link.url)).text();
    expect(
      csv
        .split('\r\n')
        .slice(1, 3)
        .map((line) => line.split(',')[0]),
    ).toEqual([addDays(day, -7), day]);
    expect((await fetch(system.url + link.url)).status).toBe(404);
  });

  it('counts among the promises of the month', async () => {
    const client = await aClientToday();
    await send(client);
    await answer(client, 'Well done.');
    await system.db.rows('UPDATE programs SET test = false WHERE id = $1', [client.programId]);
    const { body } = await owner.call<{ checkIns: { due: number; kept: number } }>('admin/client-promises');
    expect(body.checkIns.kept).toBeGreaterThan(0);
    expect(body.checkIns.kept).toBe(body.checkIns.due);
  });
});

describe('photographs', () => {
  it('need her consent, are encrypted, and opened by her, her coach and the owner alone, which she sees', async () => {
    const client = await aClientToday();
    expect((await upload(client, 'front')).body.code).toBe('CONSENT_NEEDED');
    await consent(client);
    const { body } = await upload(client, 'front');
    expect(Object.keys(body.photos)).toEqual(['front']);
    const url = body.photos.front!;
    const own = await fileOf(url, client);
    expect((await sharp(Buffer.from(await own.arrayBuffer())).metadata()).format).toBe('webp');
    expect([(await fileOf(url, manager)).status, (await fileOf(url, coach)).status]).toEqual([404, 200]);
    const { body: intake } = await client.call<{ openings: { what: string; opener: string }[] }>('intake');
    expect(intake.openings).toMatchObject([{ what: 'photo' }]);
    await client.call('intake/consent', 'DELETE');
    expect((await fileOf(url, coach)).status).toBe(404);
  });

  it('are replaced and deleted at any time, bytes and all', async () => {
    const client = await aClientToday();
    await consent(client);
    const { body: first } = await upload(client, 'front');
    const { body: second } = await upload(client, 'front');
    expect(second.photos.front).not.toBe(first.photos.front);
    expect((await fileOf(first.photos.front!, client)).status).toBe(404);
    const { body: removed } = await mine(client, '/photos/front', 'DELETE');
    expect(removed.photos).toEqual({});
    expect((await upload(client, 'above')).body.code).toBe('BAD_ANSWER');
    const { status } = await upload(client, 'front', randomBytes(4_000));
    expect(status).toBe(400);
  });
});

it('the reminder follows her zone and hour, and units are hers', async () => {
  const client = await aClientToday();
  const wanted = { weekday: 3, hour: 20, zone: 'Europe/London', weightUnit: 'lb', lengthUnit: 'in' };
  for (const zone of ['Mars/Olympus', '+05:30'])
    expect((await client.call('preferences', 'PUT', { ...wanted, zone })).status).toBe(400);
  expect((await client.call('preferences', 'PUT', wanted)).body).toEqual(wanted);
  expect((await client.call('preferences')).body).toEqual(wanted);
});

it('the questions are the owner’s: published, restored, and asked from the next check-in on', async () => {
  const form = async () =>
    (
      await owner.call<{ checkIn: { intro: string; questions: { id: string }[] }; version: number }>(
        'admin/check-in-form',
      )
    ).body;
  const { checkIn, version } = await form();
  const questions = checkIn.questions.filter(({ id }) => id !== 'hunger');
  const double = await owner.call<ErrorAnswer>('admin/check-in-form', 'PUT', {
    ...checkIn,
    questions: [...questions, questions[0]],
    version,
  });
  expect(double.status).toBe(400);
  await owner.call('admin/check-in-form', 'PUT', { ...checkIn, questions, version });
  expect((await form()).checkIn.questions.map(({ id }) => id)).not.toContain('hunger');
  const history = await owner.call<{ revisions: { changes: { what: string; before: string | null }[] }[] }>(
    'admin/check-in-form/revisions',
  );
  // In words, not as it is stored.
  expect(history.body.revisions[0]!.changes[0]).toMatchObject({
    what: 'Question',
    before: expect.stringMatching(/^“How hungry.*1 Hardly ever.*better: lower; required; every week$/),
    after: null,
  });
  const refused = await call<ErrorAnswer>(`${system.url}/api/admin/check-in-form`, {
    headers: { authorization: `Bearer ${coach.token}` },
  });
  expect(refused.status).toBe(403);
});
