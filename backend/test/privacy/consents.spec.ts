import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Editor } from '../content/editor.ts';
import { anImage } from '../factories/images.ts';
import { anOrderRequest, aPerson } from '../factories/order-request.ts';
import { AdminClient } from '../harness/admin-client.ts';
import type { ErrorAnswer } from '../harness/client.ts';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';

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

it('a purchase writes down which terms were agreed to', async () => {
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

it('a story is not published without the day on which its person agreed', async () => {
  const refused = await tell<ErrorAnswer>({});
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
  // What is said of the consent later takes its place, what is not said stays.
  const { body: corrected } = await change(published, { consentDate: '2026-10-02' });
  expect(await ledger('about', draft._id)).toMatchObject([{ email, words: 'By email', day: '2026-10-02' }]);

  expect((await change<ErrorAnswer>(corrected, { consentDate: '' })).body.code).toBe('CONSENT_MISSING');
  await change(corrected, { consentDate: '', draft: 'true' });
  expect(await ledger('about', draft._id)).toMatchObject([{ withdrawn: true }]);
});

it('what was public without a day before stays so, whatever else is changed', async () => {
  const { body } = await tell({ consentDate: '2026-10-01' });
  await system.db.rows('UPDATE testimonials SET consent_date = NULL WHERE id = $1', [body._id]);
  expect((await change(body, { story: 'Shorter' })).status).toBe(200);
});

it('deleting a story takes its consent along', async () => {
  const { body } = await tell({ consentDate: '2026-10-01' });
  await editor.remove(`/testimonials/${body._id}`);
  expect(await ledger('about', body._id)).toEqual([]);
});

it('an owner sees what somebody agreed to and took back', async () => {
  const owner = await AdminClient.create(system);
  const email = `reader-${randomUUID()}@example.com`;
  await owner.sale(new Shop(system), anOrderRequest({ user: aPerson({ email }) }));
  await owner.call('suppressions', 'POST', { email, note: 'asked on the phone' });
  const [person] = await system.db.rows<{ id: string }>('SELECT id FROM people WHERE email = $1', [email]);
  const { body } = await owner.call<{ consent: { ledger: object[] } }>(`admin/people/${person?.id}`);
  expect(body.consent.ledger).toMatchObject([
    { what: 'marketing', givenAt: null, withdrawnBy: 'taken off by hand' },
    { what: 'terms', source: 'checkout', withdrawnAt: null },
  ]);
});
