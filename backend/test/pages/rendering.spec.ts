import pg from 'pg';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DemoContent } from '../../src/modules/content/demo-content.ts';
import { request } from '../harness/client.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';
import { services } from '../harness/services.ts';
import { UnitOfWork } from '../../src/platform/database/unit-of-work.ts';

let system: TestSystem;
let server: pg.Client;

const read = async (path: string, url = system.url) => {
  const { status, headers, text } = await request(url + path);
  return { status, cache: headers.get('cache-control'), until: headers.get('x-accel-expires'), text };
};

async function allowDatabase(allowed: boolean): Promise<void> {
  const name = new URL(system.db.url).pathname.slice(1);
  await server.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS ${allowed}`);
  if (!allowed) {
    await server.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
  }
}

/** Queries that wait for the test's lock. */
const waiting = async (): Promise<number> => {
  const { rows } = await server.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = $1 AND wait_event_type = 'Lock'`,
    [new URL(system.db.url).pathname.slice(1)],
  );
  return rows[0]!.n;
};

/** Blocks reads of articles while `work` runs. @param work gets the function that releases them */
async function withArticlesLocked(work: (release: () => Promise<unknown>) => Promise<void>): Promise<void> {
  const holder = new pg.Client({ connectionString: system.db.url });
  await holder.connect();
  await holder.query('BEGIN; LOCK TABLE blogs');
  await work(() => holder.query('ROLLBACK')).finally(() => holder.end());
}

beforeAll(async () => {
  system = await startSystem({ PAGE_CACHE_MS: '1000' });
  server = new pg.Client({ connectionString: services.databaseUrl });
  await server.connect();
  await new DemoContent(system.app.get(UnitOfWork)).blogs([
    {
      slug: 'squats',
      title: 'Squats',
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
});

it('lets caches keep a complete public page, and a refusal, for a second', async () => {
  const before = Math.floor(Date.now() / 1_000);
  const page = await read('/blog/squats');
  const after = Math.floor(Date.now() / 1_000);
  expect(page).toMatchObject({
    status: 200,
    cache: 'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400',
  });
  expect([`@${before}`, `@${after}`]).toContain(page.until);
  expect(await read('/blog/none')).toMatchObject({ status: 404, cache: 'no-store' });
  expect((await read('/blog/none')).until).toMatch(/^@\d+$/);
});

it.each(['/admin', '/my', '/my/messages', '/profile', '/payment-success?token=t', '/payment-failed'])(
  'lets no cache keep %s',
  async (path) => {
    expect(await read(path)).toMatchObject({ status: 200, cache: 'no-store', until: null });
  },
);

it('answers an incomplete page with 503, not cached', async () => {
  await allowDatabase(false);
  const page = await read('/recipes');
  expect([page.status, page.cache]).toEqual([503, 'no-store']);
  expect(page.text).toContain('Try again');
  await allowDatabase(true);
  await until(async () => (await read('/recipes')).status === 200);
});

it('renders a page once for concurrent requests', async () => {
  await withArticlesLocked(async (release) => {
    const first = read('/blog/squats');
    await until(async () => (await waiting()) > 0);
    // Once another page has been answered, both requests have begun to load.
    await read('/contact');
    const queries = await waiting();
    const others = Array.from({ length: 49 }, () => read('/blog/squats'));
    await read('/contact');
    expect(await waiting()).toBe(queries);
    await release();
    const pages = await Promise.all([first, ...others]);
    expect(new Set(pages.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(pages[0]?.status).toBe(200);
  });
});

it('limits concurrent renderings and refuses requests beyond the queue', async () => {
  await withArticlesLocked(async (release) => {
    const statuses: number[] = [];
    const searches = Array.from({ length: 80 }, async (_, word) => {
      const { status } = await read(`/blog?q=word-${word}`);
      statuses.push(status);
    });
    // Four are rendered, 64 wait.
    await until(async () => statuses.length === 12);
    expect(new Set(statuses)).toEqual(new Set([503]));
    const refused = await request(`${system.url}/blog?q=one-more`);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect(refused.text).toContain('<h1>Please wait a moment</h1>');
    expect(refused.text).toContain('<a href="">Try again</a><a href="/">Home</a>');
    for (const path of ['/api/health/ready', '/api/payments/plans', '/api/recipes']) {
      expect([path, (await read(path)).status]).toEqual([path, 200]);
    }
    await release();
    await Promise.all(searches);
    expect(statuses.filter((status) => status === 200)).toHaveLength(68);
  });
});

it('limits a visitor who requests made-up addresses', async () => {
  // 12 pages a minute.
  const limited = await startSystem({ RATE_LIMIT_SCALE: '0.01', TRUST_PROXY: 'true' });
  const ask = (page: number, ip: string) =>
    request(`${limited.url}/made-up-${page}`, { headers: { 'x-forwarded-for': ip } });
  try {
    const statuses: number[] = [];
    for (let page = 0; page < 13; page += 1) statuses.push((await ask(page, '203.0.113.7')).status);
    expect(statuses).toEqual([...Array.from({ length: 12 }, () => 404), 429]);
    const refused = await ask(14, '203.0.113.7');
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([429, 'no-store']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.text).toContain('<h1>Please wait a moment</h1>');
    expect((await ask(15, '203.0.113.8')).status).toBe(404);
  } finally {
    await limited.stop();
  }
});
