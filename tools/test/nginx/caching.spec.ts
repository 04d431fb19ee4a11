import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { TestProxy } from './test-proxy.ts';
import { PUBLIC } from './upstream.ts';

/** Longer than a copy is fresh (1 s) and may be stale (2 s). nginx counts whole seconds, so each may last one longer. */
const QUIET_MS = 4_200;
const page = (body: string, delayMs = 0) => ({ headers: { 'cache-control': PUBLIC }, body, delayMs });
/** Fresh long enough for a hundred requests on any machine. */
const LASTING = { 'cache-control': 'public, s-maxage=60' };

let proxy: TestProxy;

beforeAll(async () => {
  proxy = await TestProxy.start();
  return () => proxy.stop();
});

describe('under load', () => {
  it('a hundred concurrent visitors cost one request', async () => {
    proxy.backend.on('/stampede', () => ({ headers: LASTING, body: 'page', delayMs: 200 }));
    const answers = await Promise.all(Array.from({ length: 100 }, () => proxy.text('/stampede')));
    expect(new Set(answers)).toEqual(new Set(['page']));
    expect(proxy.backend.count('/stampede')).toBe(1);
  });

  it('a stale copy is served while it is renewed in the background', async () => {
    const renewed = Promise.withResolvers<void>();
    // Fresh for a second and stale for a minute, however slow the machine.
    const headers = { 'cache-control': 'public, s-maxage=1, stale-while-revalidate=60' };
    // As our backend does: X-Accel-Expires limits freshness; Cache-Control's other parts apply.
    const until = () => ({ 'x-accel-expires': `@${Math.floor(Date.now() / 1_000)}` });
    proxy.backend.on('/slow', (_asked, count) => ({
      headers: { ...headers, ...until() },
      body: `render ${count}`,
      ...(count === 2 && { after: renewed.promise }),
    }));
    await proxy.text('/slow');
    await sleep(2_050);
    // This answer is not a renewed one.
    // (nginx's own timeout would be ten seconds.)
    const waited = sleep(5_000).then(() => 'nothing for five seconds');
    expect(await Promise.race([proxy.text('/slow'), waited])).toBe('render 1');
    renewed.resolve();
    await expect.poll(() => proxy.text('/slow')).not.toBe('render 1');
  });
});

describe('after a quiet time', () => {
  /** A page with a cached copy; then the backend fails like this. */
  const FAULTS = { away: 503, 'answering 500': 500, 'answering 503': 503 };
  let broken = false;
  const hanging = Promise.withResolvers<void>();

  beforeAll(async () => {
    const { backend } = proxy;
    backend.on('/edited', (_asked, count) => page(`edit ${count}`));
    backend.on('/gone', (_asked, count) =>
      count === 1
        ? page('an article')
        : { status: 404, headers: { 'x-accel-expires': '1', 'cache-control': 'no-store' }, body: 'none' },
    );
    backend.on('/hangs', (_asked, count) => ({
      ...page('the last good copy'),
      ...(count > 1 && { after: hanging.promise }),
    }));
    backend.on('/hangs/unseen', () => ({ after: hanging.promise }));
    for (const [name, status] of Object.entries(FAULTS)) {
      backend.on(`/${encodeURIComponent(name)}`, () =>
        broken ? { status, body: 'broken' } : page('the last good copy'),
      );
    }
    const urls = ['/edited', '/gone', '/hangs', ...Object.keys(FAULTS).map((name) => `/${name}`)];
    await Promise.all(urls.map((url) => proxy.text(url)));
    await sleep(QUIET_MS);
  });

  it('the first visitor gets the current page', async () => {
    expect(await proxy.text('/edited')).toBe('edit 2');
  });

  it('a removed page is gone at once, also when the backend goes down', async () => {
    for (let time = 0; time < 3; time += 1) expect((await proxy.get('/gone')).status).toBe(404);
    await proxy.backend.down();
    await sleep(2_100);
    const answer = await proxy.get('/gone');
    expect([answer.status, await answer.text()]).toEqual([404, 'none']);
    expect(answer.headers.get('x-accel-expires')).toBeNull();
    await proxy.backend.up();
  });

  it('a hanging backend delays a reader three seconds at most; then the last good copy is served', async () => {
    const asked = performance.now();
    const answers = await Promise.all(Array.from({ length: 5 }, () => proxy.text('/hangs')));
    expect(new Set(answers)).toEqual(new Set(['the last good copy']));
    expect(performance.now() - asked).toBeLessThan(3_500);
    const unseen = performance.now();
    const statuses = Array.from({ length: 5 }, async () => (await proxy.get('/hangs/unseen')).status);
    expect(new Set(await Promise.all(statuses))).toEqual(new Set([503]));
    expect(performance.now() - unseen).toBeLessThan(3_500);
    hanging.resolve();
  });

  it.each(Object.entries(FAULTS))(
    'the last good copy is served for a backend that is %s',
    async (name, status) => {
      const url = `/${encodeURIComponent(name)}`;
      broken = true;
      proxy.backend.on(`${url}/unseen`, () => ({ status, body: 'broken' }));
      if (name === 'away') await proxy.backend.down();
      const answers = await Promise.all(Array.from({ length: 20 }, () => proxy.get(url)));
      expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
      expect(await answers[0]?.text()).toBe('the last good copy');
      // Without a copy there is nothing to show.
      expect((await proxy.get(`${url}/unseen`)).status).toBe(status);
      if (name === 'away') await proxy.backend.up();
    },
  );
});

describe('private answers', () => {
  it.each([
    ['private', { 'cache-control': 'private, max-age=60' }],
    ['no-store', { 'cache-control': 'no-store' }],
    ['no-cache', { 'cache-control': 'no-cache' }],
    ['silent about it', {}],
    ['setting a cookie', { 'cache-control': PUBLIC, 'set-cookie': 'session=1' }],
    ['different by language', { 'cache-control': PUBLIC, vary: 'accept-encoding, accept-language' }],
  ])('an answer that is %s is not shared', async (name, headers) => {
    proxy.backend.behaviour = (_asked, count) => ({ headers, body: `for visitor ${count}` });
    const url = `/api/blogs/slug/${encodeURIComponent(name)}`;
    expect(await proxy.text(url)).toBe('for visitor 1');
    expect(await proxy.text(url)).toBe('for visitor 2');
    await proxy.backend.down();
    expect((await proxy.get(url)).status).toBe(503);
    await proxy.backend.up();
  });

  it('signed-in and anonymous readers each get their own answer', async () => {
    proxy.backend.behaviour = ({ headers }) => ({
      headers: { 'cache-control': PUBLIC },
      body: `hello ${headers.authorization ?? 'stranger'}`,
    });
    const as = (token: string) => proxy.text('/api/blogs', { authorization: `Bearer ${token}` });
    expect(await as('asha')).toBe('hello Bearer asha');
    expect(await proxy.text('/api/blogs')).toBe('hello stranger');
    expect(await as('ravi')).toBe('hello Bearer ravi');
    expect(await as('asha')).toBe('hello Bearer asha');
    expect(await proxy.text('/api/blogs')).toBe('hello stranger');
    await proxy.backend.down();
    expect((await proxy.get('/api/blogs', { authorization: 'Bearer asha' })).status).toBe(503);
    await proxy.backend.up();
  });

  it.each([
    '/admin',
    '/Admin/payments',
    '/profile',
    '/signup',
    '/auth/callback',
    '/payment-success',
    '/unsubscribe/token',
    '/api/users/me',
    '/api/payments/status/token',
    '/api/payments/exports/token',
    '/api/privacy/archives/token',
    '/api/admin/blogs',
    '/api/broadcasts',
    '/api/health/ready',
  ])('%s is never cached, also without the backend’s Cache-Control', async (url) => {
    proxy.backend.behaviour = (_asked, count) => ({
      headers: { 'cache-control': PUBLIC },
      body: String(count),
    });
    expect([await proxy.text(url), await proxy.text(url)]).toEqual(['1', '2']);
  });

  it('a POST is neither cached nor answered from a cache', async () => {
    proxy.backend.behaviour = ({ method }, count) => ({
      headers: { 'cache-control': PUBLIC },
      body: `${method} ${count}`,
    });
    expect(await proxy.text('/api/blogs/posted')).toBe('GET 1');
    expect(await (await proxy.post('/api/blogs/posted')).text()).toBe('POST 2');
    expect(await proxy.text('/api/blogs/posted')).toBe('GET 1');
  });

  it('each encoding has one copy, in any spelling', async () => {
    proxy.backend.behaviour = ({ headers }) => ({
      headers: { ...LASTING, vary: 'accept-encoding' },
      body: `in ${headers['accept-encoding'] ?? 'plain'}`,
    });
    const spellings: [string, string][] = [
      ['br', 'in br'],
      ['gzip, deflate, br, zstd', 'in br'],
      ['gzip, br;q=0', 'in gzip'],
      ['gzip;q=0.5', 'in gzip'],
      ['gzip;q=0', 'in plain'],
      ['x-brotli', 'in plain'],
    ];
    for (const [spelling, body] of spellings) {
      const answer = await proxy.get('/encoded', { 'accept-encoding': spelling });
      expect(await answer.text(), spelling).toBe(body);
      expect(answer.headers.get('vary')).toBe('accept-encoding');
    }
    expect(proxy.backend.count('/encoded')).toBe(3);
  });
});
