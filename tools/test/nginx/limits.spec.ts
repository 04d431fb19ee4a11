import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { renderNginxConfig } from '../../src/services/nginx.ts';
import { TestProxy } from './test-proxy.ts';

const MB = 1_048_576;
const TRUSTED = { REAL_IP_FROM: '127.0.0.0/8' };

describe('limits', () => {
  /** Concurrent requests. @returns the number of each status */
  async function burst(count: number, ask: () => Promise<Response>): Promise<Record<number, number>> {
    const seen: Record<number, number> = {};
    const answers = await Promise.all(Array.from({ length: count }, ask));
    for (const { status } of answers) seen[status] = (seen[status] ?? 0) + 1;
    return seen;
  }

  /** One, twenty more at once, and one a second after that, for as long as the machine needs. */
  const mostLogins = (begun: number) => 21 + Math.ceil((performance.now() - begun) / 1_000);

  /** Announces the size and waits for the answer. */
  function announced(proxy: TestProxy, url: string, bytes: number): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      const headers = { 'content-length': bytes };
      const asking = request(proxy.nginx.url + url, { method: 'POST', headers }, (response) => {
        resolve(response.statusCode);
        asking.destroy();
      });
      asking.on('error', reject);
      asking.flushHeaders();
    });
  }

  it('a password guesser is limited, others are not', async () => {
    const proxy = await TestProxy.forTest({ env: TRUSTED });
    const login = (ip: string) =>
      proxy.post('/api/users/login', '{}', { headers: { 'x-forwarded-for': ip } });
    const begun = performance.now();
    const seen = await burst(60, () => login('203.0.113.7'));
    expect(seen[200]).toBeGreaterThanOrEqual(20);
    expect(seen[200]).toBeLessThanOrEqual(mostLogins(begun));
    expect(seen[429]).toBe(60 - (seen[200] ?? 0));
    expect((await login('203.0.113.8')).status).toBe(200);
    // The limited visitor may still read.
    expect((await proxy.get('/', { 'x-forwarded-for': '203.0.113.7' })).status).toBe(200);
  });

  it('addresses of one IPv6 network count as one visitor', async () => {
    const proxy = await TestProxy.forTest({ env: TRUSTED });
    let host = 0;
    const login = (network: string) =>
      proxy.post('/api/users/login', '{}', {
        headers: { 'x-forwarded-for': `${network}:a1:b2:c3:${(host += 1).toString(16)}` },
      });
    const begun = performance.now();
    const seen = await burst(60, () => login('2001:db8:7:1'));
    expect(seen[200]).toBeLessThanOrEqual(mostLogins(begun));
    expect(seen[429]).toBe(60 - (seen[200] ?? 0));
    expect((await login('2001:db8:7:2')).status).toBe(200);
  });

  it('a reader with too many requests gets a page that says so', async () => {
    const proxy = await TestProxy.forTest({ env: { RATE_VISITOR: '1', BURST_VISITOR: '1' } });
    const answers = await Promise.all(Array.from({ length: 5 }, () => proxy.get('/')));
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await refused?.text()).toContain('<h1>Please wait a moment</h1>');
  });

  it('three hundred readers behind one address get their page', async () => {
    const proxy = await TestProxy.forTest();
    expect(await burst(300, () => proxy.get('/'))).toEqual({ 200: 300 });
  });

  it('a burst of webhooks passes the limits of visitors', async () => {
    const proxy = await TestProxy.forTest();
    const hook = () => proxy.post('/api/payments/webhook');
    expect(await burst(300, hook)).toEqual({ 200: 300 });
    const begun = performance.now();
    const seen = await burst(150, () => proxy.post('/api/payments/orders'));
    const seconds = (performance.now() - begun) / 1_000;
    expect(seen[200]).toBeLessThanOrEqual(61 + Math.ceil(10 * seconds));
    expect(await burst(10, hook)).toEqual({ 200: 10 });
  });

  it('connections per address are limited', async () => {
    const proxy = await TestProxy.forTest({ env: { ...TRUSTED, CONNECTIONS: '5' } });
    const { promise: enough, resolve: release } = Promise.withResolvers<void>();
    proxy.backend.behaviour = () => ({ after: enough });
    let refused = 0;
    const from = async (ip: string) => {
      const answer = await proxy.get('/api/users/me', { 'x-forwarded-for': ip });
      if (answer.status === 429) refused += 1;
      return answer;
    };
    const greedy = burst(20, () => from('203.0.113.7'));
    const other = from('203.0.113.8');
    await expect.poll(() => refused).toBe(15);
    await expect.poll(() => proxy.backend.asked.length).toBe(6);
    release();
    expect(await greedy).toEqual({ 200: 5, 429: 15 });
    expect((await other).status).toBe(200);
  });

  it('RATE_LIMIT_SCALE lifts every limit, for load tests from one address', async () => {
    const proxy = await TestProxy.forTest({ env: { RATE_LIMIT_SCALE: '1000' } });
    expect(await burst(200, () => proxy.post('/api/users/login'))).toEqual({ 200: 200 });
  });

  it('a body over 32 kB is refused without asking the backend', async () => {
    const proxy = await TestProxy.forTest();
    const fits = 'x'.repeat(32_768);
    expect((await proxy.post('/api/payments/orders', fits)).status).toBe(200);
    expect((await proxy.post('/api/payments/orders', `${fits}x`)).status).toBe(413);
    expect(proxy.backend.asked).toHaveLength(1);
  });

  it('pictures and contact files pass, up to the size of the largest form', async () => {
    const proxy = await TestProxy.forTest();
    const body = 'x'.repeat(11 * MB);
    const id = '0199f3a0-0000-7000-8000-000000000000';
    const large = ['/api/blogs', '/api/testimonials/1', '/api/admin/media', '/api/broadcasts'];
    for (const url of [...large, `/api/my/programs/${id}/files`, `/api/admin/clients/${id}/files`]) {
      expect((await proxy.post(url, body)).status, url).toBe(200);
      expect(proxy.backend.asked.at(-1)?.bodyBytes).toBe(body.length);
      expect(await announced(proxy, url, 46 * MB), url).toBe(413);
    }
    const small = ['/api/users/admin/1', '/api/payments/admin/1/refunds', '/api/suppressions'];
    for (const url of [...small, '/api/payments/webhook']) {
      expect((await proxy.post(url, 'x'.repeat(MB))).status, url).toBe(200);
      expect(await announced(proxy, url, MB + 1), url).toBe(413);
    }
    expect(proxy.backend.asked).toHaveLength(10);
  });

  it('a stranger’s upload is refused before it is received, and not buffered', async () => {
    const proxy = await TestProxy.forTest();
    proxy.backend.behaviour = () => ({ status: 401, early: true, body: 'who are you' });
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      async pull(stream) {
        await sleep(20);
        sent += 65_536;
        if (sent > 20 * MB) stream.close();
        else stream.enqueue(new Uint8Array(65_536));
      },
    });
    const { status } = await proxy.post('/api/admin/media', body, { duplex: 'half' } as RequestInit);
    expect(status).toBe(401);
    expect(sent).toBeLessThan(5 * MB);
  });
});

it.each([{ RATE_VISITOR: 'plenty' }, { BURST_WRITES: '10/s' }, { RATE_LIMIT_SCALE: '1,5' }])(
  'a limit is not guessed at: %j is refused by name',
  async (env) => {
    const [[name, value] = []] = Object.entries(env);
    const folder = await mkdtemp(path.join(tmpdir(), 'ironbloom-limits-'));
    const rendered = renderNginxConfig({
      PATH: process.env['PATH'],
      CONF_DIR: folder,
      RUN_DIR: folder,
      ...env,
    });
    await expect(rendered).rejects.toThrow(`${name} is "${value}": set it to a number`);
    await rm(folder, { recursive: true });
  },
);
