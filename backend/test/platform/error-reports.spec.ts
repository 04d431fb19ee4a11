import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { freePort } from '../../../tools/src/services/ports.ts';
import { call, request } from '../harness/client.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';

const BACKEND = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

let system: TestSystem;
let tracker: Server;
let backend: ChildProcess;
let url: string;
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
    LOG_LEVEL: 'error',
    RATE_LIMIT_SCALE: '1',
  };
  backend = spawn(process.execPath, [BACKEND], {
    env: { PATH: process.env['PATH'], ...system.variables, ...report, PORT },
    stdio: 'ignore',
  });
  await until(() => fetch(`${url}/api/health/ready`).catch(() => undefined));
});
afterAll(async () => {
  backend.kill('SIGKILL');
  tracker.close();
  await system.stop();
});

it('reports what nobody foresaw once, with the request’s id and nothing of the person', async () => {
  await system.db.rows('ALTER TABLE contact_messages RENAME TO contact_messages_away');
  try {
    expect((await call(`${url}/api/nothing-here`)).status).toBe(404);
    const { status, body } = await call(`${url}/api/contact`, {
      body: {
        name: 'Asha Rao',
        email: 'asha@example.com',
        number: '9876543210',
        message: 'A secret wish of mine',
      },
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

/** As a browser tells of an error; the answer has no body. */
const tell = (body: object) =>
  request(`${url}/api/client-errors`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

it('reports what a browser tells of, without what belongs to the person', async () => {
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

it('listens to one address only so often', async () => {
  const statuses = new Set<number>();
  for (let turn = 0; turn < 61; turn += 1) {
    const body = { kind: 'rejection', name: 'Error', message: 'again', path: '/' };
    // oxlint-disable-next-line no-await-in-loop
    statuses.add((await tell(body)).status);
  }
  expect([...statuses]).toEqual([204, 429]);
});
