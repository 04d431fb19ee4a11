import { brand } from '@ironbloom/brand';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type LogLine, TestProxy } from './test-proxy.ts';

/** Sent by every answer, each exactly once. A value that came twice would be joined by a comma. */
const SECURITY: Record<string, RegExp> = {
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy':
    /^camera=\(\), microphone=\(\), geolocation=\(\), payment=\(self "https:\/\/\*\.razorpay\.com"\)$/,
  'x-request-id': /^[0-9a-f]{32}$/,
};

describe('what nginx answers by itself', () => {
  let proxy: TestProxy;

  beforeAll(async () => {
    proxy = await TestProxy.start({ env: { RATE_ACCOUNTS: '1', BURST_ACCOUNTS: '1' } });
    await proxy.backend.down();
    for (let time = 0; time < 4; time += 1) await proxy.post('/api/users/login');
  });

  afterAll(() => proxy.stop());

  it.each<[string, number, () => Promise<Response>]>([
    ['a file', 200, () => proxy.get('/favicon.svg')],
    ['what is hidden', 404, () => proxy.get('/.env')],
    ['half an escape', 404, () => proxy.get('/blog/%')],
    ['half an escape below /api', 400, () => proxy.get('/api/blogs/%zz')],
    ['a page without a backend', 503, () => proxy.get('/blog')],
    ['an API call without a backend', 503, () => proxy.get('/api/users/me')],
    ['readers’ API without a backend', 503, () => proxy.get('/api/blogs')],
    ['a body that is too large', 413, () => proxy.post('/api/contact', 'x'.repeat(2_000_000))],
    ['one call too many', 429, () => proxy.post('/api/users/login')],
  ])('%s carries every security header once', async (_name, status, ask) => {
    const answer = await ask();
    expect(answer.status).toBe(status);
    for (const [name, value] of Object.entries(SECURITY))
      expect(answer.headers.get(name), name).toMatch(value);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy.match(/default-src/g)).toHaveLength(1);
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
    expect(answer.headers.get('strict-transport-security')).toBeNull();
    expect(answer.headers.get('server')).toBe('nginx');
    if (status !== 200) expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('a page that cannot be had is calm, ours, and whole without a backend', async () => {
    const answer = await proxy.get('/training-programs');
    const html = await answer.text();
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(html).toContain(`<title>Back in a moment | ${brand.name}</title>`);
    expect(html).toContain(`mailto:${brand.supportEmail}`);
    expect(html).toContain(`<code>${answer.headers.get('x-request-id')}</code>`);
    expect(html).not.toMatch(/<script|src=|<link|<!--#|\[an error/);
  });

  it('a business of another name is called by it, whatever is in that name', async () => {
    const other = await TestProxy.start({
      env: { BRAND_NAME: 'Steel & "Sons" $5 <x>', SUPPORT_EMAIL: 'help@steel.example' },
    });
    try {
      const html = await (await other.get('/.env')).text();
      expect(html).toContain('| Steel &amp; &quot;Sons&quot; $5 &lt;x></title>');
      expect(html).toContain('<a href="mailto:help@steel.example">help@steel.example</a>');
      expect(html.toLowerCase()).not.toContain(brand.name.toLowerCase());
    } finally {
      await other.stop();
    }
  });

  it('an API call that cannot be answered has the wire form', async () => {
    const answer = await proxy.get('/api/payments/plans');
    expect(await answer.json()).toEqual({
      statusCode: 503,
      code: 'UNAVAILABLE',
      message: 'We cannot be reached right now. Please try again in a moment.',
      requestId: answer.headers.get('x-request-id'),
    });
  });

  it.each(['/%', '/blog/%zz?q=1', '/apis/%', '/admin/%2', '/%00'])(
    'has a page of ours for %s',
    async (address) => {
      const answer = await proxy.get(address);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        404,
        expect.stringMatching(/^text\/html/),
      ]);
      expect(await answer.text()).toMatch(/<h1>Nothing here<\/h1>\s*<p>Something in this address got lost/);
    },
  );

  it.each(['/api/%', '/api/blogs/%zz?q=1'])('refuses %s in the wire form', async (address) => {
    const answer = await proxy.get(address);
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(await answer.json()).toEqual({
      statusCode: 400,
      code: 'BAD_REQUEST',
      message: 'The request could not be read.',
      requestId: answer.headers.get('x-request-id'),
    });
  });

  it.each(['/api/.env', '/api/blogs/.git/config', '/api/x.map'])(
    'has nothing at %s, in the wire form',
    async (address) => {
      const answer = await proxy.get(address);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/json']);
      expect(await answer.json()).toEqual({
        statusCode: 404,
        code: 'NOT_FOUND',
        message: 'There is nothing at this address.',
        requestId: answer.headers.get('x-request-id'),
      });
    },
  );

  it('says that it is there without asking anybody', async () => {
    expect(await proxy.text('/healthz')).toBe('ok\n');
  });

  it('stands on a configuration without a warning', async () => {
    expect(await proxy.nginx.test()).toBe('');
  });
});

describe('what passes through', () => {
  let proxy: TestProxy;

  afterEach(() => proxy.stop());

  it('the backend’s own errors come through in its own words', async () => {
    proxy = await TestProxy.start();
    for (const [url, status] of Object.entries({
      '/blog/none': 404,
      '/blog': 500,
      '/recipes': 503,
      '/api/blogs/1': 404,
      '/api/blogs?page=x': 400,
      '/api/recipes': 503,
      '/api/users/login': 429,
      '/api/users/me': 401,
    })) {
      proxy.backend.behaviour = () => ({
        status,
        headers: { 'cache-control': 'no-store' },
        body: 'its own words',
      });
      const answer = await proxy.get(url);
      expect([url, answer.status, await answer.text()]).toEqual([url, status, 'its own words']);
    }
  });

  it('a client can choose neither its address nor the id of its request', async () => {
    proxy = await TestProxy.start();
    const forged = {
      'x-forwarded-for': '6.6.6.6',
      'x-real-ip': '6.6.6.6',
      forwarded: 'for=6.6.6.6',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'evil.example',
      'x-request-id': 'forged-forged',
    };
    for (const url of ['/api/users/me', '/']) {
      const answer = await proxy.get(url, forged);
      const seen = proxy.backend.asked.at(-1)?.headers ?? {};
      expect(seen).toMatchObject({
        'x-forwarded-for': '127.0.0.1',
        'x-real-ip': '127.0.0.1',
        'x-forwarded-proto': 'http',
        'x-forwarded-host': '127.0.0.1',
        'x-request-id': answer.headers.get('x-request-id'),
      });
      expect(JSON.stringify(seen)).not.toMatch(/6\.6\.6\.6|forged|evil/);
    }
  });

  it('a trusted proxy is believed, and only what it added itself', async () => {
    proxy = await TestProxy.start({ env: { REAL_IP_FROM: '127.0.0.0/8, 10.0.0.0/8' } });
    const answer = await proxy.get('/api/users/me', {
      'x-forwarded-for': '6.6.6.6, 198.51.100.9, 10.1.2.3',
      'x-forwarded-proto': 'https',
    });
    expect(proxy.backend.asked[0]?.headers).toMatchObject({
      'x-forwarded-for': '198.51.100.9',
      'x-forwarded-proto': 'https',
    });
    // TLS ends at the proxy in front, so there is a real certificate.
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  });

  it('every answer has the id of its own request, copies too', async () => {
    proxy = await TestProxy.start();
    proxy.backend.behaviour = ({ headers }) => ({
      headers: { 'cache-control': 'public, s-maxage=5', 'x-request-id': String(headers['x-request-id']) },
    });
    const ids = await Promise.all(
      Array.from({ length: 5 }, async () => (await proxy.get('/blog')).headers.get('x-request-id')),
    );
    expect(new Set(ids).size).toBe(5);
    expect(ids.join()).not.toContain(', ');
  });

  it('the backend’s HSTS does not pass without TLS', async () => {
    proxy = await TestProxy.start();
    proxy.backend.behaviour = () => ({ headers: { 'strict-transport-security': 'max-age=1' } });
    expect((await proxy.get('/api/users/me')).headers.get('strict-transport-security')).toBeNull();
    expect((await proxy.get('/')).headers.get('strict-transport-security')).toBeNull();
  });
});

describe('the log', () => {
  let proxy: TestProxy;

  afterEach(() => proxy.stop());

  it('has one JSON line for each request and no secret of any address, whatever fails', async () => {
    proxy = await TestProxy.start({ env: { RATE_ACCOUNTS: '1', BURST_ACCOUNTS: '1' } });
    const urls = [
      '/auth/callback?code=SECRET',
      '/api/auth/google/callback?code=SECRET&state=SECRET',
      '/api/payments/status/SECRET',
      '/api/payments/exports/SECRET',
      '/unsubscribe/SECRET?x=SECRET',
      '/blog?email=SECRET',
    ];
    const ask = () =>
      Promise.all(
        urls.map((url) =>
          proxy.get(url, { referer: 'https://x.example/?token=SECRET', authorization: 'SECRET' }),
        ),
      );
    await ask();
    await proxy.backend.down();
    await ask();
    for (let time = 0; time < 4; time += 1) await proxy.post('/api/users/auth/verify-email?SECRET');
    const { status, headers } = await proxy.get('/api/users/me');
    await proxy.get('/healthz');
    const lineOf = ({ lines }: { lines: LogLine[] }) =>
      lines.find(({ requestId }) => requestId === headers.get('x-request-id'));
    // What failed is written at once, what went well within a second.
    await expect.poll(async () => lineOf(await proxy.log()), { timeout: 10_000 }).toBeDefined();
    await expect
      .poll(async () => (await proxy.log()).lines.length, { timeout: 10_000 })
      .toBe(2 * urls.length + 4 + 1);
    const { text, lines } = await proxy.log();
    expect(text).not.toContain('SECRET');
    expect(lines.map(({ path }) => path)).toContain('/unsubscribe/***');
    expect(lineOf({ lines })).toMatchObject({
      ip: '127.0.0.1',
      method: 'GET',
      path: '/api/users/me',
      status,
    });
    // Every line is one of ours: what nginx would say besides names whole addresses.
    expect(text.trim().split('\n')).toHaveLength(lines.length);
  });
});
