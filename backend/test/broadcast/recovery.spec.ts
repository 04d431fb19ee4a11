import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SmtpSink, startSmtpSink } from '../../../tools/src/smtp-sink/server.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';
import { addresses, Broadcaster } from './broadcaster.ts';

const WORKER = fileURLToPath(new URL('../../dist/worker.js', import.meta.url));
const CONCURRENCY = 10;

let system: TestSystem;
let sink: SmtpSink;
let admin: Broadcaster;
const workers = new Set<ChildProcess>();

/** A worker process of its own, as production has it: only a process can be killed. */
function startWorker(): ChildProcess {
  const worker = spawn(process.execPath, [WORKER], {
    env: { PATH: process.env['PATH'], ...system.variables, LOG_LEVEL: 'fatal' },
    stdio: 'ignore',
  });
  workers.add(worker);
  worker.once('exit', () => workers.delete(worker));
  return worker;
}

beforeAll(async () => {
  sink = await startSmtpSink();
  system = await startSystem({
    SMTP_URL: sink.url,
    BROADCAST_POLL_MS: '50',
    BROADCAST_PER_SECOND: '0',
    BROADCAST_CONCURRENCY: String(CONCURRENCY),
    // Silent workers count as dead soon, so that the test need not wait a minute.
    JOB_LEASE_MS: '6000',
  });
  admin = await Broadcaster.of(system);
});
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL');
  await system.stop();
  await sink.close();
});

const sentOf = async (id: string) => (await admin.get(id)).counts['sent'] ?? 0;

it('survives killed workers and an emptied Redis: everybody accounted for, nobody twice', async () => {
  const COUNT = 2_000;
  const recipients = addresses(COUNT, 'survivor');
  sink.delayMs = 10;
  const { body } = await admin.create({ recipients });
  let kills = 0;
  startWorker();
  for (const share of [0.2, 0.4, 0.6]) {
    await until(async () => (await sentOf(body._id)) > COUNT * share || undefined);
    for (const worker of workers) worker.kill('SIGKILL');
    kills += 1;
    if (share === 0.4) await system.redis.flushdb();
    startWorker();
    if (share === 0.6) startWorker();
  }
  const done = await admin.become(body._id, 'finished', 90_000);

  const { sent = 0, uncertain = 0 } = done.counts;
  expect(sent + uncertain).toBe(COUNT);
  expect(uncertain).toBeLessThanOrEqual(kills * CONCURRENCY * 4 * 2);
  const deliveries = recipients.map(({ email }) => sink.delivered.get(email) ?? 0);
  expect(Math.max(...deliveries)).toBe(1);
  // Every one that the ledger calls sent was taken; those taken beyond that are among the uncertain.
  const taken = deliveries.filter((count) => count === 1).length;
  expect(taken).toBeGreaterThanOrEqual(sent);
  expect(taken - sent).toBeLessThanOrEqual(uncertain);
}, 150_000);

it('lets a code through at once while a broadcast runs at full speed', async () => {
  sink.delayMs = 5;
  const { body } = await admin.create({ recipients: addresses(3_000, 'crowd') });
  if (workers.size === 0) startWorker();
  await until(async () => (await sentOf(body._id)) > 100 || undefined);
  const began = Date.now();
  const email = 'in-a-hurry@example.com';
  await fetch(`${system.url}/api/users/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Hurry', email, password: 'a-good-password' }),
  });
  await until(async () => sink.delivered.get(email));
  expect((await admin.get(body._id)).status).toBe('running');
  expect(Date.now() - began).toBeLessThan(5_000);
  await admin.send(`/api/broadcasts/${body._id}/cancel`);
}, 60_000);

it('freezes 100,000 recipients in one go', async () => {
  for (const worker of workers) worker.kill('SIGKILL');
  const recipients = addresses(100_000, 'many');
  const { status, body } = await admin.create({ recipients });
  expect(status).toBe(201);
  expect(body.total).toBe(100_000);
  const page = await admin.recipients(body._id, '&search=many-99999@&status=queued');
  expect(page.items).toMatchObject([{ email: 'many-99999@example.com' }]);
  await admin.send(`/api/broadcasts/${body._id}/cancel`);
  expect((await admin.get(body._id)).counts).toMatchObject({ cancelled: 100_000, queued: 0 });
}, 60_000);
