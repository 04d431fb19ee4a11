import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdminBlogItem, AdminBlogView } from '../../src/modules/content/blogs/blog-forms.dto.ts';
import { anImage } from '../factories/images.ts';
import { type ErrorAnswer, request } from '../harness/client.ts';
import { holdLock, untilWaiting } from '../harness/locks.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';
import { Editor, type FormFields } from './editor.ts';

interface List<Item> {
  items: Item[];
  total: number;
  page: number;
  limit: number;
}

let system: TestSystem;
let editor: Editor;
let colleague: Editor;
let reader: Editor;
let image: Buffer;

beforeAll(async () => {
  system = await startSystem();
  await system.startWorker();
  editor = await Editor.of(system, 'admin');
  colleague = await Editor.of(system, 'admin');
  reader = Editor.anonymous(system);
  image = await anImage(900, 600);
});
afterAll(() => system.stop());

const write = <Body = AdminBlogView>(fields: FormFields = {}) =>
  editor.send<Body>('POST', '/blogs', { title: 'Sleep', content: '<p>Sleep.</p>', image, ...fields });
const change = <Body = AdminBlogView>(blog: AdminBlogView, fields: FormFields, who = editor) =>
  who.send<Body>('PUT', `/blogs/${blog._id}`, { version: String(blog.version), ...fields });
const bySlug = (slug: string) => reader.get<AdminBlogView>(`/blogs/slug/${encodeURIComponent(slug)}`);
const mediaIds = async () =>
  (await system.db.rows<{ id: string }>('SELECT id FROM media')).map(({ id }) => id);
const fileOf = (address: string) =>
  path.join(system.env.DATA_DIR, 'media', address.replace(/^\/uploads\//, ''));

describe('who may write', () => {
  it('is asked before anything is read of what they send', async () => {
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

  it('answers 404 to an admin for what is not there, and 415 to what is no form', async () => {
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
  it('takes the listed fields, fills in what was left empty, and readers see it at once', async () => {
    const { status, body, headers } = await write({
      title: 'Why sleep matters',
      slug: '',
      excerpt: '',
      author: 'Asha Rao',
      category: 'Recovery',
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
      picture: { widths: [480, 800, 900], width: 900, height: 600, alt: 'Why sleep matters', focalX: 0.5 },
    });
    expect(body.excerpt).toMatch(/^word word .* …$/);
    expect(body.image).toBe(`${body.picture.source}-900.webp`);
    const seen = await bySlug('why-sleep-matters');
    expect(seen.body).toMatchObject({ title: 'Why sleep matters', image: body.image });
    expect((await reader.get<List<AdminBlogItem>>('/blogs')).body.items[0]?.title).toBe('Why sleep matters');
  });

  it('keeps only what is safe of its HTML', async () => {
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
    [{ status: 'scheduled' }, 'VALIDATION_FAILED', { publishAt: 'Please choose when it is to appear.' }],
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

  it('loses what nobody sees of longer texts, and keeps their lines', async () => {
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
    expect([preview.status, preview.body]).toMatchObject([200, { content: '<p>A B  </p>' }]);
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
    // An hour passes in half a second; nobody has to do anything at the end of it.
    await system.db.rows(`UPDATE blogs SET published_at = now() + interval '500 ms' WHERE id = $1`, [
      body._id,
    ]);
    await until(async () => (await bySlug('in-a-moment')).status === 200);
    expect((await editor.get<AdminBlogView>(`/admin/blogs/${body._id}`)).body.status).toBe('published');
  });
});

describe('addresses', () => {
  it('are numbered when titles are the same, also when they arrive at once', async () => {
    const title = 'One title';
    const answers = await Promise.all(Array.from({ length: 6 }, () => write({ title })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201]);
    expect(answers.map(({ body }) => body.slug).toSorted()).toEqual([
      'one-title',
      'one-title-2',
      'one-title-3',
      'one-title-4',
      'one-title-5',
      'one-title-6',
    ]);
  });

  it('are refused when typed by hand and taken, and told while typing', async () => {
    const { body: first } = await write({ title: 'Taken' });
    const taken = await write<ErrorAnswer>({ title: 'Other', slug: 'Taken' });
    expect([taken.status, taken.body.code]).toEqual([400, 'SLUG_TAKEN']);
    expect(taken.body.fields).toEqual({ slug: 'This address is already taken.' });
    const ask = async (query: string) => (await editor.get(`/admin/blogs/slug?${query}`)).body;
    expect(await ask('slug=Taken!')).toEqual({ slug: 'taken', available: false, suggestion: 'taken-2' });
    expect(await ask(`slug=taken&exceptId=${first._id}`)).toMatchObject({ available: true });
    expect(await ask('slug=Still+free')).toEqual({
      slug: 'still-free',
      available: true,
      suggestion: 'still-free',
    });
  });

  it('lead on when they change, back and forth, and never hide a living article', async () => {
    const { body: first } = await write({ title: 'Old name' });
    const { body: second } = await change(first, { slug: 'new-name' });
    expect((await bySlug('old-name')).body.slug).toBe('new-name');
    const page = await request(`${system.url}/blog/old-name`);
    expect([page.status, page.headers.get('location')]).toEqual([301, '/blog/new-name']);

    // A new article of the old title must not take its readers away …
    const { body: other } = await write({ title: 'Old name' });
    expect(other.slug).toBe('old-name-2');
    // … unless somebody says so.
    const { body: taker } = await write({ title: 'Taker', slug: 'old-name' });
    expect((await bySlug('old-name')).body._id).toBe(taker._id);

    const { body: third } = await change(second, { slug: 'third-name' });
    const { body: back } = await change(third, { slug: 'new-name' });
    expect((await bySlug('third-name')).body.slug).toBe('new-name');
    expect((await bySlug('new-name')).body._id).toBe(back._id);
    const loops = await system.db.rows(
      `SELECT 1 FROM slug_redirects r JOIN blogs b ON b.slug = r.slug WHERE r.kind = 'blog'`,
    );
    expect(loops).toEqual([]);
    await editor.remove(`/blogs/${back._id}`);
    expect((await bySlug('third-name')).status).toBe(404);
  });

  it('may be written in any script', async () => {
    const { body } = await write({ title: 'आसान दाल' });
    expect(body.slug).toBe('आसान-दाल');
    expect((await bySlug('आसान-दाल')).body._id).toBe(body._id);
    expect((await write({ title: '💪' })).body.slug).toBe('article');
  });
});

describe('two editors', () => {
  it('do not overwrite each other: the second is told what the fields say now', async () => {
    const { body: opened } = await write({ title: 'Shared' });
    const first = await change(opened, { title: 'Mine', content: '<p>Mine.</p>' });
    expect([first.status, first.body.version]).toEqual([200, 2]);
    const late = { title: 'Theirs', content: '<p>Sleep.</p>', image };
    const second = await change<ErrorAnswer>(opened, late, colleague);
    expect([second.status, second.body.code, second.body.message]).toEqual([
      409,
      'STALE_EDIT',
      'Someone else saved this while you were editing.',
    ]);
    expect(second.body.fields).toEqual({ title: 'Now: Mine', content: 'Now: <p>Mine.</p>' });
    const { body: now } = await editor.get<AdminBlogView>(`/admin/blogs/${opened._id}`);
    expect(now).toMatchObject({ title: 'Mine', content: '<p>Mine.</p>', version: 2, image: opened.image });
  });

  it('are told so too where the picture is an old one without a focal point', async () => {
    const { body: opened } = await write({ title: 'Old picture' });
    await system.db.rows(
      `UPDATE blogs SET picture = picture - 'focalX' - 'focalY', version = 2 WHERE id = $1`,
      [opened._id],
    );
    const late = await change<ErrorAnswer>(opened, { title: 'Late', focalX: '0.5' });
    expect([late.status, late.body.code]).toEqual([409, 'STALE_EDIT']);
    expect(late.body.fields).toEqual({ title: 'Now: Old picture', focalX: 'Now: –' });
  });

  it('saving at once: one of them wins, whole', async () => {
    const { body: opened } = await write({ title: 'Race' });
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map((name) =>
        change<ErrorAnswer & AdminBlogView>(opened, { title: name, excerpt: name, slug: `race-${name}` }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const winner = answers.find(({ status }) => status === 200)!.body;
    const { body: now } = await editor.get<AdminBlogView>(`/admin/blogs/${opened._id}`);
    expect(now).toMatchObject({ title: winner.title, excerpt: winner.title, version: 2 });
    expect(now.slug).toBe(`race-${winner.title}`);
  });

  it('are told that it is gone, when it is deleted while one of them saves', async () => {
    const { body: opened } = await write({ title: 'Going' });
    const commit = await holdLock(system, 'DELETE FROM blogs WHERE id = $1', [opened._id]);
    const saving = change<ErrorAnswer>(opened, { title: 'Too late' });
    await untilWaiting(system);
    await commit();
    const { status, body } = await saving;
    expect([status, body.code]).toEqual([404, 'BLOG_NOT_FOUND']);
  });

  it('must say what they edited', async () => {
    const { body } = await write();
    const answer = await editor.send('PUT', `/blogs/${body._id}`, { title: 'x' });
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, ['version']]);
  });
});

describe('changing an article', () => {
  it('leaves alone what is not sent', async () => {
    const { body: first } = await write({
      excerpt: 'E',
      author: 'A',
      category: 'C',
      featured: 'true',
      alt: 'Z',
    });
    const { body: second } = await change(first, { title: 'Only the title' });
    const { title: _, version: __, updatedAt: ___, ...rest } = first;
    expect(second).toMatchObject({ ...rest, title: 'Only the title', version: 2 });
  });

  it('shows within the two seconds that shared caches are allowed', async () => {
    const { body } = await write({ title: 'Cached' });
    const address = `${system.url}/api/blogs/${body._id}`;
    const first = await request(address);
    const rules = first.headers.get('cache-control') ?? '';
    const seconds = (name: string) => Number(new RegExp(`(?:^|\\s)${name}=(\\d+)`).exec(rules)?.[1] ?? 0);
    expect(seconds('max-age')).toBe(0);
    expect(seconds('s-maxage') + seconds('stale-while-revalidate')).toBeLessThanOrEqual(2);
    const ask = () => request(address, { headers: { 'if-none-match': first.headers.get('etag')! } });
    expect((await ask()).status).toBe(304);
    await change(body, { title: 'Cached no more' });
    expect((await ask()).status).toBe(200);
  });

  it('cuts the social picture anew when the focal point moves, and keeps the old one’s address apart', async () => {
    const { body: first } = await write({ image: await anImage(1_000, 1_000) });
    const { body: second } = await change(first, { focalX: '0.2', focalY: '0.9', alt: 'A bed' });
    expect(second.picture).toMatchObject({
      focalX: 0.2,
      focalY: 0.9,
      alt: 'A bed',
      source: first.picture.source,
    });
    expect(second.picture.social).not.toBe(first.picture.social);
    const social = await request(system.url + second.picture.social);
    expect([social.status, social.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  it('removes the files of a picture that was replaced, of one no text shows any more, and of a deleted article', async () => {
    const upload = await editor.send<{ url: string }>('POST', '/admin/media', { image, alt: 'In the text' });
    const { url } = upload.body;
    const { body: first } = await write({ content: `<p>A</p><img src="${url}" alt="A">` });
    const shared = await write({ content: `<img src="${url}" alt="B">` });
    const { body: second } = await change(first, { image, content: '<p>A</p>' });
    await until(async () => !existsSync(fileOf(first.image)));
    expect((await request(system.url + second.image)).status).toBe(200);
    // The other article still shows it.
    expect(existsSync(fileOf(url))).toBe(true);

    await editor.remove(`/blogs/${shared.body._id}`);
    await editor.remove(`/blogs/${second._id}`);
    await until(async () => !existsSync(fileOf(url)) && !existsSync(fileOf(second.image)));
    await until(async () => !existsSync(path.dirname(fileOf(second.image))));
    expect((await editor.remove(`/blogs/${second._id}`)).status).toBe(404);
  });

  it('removes the picture of a save that failed', async () => {
    const { body } = await write({ title: 'Fails' });
    const known = await mediaIds();
    await write<ErrorAnswer>({ slug: body.slug });
    // Of what was there before, some may be on its way out as well.
    await until(async () => (await mediaIds()).every((id) => known.includes(id)));
  });
});

describe('the admin list', () => {
  it('pages newest first, searches and tells states apart', async () => {
    const list = async (query = '') => (await editor.get<List<AdminBlogItem>>(`/admin/blogs${query}`)).body;
    const all = await list();
    expect(all).toMatchObject({ page: 1, limit: 50 });
    expect(all.items).toHaveLength(all.total);
    const dates = all.items.map(({ publishAt }) => publishAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(all.items[0]).not.toHaveProperty('content');
    expect((await list('?limit=2&page=2')).items.map(({ _id }) => _id)).toEqual(
      all.items.slice(2, 4).map(({ _id }) => _id),
    );
    await write({ title: '100% rest', status: 'scheduled', publishAt: '2999-01-01T00:00:00+05:30' });
    expect((await list('?search=100%25')).items.map(({ title }) => title)).toEqual(['100% rest']);
    expect((await list('?search=no%5Fsuch%5Fthing')).total).toBe(0);
    expect((await list('?status=scheduled')).items.map(({ title }) => title)).toEqual(['100% rest']);
    expect((await list('?status=draft')).items.every(({ status }) => status === 'draft')).toBe(true);
    const refused = await editor.get('/admin/blogs?limit=51');
    expect(refused.status).toBe(400);
  });
});

it('writes down who did what, before and after', async () => {
  const { body: first } = await write({ title: 'Logged', category: 'Sleep' });
  await change(first, { title: 'Logged twice' }, colleague);
  await editor.remove(`/blogs/${first._id}`);
  const rows = await system.db.rows<{
    email: string;
    action: string;
    route: string;
    ip: string;
    changes: unknown;
  }>(
    `SELECT email, action, route, ip, changes FROM activities
      WHERE feature = 'Blog' AND $1 IN (changes->'before'->>'_id', changes->'after'->>'_id') ORDER BY created_at`,
    [first._id],
  );
  expect(rows).toMatchObject([
    {
      email: editor.email,
      action: 'Created',
      route: '/api/blogs',
      ip: '127.0.0.1',
      changes: {
        before: null,
        after: {
          title: 'Logged',
          category: 'Sleep',
          status: 'published',
        },
      },
    },
    { email: colleague.email, action: 'Updated', route: '/api/blogs/:id' },
    {
      email: editor.email,
      action: 'Deleted',
      changes: {
        before: { title: 'Logged twice' },
        after: null,
      },
    },
  ]);
  const _id = first._id;
  expect(rows[1]?.changes).toEqual({
    before: { _id, title: 'Logged', version: 1 },
    after: { _id, title: 'Logged twice', version: 2 },
  });
});

describe('a create that is sent again', () => {
  it('answers with the first article, also when both arrive at once, and stores one picture', async () => {
    const intentKey = randomUUID();
    const [{ now } = { now: '' }] = await system.db.rows<{ now: string }>('SELECT now()::text AS now');
    const media = async () =>
      (await system.db.rows('SELECT id FROM media WHERE created_at > $1', [now])).length;
    const fields = { title: 'Once', slug: 'once-only', intentKey };
    const [a, b] = await Promise.all([write(fields), write(fields)]);
    const later = await write({ ...fields, title: 'Once more' });
    expect([a.status, b.status, later.status]).toEqual([201, 201, 201]);
    expect([b.body._id, later.body._id]).toEqual([a.body._id, a.body._id]);
    expect(later.body).toMatchObject({ title: 'Once', slug: 'once-only', version: 1 });
    await until(async () => (await media()) === 1);
    const log = await system.db.rows(
      `SELECT 1 FROM activities WHERE changes->'after'->>'slug' = 'once-only'`,
    );
    expect(log).toHaveLength(1);
  });

  it('leaves a refused one free to be sent again, corrected', async () => {
    const intentKey = randomUUID();
    const refused = await write<ErrorAnswer>({ intentKey, status: 'scheduled' });
    expect(refused.status).toBe(400);
    const { status, body } = await write({ intentKey, title: 'Corrected' });
    expect([status, body.title]).toEqual([201, 'Corrected']);
  });

  it('does not bring back what was deleted meanwhile', async () => {
    const intentKey = randomUUID();
    const { body } = await write({ intentKey, title: 'Gone soon' });
    await editor.remove(`/blogs/${body._id}`);
    expect((await write<ErrorAnswer>({ intentKey })).body.code).toBe('BLOG_NOT_FOUND');
  });

  it('is one recipe and one story too', async () => {
    const intentKey = randomUUID();
    const recipe = () => editor.send<AdminBlogView>('POST', '/recipes', { name: 'R', image, intentKey });
    const storyKey = randomUUID();
    const files = { beforeImage: image, afterImage: image };
    const story = () =>
      editor.send<AdminBlogView>('POST', '/testimonials', { name: 'S', ...files, intentKey: storyKey });
    for (const send of [recipe, story]) {
      const [first, second] = [await send(), await send()];
      expect(first.status).toBe(201);
      expect(second.body._id).toBe(first.body._id);
    }
  });
});

describe('a preview', () => {
  it('answers with what a save would keep, and saves nothing', async () => {
    const content = '<h2 onclick="x()">A</h2><p>B</p><img src="https://elsewhere.example/a.png" alt="">';
    const before = await editor.get<List<unknown>>('/admin/blogs');
    const answer = await editor.raw('POST', '/admin/blogs/preview', JSON.stringify({ content }), {
      'content-type': 'application/json',
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ content: '<h2>A</h2><p>B</p>', excerpt: 'A B', readTime: '1 min read' });
    expect((await editor.get<List<unknown>>('/admin/blogs')).body.total).toBe(before.body.total);
  });
});
