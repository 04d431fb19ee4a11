import { NestFactory } from '@nestjs/core';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { DeliveriesRepository } from '../../src/modules/broadcast/delivery/deliveries.repository.ts';
import { HourlyLimit } from '../../src/modules/broadcast/delivery/hourly-limit.ts';
import { UnitOfWork } from '../../src/platform/database/unit-of-work.ts';
import { WorkerModule } from '../../src/worker.module.ts';
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
});
beforeEach(() => mailing.anew());
afterAll(() => mailing.stop());

it('holds for every sliding hour with any number of workers', async () => {
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
    const deliveries = new DeliveriesRepository(db, hourly);
    while (line.length > 0) {
      const { claimed, noRoom } = await deliveries.claim(line.splice(0, 4), 30_000);
      line.push(...noRoom);
      for (const { id } of claimed) {
        // Slowly at first, so that messages at the end of the first window count in the middle of the second.
        await delay(sent.length < most ? 120 : 5);
        sent.push(Date.now());
        await deliveries.record([
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
  // Five hours' worth; there is no wait while there is room.
  expect(Date.now() - began).toBeLessThan(10 * windowMs);
});

it('counts accepted messages, not refused or suppressed ones', async () => {
  await system.startWorker();
  for (const n of [0, 1, 2]) await admin.send('/api/suppressions', { email: `counted-${n}@example.com` });
  mailing.sink.react = (address) => (/^counted-[345]@/.test(address) ? 'refuse' : 'accept');
  const { body } = await admin.create({ recipients: addresses(14, 'counted') });
  await mailing.usedUpBy('counted');
  await delay(1_500);
  expect(mailing.delivered('counted')).toBe(LIMIT);
  expect((await admin.get(body._id)).counts).toMatchObject({
    suppressed: 3,
    failed: 3,
    sent: LIMIT,
    queued: 3,
  });

  // Neither an emptied Redis nor another worker resets the hour.
  await system.redis.flushdb();
  const second = await system.startWorker();
  await delay(2_500);
  expect(mailing.delivered('counted')).toBe(LIMIT);
  await second.close();

  await mailing.anHourPasses();
  await admin.become(body._id, 'finished', REST_MS);
  expect(mailing.delivered('counted')).toBe(8);
});

it('resumes within a minute after the limit is raised, counting earlier messages', async () => {
  const { body } = await admin.create({ recipients: addresses(LIMIT + 8, 'raised') });
  await mailing.usedUpBy('raised');
  await delay(1_000);
  const env = { ...system.env, BROADCAST_PER_HOUR: LIMIT + 6 };
  const worker = await NestFactory.createApplicationContext(WorkerModule.forRoot(env), { logger: false });
  try {
    await until(async () => mailing.delivered('raised') === LIMIT + 6, 60_000);
    await delay(1_000);
    expect(mailing.delivered('raised')).toBe(LIMIT + 6);
  } finally {
    await worker.close();
  }
  await admin.send(`/api/broadcasts/${body._id}/cancel`);
});

it('does not poll in a tight loop while it waits', async () => {
  const { body } = await admin.create({ recipients: addresses(200, 'calm') });
  await mailing.usedUpBy('calm');
  await delay(500);
  const calls = async () =>
    Number(/cmdstat_evalsha:calls=(\d+)/.exec(await system.redis.info('commandstats'))?.[1] ?? 0);
  const before = await calls();
  await delay(3_000);
  // A few looks at the claimed rows; a tight loop would make ten thousand.
  expect((await calls()) - before).toBeLessThan(1_500);
  await admin.send(`/api/broadcasts/${body._id}/cancel`);
});
