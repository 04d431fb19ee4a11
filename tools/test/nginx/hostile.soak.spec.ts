import { request } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import { startStack, type Stack } from '../../src/stack/stack.ts';

/** Requests that cost much. */
interface HostileBody {
  name: string;
  path: string;
  type: string;
  body: Buffer;
  /** Expected status. */
  refusal: number;
}

const MB = 1_048_576;
const JSON_TYPE = 'application/json';
const FORM = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data; boundary=x';

const nested = (bytes: number, open = '[', close = ']') => {
  const depth = Math.floor(bytes / (open.length + close.length));
  return open.repeat(depth) + close.repeat(depth);
};
const keys = (count: number) => `{${Array.from({ length: count }, (_, key) => `"k${key}":0`).join()}}`;
const part = (name: string, file: string, text: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${text}\r\n--x--\r\n`;

const shape = (refusal: number, name: string, path: string, text: string, type = JSON_TYPE): HostileBody => ({
  refusal,
  name,
  path,
  type,
  body: Buffer.from(text),
});

const HOSTILE_BODIES: readonly HostileBody[] = [
  shape(401, 'lists in lists, 23 MB', '/api/broadcasts', nested(23 * MB)),
  shape(401, 'lists in lists, 7 MB', '/api/users/admin/send-email', nested(7 * MB)),
  shape(413, 'lists in lists, 1 MB, to sign in', '/api/users/login', nested(MB)),
  shape(400, 'lists in lists, 31 kB, to sign in', '/api/users/login', nested(31_000)),
  shape(400, 'objects in objects, 31 kB', '/api/users/register', nested(31_000, '{"a":', '}')),
  shape(400, 'lists in lists, 31 kB, as an order', '/api/payments/orders', nested(31_000)),
  shape(400, '2,600 keys', '/api/payments/orders', keys(2_600)),
  shape(400, '10,000 entries', '/api/contact', `[${'1,'.repeat(10_000)}1]`),
  shape(400, '10,000 lists', '/api/contact', `[${'[],'.repeat(10_000)}[]]`),
  shape(400, 'a long word', '/api/contact', JSON.stringify({ name: 'x'.repeat(31_000) })),
  shape(400, 'nothing but escapes', '/api/contact', `{"name":"${'\\u0000'.repeat(5_000)}"}`),
  shape(400, 'a prototype', '/api/users/login', '{"__proto__":{"isAdmin":true}}'),
  shape(400, 'JSON cut off', '/api/payments/verify', '{"razorpay_order_id":"'),
  shape(400, 'an event without a signature', '/api/payments/webhook', nested(120_000)),
  shape(413, 'an event of a megabyte', '/api/payments/webhook', keys(100_000)),
  shape(401, 'bounces without a secret', '/api/broadcasts/bounces', keys(60_000)),
  shape(413, 'a form of a megabyte', '/api/contact', 'a=1&'.repeat(MB / 4), FORM),
  shape(415, 'a form', '/api/users/login', 'a[b][c]=1&'.repeat(3_000), FORM),
  shape(
    401,
    'a picture that is none',
    '/api/admin/media',
    part('image', '; filename="a.png"', 'x'.repeat(8 * MB)),
    MULTIPART,
  ),
  shape(401, 'an article by nobody', '/api/blogs', part('content', '', '<b>'.repeat(300_000)), MULTIPART),
];

const CHUNK_BYTES = 32_768;

/** Sent in small pieces, as over a slow line. */
function* chunksOf({ body }: HostileBody): Generator<Buffer> {
  for (let at = 0; at < body.length; at += CHUNK_BYTES) yield body.subarray(at, at + CHUNK_BYTES);
}

const ROUNDS = 10;
const BARE = { durable: false, seeded: false, worker: false };

let stack: Stack;

beforeAll(async () => {
  const env = { REAL_IP_FROM: '127.0.0.0/8' };
  stack = await startStack({ ...BARE, name: 'hostile', nginx: true, env });
  return () => stack.stop();
});

/** On its own connection. @returns the status; 0 when it was cut first */
function send(hostile: HostileBody, from: string): Promise<number> {
  const { path, type, body } = hostile;
  return new Promise((resolve) => {
    const headers = { 'content-type': type, 'content-length': body.length, 'x-forwarded-for': from };
    const sending = request(stack.siteUrl + path, { method: 'POST', agent: false, headers });
    sending.on('response', ({ statusCode = 0 }) => {
      resolve(statusCode);
      sending.destroy();
    });
    sending.on('error', () => resolve(0));
    Readable.from(chunksOf(hostile)).pipe(sending);
  });
}

it('refuses hostile requests and stays ready', async () => {
  const state = { isOver: false };
  const readiness: number[] = [];
  const checking = async () => {
    while (!state.isOver) {
      readiness.push((await fetch(`http://127.0.0.1:${stack.env['PORT']}/api/health/ready`)).status);
      await sleep(20);
    }
  };
  const attacking = async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      // None has sent enough to be refused for its size.
      const statuses = await Promise.all(
        HOSTILE_BODIES.map((body, at) => send(body, `198.51.${round}.${at}`)),
      );
      expect(HOSTILE_BODIES.map(({ name }, at) => [name, statuses[at]])).toEqual(
        HOSTILE_BODIES.map(({ name, refusal }) => [name, refusal]),
      );
    }
  };
  await Promise.all([checking(), attacking().finally(() => (state.isOver = true))]);
  expect(HOSTILE_BODIES).toHaveLength(20);
  expect(new Set(readiness)).toEqual(new Set([200]));
});
