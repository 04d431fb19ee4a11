import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type DemoBlog,
  DemoContent,
  type DemoRecipe,
  type DemoTestimonial,
} from '../../src/modules/content/demo-content.ts';
import { call, type ErrorAnswer, request } from '../harness/client.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { UnitOfWork } from '../../src/platform/database/unit-of-work.ts';

interface List<Item> {
  items: Item[];
  total: number;
  page: number;
  limit: number;
}

const picture = { source: '/media/x', widths: [480, 960], width: 960, height: 540, alt: 'A plate' };

const anArticle = (fields: Partial<DemoBlog> = {}): DemoBlog => ({
  slug: 'sleep',
  title: 'Sleep',
  excerpt: 'Why it matters.',
  author: 'Asha Rao',
  category: 'Recovery',
  featured: false,
  picture,
  date: '2026-01-01T00:00:00.000Z',
  readTime: '4 min read',
  likes: 3,
  content: '<p>Sleep.</p>',
  ...fields,
});

const aRecipe = (fields: Partial<DemoRecipe> = {}): DemoRecipe => ({
  slug: 'dal',
  name: 'Dal with millet',
  description: 'A bowl.',
  picture,
  category: 'veg',
  cuisines: ['Indian'],
  serving: 2,
  ytLinks: [],
  ingredients: ['Dal', 'Millet'],
  steps: ['Cook.'],
  nutrition: { calories: 410, protein: 18.5, carbs: 60, fat: 9 },
  prepTime: 30,
  rating: 4.7,
  reviews: 12,
  ...fields,
});

let system: TestSystem;
let demo: DemoContent;
const get = <Body>(path: string, headers: Record<string, string> = {}) =>
  call<Body>(`${system.url}/api${path}`, { headers });

beforeAll(async () => {
  system = await startSystem();
  demo = new DemoContent(system.app.get(UnitOfWork));
  await demo.blogs([
    anArticle(),
    anArticle({ slug: 'protein', title: 'Protein', date: '2026-03-01T00:00:00.000Z' }),
    anArticle({ slug: 'tomorrow', title: 'Not yet', date: '2999-01-01T00:00:00.000Z' }),
  ]);
  await demo.recipes([aRecipe(), aRecipe({ slug: 'poha', name: 'Poha' })]);
});
afterAll(() => system.stop());

describe('published content', () => {
  it('lists articles newest first, without text or scheduled ones', async () => {
    const { body } = await get<List<Record<string, unknown>>>('/blogs');
    expect(body.items.map(({ title }) => title)).toEqual(['Protein', 'Sleep']);
    expect(body).toMatchObject({ total: 2, page: 1, limit: 100 });
    expect(body.items[0]).not.toHaveProperty('content');
    expect(body.items[0]).toMatchObject({ image: '/media/x-960.webp', likes: 3, readTime: '4 min read' });
    expect((await get<List<unknown>>('/blogs?limit=1')).body).toMatchObject({ total: 2, limit: 1 });
    expect((await get<List<unknown>>('/blogs?limit=1&page=3')).body).toEqual({
      items: [],
      total: 2,
      page: 3,
      limit: 1,
    });
  });

  it.each(['/blogs', '/recipes', '/testimonials'])(
    'refuses a page of %s beyond 10,000 rows',
    async (path) => {
      const { status, body } = await get<{ code: string }>(`${path}?page=101`);
      expect([status, body.code]).toEqual([400, 'PAGE_TOO_DEEP']);
    },
  );

  it('answers only the fields of the schema, and fails when a value does not fit', async () => {
    const store = (kept: object) =>
      system.db.rows(`UPDATE blogs SET picture = $1 WHERE slug = 'sleep'`, [JSON.stringify(kept)]);
    await store({ ...picture, note: 'not for readers' });
    const { status, body } = await get<{ picture: object }>('/blogs/slug/sleep');
    expect([status, body.picture]).toEqual([200, picture]);
    await store({ ...picture, width: 'wide' });
    const refused = await get('/blogs/slug/sleep');
    expect([refused.status, refused.body]).toEqual([
      500,
      expect.objectContaining({ code: 'INTERNAL', message: expect.not.stringContaining('width') }),
    ]);
    await store(picture);
  });

  it('reads one article by slug and by id', async () => {
    const { body } = await get<{ _id: string; content: string }>('/blogs/slug/sleep');
    expect(body.content).toBe('<p>Sleep.</p>');
    expect((await get<{ _id: string }>(`/blogs/${body._id}`)).body).toEqual(body);
  });

  it('finds an article by a former slug and names the current one', async () => {
    await system.db.rows(
      `INSERT INTO slug_redirects (kind, slug, target_id) SELECT 'blog', 'rest', id FROM blogs WHERE slug = 'sleep'`,
    );
    expect((await get<{ slug: string }>('/blogs/slug/rest')).body.slug).toBe('sleep');
  });

  it.each([
    '/blogs/slug/nothing',
    '/blogs/slug/tomorrow',
    `/blogs/${randomUUID()}`,
    '/recipes/slug/nothing',
    `/recipes/${randomUUID()}`,
    `/testimonials/${randomUUID()}`,
  ])('answers 404 to %s', async (path) => {
    const { status, body } = await get<ErrorAnswer>(path);
    expect([status, body.code]).toEqual([404, expect.stringMatching(/_NOT_FOUND$/)]);
  });

  it('lists recipes with all fields, in the owner’s order', async () => {
    const { body } = await get<List<Record<string, unknown>>>('/recipes?limit=100');
    expect(body.items.map(({ name }) => name)).toEqual(['Dal with millet', 'Poha']);
    expect(body.items[0]).toMatchObject({
      nutrition: { calories: 410, protein: 18.5, carbs: 60, fat: 9 },
      ingredients: ['Dal', 'Millet'],
      prepTime: 30,
      serving: 2,
    });
  });

  it('answers 304 for a matching ETag', async () => {
    const first = await request(`${system.url}/api/recipes`);
    const etag = first.headers.get('etag');
    expect(etag).toBeTruthy();
    expect(first.headers.get('cache-control')).toContain('stale-if-error');
    const again = await request(`${system.url}/api/recipes`, { headers: { 'if-none-match': etag! } });
    expect(again.status).toBe(304);
    await system.db.rows(`UPDATE recipes SET name = 'Dal, again' WHERE slug = 'dal'`);
    const changed = await request(`${system.url}/api/recipes`, { headers: { 'if-none-match': etag! } });
    expect(changed.status).toBe(200);
  });

  it('seeds a table once and leaves it alone from then on', async () => {
    expect(await demo.recipes([aRecipe({ slug: 'other' })])).toHaveLength(0);
    const story = { name: 'A', profile: '', story: '', fullStory: '', beforeImage: '', afterImage: '' };
    const months = { beforeMonth: 'May', afterMonth: 'June', beforeWeight: 80.5, afterWeight: 70 };
    const stories: DemoTestimonial[] = [{ ...story, ...months, beforePicture: null, afterPicture: null }];
    expect(await demo.testimonials(stories)).toHaveLength(1);
    expect(await demo.testimonials(stories)).toHaveLength(0);
    expect((await get<List<unknown>>('/testimonials')).body.items[0]).toMatchObject({ beforeWeight: 80.5 });
  });
});
