import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startPostgres } from '../../../tools/src/services/postgres.ts';
import { type SmtpSink, startSmtpSink } from '../../../tools/src/smtp-sink/server.ts';
import { createTemplate } from '../harness/database.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';
import { addresses, Broadcaster } from './broadcaster.ts';
import { Workers } from './workers.ts';

const COUNT = 10_000;
const CONNECTIONS = 10;
/** Rows that a worker claims: twelve per connection. @see docs/decisions/015-claimed-rows-and-a-semaphore.md */
const IN_FLIGHT = CONNECTIONS * 12;

let folder: string;
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let system: TestSystem;
let sink: SmtpSink;
let workers: Workers;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ironbloom-recovery-'));
  // A database of its own with durable commits, as it is killed.
  postgres = await startPostgres({ dataDir: folder, durable: true });
  await createTemplate(postgres.url);
  sink = await startSmtpSink();
  system = await startSystem(
    {
      SMTP_URL: sink.url,
      BROADCAST_POLL_MS: '50',
      BROADCAST_PER_SECOND: '0',
      BROADCAST_CONCURRENCY: String(CONNECTIONS),
      // Short leases, so that the test need not wait a minute.
      JOB_LEASE_MS: '6000',
    },
    { databaseServer: postgres.url },
  );
  workers = new Workers(system.variables);
});
afterAll(async () => {
  workers.kill();
  await system.stop();
  await postgres.stop();
  await sink.close();
  await rm(folder, { recursive: true, force: true });
});

async function restartPostgres(): Promise<void> {
  process.kill(postgres.pid, 'SIGKILL');
  await postgres.exited;
  await delay(1_500);
  const port = Number(new URL(postgres.url).port);
  postgres = await startPostgres({ dataDir: folder, durable: true, port });
}

it('accounts for every recipient and mails none twice when processes are killed', async () => {
  sink.delayMs = 10;
  const recipients = addresses(COUNT, 'survivor');
  const { body } = await (await Broadcaster.of(system)).create({ recipients });
  const counts = async () =>
    Object.fromEntries(
      (
        await system.db.rows<{ status: string; count: number }>(
          'SELECT status, count(*)::int FROM broadcast_recipients WHERE broadcast_id = $1 GROUP BY status',
          [body._id],
        )
      ).map(({ status, count }) => [status, count]),
    );
  const share = (part: number) => until(async () => ((await counts())['sent'] ?? 0) > COUNT * part, 180_000);

  let interrupted = 0;
  workers.start();
  for (const part of [0.1, 0.2, 0.3]) {
    await share(part);
    interrupted += workers.kill();
    if (part === 0.3) await system.redis.flushdb();
    workers.start();
  }
  workers.start();
  await share(0.5);
  await restartPostgres();
  // Rows that two workers were claiming or recording when the database died.
  interrupted += 2;
  await share(0.7);
  await system.redis.flushdb();
  await system.stopBackend();
  await until(async () => {
    const [row] = await system.db.rows<{ status: string }>('SELECT status FROM broadcasts WHERE id = $1', [
      body._id,
    ]);
    return row?.status === 'finished';
  }, 180_000);

  const { sent = 0, uncertain = 0, ...others } = await counts();
  expect([sent + uncertain, others]).toEqual([COUNT, {}]);
  expect(uncertain).toBeLessThanOrEqual(interrupted * IN_FLIGHT);
  const deliveries = recipients.map(({ email }) => sink.delivered.get(email) ?? 0);
  expect(Math.max(...deliveries)).toBe(1);
  // Every row marked sent was accepted; further accepted messages are among the uncertain.
  const taken = deliveries.filter((count) => count === 1).length;
  expect(taken).toBeGreaterThanOrEqual(sent);
  expect(taken - sent).toBeLessThanOrEqual(uncertain);
}, 600_000);
