import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { SmtpSink } from '../../../tools/src/smtp-sink/server.ts';
import { request } from '../harness/client.ts';
import type { TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';
import { addresses, type Broadcaster } from './broadcaster.ts';
import { type Mailing, startMailing } from './mailing.ts';
import { Workers } from './workers.ts';

let mailing: Mailing;
let system: TestSystem;
let sink: SmtpSink;
let admin: Broadcaster;
let workers: Workers;

beforeAll(async () => {
  mailing = await startMailing();
  ({ system, sink, admin } = mailing);
  workers = new Workers(system.variables);
});
afterAll(async () => {
  workers.kill();
  await mailing.stop();
});

it('sends a code at once while a broadcast runs at full speed', async () => {
  sink.delayMs = 5;
  const { body } = await admin.create({ recipients: addresses(3_000, 'crowd') });
  workers.start();
  await until(async () => ((await admin.get(body._id)).counts['sent'] ?? 0) > 100);
  const began = Date.now();
  const email = 'in-a-hurry@example.com';
  await request(`${system.url}/api/users/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Hurry', email, password: 'a-good-password' }),
  });
  await until(async () => sink.delivered.get(email));
  expect((await admin.get(body._id)).status).toBe('running');
  expect(Date.now() - began).toBeLessThan(5_000);
  await admin.send(`/api/broadcasts/${body._id}/cancel`);
});

it('stores 100,000 recipients in one request', async () => {
  workers.kill();
  const recipients = addresses(100_000, 'many');
  const { status, body } = await admin.create({ recipients });
  expect(status).toBe(201);
  expect(body.total).toBe(100_000);
  const page = await admin.recipients(body._id, '&search=many-99999@&status=queued');
  expect(page.items).toMatchObject([{ email: 'many-99999@example.com' }]);
  await admin.send(`/api/broadcasts/${body._id}/cancel`);
  expect((await admin.get(body._id)).counts).toMatchObject({ cancelled: 100_000, queued: 0 });
});
