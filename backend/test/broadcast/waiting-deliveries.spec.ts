import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { SmtpSink } from '../../../tools/src/smtp-sink/server.ts';
import type { TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';
import { addresses, type Broadcaster } from './broadcaster.ts';
import { type Mailing, startMailing } from './mailing.ts';

/** Messages per connection: one on the wire, one prepared. */
const PER_CONNECTION = 2;
const COUNT = 6;

let mailing: Mailing;
let system: TestSystem;
let sink: SmtpSink;
let admin: Broadcaster;

beforeAll(async () => {
  mailing = await startMailing({ BROADCAST_CONCURRENCY: '1' });
  ({ system, sink, admin } = mailing);
});
beforeEach(() => mailing.calm());
afterAll(() => mailing.stop());

/** From the recipients' rows, once no worker holds any. */
async function atRest(id: string): Promise<{ sent: number; counts: Record<string, number> }> {
  const { counts } = await until(async () => {
    const view = await admin.get(id);
    return view.counts['sending'] === 0 && view;
  });
  return { sent: counts['sent'] ?? 0, counts };
}

const sentTo = (prefix: string) =>
  addresses(COUNT, prefix).filter(({ email }) => sink.delivered.get(email) === 1).length;

/** A broadcast behind a slow mail server, claimed by one worker, its first message sent. */
async function begin(prefix: string): Promise<string> {
  sink.delayMs = 700;
  const { body } = await admin.create({ recipients: addresses(COUNT, prefix) });
  await until(async () => sentTo(prefix) > 0);
  return body._id;
}

it('does not send claimed messages after a pause', async () => {
  const worker = await system.startWorker();
  const id = await begin('paused');
  expect((await admin.send(`/api/broadcasts/${id}/pause`)).status).toBe(200);
  const before = sentTo('paused');
  const { sent, counts } = await atRest(id);
  expect(sent).toBeLessThanOrEqual(before + PER_CONNECTION);
  expect(counts).toMatchObject({ queued: COUNT - sent, uncertain: 0, cancelled: 0 });
  mailing.calm();
  expect((await admin.send(`/api/broadcasts/${id}/resume`)).status).toBe(200);
  expect((await admin.become(id, 'finished')).counts).toMatchObject({ sent: COUNT });
  expect(sentTo('paused')).toBe(COUNT);
  await worker.close();
});

it('respects an unsubscription while the message waits', async () => {
  const worker = await system.startWorker();
  const id = await begin('leaving');
  await system.db.rows(`INSERT INTO suppressions (email, reason) VALUES ($1, 'unsubscribed')`, [
    `leaving-${COUNT - 1}@example.com`,
  ]);
  expect((await admin.become(id, 'finished')).counts).toMatchObject({ sent: COUNT - 1, suppressed: 1 });
  expect(sink.delivered.get(`leaving-${COUNT - 1}@example.com`)).toBeUndefined();
  await worker.close();
});

it('hands waiting messages to the next worker when stopped', async () => {
  const worker = await system.startWorker();
  const id = await begin('handed-on');
  await worker.close();
  const { sent, counts } = await atRest(id);
  expect(sent).toBeLessThan(COUNT);
  expect(counts).toMatchObject({ queued: COUNT - sent, uncertain: 0 });
  mailing.calm();
  await system.startWorker();
  expect((await admin.become(id, 'finished')).counts).toMatchObject({ sent: COUNT, uncertain: 0 });
  expect(sentTo('handed-on')).toBe(COUNT);
});
