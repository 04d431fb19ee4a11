import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AppModule } from '../../src/app.module.ts';
import { CLIENT_DIST } from '../../src/modules/site/rendering/page-renderer.ts';
import { createHttpApp } from '../../src/platform/http/http-app.ts';
import { AdminClient } from '../harness/admin-client.ts';
import type { ErrorAnswer } from '../harness/client.ts';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';
import { Client } from './client.ts';

interface Thread {
  messages: {
    _id: string;
    side: string;
    sender: string;
    text: string;
    readAt: string | null;
    reported: boolean;
  }[];
  more: boolean;
  mayWrite: boolean;
}

let system: TestSystem;
let shop: Shop;
let owner: AdminClient;
let coach: AdminClient;
let otherCoach: AdminClient;
let client: Client;

beforeAll(async () => {
  system = await startSystem();
  await system.startWorker();
  shop = new Shop(system);
  owner = await AdminClient.create(system, 'owner');
  coach = await AdminClient.create(system, 'coach');
  otherCoach = await AdminClient.create(system, 'coach');
});
afterAll(() => system.stop());
beforeEach(async () => {
  client = await Client.create(system, shop, { owner, coach });
});

const write = (text: string, id = randomUUID()) => ({ id, text, fileIds: [] });
const hers = (body: object) => client.call<Thread & ErrorAnswer>('messages', 'POST', body);
const theirs = (who: AdminClient, body?: object) =>
  who.call<Thread & ErrorAnswer>(`admin/clients/${client.programId}/messages`, body ? 'POST' : 'GET', body);
const mailsTo = async (email: string) =>
  (await system.db.rows(`SELECT 1 FROM mails WHERE to_email = $1 AND template = 'unread-messages'`, [email]))
    .length;
/** Lets the mail of an unread burst be due now, and waits for what becomes of it. */
async function tenMinutesLater(): Promise<void> {
  const jobs = await system.db.rows<{ id: string }>(
    `UPDATE outbox SET available_at = now() WHERE job = 'programs.mail-unread' AND payload->>'programId' = $1 RETURNING id`,
    [client.programId],
  );
  for (const { id } of jobs) {
    await until(async () => (await system.db.rows('SELECT 1 FROM outbox WHERE id = $1', [id])).length === 0);
  }
}

describe('a message', () => {
  it('sent twice is one, and another person’s id is refused', async () => {
    const message = write('Is my knee fine?');
    const answers = await Promise.all([hers(message), hers(message), hers(message)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await theirs(coach)).body.messages.map(({ text, side }) => [text, side])).toEqual([
      ['Is my knee fine?', 'client'],
    ]);
    expect((await theirs(coach, { ...message, text: 'Other' })).body.code).toBe('MESSAGE_ID_USED');
  });

  it('counts as read once the other side has seen it, not when its own side looks', async () => {
    await hers(write('Hello'));
    const mine = await client.call<Thread>('messages');
    expect(mine.body.messages[0]!.readAt).toBeNull();
    await theirs(coach);
    expect((await client.call<Thread>('messages')).body.messages[0]!.readAt).not.toBeNull();
  });

  it.each([
    ['nothing in it', { text: '' }, 'VALIDATION_FAILED'],
    ['more than 4,000 letters', { text: 'x'.repeat(4_001) }, 'VALIDATION_FAILED'],
    ['a file of nobody', { text: 'Look', fileIds: [randomUUID()] }, 'UNKNOWN_FILE'],
  ])('with %s is refused', async (_what, change, code) => {
    expect((await hers({ ...write('x'), ...change })).body.code).toBe(code);
  });

  it('is nobody else’s: another coach and another client get 404', async () => {
    await hers(write('Secret'));
    expect((await theirs(otherCoach)).status).toBe(404);
    expect((await theirs(otherCoach, write('x'))).status).toBe(404);
    const other = await Client.create(system, shop);
    expect((await other.call('messages', 'GET', undefined, client.programId)).status).toBe(404);
    expect((await other.call('messages/stream', 'GET', undefined, client.programId)).status).toBe(404);
  });

  it('can be reported to the owner, who is mailed once', async () => {
    const message = write('Rude words');
    await theirs(coach, message);
    const report = () =>
      client.call<Thread>(`messages/${message.id}/report`, 'POST', { reason: 'This is rude' });
    expect((await report()).body.messages[0]!.reported).toBe(true);
    expect((await report()).status).toBe(200);
    // The owner reads why; the side that wrote it is not told.
    const reports = (who: AdminClient) =>
      who.call<{ items: { text: string; report: string }[] }>(`admin/clients/${client.programId}/reports`);
    expect((await reports(owner)).body.items).toMatchObject([{ _id: message.id, report: 'This is rude' }]);
    expect((await reports(coach)).status).toBe(403);
    expect((await theirs(coach)).body.messages[0]!.reported).toBe(false);
    const mails = await until(async () => {
      const rows = await system.db.rows(`SELECT 1 FROM mails WHERE key = $1`, [
        `message-reported:${message.id}`,
      ]);
      return rows.length > 0 ? rows : undefined;
    });
    expect(mails).toHaveLength(1);
  });
});

it('comes in pages, newest last', async () => {
  for (let index = 1; index <= 55; index += 1) await hers(write(`${index}`));
  const { body } = await theirs(coach);
  expect([body.messages.at(0)!.text, body.messages.at(-1)!.text, body.more]).toEqual(['6', '55', true]);
  const older = await coach.call<Thread>(
    `admin/clients/${client.programId}/messages?before=${body.messages[0]!._id}`,
  );
  expect(older.body.messages.map(({ text }) => text)).toEqual(['1', '2', '3', '4', '5']);
});

describe('ten unread minutes', () => {
  it('mail the coach once for a burst, and again only after she has read', async () => {
    await hers(write('One'));
    await hers(write('Two'));
    await tenMinutesLater();
    expect(await mailsTo(coach.email)).toBe(1);
    await hers(write('Three'));
    await tenMinutesLater();
    expect(await mailsTo(coach.email)).toBe(1);
    await theirs(coach);
    await hers(write('Four'));
    await tenMinutesLater();
    expect(await mailsTo(coach.email)).toBe(2);
  });

  it('mail nobody where it was read in time', async () => {
    await theirs(coach, write('Well done'));
    await client.call('messages');
    await tenMinutesLater();
    expect(await mailsTo(client.email)).toBe(0);
  });

  it('mail the client what her coach wrote', async () => {
    await theirs(coach, write('Well done'));
    await tenMinutesLater();
    expect(await mailsTo(client.email)).toBe(1);
  });
});

it('closes 14 days after the end, and stays readable', async () => {
  await hers(write('Bye'));
  await owner.call(`admin/clients/${client.programId}/end`, 'POST', { reason: 'Done' });
  expect((await hers(write('One more'))).status).toBe(200);
  await system.db.rows(`UPDATE programs SET state_since = now() - interval '15 days' WHERE id = $1`, [
    client.programId,
  ]);
  expect((await hers(write('Late'))).body.code).toBe('THREAD_CLOSED');
  const { body } = await client.call<Thread>('messages');
  expect([body.messages.length, body.mayWrite]).toEqual([2, false]);
});

describe('the stream', () => {
  /** Reads lines of a stream until one says that the thread has changed. @returns ms until then */
  async function changed(url: string, token: string, act: () => Promise<unknown>): Promise<number> {
    const ending = new AbortController();
    const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` }, signal: ending.signal });
    expect(answer.status).toBe(200);
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    await reader.read();
    const begun = Date.now();
    await act();
    let text = '';
    while (!text.includes('changed')) text += (await reader.read()).value ?? '';
    ending.abort();
    return Date.now() - begun;
  }

  it('tells the other side at once, also through another backend', async () => {
    const path = `/api/admin/clients/${client.programId}/messages/stream`;
    expect(await changed(system.url + path, coach.token, () => hers(write('Live')))).toBeLessThan(1_000);
    const second = await createHttpApp(AppModule.forRoot(system.env), system.env, CLIENT_DIST);
    await second.listen(0, '127.0.0.1');
    try {
      expect(
        await changed((await second.getUrl()) + path, coach.token, () => hers(write('Again'))),
      ).toBeLessThan(1_000);
    } finally {
      await second.close();
    }
  });
});

describe('the list of conversations', () => {
  interface Conversation {
    _id: string;
    lastMessage: { side: string; text: string };
  }
  const conversations = async (who: AdminClient, query = '') =>
    (await who.call<{ items: Conversation[] }>(`admin/conversations?limit=100${query}`)).body.items;
  const counts = async (who: AdminClient) =>
    (
      await who.call<{
        stages: Record<string, { count: number; overdue: number }>;
        reasons: Record<string, { count: number; overdue: number }>;
      }>('admin/clients/counts')
    ).body;

  it('shows what waits for the team first, to a coach those of her clients', async () => {
    const answered = client;
    await hers(write('Thank you'));
    await theirs(coach);
    client = await Client.create(system, shop, { owner, coach });
    await hers(write('May I swap the squat?'));
    const [waits] = await conversations(coach);
    expect(waits).toMatchObject({
      _id: client.programId,
      lastMessage: { side: 'client', text: 'May I swap the squat?' },
    });
    const ids = (await conversations(owner)).map(({ _id }) => _id);
    expect(ids.indexOf(client.programId)).toBeLessThan(ids.indexOf(answered.programId));
    expect(await conversations(otherCoach)).toEqual([]);
    expect(await conversations(owner, '&mine=true')).toEqual([]);
  });

  it('is counted by reason and stage, overdue ones apart', async () => {
    const before = await counts(coach);
    await hers(write('Still there?'));
    expect((await counts(coach)).reasons['message-waiting']!.count).toBe(
      (before.reasons['message-waiting']?.count ?? 0) + 1,
    );
    await system.db.rows(
      `UPDATE program_messages SET sent_at = sent_at - interval '25 hours' WHERE program_id = $1`,
      [client.programId],
    );
    const after = await counts(coach);
    expect(after.reasons['message-waiting']!.overdue).toBe(
      (before.reasons['message-waiting']?.overdue ?? 0) + 1,
    );
    expect(after.stages['new']!.count).toBe(before.stages['new']!.count);
    expect(await counts(otherCoach)).toMatchObject({ attention: { late: 0 }, stages: {}, reasons: {} });
  });
});
