import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { TestProxy } from './test-proxy.ts';
import type { Upstream } from './upstream.ts';

const SCRIPT = `console.log(${JSON.stringify('rep '.repeat(600))});`;
const PICTURE = Buffer.from(Array.from({ length: 5_000 }, (_, index) => index % 251));
const FOREVER = 'public, max-age=31536000, immutable';

let site: string;
let proxy: TestProxy;

beforeAll(async () => {
  site = await mkdtemp(path.join(tmpdir(), 'ironbloom-site-'));
  await Promise.all(['assets', 'media', '.vite'].map((folder) => mkdir(path.join(site, folder))));
  const files: Record<string, string | Buffer> = {
    'assets/app-1a2b3c.js': SCRIPT,
    'assets/app-1a2b3c.js.br': brotliCompressSync(SCRIPT),
    'assets/app-1a2b3c.js.gz': gzipSync(SCRIPT),
    'assets/app-1a2b3c.js.map': '{}',
    'assets/small-4d5e6f.css': 'a{}',
    'media/squat.webp': PICTURE,
    'badge.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '.vite/manifest.json': '{}',
    '.env': 'SECRET=1',
  };
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(path.join(site, name), text)));
  proxy = await TestProxy.start({ replicas: 2, env: { STATIC_DIR: site } });
  return async () => {
    await proxy.stop();
    await rm(site, { recursive: true, force: true });
  };
});

const raw = (...asked: Parameters<TestProxy['raw']>) => proxy.raw(...asked);
const none = () => ({ status: 404, headers: { 'cache-control': 'no-store' }, body: 'none' });
const allBehave = (behaviour: Upstream['behaviour']) => {
  for (const backend of proxy.backends) backend.behaviour = behaviour;
};

describe('the built site', () => {
  it.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
  ])(
    'a client accepting %s gets the matching file of the build, immutable',
    async (accepts, encoding, open) => {
      const { status, headers, body } = await raw('/assets/app-1a2b3c.js', { 'accept-encoding': accepts });
      expect([status, headers['content-encoding']]).toEqual([200, encoding]);
      expect(open(body).toString()).toBe(SCRIPT);
      expect(headers).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': FOREVER,
        vary: 'Accept-Encoding',
        'x-content-type-options': 'nosniff',
      });
    },
  );

  it('a file too small to compress is sent as it is', async () => {
    const { headers, body } = await raw('/assets/small-4d5e6f.css', { 'accept-encoding': 'br' });
    expect([body.toString(), headers['content-encoding']]).toEqual(['a{}', undefined]);
    expect(headers['content-type']).toBe('text/css; charset=utf-8');
  });

  it('each encoding of a file has its own ETag and is revalidated by it', async () => {
    const of = async (encoding: string) =>
      String((await raw('/assets/app-1a2b3c.js', { 'accept-encoding': encoding })).headers['etag']);
    const tags = [await of('br'), await of('gzip'), await of('identity')];
    expect(new Set(tags).size).toBe(3);
    const again = { 'accept-encoding': 'br', 'if-none-match': tags[0] as string };
    expect((await raw('/assets/app-1a2b3c.js', again)).status).toBe(304);
  });

  it('media files support ranges', async () => {
    const part = await raw('/media/squat.webp', { range: 'bytes=1000-1099' });
    expect([part.status, part.headers['content-range']]).toEqual([206, 'bytes 1000-1099/5000']);
    expect(part.body).toEqual(PICTURE.subarray(1000, 1100));
    const tail = await raw('/media/squat.webp', { range: 'bytes=-10' });
    expect(tail.body).toEqual(PICTURE.subarray(-10));
    expect((await raw('/media/squat.webp', { range: 'bytes=9000-' })).status).toBe(416);
  });

  it('other files have their type and a cache time of an hour', async () => {
    const { status, headers } = await raw('/badge.svg');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=3600',
    });
    expect(headers['etag']).toBeDefined();
  });

  it.each([
    '/.env',
    '/.git/config',
    '/.vite/manifest.json',
    '/assets/app-1a2b3c.js.map',
    '/assets/../.env',
    '/assets/..%2f.env',
    '/media/%2e%2e/.env',
    '/blog/.htaccess',
  ])('%s is not served', async (url) => {
    const { status, body } = await raw(url);
    expect([400, 404]).toContain(status);
    expect(body.toString()).not.toContain('SECRET');
    expect(proxy.backends.flatMap(({ asked }) => asked)).toEqual([]);
  });

  it('a script of the former release is fetched from a backend', async () => {
    const [older, newer] = proxy.backends;
    older!.behaviour = () => ({ headers: { 'content-type': 'text/javascript' }, body: 'older' });
    newer!.behaviour = () => ({ status: 404, body: 'none' });
    for (let time = 0; time < 4; time += 1) {
      const answer = await raw('/assets/older-777777.js');
      expect([answer.status, answer.body.toString()]).toEqual([200, 'older']);
    }
  });

  it('a missing script is a 404 that is not cached', async () => {
    allBehave(none);
    const { status, headers } = await raw('/assets/never-000000.js');
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
    const logged = async () => (await proxy.log()).lines.map(({ path: asked }) => asked);
    await expect.poll(logged).toContain('/assets/never-000000.js');
    expect(await logged()).not.toContain('/assets/app-1a2b3c.js');
  });
});

describe('uploaded pictures', () => {
  const URL = '/uploads/0b7e7dee-87ab-4c3a-9d43-8c1b1a1f0001/w-960.webp';
  const etag = '"picture"';

  const picture = () => ({
    headers: { 'cache-control': FOREVER, etag, 'content-type': 'image/webp', 'accept-ranges': 'bytes' },
    body: PICTURE,
  });

  it('are fetched once, then served whole, in ranges, or as 304', async () => {
    allBehave(picture);
    const asked = () => proxy.backends.reduce((sum, backend) => sum + backend.count(URL), 0);
    const first = await raw(URL, { range: 'bytes=10-19' });
    expect([first.status, first.headers['content-range']]).toEqual([206, 'bytes 10-19/5000']);
    expect(first.body).toEqual(PICTURE.subarray(10, 20));
    expect((await raw(URL)).body).toEqual(PICTURE);
    expect((await raw(`${URL}?made-up`)).body).toEqual(PICTURE);
    expect((await raw(URL, { range: 'bytes=-1' })).body).toEqual(PICTURE.subarray(-1));
    expect((await raw(URL, { 'if-none-match': etag })).status).toBe(304);
    const { headers } = await raw(URL);
    expect(headers).toMatchObject({ 'cache-control': FOREVER, 'content-type': 'image/webp' });
    // Asked again every two seconds, also on a slow machine.
    expect(asked()).toBeLessThanOrEqual(3);
  });

  it('that are missing are asked for again', async () => {
    const url = URL.replace('0001', '0002');
    allBehave(none);
    expect((await raw(url)).status).toBe(404);
    allBehave(picture);
    await expect.poll(async () => (await raw(url)).status).toBe(200);
  });

  it('that are removed are gone in seconds, also when the backend goes down', async () => {
    const url = URL.replace('0001', '0003');
    allBehave(picture);
    expect((await raw(url)).status).toBe(200);
    allBehave(none);
    await expect.poll(async () => (await raw(url)).status).toBe(404);
    await Promise.all(proxy.backends.map((backend) => backend.down()));
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    expect((await raw(url)).status).toBe(404);
    // An existing one stands in.
    expect((await raw(URL)).status).toBe(200);
  });
});
