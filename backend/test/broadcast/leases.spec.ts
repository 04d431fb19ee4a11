import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { SmtpSink } from '../../../tools/src/smtp-sink/server.ts';
import type { TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';
import { addresses } from './broadcaster.ts';
import { type Mailing, startMailing } from './mailing.ts';

let mailing: Mailing;
let system: TestSystem;
let sink: SmtpSink;

beforeAll(async () => {
  mailing = await startMailing({ BROADCAST_CONCURRENCY: '1', JOB_LEASE_MS: '3000' });
  ({ system, sink } = mailing);
});
afterAll(() => mailing.stop());

it('renews the leases of rows that wait behind a slow mail server', async () => {
  // Four rows wait for one connection: the last is sent after three lease times.
  sink.delayMs = 2_500;
  const { admin } = mailing;
  await system.startWorker();
  const { body } = await admin.create({ recipients: addresses(4, 'patient') });
  const lost = new Set<string>();
  const done = await until(async () => {
    const { items } = await admin.recipients(body._id, '&status=uncertain');
    for (const { email } of items) lost.add(email);
    const broadcast = await admin.get(body._id);
    return broadcast.status === 'finished' && broadcast;
  });
  expect([...lost]).toEqual([]);
  expect(done.counts).toMatchObject({ sent: 4, uncertain: 0 });
});
