import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { freePort } from '../../../tools/src/services/ports.ts';
import { call } from '../harness/client.ts';
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
  tracker = createServer((request, response) => {
    void (async () => {
      received.push({ path: request.url ?? '', envelope: await text(request) });
      response.end('{}');
    })();
  });
  tracker.listen(0, '127.0.0.1');
  await once(tracker, 'listening');
  const { port } = tracker.address() as AddressInfo;
  const PORT = String(await freePort());
  url = `http://127.0.0.1:${PORT}`;
  const report = { SENTRY_DSN: `http://key@127.0.0.1:${port}/42`, RELEASE: 'abc123', LOG_LEVEL: 'error' };
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
