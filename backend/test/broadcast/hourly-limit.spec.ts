import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { clockTime } from '@ironbloom/brand/india';
import type { TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';
import { addresses, type Broadcaster } from './broadcaster.ts';
import { LIMIT, type LimitedMailing, REST_MS, startLimitedMailing } from './limited-mailing.ts';

let mailing: LimitedMailing;
let system: TestSystem;
let admin: Broadcaster;

beforeAll(async () => {
  mailing = await startLimitedMailing();
  ({ system, admin } = mailing);
  await system.startWorker();
});
beforeEach(() => mailing.anew());
afterAll(() => mailing.stop());

it('counts nothing for queued rows of a paused or cancelled broadcast', async () => {
  const { body } = await admin.create({ recipients: addresses(30, 'stopped') });
  await mailing.usedUpBy('stopped');
  await admin.send(`/api/broadcasts/${body._id}/pause`);
  await mailing.anHourPasses();
  const { body: other } = await admin.create({ recipients: addresses(LIMIT, 'instead') });
  await admin.become(other._id, 'finished', REST_MS);
  expect([mailing.delivered('stopped'), mailing.delivered('instead')]).toEqual([LIMIT, LIMIT]);
  await admin.send(`/api/broadcasts/${body._id}/cancel`);
});

it('answers at once when a single message will be sent, and sends it then', async () => {
  const message = { subject: 'Hi', fromName: 'Ironbloom', bodyHtml: '<p>{name}</p>' };
  const single = (to: string) => admin.send('/api/users/admin/send-email', { ...message, to });
  await system.db.rows('DELETE FROM broadcast_usage');
  const { body } = await admin.create({ recipients: addresses(1_200, 'crowd') });
  await mailing.usedUpBy('crowd');
  const inQueue = `SELECT count(*)::int AS n FROM broadcast_recipients WHERE status = 'queued' AND dispatched_at IS NOT NULL`;
  await until(async () => (await system.db.rows<{ n: number }>(inQueue))[0]?.n === 1_000);
  // As of twenty minutes ago, so that the wait is less than an hour.
  await system.db.rows(`UPDATE broadcast_usage SET slot = slot - interval '20 minutes'`);

  const began = Date.now();
  const { status, body: answer } = await single('hurried-0@example.com');
  expect(Date.now() - began).toBeLessThan(3_000);
  const words = (minutes: number) =>
    `The hourly limit is reached. The mail will be sent automatically at about ${clockTime(began + minutes * 60_000)}.`;
  expect(status).toBe(503);
  expect([40, 41, 42].map(words)).toContain(answer.message);

  // It is next when the wait ends, although the queue is full of the broadcast's rows.
  await until(
    async () =>
      (
        await system.db.rows(
          `SELECT 1 FROM broadcast_recipients WHERE email = 'hurried-0@example.com' AND dispatched_at IS NOT NULL`,
        )
      ).length > 0,
    3_000,
  );

  await admin.send('/api/suppressions', { email: 'hurried-1@example.com' });
  const unwanted = await single('hurried-1@example.com');
  expect([unwanted.status, unwanted.body.message]).toEqual([
    409,
    'This address is listed under Unsubscribed.',
  ]);

  await until(async () => {
    await mailing.anHourPasses();
    return mailing.delivered('hurried') === 1;
  });
  expect(mailing.delivered('crowd')).toBeLessThan(1_200);
  expect(mailing.sink.delivered.has('hurried-1@example.com')).toBe(false);
  await admin.send(`/api/broadcasts/${body._id}/cancel`);
});
