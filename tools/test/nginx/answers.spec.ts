import { readdirSync } from 'node:fs';
import path from 'node:path';
import { shippedBusiness } from '@ironbloom/brand';
import { beforeAll, describe, expect, it } from 'vitest';
import { TestProxy } from './test-proxy.ts';
import { PUBLIC } from './upstream.ts';

/** One of the built files. */
const [BUILT = ''] = readdirSync(path.join(import.meta.dirname, '../../../frontend/dist/client/assets'));

/** Headers that every answer has exactly once. A repeated one would be joined by a comma. */
const SECURITY: Record<string, RegExp> = {
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy':
    /^camera=\(\), microphone=\(\), geolocation=\(\), payment=\(self "https:\/\/\*\.razorpay\.com"\)$/,
  'x-request-id': /^[\da-f]{32}$/,
};

/** An HTML page, or below `/api` JSON with code and message. */
type Words = RegExp | [code: string, message: unknown];
type Row = [what: string, status: number, ask: () => Promise<Response>, words?: Words];
const NO_PAGE = /<h1>Page not found<\/h1>/;
const BAD_ADDRESS = /<h1>Page not found<\/h1>\s*<p>Part of this address is not valid/;
const NOTHING: Words = ['NOT_FOUND', 'There is nothing at this address.'];
const UNREADABLE: Words = ['BAD_REQUEST', 'The request could not be read.'];
const AWAY: Words = ['UNAVAILABLE', 'We cannot be reached right now. Please try again in a moment.'];
const TOO_LARGE: Words = ['PAYLOAD_TOO_LARGE', 'That is too large to send.'];
const TOO_MANY: Words = ['RATE_LIMITED', expect.stringMatching(/^Too many requests\./)];

describe('nginx’s own answers', () => {
  let proxy: TestProxy;

  beforeAll(async () => {
    proxy = await TestProxy.start({ env: { RATE_ACCOUNTS: '1', BURST_ACCOUNTS: '1' } });
    await proxy.backend.down();
    for (let time = 0; time < 4; time += 1) await proxy.post('/api/users/login');
    return () => proxy.stop();
  });

  const get = (url: string) => () => proxy.get(url);

  it.each<Row>([
    ['a file', 200, get(`/assets/${BUILT}`)],
    ['what is hidden', 404, get('/.env'), NO_PAGE],
    ...['/%', '/blog/%', '/blog/%zz?q=1', '/apis/%', '/admin/%2', '/%00'].map((url): Row => [
      url,
      404,
      get(url),
      BAD_ADDRESS,
    ]),
    ...['/api/%', '/api/blogs/%zz?q=1'].map((url): Row => [url, 400, get(url), UNREADABLE]),
    ...['/api/.env', '/api/blogs/.git/config', '/api/x.map'].map((url): Row => [url, 404, get(url), NOTHING]),
    ['a page without a backend', 503, get('/blog'), /<h1>/],
    ['an API call without a backend', 503, get('/api/users/me'), AWAY],
    ['readers’ API without a backend', 503, get('/api/blogs'), AWAY],
    ['a body that is too large', 413, () => proxy.post('/api/contact', 'x'.repeat(2_000_000)), TOO_LARGE],
    ['one call too many', 429, () => proxy.post('/api/users/login'), TOO_MANY],
  ])('%s: %i with our text and every security header once', async (_what, status, ask, words) => {
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
    if (status === 429 || status === 503) expect(answer.headers.get('retry-after')).toBe('5');
    if (words instanceof RegExp) {
      expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
      expect(await answer.text()).toMatch(words);
    } else if (words !== undefined) {
      const [code, message] = words;
      const requestId = answer.headers.get('x-request-id');
      expect(answer.headers.get('content-type')).toBe('application/json');
      expect(await answer.json()).toEqual({ statusCode: status, code, message, requestId });
    }
  });

  it('an error page is ours and complete without a backend', async () => {
    const answer = await proxy.get('/training-programs');
    const html = await answer.text();
    expect(html).toContain(`<title>Back in a moment | ${shippedBusiness.name}</title>`);
    expect(html).toContain(`mailto:${shippedBusiness.supportEmail}`);
    expect(html).toContain(`<code>${answer.headers.get('x-request-id')}</code>`);
    expect(html).not.toMatch(/<script|src=|<link|<!--#|\[an error/);
  });

  it('the error page has the configured name, escaped', async () => {
    const env = { BRAND_NAME: 'Steel & "Sons" $5 <x>', SUPPORT_EMAIL: 'help@steel.example' };
    const html = await (await TestProxy.forTest({ env })).text('/.env');
    expect(html).toContain('| Steel &amp; &quot;Sons&quot; $5 &lt;x></title>');
    expect(html).toContain('<a href="mailto:help@steel.example">help@steel.example</a>');
    expect(html.toLowerCase()).not.toContain(shippedBusiness.name.toLowerCase());
  });

  it('the error page has the published name, also while the backend is down', async () => {
    const other = await TestProxy.forTest();
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
  });

  it('the health address answers without a backend', async () => {
    expect(await proxy.text('/healthz')).toBe('ok\n');
  });

  it('the configuration has no warnings', async () => {
    expect(await proxy.nginx.test()).toBe('');
  });
});
