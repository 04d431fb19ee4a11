import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdminBlogView } from '../../src/modules/content/blogs/blogs.dto.ts';
import { anImage } from '../factories/images.ts';
import { type ErrorAnswer, request } from '../harness/client.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { changeArticle, Editor, type FormFields, writeArticle } from './editor.ts';

let system: TestSystem;
let editor: Editor;
let reader: Editor;
let image: Buffer;

beforeAll(async () => {
  system = await startSystem();
  editor = await Editor.of(system, 'owner');
  reader = Editor.anonymous(system);
  image = await anImage(900, 600);
});
afterAll(() => system.stop());

const write = <Body = AdminBlogView>(fields: FormFields = {}) =>
  writeArticle<Body>(editor, { image, ...fields });
const change = <Body = AdminBlogView>(blog: AdminBlogView, fields: FormFields, who = editor) =>
  changeArticle<Body>(who, blog, fields);
const bySlug = (slug: string) => reader.get<AdminBlogView>(`/blogs/slug/${encodeURIComponent(slug)}`);

describe('addresses', () => {
  it('are numbered for equal titles, also when saved concurrently', async () => {
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

  it('are refused when typed and taken, and checked while typing', async () => {
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

  it('redirect after changes and never hide an existing article', async () => {
    const { body: first } = await write({ title: 'Old name' });
    const { body: second } = await change(first, { slug: 'new-name' });
    expect((await bySlug('old-name')).body.slug).toBe('new-name');
    const page = await request(`${system.url}/blog/old-name`);
    expect([page.status, page.headers.get('location')]).toEqual([301, '/blog/new-name']);

    // A new article with the old title does not take over its redirect …
    const { body: other } = await write({ title: 'Old name' });
    expect(other.slug).toBe('old-name-2');
    // … unless the slug is typed.
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

  it('may use any script', async () => {
    const { body } = await write({ title: 'आसान दाल' });
    expect(body.slug).toBe('आसान-दाल');
    expect((await bySlug('आसान-दाल')).body._id).toBe(body._id);
    expect((await write({ title: '💪' })).body.slug).toBe('article');
  });
});
