import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { call, request } from '../harness/client.ts';
import { AdminClient } from '../harness/admin-client.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';

let system: TestSystem;

beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system.stop());

async function echoedId(id: string): Promise<string | null> {
  const answer = await call(`${system.url}/api/health/live`, { headers: { 'x-request-id': id } });
  return answer.headers.get('x-request-id');
}

describe('the HTTP edge', () => {
  it('reports liveness and readiness', async () => {
    expect((await call(`${system.url}/api/health/live`)).body).toEqual({ status: 'ok' });
    expect((await call(`${system.url}/api/health/ready`)).body).toEqual({
      status: 'ok',
      database: 'up',
      redis: 'up',
    });
  });

  it('answers an unknown address of the API with a coded 404', async () => {
    for (const path of ['/api', '/api/', '/api/nothing', '/api/payments/nothing?x=1']) {
      const { status, body } = await call(system.url + path);
      expect([path, status, body.code]).toEqual([path, 404, 'NOT_FOUND']);
    }
  });

  it.each([
    ['that holds a NUL', '%00', 400, 'VALIDATION_FAILED'],
    ['that is no UTF-8', '%ff', 400, 'BAD_REQUEST'],
    ['that ends within a letter', '%E0%A4%A', 400, 'BAD_REQUEST'],
    ['that is too long', 'x'.repeat(1_000), 404, 'NOT_FOUND'],
  ])('answers an address %s with a code, without repeating it', async (_, odd, status, code) => {
    const { status: answered, body, headers } = await call(`${system.url}/api/payments/status/${odd}`);
    expect(body).toMatchObject({ statusCode: status, code, requestId: headers.get('x-request-id') });
    expect([answered, JSON.stringify(body).includes(odd)]).toEqual([status, false]);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('refuses NUL characters and lone surrogates everywhere', async () => {
    // A field that its schema allows.
    const { status, body } = await call(`${system.url}/api/blogs/slug/half%00a-slug`);
    expect([status, body.code]).toEqual([400, 'BAD_REQUEST']);
  });

  it('answers an unknown method with a code', async () => {
    const { status, body } = await call(`${system.url}/api/payments/orders`, { method: 'DELETE' });
    expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
  });

  it('keeps a valid request id and replaces others', async () => {
    expect(await echoedId('trace-12345678')).toBe('trace-12345678');
    // As our nginx writes it.
    expect(await echoedId('1795824362.215-59530-18')).toBe('1795824362.215-59530-18');
    expect(await echoedId('a b<script>')).not.toBe('a b<script>');
  });

  it.each([
    ['/api/health/live', 'no-store'],
    ['/api/payments/status/none', 'no-store'],
    ['/api/blogs', expect.stringMatching(/^public, /)],
  ])('marks %s as not cacheable by default', async (path, kept) => {
    expect((await call(system.url + path)).headers.get('cache-control')).toEqual(kept);
  });

  it('refuses a body that is too large', async () => {
    const { status, body } = await call(`${system.url}/api/payments/orders`, {
      body: { x: 'x'.repeat(33_000) },
    });
    expect([status, body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  it.each([
    ['nested', `{"name":${'['.repeat(15_000)}${']'.repeat(15_000)}}`, 'TOO_INTRICATE'],
    ['long', `[${'1,'.repeat(10_000)}1]`, 'TOO_INTRICATE'],
    ['full of keys', `{${Array.from({ length: 2_000 }, (_, key) => `"${key}":1`).join()}}`, 'TOO_INTRICATE'],
    ['poisoned', '{"__proto__":{"isAdmin":true}}', 'BAD_REQUEST'],
    ['cut off', '{"name":', 'BAD_REQUEST'],
  ])('refuses JSON that is %s', async (_, body, code) => {
    const answer = await call(`${system.url}/api/contact`, { body });
    expect([answer.status, answer.body.code]).toEqual([400, code]);
  });

  it('accepts the longest message in any script', async () => {
    const message = 'ॐ'.repeat(5_000);
    const body = { name: 'Asha', email: 'asha@example.com', number: '1', message };
    expect((await call(`${system.url}/api/contact`, { body })).status).toBe(200);
  });

  it.each(['application/x-www-form-urlencoded', 'text/plain', 'application/csp-report'])(
    'takes no %s',
    async (type) => {
      const options = { body: 'email=a%40example.com&password=x', headers: { 'content-type': type } };
      const { status, body } = await call(`${system.url}/api/users/login`, options);
      expect([status, body.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    },
  );

  // As fetch sends an empty string.
  it.each([
    ['DELETE', '/api/blogs/00000000-0000-4000-8000-000000000000', 404],
    ['POST', '/api/users/auth/sign-out', 204],
  ])('accepts a %s with a content type and no body', async (method, path, expected) => {
    for (const body of ['', null]) {
      const { token } = await AdminClient.create(system);
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'text/plain;charset=UTF-8' };
      const { status } = await request(system.url + path, { method, headers, body });
      expect([body, status]).toEqual([body, expected]);
    }
  });

  it.each<[string, Record<string, string>, boolean]>([
    ['no browser', {}, true],
    ['our own pages', { 'sec-fetch-site': 'same-origin', origin: 'https://shop.example' }, true],
    ['an old browser on our own pages', { origin: 'http://127.0.0.1' }, true],
    ['an old browser under a second name of ours', { origin: 'http://127.0.0.1:8080' }, true],
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, false],
    [
      'a neighbour below the same domain',
      { 'sec-fetch-site': 'same-site', origin: 'http://x.127.0.0.1' },
      false,
    ],
    ['an old browser on another site', { origin: 'https://evil.example' }, false],
    [
      'another site that calls itself the name asked for',
      { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
      false,
    ],
    ['a sandboxed frame', { origin: 'null' }, false],
    ['another site that hides its name', { 'sec-fetch-site': 'cross-site' }, false],
  ])('detects a write from %s', async (_, headers, isOurs) => {
    const change = { body: { email: 'nobody@example.com', password: 'not-the-password' }, headers };
    const { status, body } = await call(`${system.url}/api/users/login`, change);
    expect([status, body.code]).toEqual(isOurs ? [401, expect.any(String)] : [403, 'OTHER_SITE']);
    // CORS decides in the browser whether the answer can be read.
    expect((await call(`${system.url}/api/health/live`, { headers })).status).toBe(200);
  });

  it('accepts cross-site requests of programs', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://mail.example' };
    const webhook = await call(`${system.url}/api/payments/webhook`, { body: {}, headers });
    expect(webhook.body.code).toBe('INVALID_SIGNATURE');
    const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' };
    const body = 'List-Unsubscribe=One-Click';
    const left = await request(`${system.url}/unsubscribe/none`, { method: 'POST', headers: form, body });
    expect([left.status, left.text]).toEqual([404, expect.stringContaining('This link does not work')]);
  });

  it('forbids inline scripts and foreign frames', async () => {
    const { headers } = await call(`${system.url}/api/health/live`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`script-src 'self' ${new URL(system.sandbox.checkoutUrl).origin};`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('serves its OpenAPI document', async () => {
    const { body } = await call<{ paths: Record<string, unknown> }>(`${system.url}/api/openapi.json`);
    expect(Object.keys(body.paths)).toEqual(
      expect.arrayContaining(['/api/payments/orders', '/api/payments/admin/all', '/api/testimonials']),
    );
    const docs = await request(`${system.url}/api/docs`);
    expect([docs.status, docs.headers.get('content-type')]).toEqual([200, expect.stringContaining('html')]);
  });

  it.each(['/api/openapi.json', '/api/docs', '/api/docs/swagger-ui-bundle.js'])(
    'lets nginx keep %s, which is the same until the next release',
    async (path) => {
      const { status, headers } = await request(system.url + path);
      expect([status, headers.get('cache-control')]).toEqual([200, expect.stringContaining('s-maxage=60')]);
      expect(headers.get('x-accel-expires')).toMatch(/^@\d+$/);
    },
  );
});
