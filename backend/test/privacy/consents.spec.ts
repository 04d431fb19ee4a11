import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { UnsubscribeTokens } from '../../src/modules/broadcast/suppressions/unsubscribe-token.ts';
import { removals } from '../../src/platform/declarations.ts';
import { Visitor } from '../auth/visitor.ts';
import { Editor } from '../content/editor.ts';
import { anImage } from '../factories/images.ts';
import { anOrderRequest, aPerson } from '../factories/order-request.ts';
import { AdminClient } from '../harness/admin-client.ts';
import { type ErrorAnswer, request } from '../harness/client.ts';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { UnitOfWork } from '../../src/platform/database/unit-of-work.ts';

let system: TestSystem;
let editor: Editor;
let image: Buffer;
beforeAll(async () => {
  system = await startSystem();
  editor = await Editor.of(system, 'owner');
  image = await anImage(300, 400);
});
afterAll(() => system.stop());

interface Story {
  _id: string;
  version: number;
  status: string;
}

const tell = <Body = Story>(fields: Record<string, string>) =>
  editor.send<Body>('POST', '/testimonials', {
    name: 'Arjun',
    beforeImage: image,
    afterImage: image,
    ...fields,
  });
const change = <Body = Story>({ _id, version }: Story, fields: Record<string, string>) =>
  editor.send<Body>('PUT', `/testimonials/${_id}`, { version: String(version), ...fields });
const ledger = (where: string, value: string) =>
  system.db.rows(
    `SELECT what, email, words, source, (given_at AT TIME ZONE 'Asia/Kolkata')::date::text AS day,
            withdrawn_at IS NOT NULL AS withdrawn FROM consents WHERE ${where} = $1`,
    [value],
  );

it('a purchase records the version of the terms', async () => {
  const owner = await AdminClient.create(system);
  const email = `Buyer-${randomUUID()}@example.com`;
  const { paymentId } = await owner.sale(new Shop(system), anOrderRequest({ user: aPerson({ email }) }));
  const [row] = await ledger('about', paymentId);
  expect(row).toMatchObject({
    what: 'terms',
    email: email.toLowerCase(),
    words: expect.stringMatching(/^Terms, version \d+$/),
    source: 'checkout',
    withdrawn: false,
  });
});

it('a story without a day of consent is not published', async () => {
  const refused = await tell<ErrorAnswer>({ draft: 'false' });
  expect([refused.status, refused.body.code, Object.keys(refused.body.fields ?? {})]).toEqual([
    409,
    'CONSENT_MISSING',
    ['consentDate'],
  ]);
  const { body: draft } = await tell({ draft: 'true' });
  expect((await change<ErrorAnswer>(draft, { draft: 'false' })).body.code).toBe('CONSENT_MISSING');

  const email = `arjun-${randomUUID()}@example.com`;
  const consent = { consentDate: '2026-10-01', consentHow: 'By email', consentEmail: email };
  const { body: published } = await change(draft, { draft: 'false', ...consent });
  expect(published.status).toBe('published');
  expect(await ledger('about', draft._id)).toEqual([
    { what: 'story', email, words: 'By email', source: 'editor', day: '2026-10-01', withdrawn: false },
  ]);
  // A later statement replaces what it names and keeps the rest.
  const { body: corrected } = await change(published, { consentDate: '2026-10-02' });
  expect(await ledger('about', draft._id)).toMatchObject([{ email, words: 'By email', day: '2026-10-02' }]);

  expect((await change<ErrorAnswer>(corrected, { consentDate: '' })).body.code).toBe('CONSENT_MISSING');
  await change(corrected, { consentDate: '', draft: 'true' });
  expect(await ledger('about', draft._id)).toMatchObject([{ withdrawn: true }]);
});

it('a new story without consent becomes a draft', async () => {
  const { status, body } = await tell({
    name: `Nine fields ${randomUUID()}`,
    beforeWeight: '94',
    afterWeight: '79.5',
    beforeMonth: 'January',
    afterMonth: 'October',
    story: 'Short.',
    fullStory: 'Long.',
  });
  expect([status, body.status]).toEqual([201, 'draft']);
  const seen = await request(`${system.url}/api/testimonials/${body._id}`);
  expect(seen.status).toBe(404);
  const list = await request(`${system.url}/api/testimonials?limit=100`);
  expect(list.status).toBe(200);
  expect(list.text).not.toContain(body._id);
});

it('a public story without a day of consent stays public after edits', async () => {
  const { body } = await tell({ consentDate: '2026-10-01' });
  await system.db.rows('UPDATE testimonials SET consent_date = NULL WHERE id = $1', [body._id]);
  expect((await change(body, { story: 'Shorter' })).status).toBe(200);
});

it('deleting a story withdraws its consent', async () => {
  const { body } = await tell({ consentDate: '2026-10-01' });
  await editor.remove(`/testimonials/${body._id}`);
  expect(await ledger('about', body._id)).toEqual([]);
});

it('an owner sees consents and withdrawals of a person', async () => {
  const owner = await AdminClient.create(system);
  const email = `reader-${randomUUID()}@example.com`;
  await owner.sale(new Shop(system), anOrderRequest({ user: aPerson({ email }) }));
  await owner.call('suppressions', 'POST', { email, note: 'asked on the phone' });
  const [person] = await system.db.rows<{ id: string }>('SELECT id FROM people WHERE email = $1', [email]);
  const { body } = await owner.call<{ consent: { ledger: object[] } }>(`admin/people/${person?.id}`);
  expect(body.consent.ledger).toMatchObject([
    { what: 'marketing', givenAt: null, withdrawnBy: 'unsubscribed by staff' },
    { what: 'terms', source: 'checkout', withdrawnAt: null },
  ]);
});

it('a registration records terms, privacy policy and IP address', async () => {
  const worker = await system.startWorker();
  const visitor = new Visitor(system);
  await visitor.join();
  expect(await ledger('email', visitor.email.toLowerCase())).toEqual([
    {
      what: 'terms',
      email: visitor.email.toLowerCase(),
      words: expect.stringMatching(/^Terms, version \d+; privacy policy, version \d+$/),
      source: 'sign-up',
      day: expect.any(String),
      withdrawn: false,
    },
  ]);
  await worker.close();
});

it('an unsubscription is recorded once as a withdrawal', async () => {
  const email = `leaving-${randomUUID()}@example.com`;
  const [recipientId, broadcastId] = [randomUUID(), randomUUID()];
  await system.db.rows(
    `INSERT INTO broadcast_recipients (id, broadcast_id, position, email, status) VALUES ($1, $2, 1, $3, 'sent')`,
    [recipientId, broadcastId, email],
  );
  const link = `${system.url}/unsubscribe/${new UnsubscribeTokens(system.env).sign(recipientId)}`;
  for (const _ of ['once', 'twice']) expect((await request(link, { method: 'POST' })).status).toBe(200);
  expect(await ledger('email', email)).toMatchObject([
    { what: 'marketing', source: 'unsubscribe link', day: null, withdrawn: true },
  ]);
  // An erased recipient is unknown: nobody else is suppressed.
  await system.db.rows(`UPDATE broadcast_recipients SET email = 'erased-x@erased.invalid' WHERE id = $1`, [
    recipientId,
  ]);
  expect((await request(link, { method: 'POST' })).status).toBe(200);
  expect(await system.db.rows(`SELECT 1 FROM suppressions WHERE email LIKE '%.invalid'`)).toEqual([]);
});

it('the IP address of a consent is removed in time, and the consent stays', async () => {
  const id = randomUUID();
  await system.db.rows(
    `INSERT INTO consents (id, email, what, words, source, ip, given_at)
     VALUES ($1, 'old@example.com', 'terms', 'Terms, version 1', 'sign-up', '192.0.2.7', now() - interval '13 months')`,
    [id],
  );
  const removal = removals().find(({ due }) => due.from === 'consents');
  expect(
    await removal?.remove?.(system.app.get(UnitOfWork), new Date(Date.now() - 365 * 86_400_000), 10),
  ).toBe(1);
  expect(await system.db.rows('SELECT ip, words FROM consents WHERE id = $1', [id])).toEqual([
    { ip: null, words: 'Terms, version 1' },
  ]);
});
