import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { SmtpSink } from '../../../tools/src/smtp-sink/server.ts';
import { call, request } from '../harness/client.ts';
import type { TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';
import { addresses, type Broadcaster } from './broadcaster.ts';
import { type Mailing, startMailing } from './mailing.ts';

interface List {
  items: { email: string; reason: string; note: string | null }[];
  total: number;
}

const SECRET = 'bounce-secret-of-the-spec';
let mailing: Mailing;
let system: TestSystem;
let sink: SmtpSink;
let admin: Broadcaster;

beforeAll(async () => {
  mailing = await startMailing({ BOUNCE_WEBHOOK_SECRET: SECRET }, true);
  ({ system, sink, admin } = mailing);
  await system.startWorker();
});
beforeEach(() => mailing.calm());
afterAll(() => mailing.stop());

const listed = async (search: string) =>
  (await admin.read<List>(`/api/suppressions?search=${encodeURIComponent(search)}`)).body.items;

async function wayOutOf(email: string): Promise<string> {
  const { body } = await admin.create({ recipients: [{ email }] });
  await admin.become(body._id, 'finished');
  const message = (sink.messages.get(email) ?? '').replace(/\r\n[ \t]/g, ' ');
  const address = /List-Unsubscribe: <([^>]+)>/.exec(message)?.[1] ?? '';
  return system.url + new URL(address).pathname;
}

describe('unsubscribing', () => {
  it('takes one POST without cookies; a GET changes nothing', async () => {
    const email = 'leaving@example.com';
    const link = await wayOutOf(email);
    const page = (await request(link)).text;
    expect(page).toContain('<form method="post">');
    expect(await listed(email)).toEqual([]);

    const one = await request(link, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(one.status).toBe(200);
    expect(one.text).toContain('You are unsubscribed');
    expect((await request(link, { method: 'POST' })).status).toBe(200);
    expect(await listed(email)).toMatchObject([{ email, reason: 'unsubscribed' }]);

    const { body } = await admin.create({ recipients: [{ email }, { email: 'staying@example.com' }] });
    const done = await admin.become(body._id, 'finished');
    expect(done.counts).toMatchObject({ suppressed: 1, sent: 1 });
    expect(sink.delivered.get(email)).toBe(1);
  });

  it('takes effect between enqueueing and sending', async () => {
    const COUNT = 400;
    const last = `lastminute-${COUNT - 1}@example.com`;
    const link = await wayOutOf(last);
    // The last recipient, behind more than the workers claim.
    const release = mailing.holdMails();
    const { body } = await admin.create({ recipients: addresses(COUNT, 'lastminute') });
    await until(async () => sink.unanswered > 0);
    await request(link, { method: 'POST' });
    release();
    const done = await admin.become(body._id, 'finished');
    expect(done.counts).toMatchObject({ sent: COUNT - 1, suppressed: 1 });
    expect(sink.delivered.get(last)).toBe(1);
  });

  it('refuses a link that is not ours', async () => {
    const link = await wayOutOf('honest@example.com');
    // Not the last character: some of its bits are unused.
    const forged = link.replace(/(.)(.{9})$/, (_, letter, rest) => `${letter === 'A' ? 'B' : 'A'}${rest}`);
    expect((await request(forged, { method: 'POST' })).status).toBe(404);
    expect((await request(`${system.url}/unsubscribe/x`, { method: 'POST' })).status).toBe(404);
    expect(await listed('honest@')).toEqual([]);
  });

  it('does not affect receipts and codes', async () => {
    const email = 'still-a-member@example.com';
    await admin.send('/api/suppressions', { email });
    await call(`${system.url}/api/users/register`, {
      body: { name: 'M', email, password: 'a-good-password' },
    });
    await until(async () => sink.delivered.get(email));
  });
});

describe('bounces', () => {
  const report = (events: unknown[], secret = SECRET) =>
    call<{ suppressed: number }>(`${system.url}/api/broadcasts/bounces`, {
      body: { events },
      headers: { authorization: `Bearer ${secret}` },
    });

  it('need the secret; temporary ones suppress nobody', async () => {
    expect((await report([{ type: 'bounce', email: 'gone@example.com' }], 'wrong')).status).toBe(401);
    expect((await report(['what a stranger says is not looked at'], 'wrong')).status).toBe(401);
    const { status, body } = await report([
      { type: 'bounce', email: 'Gone@Example.com', reason: '5.1.1 No such user' },
      { type: 'bounce', email: 'full@example.com', permanent: false },
      { type: 'complaint', email: 'angry@example.com' },
    ]);
    expect([status, body.suppressed]).toEqual([200, 2]);
    expect(await listed('gone@')).toMatchObject([{ reason: 'bounced', note: '5.1.1 No such user' }]);
    expect(await listed('angry@')).toMatchObject([{ reason: 'complained' }]);
    expect(await listed('full@')).toEqual([]);
  });

  it('are all recorded, also with long or odd texts', async () => {
    const { status, body } = await report([
      { type: 'bounce', email: 'wordy@example.com', reason: `550\0\r\n${'no '.repeat(1_000)}` },
      { type: 'bounce', email: 'after-wordy@example.com' },
    ]);
    expect([status, body.suppressed]).toEqual([200, 2]);
    expect((await listed('wordy@example.com'))[1]?.note).toMatch(/^550 no no/);
  });
});

/** Zero-width, soft hyphen, word joiner, full width, circled letters, NFD and punycode. */
const SPELLINGS = [
  'ravi\u200b@example.com',
  'ra\u00advi@example.com',
  '\u2060ravi@example.com',
  'ravi@ｅｘａｍｐｌｅ.com',
  'ravi@ⓔⓧⓐⓜⓟⓛⓔ.com',
  'asha@bu\u0308cher.example',
  'asha@xn--bcher-kva.example',
];

describe('an address in another spelling', () => {
  it('gets no broadcast while suppressed, and gets one after removal', async () => {
    await admin.send('/api/suppressions', { email: 'Ravi@Example.com' });
    await admin.send('/api/suppressions', { email: 'asha@bücher.example' });
    for (const email of SPELLINGS) {
      const { body } = await admin.create({ recipients: [{ email }] });
      expect((await admin.become(body._id, 'finished')).counts).toMatchObject({ suppressed: 1, sent: 0 });
    }
    expect(await listed('asha@')).toMatchObject([{ email: 'asha@bücher.example' }]);
    expect(await listed('asha@bücher.ex')).toHaveLength(1);
    expect(await listed('ra\u200bvi@exa')).toHaveLength(1);

    const other = encodeURIComponent('asha@ｂücher.example');
    expect((await admin.remove(`/api/suppressions/${other}`)).status).toBe(200);
    const { body } = await admin.create({ recipients: [{ email: 'asha@bu\u0308cher.example' }] });
    expect((await admin.become(body._id, 'finished')).counts).toMatchObject({ sent: 1 });
  });

  it('is one recipient, shown with the domain in its own letters', async () => {
    const emails = [
      'one@bücher.example',
      'one@xn--bcher-kva.example',
      'one@bu\u0308cher.example',
      'ONE@ｂücher.example',
    ];
    const { body } = await admin.create({ recipients: emails.map((email) => ({ email })) });
    expect(body).toMatchObject({ total: 1, dropped: { duplicate: 3 } });
    await admin.become(body._id, 'finished');
    expect(sink.delivered.get('one@bücher.example')).toBe(1);
    expect((await admin.recipients(body._id, '&search=one@bücher.ex')).items).toMatchObject([
      { email: 'one@bücher.example', status: 'sent' },
    ]);
  });

  it('is matched when it unsubscribes or bounces', async () => {
    const link = await wayOutOf('leaves@bücher.example');
    expect((await request(link, { method: 'POST' })).status).toBe(200);
    await call(`${system.url}/api/broadcasts/bounces`, {
      body: { events: [{ type: 'bounce', email: 'Bounces@XN--BCHER-KVA.example' }] },
      headers: { authorization: `Bearer ${SECRET}` },
    });
    const { body } = await admin.create({
      recipients: [{ email: 'leaves@bücher.example' }, { email: 'bounces@bücher.example' }],
    });
    expect((await admin.become(body._id, 'finished')).counts).toMatchObject({ suppressed: 2, sent: 0 });
  });
});

describe('the list', () => {
  it('refuses NUL characters', async () => {
    const note = 'x\0';
    const answers = await Promise.all([
      admin.send('/api/suppressions', { email: 'a\ud800b@example.com' }),
      admin.send('/api/suppressions', { email: 'nul-note@example.com', note }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([400, 400]);
  });

  it('accepts and removes addresses by hand, and logs who did it', async () => {
    expect((await admin.send('/api/suppressions', { email: 'nonsense' })).status).toBe(400);
    await admin.send('/api/suppressions', { email: 'By-Hand@example.com', note: 'asked by phone' });
    expect(await listed('by-hand')).toMatchObject([{ reason: 'manual', note: 'asked by phone' }]);
    expect((await admin.remove('/api/suppressions/by-hand@example.com')).status).toBe(200);
    expect((await admin.remove('/api/suppressions/by-hand@example.com')).status).toBe(404);
    const log = await system.db.rows<{ action: string }>(
      `SELECT action FROM activities WHERE feature = 'Suppression' AND changes::text LIKE '%by-hand%' ORDER BY created_at`,
    );
    expect(log.map(({ action }) => action)).toEqual(['Added', 'Removed']);
  });

  it('removes the longest address, too', async () => {
    const email = `${'a+'.repeat(32)}@${'long.'.repeat(36)}example`;
    expect((await admin.send('/api/suppressions', { email })).status).toBe(200);
    expect((await admin.remove(`/api/suppressions/${encodeURIComponent(email)}`)).status).toBe(200);
  });
});
