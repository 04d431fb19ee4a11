import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdminBlogItem, AdminBlogView } from '../../src/modules/content/blogs/blogs.dto.ts';
import { anImage } from '../factories/images.ts';
import { SENT_MEDIA } from '../factories/sent-media.ts';
import { type ErrorAnswer } from '../harness/client.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';
import { changeArticle, Editor, type FormFields, writeArticle } from './editor.ts';

interface List<Item> {
  items: Item[];
  total: number;
  page: number;
  limit: number;
}

let system: TestSystem;
let editor: Editor;
let colleague: Editor;
let image: Buffer;

beforeAll(async () => {
  system = await startSystem();
  await system.startWorker();
  editor = await Editor.of(system, 'owner');
  colleague = await Editor.of(system, 'owner');
  image = await anImage(900, 600);
});
afterAll(() => system.stop());

const write = <Body = AdminBlogView>(fields: FormFields = {}) =>
  writeArticle<Body>(editor, { image, ...fields });
const change = <Body = AdminBlogView>(blog: AdminBlogView, fields: FormFields, who = editor) =>
  changeArticle<Body>(who, blog, fields);

describe('the admin list', () => {
  it('pages newest first, searches and filters by state', async () => {
    const list = async (query = '') => (await editor.get<List<AdminBlogItem>>(`/admin/blogs${query}`)).body;
    for (const title of ['One', 'Two', 'Three', 'Four']) await write({ title });
    await write({ title: 'Not yet', status: 'draft' });
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

it('logs who changed what, before and after', async () => {
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

describe('a repeated create', () => {
  it('answers with the first article, also when concurrent, and stores one picture', async () => {
    const intentKey = randomUUID();
    const [{ now } = { now: '' }] = await system.db.rows<{ now: string }>('SELECT now()::text AS now');
    const media = async () =>
      (await system.db.rows(`SELECT id FROM ${SENT_MEDIA} WHERE created_at > $1`, [now])).length;
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

  it('accepts a corrected retry of a refused create', async () => {
    const intentKey = randomUUID();
    const refused = await write<ErrorAnswer>({ intentKey, status: 'scheduled' });
    expect(refused.status).toBe(400);
    const { status, body } = await write({ intentKey, title: 'Corrected' });
    expect([status, body.title]).toEqual([201, 'Corrected']);
  });

  it('does not recreate a deleted article', async () => {
    const intentKey = randomUUID();
    const { body } = await write({ intentKey, title: 'Gone soon' });
    await editor.remove(`/blogs/${body._id}`);
    expect((await write<ErrorAnswer>({ intentKey })).body.code).toBe('BLOG_NOT_FOUND');
  });

  it('creates one recipe and one story, too', async () => {
    const intentKey = randomUUID();
    const recipe = () => editor.send<AdminBlogView>('POST', '/recipes', { name: 'R', image, intentKey });
    const storyKey = randomUUID();
    const files = { beforeImage: image, afterImage: image };
    const story = () =>
      editor.send<AdminBlogView>('POST', '/testimonials', {
        name: 'S',
        consentDate: '2026-10-01',
        ...files,
        intentKey: storyKey,
      });
    for (const send of [recipe, story]) {
      const [first, second] = [await send(), await send()];
      expect(first.status).toBe(201);
      expect(second.body._id).toBe(first.body._id);
    }
  });
});
