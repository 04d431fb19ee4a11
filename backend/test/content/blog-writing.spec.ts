import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdminBlogItem, AdminBlogView } from '../../src/modules/content/blogs/blogs.dto.ts';
import { anImage } from '../factories/images.ts';
import { type ErrorAnswer, request } from '../harness/client.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';
import { Editor, type FormFields, writeArticle } from './editor.ts';

interface List<Item> {
  items: Item[];
  total: number;
  page: number;
  limit: number;
}

let system: TestSystem;
let editor: Editor;
let reader: Editor;
let image: Buffer;

beforeAll(async () => {
  system = await startSystem();
  await system.startWorker();
  editor = await Editor.of(system, 'owner');
  reader = Editor.anonymous(system);
  image = await anImage(900, 600);
});
afterAll(() => system.stop());

const write = <Body = AdminBlogView>(fields: FormFields = {}) =>
  writeArticle<Body>(editor, { image, ...fields });
const bySlug = (slug: string) => reader.get<AdminBlogView>(`/blogs/slug/${encodeURIComponent(slug)}`);

describe('write access', () => {
  it('is checked before the body is read', async () => {
    const id = randomUUID();
    const member = await Editor.of(system, 'member');
    for (const [who, status, code] of [
      [reader, 401, 'UNAUTHENTICATED'],
      [member, 403, 'FORBIDDEN'],
    ] as const) {
      for (const kind of ['blogs', 'recipes', 'testimonials']) {
        const answers = await Promise.all([
          who.send('POST', `/${kind}`, { title: 'x', image }),
          who.send('PUT', `/${kind}/${id}`, { version: '1', image }),
          who.remove(`/${kind}/${id}`),
          who.get(`/admin/${kind}`),
          who.get(`/admin/${kind}/${id}`),
        ]);
        expect(answers.map(({ body }) => [body.statusCode, body.code])).toEqual(
          Array.from({ length: answers.length }, () => [status, code]),
        );
      }
      const others = await Promise.all([
        who.send('POST', '/admin/media', { image }),
        who.send('POST', `/testimonials/${id}/withdraw`, {}),
        who.get('/admin/blogs/slug?slug=x'),
        who.get('/admin/recipes/slug?slug=x'),
      ]);
      expect(others.map(({ body }) => body.code)).toEqual(Array.from({ length: 4 }, () => code));
    }
    const [count] = await system.db.rows<{ count: number }>('SELECT count(*)::int AS count FROM media');
    expect(count).toEqual({ count: 0 });
  });

  it('answers 404 for unknown ids and 415 for bodies other than forms', async () => {
    const id = randomUUID();
    for (const kind of ['blogs', 'recipes', 'testimonials']) {
      expect((await editor.get(`/admin/${kind}/${id}`)).status).toBe(404);
      expect((await editor.remove(`/${kind}/${id}`)).status).toBe(404);
      expect((await editor.send('PUT', `/${kind}/${id}`, { version: '1' })).status).toBe(404);
    }
    const token = await request(`${system.url}/api/blogs`, { method: 'POST', body: '{}' });
    expect(token.status).toBe(401);
  });
});

describe('writing an article', () => {
  it('accepts the listed fields, fills in empty ones, and shows the article at once', async () => {
    const { status, body, headers } = await write({
      title: 'Why sleep matters',
      slug: '',
      excerpt: '',
      author: 'Asha Rao',
      category: '\u2060Re\u00adcovery',
      readTime: '',
      featured: 'true',
      content: `<p>${'word '.repeat(1_200)}</p>`,
    });
    expect(status).toBe(201);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject({
      slug: 'why-sleep-matters',
      author: 'Asha Rao',
      category: 'Recovery',
      readTime: '6 min read',
      featured: true,
      status: 'published',
      version: 1,
      picture: { widths: [480, 680, 900], width: 900, height: 600, alt: 'Why sleep matters', focalX: 0.5 },
    });
    expect(body.excerpt).toMatch(/^word word .* …$/);
    expect(body.image).toBe(`${body.picture.source}-900.webp`);
    const seen = await bySlug('why-sleep-matters');
    expect(seen.body).toMatchObject({ title: 'Why sleep matters', image: body.image });
    expect((await reader.get<List<AdminBlogItem>>('/blogs')).body.items[0]?.title).toBe('Why sleep matters');
  });

  it('gives readers the pictures of the text in all widths', async () => {
    const { body: upload } = await editor.send<{ url: string }>('POST', '/admin/media', { image, alt: 'A' });
    const [, source] = /^(.*)-900\.webp$/.exec(upload.url)!;
    const figure = `<figure><img src="${upload.url}" alt="A" width="900" height="600" /></figure>`;
    const { body } = await write({ content: `<p>Text.</p>${figure}` });
    const shown = async () =>
      (await reader.get<{ reading: { html: string } }>(`/blogs/${body._id}`)).body.reading.html;
    const files = [480, 680, 900].map((width) => `${source}-${width}.avif ${width}w`).join(', ');
    expect(await shown()).toContain(`srcset="${files}"`);

    const edit = { version: '1', title: body.title, content: '<p>Text.</p>' };
    expect((await editor.send('PUT', `/blogs/${body._id}`, edit)).status).toBe(200);
    expect(await shown()).toBe('<p>Text.</p>');
  });

  it('sanitises its HTML', async () => {
    const { body } = await write({
      content: '<h2 onclick="x()">A</h2><script>alert(1)</script><p><a href="javascript:x()">B</a></p>',
    });
    expect(body.content).toBe('<h2>A</h2><p><a>B</a></p>');
    const [row] = await system.db.rows('SELECT content FROM blogs WHERE id = $1', [body._id]);
    expect(row).toEqual({ content: '<h2>A</h2><p><a>B</a></p>' });
  });

  it.each([
    [{ image: '' }, 'BLOG_IMAGE_REQUIRED', { image: 'Please select a blog image.' }],
    [{ title: ' ' }, 'VALIDATION_FAILED', { title: 'Please enter a title' }],
    [{ content: '<script>x</script>' }, 'VALIDATION_FAILED', { content: 'Please write the article first.' }],
    [{ status: 'secret' }, 'VALIDATION_FAILED', { status: 'Please choose draft, published or scheduled' }],
    [{ status: 'scheduled' }, 'VALIDATION_FAILED', { publishAt: 'Please choose a publish time.' }],
    [{ publishAt: 'soon' }, 'VALIDATION_FAILED', { publishAt: 'Please enter a date and a time' }],
    [{ focalX: '1.5' }, 'VALIDATION_FAILED', { focalX: 'Please enter a number from 0 to 1' }],
    [{ title: ['A', 'B'] }, 'VALIDATION_FAILED', { title: 'Please enter a title' }],
  ] as const)('refuses %o with a sentence for the field', async (fields, code, sentences) => {
    const before = await editor.get<List<unknown>>('/admin/blogs');
    const { status, body } = await write<ErrorAnswer>(fields as unknown as FormFields);
    expect([status, body.code, body.fields]).toEqual([400, code, sentences]);
    expect((await editor.get<List<unknown>>('/admin/blogs')).body.total).toBe(before.body.total);
  });

  it.each(['title', 'slug', 'author', 'category', 'readTime', 'alt'])(
    'has no %s with a letter that nobody sees',
    async (name) => {
      const { total } = (await editor.get<List<unknown>>('/admin/blogs')).body;
      for (const odd of ['a\u0000b', 'a\u000bb', 'a\tb', 'a\nb', 'a\u0085b']) {
        const { status, body } = await write<ErrorAnswer>({ [name]: odd });
        expect([status, body.code, body.fields]).toEqual([
          400,
          'VALIDATION_FAILED',
          { [name]: 'Please use one line of plain text' },
        ]);
      }
      expect((await editor.get<List<unknown>>('/admin/blogs')).body.total).toBe(total);
    },
  );

  it('removes invisible characters from longer texts and keeps line breaks', async () => {
    const { status, body } = await write({
      excerpt: '\u000bOne\u000bline,\r\nanother\u0000\u0007',
      content: '<p>Pasted\u000bfrom\u0001 an\toffice</p>\n<p>B</p>',
    });
    expect([status, body.excerpt]).toEqual([201, 'One line,\nanother']);
    expect((await bySlug(body.slug)).body.content).toBe('<p>Pasted from  an\toffice</p>\n<p>B</p>');
    const preview = await editor.raw(
      'POST',
      '/admin/blogs/preview',
      JSON.stringify({ content: '<p>A\u0000B \ud800</p>' }),
      { 'content-type': 'application/json' },
    );
    expect([preview.status, preview.body]).toMatchObject([200, { reading: { html: '<p>A B  </p>' } }]);
  });

  it('shows a draft to editors only, and a scheduled article when its time comes', async () => {
    const draft = await write({ title: 'A secret draft', status: 'draft', content: '' });
    expect(draft.body.status).toBe('draft');
    expect((await bySlug('a-secret-draft')).status).toBe(404);
    expect((await reader.get(`/blogs/${draft.body._id}`)).status).toBe(404);

    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    const { body } = await write({ title: 'In a moment', status: 'scheduled', publishAt });
    expect(body).toMatchObject({ status: 'scheduled', publishAt });
    expect((await bySlug('in-a-moment')).status).toBe(404);
    // Simulates an hour; the article appears by itself.
    await system.db.rows(`UPDATE blogs SET published_at = now() + interval '500 ms' WHERE id = $1`, [
      body._id,
    ]);
    await until(async () => (await bySlug('in-a-moment')).status === 200);
    expect((await editor.get<AdminBlogView>(`/admin/blogs/${body._id}`)).body.status).toBe('published');
  });
});

describe('a preview', () => {
  it('answers as a save would, and saves nothing', async () => {
    const content = '<h2 onclick="x()">A</h2><p>B</p><img src="https://elsewhere.example/a.png" alt="">';
    const before = await editor.get<List<unknown>>('/admin/blogs');
    const answer = await editor.raw('POST', '/admin/blogs/preview', JSON.stringify({ content }), {
      'content-type': 'application/json',
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      reading: {
        html: '<h2 id="section-a">A</h2><p>B</p>',
        sections: [{ id: 'section-a', title: 'A' }],
      },
      excerpt: 'A B',
      readTime: '1 min read',
    });
    expect((await editor.get<List<unknown>>('/admin/blogs')).body.total).toBe(before.body.total);
  });
});
