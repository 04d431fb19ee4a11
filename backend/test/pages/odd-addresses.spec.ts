import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { request } from '../harness/client.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';

let system: TestSystem;

beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system.stop());

const read = async (path: string) => {
  const response = await request(system.url + path);
  return { status: response.status, headers: response.headers, text: response.text };
};
const headingOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1];

it.each([
  ['a half escape alone', '/%', 'Unexpected Application Error!'],
  ['no UTF-8', '/%ff', 'Unexpected Application Error!'],
  ['a word that only begins like the API', '/apis/%zz', 'Unexpected Application Error!'],
  ['the end of a line', '/%0a', 'Unexpected Application Error!'],
  ['a NUL', '/%00', 'Unexpected Application Error!'],
  ['a control character behind a name', '/contact%7F', 'Unexpected Application Error!'],
  ['the end of a line below a list', '/blog/squats%0D%0Ax', 'Article Not Found'],
  ['a half escape below a list', '/blog/%', 'Article Not Found'],
  ['… and whole ones beside it', '/blog/%20%E0%A4%A', 'Article Not Found'],
  ['… and in its query', '/recipes/%?q=%', 'Unexpected Application Error!'],
])('shows the not-found page for an address with %s', async (_, path, heading) => {
  const { status, headers, text } = await read(path);
  expect([status, headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  expect(headingOf(text)).toBe(heading);
  expect(headers.get('content-security-policy')).toContain("script-src 'self'");
  expect([headers.get('cache-control'), headers.get('x-request-id')]).toEqual([
    'no-store',
    expect.any(String),
  ]);
});

/** Invisible and unassigned characters of each kind. */
const UNSEEN = [
  '\u2028',
  '\u2029',
  '\u00A0',
  '\u3000',
  '\u200B',
  '\uFEFF',
  '\u202E',
  '\uE000',
  '\u0378',
  '\uFFFF',
  '\u{10FFFF}',
  '\u{E0001}',
].map((letter) => encodeURIComponent(letter));

it.each(UNSEEN.flatMap((letter) => ['/', '/blog/', '/recipes/', '/contact'].map((path) => path + letter)))(
  'shows the page of what is not there at %s',
  async (path) => {
    const { status, headers } = await read(path);
    expect([status, headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  },
);

it('shows pages whose address is correctly escaped', async () => {
  expect((await read('/%63ontact')).status).toBe(200);
  expect((await read('/contact?ref=%')).status).toBe(200);
});

it.each([
  '/api/.env',
  '/api/x.map',
  '/api/%0a',
  '/api/blogs/slug/%0a',
  '/api/%e2%80%a8',
  '/api/blogs/slug/%e2%80%a9',
])('the API answers 404 at %s', async (path) => {
  const { status, headers, text } = await read(path);
  expect([status, headers.get('content-type')]).toEqual([404, expect.stringContaining('application/json')]);
  expect(JSON.parse(text)).toMatchObject({ statusCode: 404, code: expect.stringMatching(/NOT_FOUND$/) });
});

it.each(['/api/%', '/api/blogs/slug/%ff?x=%', '/api/%E0%A4%A/x'])(
  'the API refuses %s in its own form',
  async (path) => {
    const { status, headers, text } = await read(path);
    expect([status, headers.get('content-type')]).toEqual([400, expect.stringContaining('application/json')]);
    expect(JSON.parse(text)).toEqual({
      statusCode: 400,
      code: 'BAD_REQUEST',
      message: 'The request could not be read.',
      requestId: headers.get('x-request-id'),
    });
  },
);
