import { shippedBusiness, setBusiness, type LegalContent, type PageName } from '@ironbloom/brand';
import { shippedContent } from '@ironbloom/brand/content';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AdminClient } from '../harness/admin-client.ts';
import { call, request } from '../harness/client.ts';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';

let system: TestSystem;
let owner: AdminClient;

beforeAll(async () => {
  system = await startSystem();
  owner = await AdminClient.create(system);
});
afterAll(async () => {
  await system.stop();
  setBusiness(shippedBusiness);
});

const page = async (path: string) => request(system.url + path);
const shown = async (path: string): Promise<string> => (await page(path)).text;

/** Merged into what is published. @returns the new version */
async function publish(name: PageName, content: object): Promise<number> {
  const { body } = await owner.call<{ version: number }>(`admin/page-content/${name}`);
  const sent = { content: { ...shippedContent[name], ...content }, version: body.version };
  const answer = await owner.call<{ version: number }>(`admin/page-content/${name}`, 'PUT', sent);
  expect(answer.status).toBe(200);
  return answer.body.version;
}

/** Structured data of a page by type. */
const facts = (html: string): string[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, text = '']) => (JSON.parse(text) as { '@type': string })['@type'],
  );

describe('the questions', () => {
  it('are on the page, in its structured data and in its description', async () => {
    const title = 'Is this <new> & "safe"?';
    const questions = [{ id: 'new', title, answer: ['Yes.', 'In {city}.'] }];
    await publish('faq', { questions, description: 'One question.' });
    const html = await until(async () => {
      const text = await shown('/fitnessFAQ');
      return text.includes('In Bengaluru.') && text;
    });
    expect(html).toContain('Is this &lt;new&gt; &amp; &quot;safe&quot;?');
    expect(html).toContain('<meta name="description" content="One question."/>');
    expect(facts(html)).toContain('FAQPage');
  });

  it('may be empty: the page says so and has no structured data', async () => {
    await publish('faq', { questions: [] });
    const html = await until(async () => {
      const text = await shown('/fitnessFAQ');
      return text.includes('no questions here') && text;
    });
    expect(facts(html)).not.toContain('FAQPage');
  });
});

describe('roles', () => {
  const role = { ...shippedContent.careers.roles[0], id: 'cook', title: 'Cook', posted: '2026-11-01' };

  it('are on the page, in its form and on job boards', async () => {
    await publish('careers', {
      description: 'Cook with us.',
      roles: [{ ...role, summary: 'You <cook>.', points: ['A & B'] }],
    });
    const html = await until(async () => {
      const text = await shown('/careers');
      return text.includes('id="cook"') && text;
    });
    expect(html).toContain('<option value="Cook">Cook</option>');
    expect(html).not.toContain('GYM Coach');
    const posting =
      /<script type="application\/ld\+json">(\{[^<]*JobPosting.*?)<\/script>/.exec(html)?.[1] ?? '{}';
    expect(JSON.parse(posting)).toMatchObject({
      title: 'Cook',
      datePosted: '2026-11-01',
      description: '<p>You &lt;cook&gt;.</p><ul><li>A &amp; B</li></ul>',
    });
  });

  it('may be empty: the page then shows an address and no form', async () => {
    await publish('careers', { roles: [] });
    const html = await until(async () => {
      const text = await shown('/careers');
      return text.includes('No open roles now') && text;
    });
    expect(html).toContain(`mailto:${shippedBusiness.supportEmail}`);
    expect(html).not.toContain('<form');
    expect(facts(html)).toEqual(['BreadcrumbList']);
  });
});

describe('legal texts', () => {
  const [first] = shippedContent.terms.sections;

  it('keep every version readable, marked noindex', async () => {
    expect(await shown('/terms')).not.toContain('Earlier versions');
    const version = await publish('terms', { inForceSince: '2026-12-01', sections: [first] });
    const html = await until(async () => {
      const text = await shown('/terms');
      return text.includes('1 December 2026') && text;
    });
    expect(html).toContain('Earlier versions');
    expect(html).toContain('href="/terms?version=1"');
    expect(html).not.toContain('noindex');
    const earlier = await shown('/terms?version=1');
    expect(earlier).toContain('5 September 2025');
    expect(earlier).toContain('Our liability');
    expect(earlier).toContain('content="noindex, nofollow"');
    expect(earlier).toContain('read the version in force');
    expect(await shown(`/terms?version=${version}`)).not.toContain('noindex');
    for (const none of ['999', '0', 'x', '1.5', '-1', '99999999999999']) {
      expect([none, (await page(`/terms?version=${none}`)).status]).toEqual([none, 404]);
    }
    const { body } = await call<{ content: LegalContent; others: { version: number }[] }>(
      `${system.url}/api/page-content/terms/versions/1`,
    );
    expect(body.content.sections).toHaveLength(shippedContent.terms.sections.length);
    expect(body.others.map((other) => other.version)).toEqual([version]);
    expect((await page('/api/page-content/faq/versions/1')).status).toBe(400);
  });

  it('apply to a purchase in the version of its order', async () => {
    const version = await publish('terms', { inForceSince: '2026-12-24' });
    const sale = await owner.sale(new Shop(system));
    await publish('terms', { inForceSince: '2027-01-01' });
    const { payments } = await owner.list();
    const { body } = await owner.call<{ terms: object }>(`payments/admin/${payments[0]?._id}`);
    expect(sale.orderId).toBe(payments[0]?.razorpayOrderId);
    expect(body.terms).toEqual({ version, inForceSince: '2026-12-24' });
  });
});
