import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { SmtpSink } from '../../../tools/src/smtp-sink/server.ts';
import { sessionsWaiting, untilWaiting } from '../harness/locks.ts';
import type { TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';
import { addresses, type Broadcaster } from './broadcaster.ts';
import { type Mailing, startMailing } from './mailing.ts';

let mailing: Mailing;
let system: TestSystem;
let sink: SmtpSink;
let admin: Broadcaster;

beforeAll(async () => {
  mailing = await startMailing();
  ({ system, sink, admin } = mailing);
  await system.startWorker();
});
beforeEach(() => mailing.calm());
afterAll(() => mailing.stop());

/** Holds every change by a person open before its commit. @returns releases them */
async function holdCommits(): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: system.db.url });
  await client.connect();
  await client.query('BEGIN');
  await client.query('LOCK TABLE activities IN SHARE ROW EXCLUSIVE MODE');
  return () => client.end();
}

/** Until that many changes wait for their commit. */
const held = () =>
  until(
    async () =>
      (await system.db.rows(`SELECT 1 FROM pg_locks WHERE relation = 'activities'::regclass AND NOT granted`))
        .length > 0,
  );

it('cancels recipients that the mail server defers during or after the cancellation', async () => {
  sink.react = (address) => (address.startsWith('put-off-0') ? 'later' : 'accept');
  for (const during of [true, false]) {
    const answer = mailing.holdMails();
    const { body } = await admin.create({ recipients: addresses(1, 'put-off') });
    await until(async () => sink.unanswered === 1);
    const release = during ? await holdCommits() : undefined;
    const cancelled = admin.send(`/api/broadcasts/${body._id}/cancel`);
    if (release) {
      await held();
      answer();
      // Recording the deferral waits for the cancellation.
      await until(async () => (await sessionsWaiting(system)) > 1);
      await release();
    }
    expect((await cancelled).status).toBe(200);
    answer();
    await until(async () => (await admin.get(body._id)).counts['sending'] === 0);
    expect((await admin.get(body._id)).counts).toMatchObject({ cancelled: 1, queued: 0 });
  }
});

it('does not finish while a recipient is being requeued', async () => {
  sink.react = (address) => (address.startsWith('again-0') ? 'refuse' : 'accept');
  const answer = mailing.holdMails();
  const { body } = await admin.create({ recipients: addresses(2, 'again') });
  await until(async () => {
    const { counts } = await admin.get(body._id);
    return counts['failed'] === 1 && counts['sending'] === 1;
  });
  sink.react = () => 'accept';
  const release = await holdCommits();
  const retried = admin.send(`/api/broadcasts/${body._id}/retry-failed`);
  await held();
  answer();
  await until(async () => (await admin.get(body._id)).counts['sent'] === 1);
  await new Promise((resolve) => setTimeout(resolve, 300));
  await release();
  expect((await retried).status).toBe(200);
  await until(async () => (await admin.get(body._id)).counts['sent'] === 2);
  expect((await admin.become(body._id, 'finished')).counts).toMatchObject({ sent: 2, queued: 0, failed: 0 });
});

it('sends later a message that could not be read, and does not mark it uncertain', async () => {
  await system.db.rows('ALTER TABLE broadcast_attachments RENAME TO away');
  const { body } = await admin.create({ recipients: addresses(2, 'unread') });
  await until(async () => {
    const rows = await system.db.rows<{ claimed: boolean }>(
      'SELECT dispatched_at IS NOT NULL OR retry_at IS NOT NULL AS claimed FROM broadcast_recipients WHERE broadcast_id = $1',
      [body._id],
    );
    return rows.every(({ claimed }) => claimed);
  });
  await new Promise((resolve) => setTimeout(resolve, 300));
  await system.db.rows('ALTER TABLE away RENAME TO broadcast_attachments');
  expect((await admin.become(body._id, 'finished')).counts).toMatchObject({ sent: 2, uncertain: 0 });
});

it('is cancelled without a deadlock while a worker claims rows', async () => {
  const scheduledAt = new Date(Date.now() + 3_600_000).toISOString();
  const { body } = await admin.create({ recipients: addresses(3, 'crossed'), scheduledAt });
  const rows = await system.db.rows<{ id: string }>(
    'SELECT id FROM broadcast_recipients WHERE broadcast_id = $1 ORDER BY id',
    [body._id],
  );
  // A rewritten row lies behind the others, and a small table is read in physical order.
  await system.db.rows('UPDATE broadcast_recipients SET error = NULL WHERE id = $1', [rows[0]?.id]);
  await system.db.rows('ANALYZE broadcast_recipients');

  const worker = new pg.Client({ connectionString: system.db.url });
  await worker.connect();
  const claim = (row: { id: string } | undefined) =>
    worker.query('SELECT 1 FROM broadcast_recipients WHERE id = $1 FOR UPDATE', [row?.id]);
  await worker.query('BEGIN');
  await claim(rows[0]);
  const cancelled = admin.send(`/api/broadcasts/${body._id}/cancel`);
  await untilWaiting(system);
  await claim(rows.at(-1));
  await worker.end();
  expect((await cancelled).status).toBe(200);
  expect((await admin.get(body._id)).counts).toMatchObject({ cancelled: 3 });
});
