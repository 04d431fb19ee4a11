import { readdirSync } from 'node:fs';
import path from 'node:path';
import { shippedBusiness } from '@ironbloom/brand';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestProxy } from './test-proxy.ts';
import { PUBLIC } from './upstream.ts';

/** One of the built files. */
const [BUILT = ''] = readdirSync(path.join(import.meta.dirname, '../../../frontend/dist/client/assets'));

/** Sent by every answer, each exactly once. A value that came twice would be joined by a comma. */
const SECURITY: Record<string, RegExp> = {
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy':
    /^camera=\(\), microphone=\(\), geolocation=\(\), payment=\(self "https:\/\/\*\.razorpay\.com"\)$/,
  'x-request-id': /^[\da-f]{32}$/,
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
    ['a file', 200, () => proxy.get(`/assets/${BUILT}`)],
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
    expect(html).toContain(`<title>Back in a moment | ${shippedBusiness.name}</title>`);
    expect(html).toContain(`mailto:${shippedBusiness.supportEmail}`);
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
      expect(html.toLowerCase()).not.toContain(shippedBusiness.name.toLowerCase());
    } finally {
      await other.stop();
    }
  });

  it('is called as its owner has published it, also once the backend is away', async () => {
    const other = await TestProxy.start();
    try {
      const said = (body: string) => () => ({ headers: { 'cache-control': PUBLIC }, body });
      other.backend.on('/api/business/name', said('Granite &amp; Tide'));
      other.backend.on('/api/business/email', said('ahoy@granite.example'));
      other.backend.on('/api/look/colors', said(':root{--ink:#101a3a;--lime:#ff7a59}'));
      other.backend.on('/api/look/mark', said('<img class="logo" src="/logo-horizontal.svg?1" alt="">'));
      const pages = [await other.text('/.env')];
      await other.backend.down();
      pages.push(await other.text('/.env'), await other.text('/blog'));
      for (const html of pages) {
        expect(html).toContain('| Granite &amp; Tide</title>');
        expect(html).toContain(':root{--ink:#101a3a;--lime:#ff7a59}');
        expect(html).toContain('<img class="logo" src="/logo-horizontal.svg?1"');
        expect(html).not.toMatch(/#(c8ff3d|0b0d0c)|<svg/i);
        expect(html).toContain('<a href="mailto:ahoy@granite.example">ahoy@granite.example</a>');
        expect(html.toLowerCase()).not.toContain(shippedBusiness.name.toLowerCase());
      }
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
      expect(await answer.text()).toMatch(/<h1>Page not found<\/h1>\s*<p>Part of this address is not valid/);
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
