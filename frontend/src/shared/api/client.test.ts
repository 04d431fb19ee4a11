import { afterEach, expect, test, vi } from 'vitest';
import { clearToken, readToken, storeToken } from '../session/token.ts';
import { apiClient, unwrap } from './client.ts';
import { ApiError } from './errors.ts';
import type { ApiFetch } from './typed-client.ts';

afterEach(clearToken);

function answering(status: number, body: unknown, headers: Record<string, string> = {}) {
  return vi.fn<ApiFetch>(async () => Response.json(body, { status, headers }));
}

async function refusal(fetcher: ApiFetch): Promise<ApiError> {
  const error: unknown = await unwrap(apiClient(fetcher).GET('/api/payments/plans')).catch((e: unknown) => e);
  if (!(error instanceof ApiError)) throw new Error('expected an ApiError');
  return error;
}

test('sends the path and the stored token', async () => {
  storeToken('secret');
  const fetcher = answering(200, { ok: true });
  await unwrap(apiClient(fetcher).GET('/api/payments/plans'));
  const [path, init] = fetcher.mock.calls[0] ?? [];
  expect(path).toBe('/api/payments/plans');
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer secret');
});

test('sends the body as JSON', async () => {
  const fetcher = answering(200, {});
  const body = { orderId: 'order_1', statusToken: 't' };
  await unwrap(apiClient(fetcher).POST('/api/payments/cancel', { body }));
  expect(JSON.parse(String(fetcher.mock.calls[0]?.[1]?.body))).toEqual(body);
});

test.each([
  ['a plain array', [{ _id: 'b1' }, { _id: 'b2' }]],
  ['items without a total', { items: [{ _id: 'b1' }, { _id: 'b2' }] }],
  ['items with their total', { items: [{ _id: 'b1' }, { _id: 'b2' }], total: 2 }],
])('accepts a list as %s', async (_, body) => {
  const list = await unwrap(apiClient(answering(200, body)).GET('/api/blogs'));
  expect(list).toEqual({ items: [{ _id: 'b1' }, { _id: 'b2' }], total: 2 });
});

test('an error has status, code, message, fields and retryAfter', async () => {
  const body = {
    statusCode: 429,
    code: 'RATE_LIMITED',
    message: 'Slow down.',
    requestId: 'r1',
    fields: { a: 'b' },
  };
  const error = await refusal(answering(429, body, { 'retry-after': '30' }));
  expect(error).toMatchObject({ status: 429, code: 'RATE_LIMITED', message: 'Slow down.', retryAfter: 30 });
  expect(error.fields).toEqual({ a: 'b' });
});

test('an answer without JSON gets a default message', async () => {
  const error = await refusal(
    vi.fn<ApiFetch>(async () => new Response('<h1>Bad gateway</h1>', { status: 502 })),
  );
  expect(error).toMatchObject({ status: 502, code: 'SERVER_ERROR' });
  expect(error.message).toBe('Something went wrong. Please try again.');
});

test('an answer without a code keeps its message', async () => {
  const error = await refusal(answering(400, { message: 'Too many at once.' }, { 'x-request-id': 'r2' }));
  expect(error).toMatchObject({ code: 'REQUEST_FAILED', message: 'Too many at once.', requestId: 'r2' });
  expect((await refusal(answering(503, { error: 'Away.' }))).message).toBe('Away.');
});

test('a call without an answer has its own error code', async () => {
  const error = await refusal(
    vi.fn<ApiFetch>(async () => {
      throw new TypeError('Failed to fetch');
    }),
  );
  expect(error).toMatchObject({ status: 0, code: 'UNREACHABLE' });
});

test('a refused token is removed, which is announced', async () => {
  storeToken('stale');
  const heard = vi.fn();
  window.addEventListener('login-changed', heard);
  await refusal(answering(401, { code: 'UNAUTHENTICATED', message: 'Please sign in to continue.' }));
  window.removeEventListener('login-changed', heard);
  expect(readToken()).toBeNull();
  expect(heard).toHaveBeenCalledOnce();
});

test('a late refusal keeps a newer token', async () => {
  storeToken('stale');
  const late = vi.fn<ApiFetch>(async () => {
    storeToken('fresh');
    return Response.json({}, { status: 401 });
  });
  await refusal(late);
  expect(readToken()).toBe('fresh');
});
