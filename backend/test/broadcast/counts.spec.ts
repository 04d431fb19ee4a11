import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { SmtpSink } from '../../../tools/src/smtp-sink/server.ts';
import { HourlyLimit } from '../../src/modules/broadcast/delivery/hourly-limit.ts';
import { DeliveriesRepository } from '../../src/modules/broadcast/delivery/deliveries.repository.ts';
import { UnitOfWork } from '../../src/platform/database/unit-of-work.ts';
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

type Counts = Record<string, number>;

/** Counts kept with the broadcast for its last end. */
async function kept(id: string): Promise<Counts | undefined> {
  const [row] = await system.db.rows<{ counts: Counts }>(
    'SELECT counts FROM broadcasts WHERE id = $1 AND counts_end = finished_at',
    [id],
  );
  return row?.counts;
}

/** Changes the kept count: an answer with this number was not counted anew. */
const mark = (id: string) =>
  system.db.rows(`UPDATE broadcasts SET counts = '{"sent": 4242}' WHERE id = $1`, [id]);

/** Simulates an expired lease of a living worker. */
const sweep = async (id: string) => {
  await system.db.rows(
    `UPDATE broadcast_recipients SET lease_until = now() - interval '1 s' WHERE broadcast_id = $1 AND status = 'sending'`,
    [id],
  );
};

it('keeps the counts of a finished broadcast, and does not count its recipients again', async () => {
  sink.react = (address) => (address.startsWith('kept-1@') ? 'refuse' : 'accept');
  const { body } = await admin.create({ recipients: addresses(3, 'kept') });
  await admin.become(body._id, 'finished');
  expect(await until(() => kept(body._id))).toEqual({ sent: 2, failed: 1 });
  expect((await admin.get(body._id)).counts).toMatchObject({ sent: 2, failed: 1, queued: 0 });
  await mark(body._id);
  expect((await admin.get(body._id)).counts['sent']).toBe(4242);
  const history = await admin.read<{ items: { _id: string; counts: Counts }[] }>('/api/broadcasts');
  expect(history.body.items.find(({ _id }) => _id === body._id)?.counts['sent']).toBe(4242);

  // It runs again: the kept counts are of its former end.
  sink.react = () => 'accept';
  const release = mailing.holdMails();
  await admin.send(`/api/broadcasts/${body._id}/retry-failed`);
  expect((await admin.get(body._id)).counts).toMatchObject({ sent: 2, failed: 0 });
  release();
  await admin.become(body._id, 'finished');
  expect((await admin.get(body._id)).counts).toMatchObject({ sent: 3, failed: 0 });
  expect(await until(() => kept(body._id))).toEqual({ sent: 3 });
});

it('keeps the counts of a cancelled broadcast after its last message', async () => {
  const release = mailing.holdMails();
  const { body } = await admin.create({ recipients: addresses(60, 'cancelled') });
  await until(async () => sink.unanswered > 0);
  expect((await admin.send(`/api/broadcasts/${body._id}/cancel`)).status).toBe(200);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect((await admin.get(body._id)).counts['sending']).toBeGreaterThan(0);
  expect(await kept(body._id)).toBeUndefined();
  release();
  const counts = await until(() => kept(body._id));
  const sent = addresses(60, 'cancelled').filter(({ email }) => sink.delivered.get(email) === 1).length;
  expect(counts).toEqual({ sent, cancelled: 60 - sent });
});

it('corrects kept counts when an uncertain recipient is recorded as sent after the end', async () => {
  const release = mailing.holdMails();
  const { body } = await admin.create({ recipients: addresses(2, 'late') });
  await until(async () => sink.unanswered === 2);
  const uncertain = await until(async () => {
    // Once more, in case the lease was just renewed.
    await sweep(body._id);
    return kept(body._id);
  });
  expect(uncertain).toEqual({ uncertain: 2 });
  release();
  await until(async () => (await admin.get(body._id)).counts['sent'] === 2);
  expect(await until(() => kept(body._id))).toEqual({ sent: 2 });
  expect((await admin.get(body._id)).status).toBe('finished');
});

it('invalidates counts that are kept while an uncertain recipient is recorded as sent', async () => {
  sink.react = () => 'drop-after-data';
  const { body } = await admin.create({ recipients: addresses(1, 'meanwhile') });
  expect(await until(() => kept(body._id))).toEqual({ uncertain: 1 });
  const [recipient] = (await admin.recipients(body._id)).items;
  const db = system.app.get(UnitOfWork, { strict: false });
  const outcomes = new DeliveriesRepository(db, new HourlyLimit(db, 0));
  const id = recipient?._id ?? '';

  // A transaction that has counted and has not committed.
  const lockHolder = new pg.Client({ connectionString: system.db.url });
  await lockHolder.connect();
  await lockHolder.query('BEGIN');
  await lockHolder.query('SELECT 1 FROM broadcasts WHERE id = $1 FOR UPDATE', [body._id]);
  await lockHolder.query(
    `UPDATE broadcasts SET counts = '{"uncertain": 1}', counts_end = finished_at WHERE id = $1`,
    [body._id],
  );
  const settled = outcomes.record([
    { id, status: 'sent', error: null, retryAfter: 0, counts: true, bounced: false },
  ]);
  await until(
    async () =>
      (
        await system.db.rows(
          `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        )
      ).length > 0,
  );
  await lockHolder.query('COMMIT');
  await lockHolder.end();
  await settled;
  expect((await admin.get(body._id)).counts).toMatchObject({ sent: 1, uncertain: 0 });
  expect(await until(() => kept(body._id))).toEqual({ sent: 1 });
});

it('counts a broadcast that ran again once more and keeps the new counts', async () => {
  const { body } = await admin.create({ recipients: addresses(2, 'before') });
  await until(() => kept(body._id));
  await mark(body._id);
  await system.db.rows(`UPDATE broadcasts SET status = 'paused', finished_at = NULL WHERE id = $1`, [
    body._id,
  ]);
  expect((await admin.get(body._id)).counts).toMatchObject({ sent: 2 });
  await system.db.rows(`UPDATE broadcasts SET status = 'finished', finished_at = now() WHERE id = $1`, [
    body._id,
  ]);
  expect((await admin.get(body._id)).counts).toMatchObject({ sent: 2 });
  expect(await until(() => kept(body._id))).toEqual({ sent: 2 });
});
