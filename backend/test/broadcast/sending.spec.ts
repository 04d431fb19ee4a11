import { business } from '@ironbloom/brand';
import PostalMime from 'postal-mime';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { SmtpSink } from '../../../tools/src/smtp-sink/server.ts';
import { fakeOnly } from '../harness/fake-clock.ts';
import type { ErrorAnswer } from '../harness/client.ts';
import { anImage } from '../factories/images.ts';
import type { TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';
import { addresses, type Broadcaster } from './broadcaster.ts';
import { type Mailing, startMailing } from './mailing.ts';

let mailing: Mailing;
let system: TestSystem;
let sink: SmtpSink;
let admin: Broadcaster;

beforeAll(async () => {
  mailing = await startMailing({ PUBLIC_URL: 'https://ironbloom.example' }, true);
  ({ system, sink, admin } = mailing);
  await system.startWorker();
});
beforeEach(() => mailing.calm());
afterAll(() => mailing.stop());

const unfold = (message: string) => message.replace(/\r\n[ \t]/g, ' ').replace(/=\r\n/g, '');

describe('a broadcast', () => {
  it('reaches every recipient once, by name, with an unsubscribe link', async () => {
    const recipients = [
      { email: ' Asha@Example.com ', name: 'Asha <b>Rao</b>' },
      { email: 'asha@example.com', name: 'Twice' },
      { email: 'nameless@example.com' },
      { email: 'not an address' },
    ];
    const { status, body } = await admin.create({ recipients });
    expect(status).toBe(201);
    expect(body).toMatchObject({ total: 2, dropped: { invalid: 1, duplicate: 1 } });
    const done = await admin.become(body._id, 'finished');
    expect(done.counts).toMatchObject({ sent: 2, failed: 0, queued: 0, sending: 0 });

    expect(sink.delivered.get('asha@example.com')).toBe(1);
    const asha = unfold(sink.messages.get('asha@example.com') ?? '');
    expect(asha).toContain('Subject: News for Asha <b>Rao</b>');
    expect(asha).toContain('Hello Asha &lt;b&gt;Rao&lt;/b&gt;,');
    expect(asha).toMatch(/List-Unsubscribe: <https:\/\/ironbloom\.example\/unsubscribe\/[\w-]+>/);
    expect(asha).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(unfold(sink.messages.get('nameless@example.com') ?? '')).toContain('Hello nameless@example.com,');
  });

  it('is created once for repeated requests with one key', async () => {
    const intentKey = randomUUID();
    const recipients = addresses(5, 'once');
    const answers = await Promise.all([1, 2, 3].map(() => admin.create({ intentKey, recipients })));
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
    await admin.become(answers[0]!.body._id, 'finished');
    expect(recipients.map(({ email }) => sink.delivered.get(email))).toEqual([1, 1, 1, 1, 1]);
  });

  it.each([
    ['words', { bodyHtml: '<p>Something else</p>' }],
    ['subject', { subject: 'Something else' }],
    ['recipients', { recipients: addresses(2, 'draft-b') }],
    ['time', { scheduledAt: '2199-01-01T00:00:00Z' }],
  ])('refuses another message of the same draft with other %s', async (what, other) => {
    const intentKey = randomUUID();
    const recipients = addresses(2, `draft-${what}`);
    expect((await admin.create({ intentKey, recipients })).status).toBe(201);
    const { status, body } = await admin.create<ErrorAnswer>({ intentKey, recipients, ...other });
    expect([status, body.code]).toEqual([409, 'DRAFT_SENT']);
    expect((await admin.create({ intentKey, recipients: recipients.toReversed() })).status).toBe(201);
  });

  it('is found by a retry after its scheduled time', async () => {
    const scheduledAt = new Date(Date.now() + 100).toISOString();
    const again = { intentKey: randomUUID(), recipients: addresses(1, 'punctual'), scheduledAt };
    // The backend's clock is behind the database's.
    fakeOnly('Date', Date.now() - 60_000);
    const { body } = await admin.create(again).finally(() => jest.useRealTimers());
    await admin.become(body._id, 'finished');
    expect(Date.parse(scheduledAt)).toBeLessThan(Date.now());
    expect((await admin.create(again)).body._id).toBe(body._id);
  });

  it('carries its pictures and no active content', async () => {
    const image = (await anImage()).toString('base64');
    const { body } = await admin.create({
      bodyHtml:
        '<title>Never seen</title><p onclick="x()">Hi</p><script>alert(1)</script><img src="cid:card"><a href="javascript:x">y</a>',
      attachments: [{ filename: 'card.png', contentBase64: image, contentType: 'text/html', cid: 'card' }],
      recipients: addresses(1, 'picture'),
    });
    await admin.become(body._id, 'finished');
    const message = unfold(sink.messages.get('picture-0@example.com') ?? '');
    expect(message).toContain('Content-Type: image/png');
    expect(message).toContain('Content-ID: <card>');
    expect(message).not.toMatch(/onclick|<script|javascript:|Never seen/);
    // The frame of receipts, with dark colours and the unsubscribe link.
    expect(message).toContain('prefers-color-scheme: dark');
    expect(message).toMatch(/<td class=3D"head"|<td class="head"/);
    expect(message).toContain('Unsubscribe');
  });

  it.each([
    ['nobody', { recipients: [] }, 'NO_RECIPIENTS', 'No recipients selected'],
    ['only bad addresses', { recipients: [{ email: 'x' }] }, 'NO_RECIPIENTS', 'No recipients selected'],
    ['a subject of two lines', { subject: 'a\r\nBcc: victim@example.com' }, 'VALIDATION_FAILED', ''],
    ['a sender of two lines', { fromName: 'a\nb' }, 'VALIDATION_FAILED', ''],
    ['a NUL in the subject', { subject: 'a\0b' }, 'VALIDATION_FAILED', ''],
    ['half a letter in the subject', { subject: 'a\ud83db' }, 'VALIDATION_FAILED', ''],
    ['nothing but a script', { bodyHtml: '<script>x</script>' }, 'EMPTY_BODY', ''],
    ['a time that has passed', { scheduledAt: '2020-01-01T00:00:00Z' }, 'SCHEDULED_IN_THE_PAST', ''],
    [
      'a page that calls itself a picture',
      {
        attachments: [
          { filename: 'x.png', contentType: 'image/png', cid: 'x', contentBase64: btoa('<html>hello there') },
        ],
      },
      'BAD_ATTACHMENT',
      'x.png is not a PNG, JPEG, GIF or WebP image.',
    ],
  ])('is refused with %s, and nothing is sent', async (_, fields, code, message) => {
    const before = sink.delivered.size;
    const { status, body } = await admin.create<{ code: string; message: string }>(fields);
    expect(status).toBe(400);
    expect(body.code).toBe(code);
    expect(body.message).toContain(message);
    expect(sink.delivered.size).toBe(before);
  });

  it.each([
    ['fromName', { fromName: 'f'.repeat(101) }, 'From Name may have 100 characters at most'],
    ['subject', { subject: 's'.repeat(501) }, 'Subject may have 500 characters at most'],
    [
      'bodyHtml',
      { bodyHtml: 'b'.repeat(500_001) },
      'Body may have 5,00,000 characters at most. Add pictures as images',
    ],
    [
      'recipients',
      { recipients: Array.from({ length: 100_001 }, () => ({ email: 'a@b.in' })) },
      'Contacts may be 1,00,000 at most',
    ],
  ])('is refused with a clear message about its %s', async (field, fields, words) => {
    const { status, body } = await admin.create<ErrorAnswer>(fields);
    expect([status, body.fields]).toEqual([400, { [field]: words }]);
  });

  it('reports at most 50 of 100,000 errors', async () => {
    const { status, body } = await admin.create<ErrorAnswer>({ recipients: Array(100_000).fill(7) });
    expect(status).toBe(400);
    expect(Object.keys(body.fields ?? {})).toHaveLength(50);
  });

  it('ignores placeholder names that spreadsheets write', async () => {
    const none = [
      '#N/A',
      '#REF!',
      'NULL',
      'nan',
      'undefined',
      ' - ',
      'n/a',
      '\u200b',
      'None',
      'null null',
      'undefined undefined',
      'Err:502',
      '＃N/A',
      '#N/A, #N/A',
      '[object Object]',
    ];
    const names = ['Nan', 'Null', 'Nina', '陳', '7'];
    const recipients = [...none, ...names].map((name, index) => ({
      email: `called-${index}@example.com`,
      name,
    }));
    const { body } = await admin.create({ recipients });
    await admin.become(body._id, 'finished');
    const { items } = await admin.recipients(body._id);
    expect(items.map(({ name }) => name)).toEqual([...none.map(() => null), ...names]);
    expect(unfold(sink.messages.get('called-0@example.com') ?? '')).toContain('Hello called-0@example.com,');
  });

  it('has the size that the composer shows', async () => {
    const bodyHtml = `<p class="MsoNormal" onclick="x()">Hello नमस्ते</p><script>x</script>${'<p>Train.</p>'.repeat(9_000)}`;
    const message = { subject: 'Long', bodyHtml };
    const { status, body } = await admin.send<{ html: string; bytes: number; leftOut: string[] }>(
      '/api/broadcasts/preview',
      { ...message, name: null },
    );
    expect([status, body.leftOut]).toEqual([200, ['script']]);
    expect(body.html).toContain('<p>Hello नमस्ते</p><p>Train.</p>');
    const sent = await admin.create({ ...message, recipients: addresses(1, 'long') });
    await admin.become(sent.body._id, 'finished');
    const { html } = await PostalMime.parse(sink.messages.get('long-0@example.com') ?? '');
    expect(html).toContain('नमस्ते');
    expect(Math.abs(Buffer.byteLength(html ?? '') - body.bytes)).toBeLessThan(20);
    expect(body.bytes).toBeGreaterThan(100_000);
    const strange = await admin.send('/api/broadcasts/preview', { subject: 'x', bodyHtml: 7 });
    expect([strange.status, strange.body.code]).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('prevents header injection by a name', async () => {
    const recipients = [{ email: 'inject@example.com', name: 'Eve\r\nBcc: victim@example.com' }];
    const { body } = await admin.create({ recipients });
    await admin.become(body._id, 'finished');
    const [head] = (sink.messages.get('inject@example.com') ?? '').split('\r\n\r\n');
    expect(head).not.toMatch(/^Bcc:/m);
    expect(sink.delivered.has('victim@example.com')).toBe(false);
  });

  it('makes no link from a name with a script address', async () => {
    const { body } = await admin.create({
      bodyHtml:
        '<p>{{name}} <a href="{{name}}">one</a> <a href="https://ironbloom.example/?who={name}&amp;x=1">two</a> <a href="mailto:{{name}}">three</a></p>',
      recipients: [
        { email: 'script@example.com', name: 'javascript:alert(1)' },
        { email: 'address@example.com', name: 'https://ironbloom.example/a?b&c' },
      ],
    });
    await admin.become(body._id, 'finished');
    const decoded = (message: string) => unfold(message).replaceAll('=3D', '=');
    const linksOf = (address: string) =>
      [...decoded(sink.messages.get(address) ?? '').matchAll(/<a( href="[^"]*")?>(one|two|three)</g)].map(
        ([, href = '', word]) => `${word}${href}`,
      );
    expect(linksOf('script@example.com')).toEqual([
      'one',
      'two href="https://ironbloom.example/?who=javascript%3Aalert(1)&amp;x=1"',
      'three',
    ]);
    expect(linksOf('address@example.com')[0]).toBe('one href="https://ironbloom.example/a?b&amp;c"');
  });

  it('skips recipients with NUL characters and reaches the others', async () => {
    const { status, body } = await admin.create({
      bodyHtml: '<p>Hel\0lo {{name}}</p>',
      recipients: [
        { email: 'half\ud800@example.com' },
        { email: `${'long'.repeat(500)}@example.com` },
        { email: 'novel@example.com', name: `Once\0 ${'upon '.repeat(1_000)}` },
      ],
    });
    expect([status, body.dropped]).toEqual([201, { invalid: 2, duplicate: 0 }]);
    await admin.become(body._id, 'finished');
    expect(unfold(sink.messages.get('novel@example.com') ?? '')).toMatch(/Hello Once {1,2}upon/);
    expect((await admin.recipients(body._id)).items[0]?.name).toHaveLength(200);
    const found = await admin.read(`/api/broadcasts/${body._id}/recipients?search=no%00vel`);
    expect(found.body).toMatchObject({ total: 1 });
  });

  it('waits for its time', async () => {
    const { body } = await admin.create({
      recipients: addresses(1, 'later'),
      scheduledAt: new Date(Date.now() + 3_600_000).toISOString(),
    });
    expect(body.status).toBe('scheduled');
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(sink.delivered.has('later-0@example.com')).toBe(false);
    // Simulates an hour; the broadcast continues by itself.
    await system.db.rows('UPDATE broadcasts SET scheduled_at = now() WHERE id = $1', [body._id]);
    await admin.become(body._id, 'finished');
    expect(sink.delivered.get('later-0@example.com')).toBe(1);
  });
});

describe('a mail server that', () => {
  it('refuses an address permanently: failed with its words, retried only on request', async () => {
    sink.react = (address) => (address.startsWith('bad-1@') ? 'refuse' : 'accept');
    const { body } = await admin.create({ recipients: addresses(3, 'bad') });
    const done = await admin.become(body._id, 'finished');
    expect(done.counts).toMatchObject({ sent: 2, failed: 1 });
    const failed = await admin.recipients(body._id, '&status=failed');
    expect(failed.items).toMatchObject([
      { email: 'bad-1@example.com', error: '550 5.7.1 Refused by policy' },
    ]);

    sink.react = () => 'accept';
    expect((await admin.send(`/api/broadcasts/${body._id}/retry-failed`)).status).toBe(200);
    await until(async () => (await admin.get(body._id)).counts['sent'] === 3 || undefined);
    expect(sink.delivered.get('bad-0@example.com')).toBe(1);
    expect(sink.delivered.get('bad-1@example.com')).toBe(1);
    await admin.become(body._id, 'finished');
  });

  it('knows no such mailbox: the address is suppressed', async () => {
    sink.react = (address) => (address.startsWith('typo-1@') ? 'no-mailbox' : 'accept');
    const { body } = await admin.create({ recipients: addresses(3, 'typo') });
    const done = await admin.become(body._id, 'finished');
    expect(done.counts).toMatchObject({ sent: 2, failed: 1, suppressed: 0 });
    const { body: list } = await admin.read('/api/suppressions?search=typo-');
    expect(list).toMatchObject({
      total: 1,
      items: [{ email: 'typo-1@example.com', reason: 'bounced', note: '550 5.1.1 No such user' }],
    });

    sink.react = () => 'accept';
    const { body: next } = await admin.create({ recipients: addresses(3, 'typo') });
    expect((await admin.become(next._id, 'finished')).counts).toMatchObject({ sent: 2, suppressed: 1 });
    expect(sink.delivered.has('typo-1@example.com')).toBe(false);
  });

  it('refuses for another reason: the address is not suppressed', async () => {
    sink.react = () => 'refuse';
    const { body } = await admin.create({ recipients: addresses(1, 'policy') });
    await admin.become(body._id, 'finished');
    const { body: list } = await admin.read('/api/suppressions?search=policy-');
    expect(list).toMatchObject({ total: 0 });
  });

  it('defers: the message is sent later, once', async () => {
    let refusals = 1;
    sink.react = () => (refusals-- > 0 ? 'later' : 'accept');
    const { body } = await admin.create({ recipients: addresses(1, 'full') });
    await until(async () => (await admin.recipients(body._id)).items[0]?.error ?? undefined);
    expect((await admin.recipients(body._id)).items[0]).toMatchObject({ status: 'queued', attempts: 1 });
    await system.db.rows('UPDATE broadcast_recipients SET retry_at = now()');
    await admin.become(body._id, 'finished');
    expect(sink.delivered.get('full-0@example.com')).toBe(1);
  });

  it('hangs up after the message: uncertain, resent only on request', async () => {
    sink.react = () => 'drop-after-data';
    const { body } = await admin.create({ recipients: addresses(1, 'cut') });
    const done = await admin.become(body._id, 'finished');
    expect(done.counts).toMatchObject({ uncertain: 1, sent: 0 });
    sink.react = () => 'accept';
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(sink.delivered.has('cut-0@example.com')).toBe(false);

    const [recipient] = (await admin.recipients(body._id)).items;
    const again = `/api/broadcasts/${body._id}/recipients/${recipient?._id}/send-again`;
    const answers = await Promise.all([admin.send(again), admin.send(again)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await until(async () => (await admin.get(body._id)).counts['sent'] === 1 || undefined);
    expect(sink.delivered.get('cut-0@example.com')).toBe(1);
  });

  it('hangs up before the message: retried, not uncertain', async () => {
    let drops = 1;
    sink.react = () => (drops-- > 0 ? 'drop-before-data' : 'accept');
    const { body } = await admin.create({ recipients: addresses(1, 'early') });
    await until(async () => (await admin.recipients(body._id)).items[0]?.error ?? undefined);
    expect((await admin.recipients(body._id)).items[0]?.status).toBe('queued');
    await system.db.rows('UPDATE broadcast_recipients SET retry_at = now()');
    await admin.become(body._id, 'finished');
    expect(sink.delivered.get('early-0@example.com')).toBe(1);
  });

  it('refuses our login: the broadcast pauses and says why; no recipient fails', async () => {
    sink.refuseLogin = true;
    const { body } = await admin.create({ recipients: addresses(30, 'login') });
    const paused = await admin.become(body._id, 'paused');
    expect(paused.pauseReason).toContain('The mail server refused our login');
    expect(paused.counts).toMatchObject({ failed: 0, uncertain: 0 });
    await until(async () => (await admin.get(body._id)).counts['queued'] === 30);
    // No attempts are used up.
    const { items } = await admin.recipients(body._id);
    expect(Math.max(...items.map(({ attempts }) => attempts))).toBe(0);
    sink.refuseLogin = false;
    expect((await admin.send(`/api/broadcasts/${body._id}/resume`)).status).toBe(200);
    expect((await admin.become(body._id, 'finished')).counts).toMatchObject({ sent: 30 });
  });

  it('refuses our sender address: no recipient fails or bounces; a single message says why', async () => {
    sink.refuseSender = true;
    const { body } = await admin.create({ recipients: addresses(30, 'sender') });
    const paused = await admin.become(body._id, 'paused');
    expect(paused.pauseReason).toBe(
      'The mail server accepts no mail from us: 550 5.7.1 Sender address not allowed',
    );
    expect(paused.counts).toMatchObject({ failed: 0, uncertain: 0 });
    const test = { subject: 'Test', fromName: 'Ironbloom', bodyHtml: '<p>Hi</p>', to: 'me@example.com' };
    const single = await admin.send('/api/users/admin/send-email', test);
    expect([single.status, single.body.message]).toEqual([503, paused.pauseReason]);
    sink.refuseSender = false;
    await admin.send(`/api/broadcasts/${body._id}/resume`);
    expect((await admin.become(body._id, 'finished')).counts).toMatchObject({ sent: 30 });
  });

  it('refuses our login: a single message fails at once and says why', async () => {
    sink.refuseLogin = true;
    const began = Date.now();
    const test = { subject: 'Test', fromName: 'Ironbloom', bodyHtml: '<p>Hi</p>', to: 'me@example.com' };
    const { status, body } = await admin.send('/api/users/admin/send-email', test);
    expect([status, body.message]).toEqual([
      503,
      'The mail server refused our login: 530 5.7.8 Authentication required',
    ]);
    expect(Date.now() - began).toBeLessThan(10_000);
  });

  it('refuses every recipient: the broadcast pauses early', async () => {
    sink.react = () => 'refuse';
    const { body } = await admin.create({ recipients: addresses(500, 'burn') });
    const paused = await admin.become(body._id, 'paused');
    expect(paused.pauseReason).toContain('550 5.7.1 Refused by policy');
    expect(paused.counts['failed']).toBeLessThan(100);
    await admin.send(`/api/broadcasts/${body._id}/cancel`);
  });
});

describe('controlling a broadcast', () => {
  it('pauses, resumes and cancels; one of two concurrent requests wins', async () => {
    let release = mailing.holdMails();
    const { body } = await admin.create({ recipients: addresses(400, 'held') });
    const at = (what: string) => `/api/broadcasts/${body._id}/${what}`;
    const pauses = await Promise.all([admin.send(at('pause')), admin.send(at('pause'))]);
    expect(pauses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    release();
    await until(async () => (await admin.get(body._id)).counts['sending'] === 0 || undefined);
    const held = await admin.get(body._id);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect((await admin.get(body._id)).counts).toEqual(held.counts);
    expect(held.counts['queued']).toBeGreaterThan(100);

    release = mailing.holdMails();
    await admin.send(at('resume'));
    await until(async () => sink.unanswered > 0);
    expect((await admin.send(at('cancel'))).status).toBe(200);
    release();
    await until(async () => (await admin.get(body._id)).counts['sending'] === 0 || undefined);
    const { counts } = await admin.get(body._id);
    expect((counts['sent'] ?? 0) + (counts['cancelled'] ?? 0)).toBe(400);
    expect(counts['sent']).toBeGreaterThan(held.counts['sent'] ?? 0);
    expect((await admin.send(at('resume'))).status).toBe(409);
    const sent = addresses(400, 'held').filter(({ email }) => sink.delivered.get(email) === 1).length;
    expect(sent).toBe(counts['sent']);
  });

  it('sends to the rest after a cancellation, and tries those that failed before it', async () => {
    const release = mailing.holdMails();
    sink.react = (address) => (address.startsWith('rest-0@') ? 'refuse' : 'accept');
    const { body } = await admin.create({ recipients: addresses(400, 'rest') });
    const at = (what: string) => `/api/broadcasts/${body._id}/${what}`;
    await until(async () => (await admin.get(body._id)).counts['failed'] === 1 && sink.unanswered > 0);
    expect((await admin.send(at('send-rest'))).status).toBe(409);
    expect((await admin.send(at('cancel'))).status).toBe(200);
    release();
    const stopped = await until(async () => {
      const { counts } = await admin.get(body._id);
      return counts['sending'] === 0 && counts['queued'] === 0 ? counts : undefined;
    });
    expect(stopped['cancelled']).toBeGreaterThan(0);

    sink.react = () => 'accept';
    expect((await admin.send(at('retry-failed'))).status).toBe(200);
    const retried = await admin.become(body._id, 'finished');
    expect(retried.counts).toMatchObject({ failed: 0, cancelled: stopped['cancelled'] });
    const presses = await Promise.all([admin.send(at('send-rest')), admin.send(at('send-rest'))]);
    expect(presses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await admin.become(body._id, 'finished')).counts).toMatchObject({ sent: 400, cancelled: 0 });
    expect(addresses(400, 'rest').every(({ email }) => sink.delivered.get(email) === 1)).toBe(true);
  });

  it('reads again what was sent', async () => {
    const pixel = (await anImage()).toString('base64');
    const { body } = await admin.create({
      fromName: 'Coach Meera',
      bodyHtml: '<p>Hello {{name}}<img src="cid:card"></p>',
      attachments: [{ filename: 'card.png', contentType: 'image/png', cid: 'card', contentBase64: pixel }],
    });
    const sent = await admin.read(`/api/broadcasts/${body._id}/message`);
    expect(sent.body).toEqual({
      fromName: 'Coach Meera',
      subject: 'News for {{name}}',
      bodyHtml: '<p>Hello {{name}}<img src="cid:card" /></p>',
      attachments: [{ filename: 'card.png', contentType: 'image/png', cid: 'card', contentBase64: pixel }],
    });
    expect((await admin.read(`/api/broadcasts/${randomUUID()}/message`)).status).toBe(404);
    await admin.become(body._id, 'finished');
  });

  it.each([
    ['no', {}],
    ['an empty', { fromName: ' ' }],
  ])('sends in the name of the product with %s name', async (_, named) => {
    const { subject, bodyHtml } = { subject: 'Named', bodyHtml: '<p>Hi</p>' };
    const body = { subject, bodyHtml, intentKey: randomUUID(), recipients: addresses(1, 'named'), ...named };
    const made = await admin.send<{ _id: string; fromName: string }>('/api/broadcasts', body);
    expect([made.status, made.body.fromName]).toEqual([201, business().name]);
    const single = { subject, bodyHtml, to: 'named-one@example.com', ...named };
    expect((await admin.send('/api/users/admin/send-email', single)).status).toBe(200);
    expect(sink.messages.get('named-one@example.com')).toContain(`From: ${business().name} <`);
    await admin.become(made.body._id, 'finished');
  });

  it('finds running broadcasts behind any number of newer ones', async () => {
    const scheduledAt = '2199-01-01T00:00:00Z';
    const { body: first } = await admin.create({ recipients: addresses(1, 'hidden'), scheduledAt });
    const { body: second } = await admin.create({ recipients: addresses(1, 'hidden'), scheduledAt });
    const put = (id: string, status: string) =>
      system.db.rows('UPDATE broadcasts SET status = $2 WHERE id = $1', [id, status]);
    await put(first._id, 'paused');
    await put(second._id, 'cancelled');
    type History = { items: { _id: string; status: string; total: number }[]; total: number; limit: number };
    const read = async (query: string) => (await admin.read<History>(`/api/broadcasts?${query}`)).body;

    const underWay = await read('status=running&status=paused&limit=1');
    expect(underWay).toMatchObject({ items: [{ _id: first._id, status: 'paused' }], total: 1, limit: 1 });
    const cancelled = await read('status=cancelled');
    expect(new Set(cancelled.items.map(({ status }) => status))).toEqual(new Set(['cancelled']));
    expect(cancelled.items[0]?._id).toBe(second._id);
    const all = await read('limit=1');
    expect(all.total).toBeGreaterThan(cancelled.total);
    // Number of recipients, not of broadcasts.
    expect(all.items).toMatchObject([{ _id: second._id, total: 1 }]);

    for (const [query, field] of [
      ['status=gone', 'status.0'],
      ['status=paused&status=', 'status.1'],
    ] as const) {
      const { status, body } = await admin.read<ErrorAnswer>(`/api/broadcasts?${query}`);
      const words = 'Please choose one of: scheduled, running, paused, cancelled, finished';
      expect([status, body.fields]).toEqual([400, { [field]: words }]);
    }
    await put(first._id, 'cancelled');
  });

  it('sends one message and gets its outcome', async () => {
    const message = { subject: 'Hi', fromName: 'Ironbloom', bodyHtml: '<p>{name}</p>' };
    const one = await admin.send<{ messageId: string }>('/api/users/admin/send-email', {
      ...message,
      to: 'single@example.com',
      name: 'S',
    });
    expect(one.status).toBe(200);
    expect(one.body.messageId).toMatch(/^[\w-]{36}$/);
    sink.react = () => 'refuse';
    const refused = await admin.send('/api/users/admin/send-email', { ...message, to: 'none@example.com' });
    expect(refused.status).toBe(503);
    expect(refused.body.message).toBe('550 5.7.1 Refused by policy');
    const bad = await admin.send('/api/users/admin/send-email', { ...message, to: 'nonsense' });
    expect([bad.status, bad.body.message]).toEqual([400, 'Invalid email']);
    const history = await admin.read<{ items: { subject: string }[] }>('/api/broadcasts?limit=200');
    expect(history.body.items.some(({ subject }) => subject === 'Hi')).toBe(false);
  });
});
