import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { callApi, signIn } from '../../src/stack/api.ts';
import { startStack, type Stack } from '../../src/stack/stack.ts';

const PICTURE = path.join(import.meta.dirname, '../../../brand/assets/icon-512.png');

/** Headers that every answer has once. A repeated one would be joined by a comma. */
const ONCE: Record<string, RegExp> = {
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^(?:DENY|SAMEORIGIN)$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /^camera=\(\), microphone=\(\), geolocation=\(\), payment=\([^)]*\)$/,
  'content-security-policy': /^(?!.*, ?default-src)default-src '(?:self|none)';.*frame-ancestors 'none'/,
  'x-request-id': /^[\da-f]{32}$/,
};

/** Headers of one connection or request, or between backend and nginx. */
const OWN = new Set([
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'server',
  'transfer-encoding',
  'x-accel-expires',
  'x-request-id',
]);

describe('the product behind nginx', () => {
  let stack: Stack;

  beforeAll(async () => {
    stack = await startStack({ name: 'nginx', durable: false, seeded: true, worker: false, nginx: true });
    return () => stack.stop();
  });

  const get = (url: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(stack.siteUrl + url, { headers, redirect: 'manual' });

  async function inDatabase(work: (database: pg.Client) => Promise<unknown>): Promise<void> {
    const database = new pg.Client({ connectionString: stack.databaseUrl });
    await database.connect();
    await work(database).finally(() => database.end());
  }

  it.each([
    ['/', 200],
    ['/blog/sleep', 200],
    ['/blog?page=2', 200],
    ['/no-such-page', 404],
    ['/admin', 200],
    ['/api/blogs', 200],
    ['/api/blogs/slug/none', 404],
    ['/api/nothing', 404],
    ['/api/users/me', 401],
    ['/api/docs', 404],
    ['/%0a', 404],
    ['/?utm_source=mail', 200],
    ['/sitemap.xml', 200],
    ['/favicon.svg', 200],
    ['/unsubscribe/none', 200],
    ['/.env', 404],
  ])('%s has every security header once', async (url, status) => {
    const answer = await get(url);
    expect(answer.status).toBe(status);
    for (const [name, value] of Object.entries(ONCE)) expect(answer.headers.get(name), name).toMatch(value);
    const scripts = /script-src[^;]*/.exec(answer.headers.get('content-security-policy') ?? '')?.[0] ?? '';
    expect(scripts).not.toContain('unsafe');
    // The stack has no TLS.
    expect(answer.headers.get('strict-transport-security')).toBeNull();
  });

  it.each([
    '/',
    '/blog/sleep',
    '/no-such-page',
    '/api/blogs',
    '/api/business',
    '/favicon.svg',
    '/sitemap.xml',
  ])('%s has the same headers from the cache as from the backend', async (url) => {
    const from = async (site: string) => {
      const { status, headers } = await fetch(site + url, { redirect: 'manual' });
      return { status, headers: Object.fromEntries([...headers].filter(([name]) => !OWN.has(name))) };
    };
    const said = await from(`http://127.0.0.1:${stack.env['PORT']}`);
    for (let time = 0; time < 2; time += 1) expect(await from(stack.siteUrl)).toEqual(said);
  });

  it.each(['/blog/sleep', '/api/blogs/slug/sleep'])('%s shows an edit within two seconds', async (url) => {
    for (const round of [1, 2, 3]) {
      const title = `Edit ${round} of ${url}`;
      const shows = async () => {
        // Below the limit per address.
        await sleep(40);
        return (await (await get(url)).text()).includes(title);
      };
      expect(await shows()).toBe(false);
      await inDatabase((database) =>
        database.query('UPDATE blogs SET title = $1 WHERE slug = $2', [title, 'sleep']),
      );
      const edited = performance.now();
      // Two seconds later the change is visible. nginx counts whole seconds.
      for (let askedAfter = 0; !(await shows()); askedAfter = performance.now() - edited) {
        expect(askedAfter).toBeLessThan(2_300);
      }
      // From then on everyone sees it.
      for (let time = 0; time < 10; time += 1) expect(await shows()).toBe(true);
    }
  });

  it('a busy page is requested from the backend about once a second', async () => {
    for (let time = 0; time < 200; time += 1) {
      await sleep(20);
      await (await get('/recipes')).text();
    }
    // The log is written each second.
    await sleep(1_500);
    const log = await readFile(stack.nginx?.logFile ?? '', 'utf8');
    const lines = log.split('\n').filter((line) => line.includes('"path":"/recipes"'));
    const reads = lines.map((line) => JSON.parse(line) as { time: string; cache: string });
    // The reader of a stale copy triggers its renewal; others are logged `UPDATING`.
    const renewed = reads.filter(({ cache }) => ['STALE', 'EXPIRED', 'MISS'].includes(cache));
    const seconds = new Set(reads.map(({ time }) => time));
    expect(renewed.length).toBeGreaterThan(0);
    expect(renewed.length).toBeLessThanOrEqual(seconds.size + 1);
  });

  it('a picture is uploaded, and served in ranges', async () => {
    const body = new FormData();
    body.set('alt', 'An icon');
    body.set('image', new Blob([await readFile(PICTURE)], { type: 'image/png' }), 'icon.png');
    const token = await signIn(stack.siteUrl, stack.env['ADMIN_EMAIL'], stack.env['ADMIN_PASSWORD']);
    const to = `${stack.siteUrl}/api/admin/media`;
    const { url } = await callApi<{ url: string }>(to, { token, body });
    const whole = Buffer.from(await (await get(url)).arrayBuffer());
    for (let time = 0; time < 2; time += 1) {
      const part = await get(url, { range: 'bytes=100-199' });
      expect([part.status, part.headers.get('content-range')]).toEqual([
        206,
        `bytes 100-199/${whole.length}`,
      ]);
      expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(100, 200));
    }
  });

  it('without its backend the site is served from copies, except removed content', async () => {
    const gone = ['/blog/mobility', '/api/blogs/slug/mobility'];
    for (const url of ['/', '/blog', '/api/blogs', ...gone]) expect((await get(url)).status).toBe(200);
    await inDatabase((database) => database.query("DELETE FROM blogs WHERE slug = 'mobility'"));
    for (const url of gone) {
      await expect.poll(async () => (await get(url)).status).toBe(404);
    }
    await stack.backend.stop();
    await sleep(4_000);
    for (const url of ['/', '/blog', '/api/blogs']) expect((await get(url)).status, url).toBe(200);
    for (const url of gone) expect((await get(url)).status, url).toBe(404);
    expect((await get('/contact')).status).toBe(503);
    expect(await (await get('/api/users/me')).json()).toMatchObject({ statusCode: 503, code: 'UNAVAILABLE' });
  });
});
