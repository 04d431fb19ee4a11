import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../src/services/ports.ts';
import { messageOf } from '../../src/services/readable-error.ts';
import { TestProxy } from './test-proxy.ts';
import { startNameServer } from './name-server.ts';
import { Upstream } from './upstream.ts';

describe('backends that come and go', () => {
  const total = (proxy: TestProxy, method: string) =>
    proxy.backends.flatMap(({ asked }) => asked).filter((one) => one.method === method).length;

  it('one of two is down: every request is answered', async () => {
    const proxy = await TestProxy.forTest({ replicas: 2 });
    await proxy.backends[0]?.down();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => {
        const method = ['GET', 'POST', 'PATCH'][index % 3] as string;
        return proxy.post('/api/contact', method === 'GET' ? null : '{}', { method });
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 40 }, () => 200));
  });

  it('a GET whose backend dies is sent to the other', async () => {
    const proxy = await TestProxy.forTest({ replicas: 2 });
    proxy.backends[0]!.behaviour = () => ({ drop: true });
    for (let time = 0; time < 6; time += 1) expect((await proxy.get('/api/users/me')).status).toBe(200);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
    'a %s that a backend took in is never sent to another',
    async (method) => {
      const proxy = await TestProxy.forTest({ replicas: 2 });
      for (const backend of proxy.backends) backend.behaviour = () => ({ drop: true });
      const answer = await proxy.post('/api/payments/orders', method === 'DELETE' ? null : '{}', { method });
      expect(await answer.json()).toMatchObject({ statusCode: 503, code: 'UNAVAILABLE' });
      expect(total(proxy, method)).toBe(1);
    },
  );

  it('an export whose connection breaks is not repeated: its link works once', async () => {
    const proxy = await TestProxy.forTest({ replicas: 2 });
    for (const backend of proxy.backends) backend.behaviour = () => ({ drop: true });
    expect((await proxy.get('/api/payments/exports/token')).status).toBe(503);
    expect(total(proxy, 'GET')).toBe(1);
  });

  it('a long answer is streamed and not buffered on disk', async () => {
    const proxy = await TestProxy.forTest();
    const body = Buffer.alloc(30_000_000, 'x');
    proxy.backend.behaviour = () => ({ body });
    const answer = await proxy.get('/api/payments/exports/token');
    expect((await answer.arrayBuffer()).byteLength).toBe(body.length);
  });

  it('a name is resolved repeatedly: new backends are found and former ones dropped without a reload', async () => {
    const addresses = { 'backend.test': ['127.0.0.1'] };
    const names = await startNameServer(addresses);
    const port = await freePort();
    const first = await Upstream.start('127.0.0.1', port);
    const second = await Upstream.start('127.0.0.2', port);
    first.behaviour = () => ({ body: 'first' });
    second.behaviour = () => ({ body: 'second' });
    const proxy = await TestProxy.forTest({
      backend: `backend.test:${port}`,
      env: { NGINX_RESOLVER: names.address },
    });
    const ask = () => proxy.text('/api/users/me');
    const answers = async () => new Set(await Promise.all(Array.from({ length: 30 }, ask)));
    try {
      await expect.poll(ask).toBe('first');
      addresses['backend.test'] = ['127.0.0.1', '127.0.0.2'];
      // Each worker caches the name for two seconds.
      await sleep(3_000);
      await expect.poll(answers).toEqual(new Set(['first', 'second']));
      // Killed before the name server is updated.
      await first.down();
      expect(await answers()).toEqual(new Set(['second']));
      addresses['backend.test'] = ['127.0.0.2'];
      await sleep(3_000);
      second.behaviour = () => ({ body: 'second alone' });
      expect(await answers()).toEqual(new Set(['second alone']));
    } finally {
      await Promise.all([first.down().catch(() => undefined), second.down(), names.stop()]);
    }
  });

  it('in Kubernetes the name is completed with the namespace’s domain', async () => {
    const names = await startNameServer({ 'backend.shop.svc.cluster.local': ['127.0.0.1'] });
    const backend = await Upstream.start();
    const folder = await mkdtemp(path.join(tmpdir(), 'ironbloom-resolv-'));
    const RESOLV_CONF = path.join(folder, 'resolv.conf');
    await writeFile(
      RESOLV_CONF,
      'search shop.svc.cluster.local svc.cluster.local cluster.local\noptions ndots:5\n',
    );
    onTestFinished(async () => {
      await Promise.all([backend.down(), names.stop(), rm(folder, { recursive: true })]);
    });
    const env = { NGINX_RESOLVER: names.address, RESOLV_CONF };
    const proxy = await TestProxy.forTest({ backend: `backend:${backend.port}`, env });
    expect((await proxy.get('/api/users/me')).status).toBe(200);
  });

  it('a reload under load fails no request', async () => {
    const proxy = await TestProxy.forTest({ env: { RATE_LIMIT_SCALE: '1000' } });
    proxy.backend.behaviour = () => ({ delayMs: 20, body: 'done' });
    const done = { asked: 0, reloads: 0 };
    const failures: string[] = [];
    const visitor = async (method: string): Promise<void> => {
      while (done.reloads < 4 || done.asked <= 40) {
        done.asked += 1;
        const seen = await askOnce(proxy, '/api/payments/verify', method);
        if (seen !== '200 done') failures.push(seen);
      }
    };
    const visitors = Array.from({ length: 10 }, (_, index) => visitor(index % 2 === 0 ? 'GET' : 'POST'));
    for (; done.reloads < 4; done.reloads += 1) {
      await sleep(250);
      await proxy.nginx.reload();
    }
    await Promise.all(visitors);
    expect(failures).toEqual([]);
  });

  it('a stop finishes requests in flight', async () => {
    const proxy = await TestProxy.forTest();
    proxy.backend.behaviour = () => ({ delayMs: 800, body: 'done' });
    const slow = askOnce(proxy, '/api/users/me', 'GET');
    await expect.poll(() => proxy.backend.asked.length).toBe(1);
    await proxy.nginx.stop();
    expect(await slow).toBe('200 done');
  });
});

/** On a new connection: a browser would retry silently on a reused one. */
const askOnce = (proxy: TestProxy, url: string, method: string): Promise<string> =>
  proxy.raw(url, {}, method).then(({ status, body }) => `${status} ${String(body)}`, messageOf);
