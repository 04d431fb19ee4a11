import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { freePort } from '../../../tools/src/services/ports.ts';
import { call, request } from '../harness/client.ts';
import { holdLock } from '../harness/locks.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';

const BACKEND = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

const message = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  number: '9876543210',
  message: 'A secret wish of mine',
};

let system: TestSystem;
let tracker: Server;
let backend: ChildProcess;
let url: string;
/** Lines of the backend's log. */
const logged: string[] = [];
const received: { path: string; envelope: string }[] = [];

beforeAll(async () => {
  system = await startSystem();
  tracker = createServer((incoming, response) => {
    void (async () => {
      received.push({ path: incoming.url ?? '', envelope: await text(incoming) });
      response.end('{}');
    })();
  });
  tracker.listen(0, '127.0.0.1');
  await once(tracker, 'listening');
  const { port } = tracker.address() as AddressInfo;
  const PORT = String(await freePort());
  url = `http://127.0.0.1:${PORT}`;
  const report = {
    SENTRY_DSN: `http://key@127.0.0.1:${port}/42`,
    RELEASE: 'abc123',
    LOG_LEVEL: 'info',
    RATE_LIMIT_SCALE: '1',
  };
  backend = spawn(process.execPath, [BACKEND], {
    env: { PATH: process.env['PATH'], ...system.variables, ...report, PORT },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (backend.stdout) createInterface(backend.stdout).on('line', (line) => logged.push(line));
  await until(() => fetch(`${url}/api/health/ready`).catch(() => undefined));
});
afterAll(async () => {
  backend.kill('SIGKILL');
  tracker.close();
  await system.stop();
});

it('reports an unexpected error once, with the request id and no personal data', async () => {
  await system.db.rows('ALTER TABLE contact_messages RENAME TO contact_messages_away');
  try {
    expect((await call(`${url}/api/nothing-here`)).status).toBe(404);
    const { status, body } = await call(`${url}/api/contact`, {
      body: message,
    });
    expect(status).toBe(500);
    const [{ path, envelope }] = (await until(async () => received.length > 0 && received)) as [
      (typeof received)[0],
    ];
    expect(path).toMatch(/^\/api\/42\/envelope\//);
    const event = JSON.parse(envelope.split('\n')[2] ?? '') as {
      release: string;
      tags: Record<string, string>;
      exception: { values: { value: string; stacktrace: { frames: unknown[] } }[] };
    };
    expect(event.release).toBe('abc123');
    expect(event.tags).toMatchObject({ process: 'backend', request_id: body.requestId });
    expect(event.exception.values.at(-1)?.stacktrace.frames.length).toBeGreaterThan(0);
    expect(envelope).not.toMatch(/Asha|asha@|9876543210|secret wish/);
    expect(received).toHaveLength(1);
  } finally {
    await system.db.rows('ALTER TABLE contact_messages_away RENAME TO contact_messages');
  }
});

/** Log lines of one request without varying fields. */
const linesOf = (id: string | null) =>
  logged
    .filter((line) => line.includes(String(id)))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .map(({ level, msg, req, res, context }) => ({ level, msg, req, res, context }));

it('logs an API request at its end, and its id in every line before', async () => {
  const { headers } = await request(`${url}/api/blogs?search=asha`);
  const id = headers.get('x-request-id');
  await until(async () => linesOf(id).length > 0);
  const req = { id, method: 'GET', url: '/api/blogs' };
  expect(linesOf(id)).toEqual([{ level: 30, msg: 'request completed', req, res: { statusCode: 200 } }]);

  await system.db.rows('ALTER TABLE contact_messages RENAME TO contact_messages_away');
  try {
    const failed = (await call(`${url}/api/contact`, { body: message })).body.requestId;
    await until(async () => linesOf(failed).length > 1);
    const post = { id: failed, method: 'POST', url: '/api/contact' };
    expect(linesOf(failed)).toMatchObject([
      { level: 50, req: post, context: 'Http' },
      { level: 50, req: post, res: { statusCode: 500 }, msg: 'request errored' },
    ]);
  } finally {
    await system.db.rows('ALTER TABLE contact_messages_away RENAME TO contact_messages');
  }
});

it('logs no pages, no API calls of a rendering and no health checks', async () => {
  const { headers } = await request(`${url}/blog?page=1`);
  const { headers: health } = await request(`${url}/api/health/ready`);
  const { headers: last } = await request(`${url}/api/blogs`);
  await until(async () => linesOf(last.get('x-request-id')).length > 0);
  expect(linesOf(headers.get('x-request-id'))).toEqual([]);
  expect(linesOf(health.get('x-request-id'))).toEqual([]);
  expect(logged.join()).not.toMatch(/asha|9876543210/i);
});

it('logs aborted requests', async () => {
  const id = 'hung-up-before-the-answer';
  const release = await holdLock(system, 'LOCK TABLE contact_messages');
  const hungUp = fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-id': id },
    body: JSON.stringify(message),
    signal: AbortSignal.timeout(300),
  });
  await expect(hungUp).rejects.toThrow('timeout');
  await until(async () => linesOf(id).length > 0);
  expect(linesOf(id)).toMatchObject([{ level: 30, msg: 'request aborted' }]);
  await release();
});

/** A browser's error report; the answer has no body. */
const tell = (body: object) =>
  request(`${url}/api/client-errors`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

it('reports browser errors without personal data', async () => {
  received.length = 0;
  const told = {
    kind: 'error',
    name: 'TypeError',
    message: 'No plan for asha@example.com',
    stack: 'TypeError: No plan\n    at Hero (https://site.example/assets/home.js?token=secret:1:2)',
    path: '/payment-success?status=unguessable',
  };
  expect((await tell(told)).status).toBe(204);
  const envelope = await until(async () => received[0]?.envelope);
  expect(envelope).toContain('No plan for ***@***');
  expect(envelope).not.toMatch(/asha@|secret|unguessable/);
});

it.each([
  ['no kind', { name: 'TypeError', message: 'x', path: '/' }],
  ['a kind that is none', { kind: 'joke', name: 'TypeError', message: 'x', path: '/' }],
  ['a novel', { kind: 'error', name: 'TypeError', message: 'x'.repeat(1_001), path: '/' }],
])('refuses %s', async (_, body) => {
  expect((await tell(body)).status).toBe(400);
});

it('limits reports per IP address', async () => {
  const statuses = new Set<number>();
  for (let turn = 0; turn < 61; turn += 1) {
    const body = { kind: 'rejection', name: 'Error', message: 'again', path: '/' };
    // oxlint-disable-next-line no-await-in-loop
    statuses.add((await tell(body)).status);
  }
  expect([...statuses]).toEqual([204, 429]);
});
