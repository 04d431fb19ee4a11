import { type PageName, setBusiness, shippedBusiness } from '@ironbloom/brand';
import { shippedContent } from '@ironbloom/brand/content';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AdminClient } from '../harness/admin-client.ts';
import { call, type ErrorAnswer, request } from '../harness/client.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';

interface Published<Content> {
  content: Content;
  version: number;
  publishedBy: string | null;
}
interface History {
  revisions: {
    version: number;
    restoredFrom: number | null;
    changes: { what: string; before: string | null; after: string | null }[];
  }[];
}
interface Faq {
  description: string;
  keywords: string;
  questions: { id: string; title: string; answer: string[] }[];
}

let system: TestSystem;
let owner: AdminClient;
/** What is published when a test begins. */
let now: Published<Faq>;

beforeAll(async () => {
  system = await startSystem();
  owner = await AdminClient.create(system);
});
beforeEach(async () => {
  now = await read<Faq>('faq');
});
afterAll(async () => {
  await system.stop();
  setBusiness(shippedBusiness);
});

const at = (page: PageName): string => `admin/page-content/${page}`;
const read = async <Content>(page: PageName): Promise<Published<Content>> =>
  (await owner.call<Published<Content>>(at(page))).body;
const publish = <Body = Published<Faq>>(content: unknown, version = now.version, page: PageName = 'faq') =>
  owner.call<Body>(at(page), 'PUT', { content, version });
const shown = async (page: PageName): Promise<string> =>
  (await request(`${system.url}/api/page-content/${page}`)).text;
const asked = (title: string, answer = ['Yes.'], id = 'new'): Faq => ({
  description: 'All of it',
  keywords: '',
  questions: [{ id, title, answer }],
});

describe('page content', () => {
  it.each(['faq', 'careers', 'terms', 'privacy', 'home', 'company'] as const)(
    'is what was shipped at first: %s',
    async (page) => {
      expect(await read(page)).toMatchObject({
        content: shippedContent[page],
        version: 1,
        publishedBy: null,
      });
      const answer = await call<{ content: object }>(`${system.url}/api/page-content/${page}`);
      expect(answer.headers.get('cache-control')).toContain('s-maxage=1');
      expect(JSON.stringify(answer.body)).not.toMatch(/[{](?:name|city|if|end|email)/);
    },
  );

  it('is published as a whole, logged with its author and the content before, and shown at once', async () => {
    const [first, ...rest] = now.content.questions;
    const questions = [
      ...rest,
      { ...first, title: 'What is it?' },
      { id: 'new', title: 'And now?', answer: ['Go.'] },
    ];
    const { status, body } = await publish({ ...now.content, questions });
    expect([status, body.version, body.publishedBy]).toEqual([200, now.version + 1, owner.email]);
    const { revisions } = (await owner.call<History>(`${at('faq')}/revisions`)).body;
    expect(revisions[0]?.changes.map(({ what, before }) => [what, before === null])).toEqual([
      ['What is it?', false],
      ['And now?', true],
      ['Order', false],
    ]);
    const [activity] = await owner.activities();
    expect(activity).toMatchObject({ action: 'Published the page “FAQ”', feature: 'FAQ' });
    await until(async () => (await shown('faq')).includes('And now?'));
  });

  it('that is published already is not published twice', async () => {
    expect((await publish(now.content)).body.version).toBe(now.version);
    expect((await publish(now.content, now.version - 1)).status).toBe(200);
  });

  it('keeps the first of two concurrent publications and refuses the other', async () => {
    const answers = await Promise.all([
      publish<ErrorAnswer>(asked('Mine?')),
      publish<ErrorAnswer>(asked('Theirs?')),
    ]);
    const codes = answers.map(({ status, body }) => [status, body.code]);
    expect(codes).toContainEqual([200, undefined]);
    expect(codes).toContainEqual([409, 'STALE_PAGE_CONTENT']);
  });

  it('can be restored as a new revision; other pages do not change', async () => {
    const changed = (await publish(asked('For a while?'))).body;
    const restored = await owner.call<Published<Faq>>(`${at('faq')}/revisions/1/restore`, 'POST', {
      version: changed.version,
    });
    expect(restored.body).toMatchObject({ content: shippedContent.faq, version: changed.version + 1 });
    const { revisions } = (await owner.call<History>(`${at('faq')}/revisions`)).body;
    expect(revisions[0]?.restoredFrom).toBe(1);
    expect((await read('careers')).version).toBe(1);
    const unknown = await owner.call(`${at('faq')}/revisions/999/restore`, 'POST', {
      version: restored.body.version,
    });
    expect([unknown.status, unknown.body.code]).toEqual([404, 'UNKNOWN_PAGE_REVISION']);
  });

  it.each<[string, PageName, unknown, string]>([
    ['a question without words', 'faq', asked(' '), 'questions.0.title'],
    ['an answer of nothing', 'faq', asked('Why?', []), 'questions.0.answer'],
    ['an anchor with a space', 'faq', asked('Why?', ['So.'], 'a b'), 'questions.0.id'],
    [
      'one anchor twice',
      'faq',
      { ...asked('A?'), questions: [...asked('A?').questions, ...asked('B?').questions] },
      'questions.1.id',
    ],
    ['a placeholder that nobody knows', 'faq', asked('Where?', ['In {town}.']), 'questions.0.answer.0'],
    ['a condition that nobody knows', 'faq', asked('Where?', ['{if town}Here{end}']), 'questions.0.answer.0'],
    ['a condition without an end', 'faq', asked('Where?', ['{if chat}Here']), 'questions.0.answer.0'],
    ['no date', 'terms', { ...shippedContent.terms, inForceSince: 'soon' }, 'inForceSince'],
    ['no section', 'terms', { ...shippedContent.terms, sections: [] }, 'sections'],
    [
      'a section of markup alone',
      'privacy',
      { ...shippedContent.privacy, sections: [{ id: 'a', title: 'A', html: '<p> </p><script>1</script>' }] },
      'sections.0.html',
    ],
    ['nothing', 'careers', { description: 'Work here', keywords: '' }, 'roles'],
  ])('with %s is refused under its field', async (_, page, content, field) => {
    const { status, body } = await publish<ErrorAnswer>(content, now.version, page);
    expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([400, 'VALIDATION_FAILED', [field]]);
  });

  it('keeps only paragraphs, lists, links and bold text', async () => {
    const { version } = await read('privacy');
    const html =
      '<h2>No</h2><p onclick="x()">Write to <a href="mailto:{email}" onclick="x()">{email}</a> or <a href="javascript:x()">here</a>, <strong>today</strong>.</p><img src="/uploads/a/b"><script>x()</script>';
    const sections = [{ id: 'a', title: 'A', html }];
    const { status, body } = await publish<Published<{ sections: { html: string }[] }>>(
      { inForceSince: '2026-11-01', sections },
      version,
      'privacy',
    );
    expect(status).toBe(200);
    expect(body.content.sections[0]?.html).toBe(
      'No<p>Write to <a href="mailto:{email}">{email}</a> or <a>here</a>, <strong>today</strong>.</p>',
    );
    await until(async () => (await shown('privacy')).includes('mailto:hello@ironbloom.example'));
  });

  it('fills in the current name of the business, escaped in HTML', async () => {
    const { business, version } = (
      await owner.call<{ business: typeof shippedBusiness; version: number }>('admin/business')
    ).body;
    await publish(asked('In {city}?', ['{name} is in {city}. {if chat}Write on {chat}.{end}']));
    const next = {
      ...business,
      name: 'A & <B>',
      address: { ...business.address, city: 'Kochi' },
      chat: { name: 'Signal', number: '' },
    };
    await owner.call('admin/business', 'PUT', { ...next, version });
    await until(async () => (await shown('faq')).includes('Kochi'));
    expect(JSON.parse(await shown('faq')).content.questions[0]).toMatchObject({
      title: 'In Kochi?',
      answer: ['A & <B> is in Kochi. '],
    });
    expect(JSON.parse(await shown('terms')).content.sections[0].html).toContain(
      '(“A &amp; &lt;B&gt;”, “we”)',
    );
  });

  it('needs the right to change settings; unknown pages are 404', async () => {
    const editor = await AdminClient.create(system, 'editor');
    expect((await editor.call(at('faq'))).status).toBe(403);
    expect((await editor.call(at('faq'), 'PUT', { content: now.content, version: 1 })).status).toBe(403);
    expect((await owner.call('admin/page-content/nowhere')).status).toBe(400);
    expect((await request(`${system.url}/api/page-content/nowhere`)).status).toBe(400);
  });
});

describe('its pictures', () => {
  const withPicture = (id: string) => asked('See?', [`/uploads/${id}/picture`]);

  it('stay while any revision shows them', async () => {
    const id = crypto.randomUUID();
    await system.db.rows(`INSERT INTO media (id, files) VALUES ($1, '{}')`, [id]);
    const { version } = (await publish(withPicture(id))).body;
    await publish(asked('None?'), version);
    const uses = await system.db.rows('SELECT 1 FROM media_uses WHERE media_id = $1', [id]);
    expect(uses).toHaveLength(1);
  });

  it('that are gone refuse the publication', async () => {
    const { status, body } = await publish<ErrorAnswer>(withPicture(crypto.randomUUID()));
    expect([status, body.code]).toEqual([400, 'PICTURE_GONE']);
    expect((await read('faq')).version).toBe(now.version);
  });
});
