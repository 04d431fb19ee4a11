import { NestFactory } from '@nestjs/core';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { SmtpSink } from '../../../tools/src/smtp-sink/server.ts';
import { ClaimsRepository } from '../../src/modules/broadcast/delivery/claims.repository.ts';
import { HourlyLimit } from '../../src/modules/broadcast/delivery/hourly-limit.ts';
import { SettlementsRepository } from '../../src/modules/broadcast/delivery/settlements.repository.ts';
import { UnitOfWork } from '../../src/platform/database/unit-of-work.ts';
import { WorkerModule } from '../../src/worker.module.ts';
import type { TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';
import { addresses, type Broadcaster } from './broadcaster.ts';
import { type Mailing, startMailing } from './mailing.ts';

const LIMIT = 5;
/** Longer than a rest lasts before it is looked at again. */
const REST_MS = 15_000;

let mailing: Mailing;
let system: TestSystem;
let sink: SmtpSink;
let admin: Broadcaster;

beforeAll(async () => {
  mailing = await startMailing({ BROADCAST_PER_HOUR: String(LIMIT) });
  ({ system, sink, admin } = mailing);
});
beforeEach(async () => {
  mailing.calm();
  await system.db.rows('DELETE FROM broadcast_usage');
});
afterAll(() => mailing.stop());

const delivered = (prefix: string) =>
  [...sink.delivered].filter(([address]) => address.startsWith(`${prefix}-`)).length;

/** Until these have taken all that the hour has, and it is written down. */
const usedUpBy = (prefix: string) =>
  until(async () => {
    const sending = await system.db.rows(`SELECT 1 FROM broadcast_recipients WHERE status = 'sending'`);
    return delivered(prefix) === LIMIT && sending.length === 0;
  });

/** As if everything until now had gone out an hour ago. */
const anHourPasses = () => system.db.rows(`UPDATE broadcast_usage SET slot = slot - interval '61 minutes'`);

it('lets no more go in any hour, wherever it begins, however many workers there are', async () => {
  const windowMs = 2_000;
  const most = 10;
  const { body } = await admin.create({ recipients: addresses(45, 'sliding') });
  const rows = await system.db.rows<{ id: string }>(
    'SELECT id FROM broadcast_recipients WHERE broadcast_id = $1 ORDER BY position',
    [body._id],
  );
  const line = rows.map(({ id }) => id);
  const db = system.app.get(UnitOfWork, { strict: false });
  const sent: number[] = [];
  const worker = async () => {
    const hourly = new HourlyLimit(db, most, windowMs);
    const claims = new ClaimsRepository(db, hourly);
    const outcomes = new SettlementsRepository(db, hourly);
    while (line.length > 0) {
      const { claimed, noRoom } = await claims.claim(line.splice(0, 4), 30_000);
      line.push(...noRoom);
      for (const { id } of claimed) {
        // Slowly at first: what went at the end of the first window counts in the middle of the second.
        await delay(sent.length < most ? 120 : 5);
        sent.push(Date.now());
        await outcomes.settle([
          { id, status: 'sent', error: null, retryAfter: 0, counts: true, bounced: false },
        ]);
      }
      if (noRoom.length > 0) await delay(await hourly.restMs());
    }
  };
  const began = Date.now();
  await Promise.all([worker(), worker(), worker()]);
  expect(sent).toHaveLength(45);
  const fullest = Math.max(
    ...sent.map((from) => sent.filter((at) => at >= from && at < from + windowMs).length),
  );
  expect(fullest).toBe(most);
  // Five hours' worth, on a machine that has other things to do: it does not rest where there is room.
  expect(Date.now() - began).toBeLessThan(10 * windowMs);
});

it('counts what the mail server took, and neither refused nor unwanted ones', async () => {
  await system.startWorker();
  for (const n of [0, 1, 2]) await admin.send('/api/suppressions', { email: `counted-${n}@example.com` });
  sink.react = (address) => (/^counted-[345]@/.test(address) ? 'refuse' : 'accept');
  const { body } = await admin.create({ recipients: addresses(14, 'counted') });
  await usedUpBy('counted');
  await delay(1_500);
  expect(delivered('counted')).toBe(LIMIT);
  expect((await admin.get(body._id)).counts).toMatchObject({
    suppressed: 3,
    failed: 3,
    sent: LIMIT,
    queued: 3,
  });

  // Who emptied Redis has not emptied the hour; nor does another worker have one of its own.
  await system.redis.flushdb();
  const second = await system.startWorker();
  await delay(2_500);
  expect(delivered('counted')).toBe(LIMIT);
  await second.close();

  await anHourPasses();
  await admin.become(body._id, 'finished', REST_MS);
  expect(delivered('counted')).toBe(8);
});

it('counts nothing for a broadcast that is paused or cancelled while its rows are in the queue', async () => {
  const { body } = await admin.create({ recipients: addresses(30, 'stopped') });
  await usedUpBy('stopped');
  await admin.send(`/api/broadcasts/${body._id}/pause`);
  await anHourPasses();
  const { body: other } = await admin.create({ recipients: addresses(LIMIT, 'instead') });
  await admin.become(other._id, 'finished', REST_MS);
  expect([delivered('stopped'), delivered('instead')]).toEqual([LIMIT, LIMIT]);
  await admin.send(`/api/broadcasts/${body._id}/cancel`);
});

it('goes on within a minute when the limit is raised, and counts what went before', async () => {
  const { body } = await admin.create({ recipients: addresses(LIMIT + 8, 'raised') });
  await usedUpBy('raised');
  await delay(1_000);
  const env = { ...system.env, BROADCAST_PER_HOUR: LIMIT + 6 };
  const worker = await NestFactory.createApplicationContext(WorkerModule.forRoot(env), { logger: false });
  try {
    await until(async () => delivered('raised') === LIMIT + 6, 60_000);
    await delay(1_000);
    expect(delivered('raised')).toBe(LIMIT + 6);
  } finally {
    await worker.close();
  }
  await admin.send(`/api/broadcasts/${body._id}/cancel`);
});

it('tells at once when a single message goes out, and sends it by itself', async () => {
  const message = { subject: 'Hi', fromName: 'Ironbloom', bodyHtml: '<p>{name}</p>' };
  const single = (to: string) => admin.send('/api/users/admin/send-email', { ...message, to });
  await system.db.rows('DELETE FROM broadcast_usage');
  const { body } = await admin.create({ recipients: addresses(1_200, 'crowd') });
  await usedUpBy('crowd');
  const inQueue = `SELECT count(*)::int AS n FROM broadcast_recipients WHERE status = 'queued' AND dispatched_at IS NOT NULL`;
  await until(async () => (await system.db.rows<{ n: number }>(inQueue))[0]?.n === 1_000);
  // As of twenty minutes ago: it is not always a whole hour.
  await system.db.rows(`UPDATE broadcast_usage SET slot = slot - interval '20 minutes'`);

  const began = Date.now();
  const { status, body: answer } = await single('hurried-0@example.com');
  expect(Date.now() - began).toBeLessThan(3_000);
  const clock = (minutes: number) => new Date(began + (minutes + 330) * 60_000).toISOString().slice(11, 16);
  const words = (time: string) =>
    `The messages of this hour are used up. The mail goes out by itself at about ${time} IST.`;
  expect(status).toBe(503);
  expect([40, 41, 42].map((minutes) => words(clock(minutes)))).toContain(answer.message);

  // It is in line when the rest ends, though the queue holds as many rows of the broadcast as it may.
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
  expect([unwanted.status, unwanted.body.message]).toEqual([409, 'This address does not want our mails.']);

  await until(async () => {
    await anHourPasses();
    return delivered('hurried') === 1;
  });
  expect(delivered('crowd')).toBeLessThan(1_200);
  expect(sink.delivered.has('hurried-1@example.com')).toBe(false);
  await admin.send(`/api/broadcasts/${body._id}/cancel`);
});

it('does not ask without end while it rests', async () => {
  const { body } = await admin.create({ recipients: addresses(200, 'calm') });
  await usedUpBy('calm');
  await delay(500);
  const calls = async () =>
    Number(/cmdstat_evalsha:calls=(\d+)/.exec(await system.redis.info('commandstats'))?.[1] ?? 0);
  const before = await calls();
  await delay(3_000);
  // A look or two of the rows in hand, of a few calls each; without a rest it would be ten thousand.
  expect((await calls()) - before).toBeLessThan(1_500);
  await admin.send(`/api/broadcasts/${body._id}/cancel`);
});
