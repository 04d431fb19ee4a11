import { type Business, setBusiness, shippedBusiness } from '@ironbloom/brand';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ANOTHER_BUSINESS, TRACES_OF_SHIPPED } from '../factories/another-business.ts';
import { anOrderRequest, aPerson } from '../factories/order-request.ts';
import { AdminClient } from '../harness/admin-client.ts';
import { type ErrorAnswer, request } from '../harness/client.ts';
import { mailsTo } from '../harness/mailbox.ts';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';

interface Published {
  business: Business;
  version: number;
  publishedBy: string | null;
}
interface History {
  revisions: {
    version: number;
    publishedBy: string | null;
    restoredFrom: number | null;
    changes: { what: string; before: string; after: string }[];
  }[];
}

let system: TestSystem;
let admin: AdminClient;
/** What is published when a test begins. */
let now: Published;

beforeAll(async () => {
  system = await startSystem();
  admin = await AdminClient.create(system);
});
beforeEach(async () => {
  now = await read();
});
afterAll(async () => {
  await system.stop();
  // Other specs of this process expect the shipped business.
  setBusiness(shippedBusiness);
});

const path = 'admin/business';
const read = async (): Promise<Published> => (await admin.call<Published>(path)).body;
const publish = <Body = Published>(change: Partial<Business>, version = now.version) =>
  admin.call<Body>(path, 'PUT', { ...now.business, ...change, version });
const shown = async (address: string): Promise<string> => (await request(system.url + address)).text;

describe('the business', () => {
  it('is the shipped one at first', async () => {
    expect(now).toMatchObject({ business: shippedBusiness, version: 1, publishedBy: null });
    expect(JSON.parse(await shown('/api/business'))).toEqual(shippedBusiness);
  });

  it('is published as a whole and logged with its author and the values before', async () => {
    const { status, body } = await publish({ phone: '+91 91111 22222' });
    expect([status, body.version, body.publishedBy]).toEqual([200, now.version + 1, admin.email]);
    const { revisions } = (await admin.call<History>(`${path}/revisions`)).body;
    expect(revisions[0]).toMatchObject({
      version: body.version,
      publishedBy: admin.email,
      changes: [{ what: 'Phone', before: shippedBusiness.phone, after: '+91 91111 22222' }],
    });
    const [activity] = await system.db.rows(
      `SELECT email, action, changes FROM activities WHERE feature = 'Settings' ORDER BY created_at DESC LIMIT 1`,
    );
    expect(activity).toEqual({
      email: admin.email,
      action: 'Published settings',
      changes: { before: { Phone: shippedBusiness.phone }, after: { Phone: '+91 91111 22222' } },
    });
  });

  it('that is published already is not published twice', async () => {
    expect((await publish({})).body.version).toBe(now.version);
    expect((await publish({}, now.version - 1)).status).toBe(200);
  });

  it('keeps the first of two concurrent publications and refuses the other', async () => {
    const answers = await Promise.all([
      publish<ErrorAnswer>({ hours: 'Always' }),
      publish<ErrorAnswer>({ hours: 'Never' }),
    ]);
    const codes = answers.map(({ status, body }) => [status, body.code]);
    expect(codes).toContainEqual([200, undefined]);
    expect(codes).toContainEqual([409, 'STALE_BUSINESS']);
  });

  it('can be restored as a new revision', async () => {
    const changed = (await publish({ tagline: 'Stronger by the sea' })).body;
    const restored = await admin.call<Published>(`${path}/revisions/1/restore`, 'POST', {
      version: changed.version,
    });
    expect(restored.body).toMatchObject({ business: shippedBusiness, version: changed.version + 1 });
    const { revisions } = (await admin.call<History>(`${path}/revisions`)).body;
    expect(revisions[0]?.restoredFrom).toBe(1);
    const unknown = await admin.call<ErrorAnswer>(`${path}/revisions/999/restore`, 'POST', {
      version: restored.body.version,
    });
    expect([unknown.status, unknown.body.code]).toEqual([404, 'UNKNOWN_BUSINESS_REVISION']);
  });

  it.each<[string, Partial<Business>, string]>([
    ['no name', { name: ' ' }, 'name'],
    ['a name of two lines', { name: 'A\nB' }, 'name'],
    ['a name that is not seen', { name: '\u3164' }, 'name'],
    [
      'a legal entity that is not seen',
      { legal: { ...ANOTHER_BUSINESS.legal, entity: '\u200D' } },
      'legal.entity',
    ],
    ['no address for mail', { supportEmail: 'hello' }, 'supportEmail'],
    ['a phone that is none', { phone: 'call me' }, 'phone'],
    ['a link that is a script', { social: [{ name: 'X', url: 'javascript:alert(1)' }] }, 'social.0.url'],
    ['a chat of letters', { chat: { name: 'WhatsApp', number: 'abc' } }, 'chat.number'],
    [
      'a GSTIN with a letter swapped',
      { legal: { ...ANOTHER_BUSINESS.legal, gstin: '27AAPFU0939F1ZW' } },
      'legal.gstin',
    ],
    [
      'a receipt prefix of six',
      { legal: { ...ANOTHER_BUSINESS.legal, receiptPrefix: 'GRANIT' } },
      'legal.receiptPrefix',
    ],
    ...(
      [
        ['an SAC of goods', { sac: '610910' }, 'sac'],
        ['a rate below nothing', { ratePercent: -18 }, 'ratePercent'],
        ['a rate of three decimals', { ratePercent: 5.125 }, 'ratePercent'],
        ['an invoice prefix of four', { invoicePrefix: 'INVO' }, 'invoicePrefix'],
        ['a credit note prefix with a slash', { creditNotePrefix: 'C/N' }, 'creditNotePrefix'],
        ['one prefix for both', { creditNotePrefix: 'gti' }, 'creditNotePrefix'],
      ] as const
    ).map(([what, change, field]): [string, Partial<Business>, string] => [
      what,
      { legal: { ...ANOTHER_BUSINESS.legal, tax: { ...ANOTHER_BUSINESS.legal.tax, ...change } } },
      `legal.tax.${field}`,
    ]),
  ])('with %s is refused under its field', async (_, change, field) => {
    const { status, body } = await publish<ErrorAnswer>(change);
    expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([400, 'VALIDATION_FAILED', [field]]);
  });

  it('is normalised: GSTIN in capitals, numbers without spaces, no invisible characters', async () => {
    const { business } = (
      await publish({
        chat: { name: 'WhatsApp', number: '\u202a+91 90000-00001\u202c' },
        supportEmail: 'Hello@XN--BCHER-KVA.example\u200b.',
        legal: { ...now.business.legal, gstin: ' 27aapfu\u00a00939f1zv\u2060 ', receiptPrefix: 'i\u00adb' },
      })
    ).body;
    expect([business.chat.number, business.legal.gstin]).toEqual(['919000000001', '27AAPFU0939F1ZV']);
    expect([business.supportEmail, business.legal.receiptPrefix]).toEqual(['Hello@bücher.example', 'IB']);
  });
});

describe('another business', () => {
  const PAGES =
    `/ /whoweare /contact /testimonials /fitnessFAQ /recipes /blog /careers /privacy /terms /training-programs /simple-payment /payment-success /payment-failed /signup /admin /no-such-page /rss.xml /site.webmanifest /robots.txt /unsubscribe/nothing /api/business /api/page-content/faq /api/page-content/careers /api/page-content/terms /api/page-content/privacy /api/page-content/terms/versions/1 /terms?version=1`.split(
      ' ',
    );

  it('leaves no trace of the shipped one on pages, feeds and mails', async () => {
    await publish(ANOTHER_BUSINESS);
    await until(async () => (await shown('/')).includes('Granite &amp; Tide'));
    for (const page of PAGES) {
      const text = (await shown(page)).replaceAll(system.env.PUBLIC_URL, '');
      const trace = TRACES_OF_SHIPPED.exec(text);
      expect([page, trace && text.slice(Math.max(0, trace.index - 60), trace.index + 60)]).toEqual([
        page,
        null,
      ]);
    }
    expect([await shown('/api/business/name'), await shown('/api/business/email')]).toEqual([
      'Granite &amp; Tide',
      'ahoy@granite.example',
    ]);
    expect(await shown('/contact')).toContain('Monday to Saturday, 7 to 19');
    expect(await shown('/terms')).toContain('Ernakulam, Kerala');
    expect(JSON.parse(await shown('/site.webmanifest'))).toMatchObject({ name: 'Granite & Tide' });

    await system.startWorker();
    const [user, buddy] = [aPerson(), aPerson({ name: 'Dev Nair' })];
    await admin.sale(new Shop(system), anOrderRequest({ user, buddy, billing: { state: '32' } }));
    for (const { email } of [user, buddy]) {
      const mail = await until(async () => (await mailsTo(String(email)))[0]);
      expect(TRACES_OF_SHIPPED.exec(`${mail.html} ${mail.text} ${mail.subject}`)?.[0]).toBeUndefined();
      expect(mail.html).toContain('Granite Tide LLP');
    }
    const [receipt] = await mailsTo(String(user.email));
    expect(receipt?.subject).toMatch(/^Your Granite & Tide receipt GT-\d{4}-\d{6}$/);
  });
});
