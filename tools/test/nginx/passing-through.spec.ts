import { describe, expect, it } from 'vitest';
import { TestProxy } from './test-proxy.ts';

describe('proxied answers', () => {
  it('the backend’s errors keep their words', async () => {
    const proxy = await TestProxy.forTest();
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
      const headers = { 'cache-control': 'no-store' };
      proxy.backend.behaviour = () => ({ status, headers, body: 'its own words' });
      const answer = await proxy.get(url);
      expect([url, answer.status, await answer.text()]).toEqual([url, status, 'its own words']);
    }
  });

  it('a line of a live stream arrives while the answer is still open', async () => {
    const proxy = await TestProxy.forTest();
    proxy.backend.behaviour = () => ({
      headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' },
      body: 'data: changed\n\n',
      open: true,
    });
    for (const path of ['my/programs/1', 'admin/clients/1']) {
      const answer = await proxy.get(`/api/${path}/messages/stream`, { 'accept-encoding': 'gzip' });
      const reader = answer.body!.getReader();
      const { value } = await reader.read();
      expect(new TextDecoder().decode(value)).toBe('data: changed\n\n');
      await reader.cancel();
    }
  });

  it('a client cannot set its address or request id', async () => {
    const proxy = await TestProxy.forTest();
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
        'x-request-id': answer.headers.get('x-request-id'),
      });
      expect(seen).not.toHaveProperty('x-forwarded-host');
      expect(JSON.stringify(seen)).not.toMatch(/6\.6\.6\.6|forged|evil/);
    }
  });

  it('only what a trusted proxy added itself is believed', async () => {
    const proxy = await TestProxy.forTest({ env: { REAL_IP_FROM: '127.0.0.0/8, 10.0.0.0/8' } });
    const answer = await proxy.get('/api/users/me', {
      'x-forwarded-for': '6.6.6.6, 198.51.100.9, 10.1.2.3',
      'x-forwarded-proto': 'https',
    });
    expect(proxy.backend.asked[0]?.headers).toMatchObject({
      'x-forwarded-for': '198.51.100.9',
      'x-forwarded-proto': 'https',
    });
    // TLS ends at the proxy in front, so the certificate is real.
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  });

  it('every answer has the id of its own request, copies too', async () => {
    const proxy = await TestProxy.forTest();
    proxy.backend.behaviour = ({ headers }) => ({
      headers: { 'cache-control': 'public, s-maxage=5', 'x-request-id': String(headers['x-request-id']) },
    });
    const ids = await Promise.all(
      Array.from({ length: 5 }, async () => (await proxy.get('/blog')).headers.get('x-request-id')),
    );
    expect(new Set(ids).size).toBe(5);
    expect(ids.join()).not.toContain(', ');
  });

  it('the backend’s HSTS is removed without TLS', async () => {
    const proxy = await TestProxy.forTest();
    proxy.backend.behaviour = () => ({ headers: { 'strict-transport-security': 'max-age=1' } });
    for (const url of ['/', '/api/users/me'])
      expect((await proxy.get(url)).headers.get('strict-transport-security')).toBeNull();
  });
});

describe('the log', () => {
  it('has one JSON line per request without secrets from addresses, also on failures', async () => {
    const proxy = await TestProxy.forTest({ env: { RATE_ACCOUNTS: '1', BURST_ACCOUNTS: '1' } });
    const urls = [
      '/auth/callback?code=SECRET',
      '/api/auth/google/callback?code=SECRET&state=SECRET',
      '/api/payments/status/SECRET',
      '/api/payments/exports/SECRET',
      '/api/privacy/archives/SECRET',
      '/unsubscribe/SECRET?x=SECRET',
      '/blog?email=SECRET',
    ];
    const headers = { referer: 'https://x.example/?token=SECRET', authorization: 'SECRET' };
    const ask = () => Promise.all(urls.map((url) => proxy.get(url, headers)));
    await ask();
    await proxy.backend.down();
    await ask();
    for (let time = 0; time < 4; time += 1) await proxy.post('/api/users/auth/verify-email?SECRET');
    const last = await proxy.get('/api/users/me');
    await proxy.get('/healthz');
    // Failures are logged at once, the rest within a second.
    await expect.poll(async () => (await proxy.log()).lines.length).toBe(2 * urls.length + 4 + 1);
    const { text, lines } = await proxy.log();
    expect(text).not.toContain('SECRET');
    expect(lines.map(({ path }) => path)).toContain('/unsubscribe/***');
    const requestId = last.headers.get('x-request-id');
    const line = { requestId, ip: '127.0.0.1', method: 'GET', path: '/api/users/me', status: last.status };
    expect(lines).toContainEqual(expect.objectContaining(line));
    // Every line is ours: nginx's own messages contain whole addresses.
    expect(text.trim().split('\n')).toHaveLength(lines.length);
  });
});
