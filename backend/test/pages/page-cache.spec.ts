import pg from 'pg';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { DemoContent } from '../../src/modules/content/demo/demo-content.ts';
import { request } from '../harness/client.ts';
import { fakeOnly } from '../harness/fake-clock.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';
import { services } from '../harness/services.ts';

const FRESH_MS = 1_500;
let system: TestSystem;
let server: pg.Client;

const read = async (path: string) => {
  const response = await request(system.url + path);
  return {
    status: response.status,
    cache: response.headers.get('cache-control'),
    text: response.text,
  };
};
const retitle = (title: string) => system.db.rows('UPDATE blogs SET title = $1', [title]);
const letItGetStale = () => jest.advanceTimersByTime(FRESH_MS);

async function allowDatabase(allowed: boolean): Promise<void> {
  const name = new URL(system.db.url).pathname.slice(1);
  await server.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS ${allowed}`);
  if (!allowed) {
    await server.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
  }
}

beforeAll(async () => {
  // The clock that copies age by goes when it is told to: however slow the machine, a fresh copy stays one.
  fakeOnly('Date');
  system = await startSystem({ PAGE_CACHE_MS: String(FRESH_MS) });
  server = new pg.Client({ connectionString: services.databaseUrl });
  await server.connect();
  await new DemoContent(system.db).articles([
    {
      slug: 'squats',
      title: 'First title',
      excerpt: 'E',
      author: 'A',
      category: 'C',
      featured: false,
      readTime: '1 min read',
      likes: 0,
      content: '<p>Sit down, stand up.</p>',
      date: '2026-01-02T03:04:05.000Z',
      picture: { source: '/media/x', widths: [480], width: 480, height: 270, alt: '' },
    },
  ]);
});
afterAll(async () => {
  await allowDatabase(true);
  await server.end();
  await system.stop();
  jest.useRealTimers();
});

it('shows an edit once the copy is no longer fresh, and not a page that was taken away', async () => {
  expect((await read('/blog/squats')).text).toContain('First title');
  await retitle('Second title');
  expect((await read('/blog/squats')).text).toContain('First title');
  letItGetStale();
  expect((await read('/blog/squats')).text).toContain('Second title');

  await system.db.rows('UPDATE blogs SET draft = true');
  letItGetStale();
  expect((await read('/blog/squats')).status).toBe(404);
  await system.db.rows('UPDATE blogs SET draft = false');
  expect((await read('/blog/squats')).status).toBe(200);
});

it('ends with its copies in nginx, which end with a second', async () => {
  const intoSecond = async (ms: number) => {
    jest.advanceTimersByTime(3_000 - (Date.now() % 1_000) + ms);
    return (await read('/blog/squats')).text;
  };
  expect(await intoSecond(900)).toContain('Second title');
  await retitle('Other title');
  jest.advanceTimersByTime(1_099);
  expect((await read('/blog/squats')).text).toContain('Second title');
  jest.advanceTimersByTime(1);
  expect((await read('/blog/squats')).text).toContain('Other title');
  await retitle('Second title');
});

it('serves whole copies while the database is away, and says so where it has none', async () => {
  const pages = ['/', '/blog', '/blog/squats', '/testimonials'];
  const before = await Promise.all(pages.map(read));
  await allowDatabase(false);
  letItGetStale();

  for (const [index, path] of pages.entries()) {
    const page = await read(path);
    expect({ path, ...page }).toMatchObject({ path, status: 200, cache: 'no-store' });
    expect(page.text).toBe(before[index]?.text);
  }
  const recipes = await read('/recipes');
  expect(recipes.text).toContain('Try again');
  expect(recipes.cache).toBe('no-store');

  await allowDatabase(true);
  await until(async () => (await read('/blog/squats')).cache?.includes('public'));
});

it('takes an address with parameters that its page does not know for the same page', async () => {
  letItGetStale();
  expect((await read('/blog/squats')).text).toContain('Second title');
  await retitle('Third title');
  for (const query of ['?utm_source=mail&utm_campaign=new-year', '?x=1', '?', '?q=1']) {
    const page = await read(`/blog/squats${query}`);
    expect([query, page.text.includes('Second title')]).toEqual([query, true]);
    expect(page.cache).toMatch(/^public, .*s-maxage/);
  }
  letItGetStale();
  expect((await read('/blog/squats?x=2')).text).toContain('Third title');
});

it('keeps what its page asks by apart', async () => {
  const shows = async (path: string) => (await read(path)).text.includes('value="squat"');
  expect(await shows('/blog?q=squat&utm_source=mail')).toBe(true);
  expect(await shows('/blog?utm_source=mail')).toBe(false);
  expect((await read('/blog?q=squat')).cache).toMatch(/^public, .*s-maxage/);
});

it('renders a few pages at a time and sends away who would wait too long, and nobody else', async () => {
  expect((await read('/blog/squats')).status).toBe(200);
  letItGetStale();
  const holder = new pg.Client({ connectionString: system.db.url });
  await holder.connect();
  await holder.query('BEGIN; LOCK TABLE blogs');
  try {
    const statuses: number[] = [];
    const searches = Array.from({ length: 80 }, async (_, word) => {
      const { status } = await read(`/blog?q=word-${word}`);
      statuses.push(status);
    });
    // Four are being rendered, 64 wait.
    await until(async () => statuses.length === 12);
    expect(new Set(statuses)).toEqual(new Set([503]));
    const refused = await request(`${system.url}/blog?q=one-more`);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    const page = refused.text;
    expect(page).toContain('<h1>One breath, please</h1>');
    expect(page).toContain('<a href="">Try again</a><a href="/">Home</a>');

    expect(await read('/blog/squats')).toMatchObject({ status: 200, cache: 'no-store' });
    for (const path of ['/api/health/ready', '/api/payments/plans', '/api/recipes']) {
      expect([path, (await read(path)).status]).toEqual([path, 200]);
    }
    await holder.query('ROLLBACK');
    await Promise.all(searches);
    expect(statuses.filter((status) => status === 200)).toHaveLength(68);
  } finally {
    await holder.end();
  }
});
