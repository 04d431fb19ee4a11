import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { anOrderRequest, BUDDY_6_PAISE } from '../factories/order-request.ts';
import type { ErrorAnswer } from '../harness/client.ts';
import { mailsTo } from '../harness/mailbox.ts';
import { Shop } from '../harness/shop.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';
import { services } from '../harness/services.ts';

/** The drain time of a killed process is short … */
const DOOMED = { JOB_LEASE_MS: '1500' };
/** … and the lease is long: an early end would send a second mail. */
const SUCCESSOR = { JOB_LEASE_MS: '6000' };

const WORKER = path.resolve(import.meta.dirname, '../../dist/worker.js');

let system: TestSystem;
let shop: Shop;
const processes: ChildProcess[] = [];

beforeEach(async () => {
  system = await startSystem({
    RECONCILE_EVERY_MS: '100',
    RECONCILE_FIRST_DELAY_MS: '300',
  });
  shop = new Shop(system);
});
afterEach(async () => {
  for (const child of processes.splice(0)) child.kill('SIGKILL');
  await system.stop();
});

/** The built worker as a process that can be killed. */
function spawnWorker(overrides: Record<string, string> = {}): ChildProcess {
  const env = { PATH: process.env['PATH'], ...system.variables, ...overrides };
  const child = spawn(process.execPath, [WORKER], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  processes.push(child);
  return child;
}

/** Accepts connections and never answers, as a hanging mail server does. */
async function startSilentMailServer(): Promise<{ url: string; server: Server; connected: () => number }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return { url: `smtp://127.0.0.1:${port}`, server, connected: () => sockets.size };
}

async function receiptsOf(orderId: string): Promise<number> {
  return (await mailsTo((await shop.payment(orderId)).email)).length;
}

describe('recovery', () => {
  it('accepts webhooks that are late, repeated or out of order', async () => {
    system.sandbox.control.setWebhookUrl(`${system.url}/api/payments/webhook`);
    const { body: order } = await shop.order();
    await system.startWorker();
    system.sandbox.control.setWebhooks({ copies: 2, order: 'reversed' });
    system.sandbox.control.decline(order.orderId);
    system.sandbox.control.capture(order.orderId);
    await until(async () => (await shop.payment(order.orderId)).status === 'completed');
    await until(async () => (await receiptsOf(order.orderId)) === 1);
  });

  it.each([
    ['hangs', { hang: true }],
    ['cuts the line', { drop: true }],
    ['loses its answer', { drop: true, when: 'after' as const }],
  ])('makes one payment of a retried order when Razorpay %s', async (_, fault) => {
    const request = anOrderRequest();
    system.sandbox.control.failApi({ ...fault, times: 1 });
    expect((await shop.order<ErrorAnswer>(request)).body.code).toBe('PAYMENT_PROVIDER_UNAVAILABLE');
    expect((await shop.order(request)).status).toBe(201);
    expect(await system.db.rows('SELECT 1 FROM payments')).toHaveLength(1);
  });

  it('asks again with growing intervals while Razorpay is unreachable', async () => {
    const { body: order } = await shop.order();
    const paymentId = system.sandbox.control.capture(order.orderId);
    system.sandbox.control.failApi({ status: 502 });
    expect((await shop.verify(order.orderId, paymentId)).body.status).toBe('pending');
    await system.startWorker();
    await until(async () => {
      const [row] = await system.db.rows<{ n: number }>('SELECT check_count AS n FROM payments');
      return row!.n >= 2;
    });
    expect((await shop.payment(order.orderId)).status).toBe('pending');
    system.sandbox.control.failApi(undefined);
    await until(async () => (await shop.payment(order.orderId)).status === 'completed');
  });

  it('sends the receipt once when the worker is killed after the capture', async () => {
    const silent = await startSilentMailServer();
    const { body: order } = await shop.order();
    const paymentId = system.sandbox.control.capture(order.orderId);
    const doomed = spawnWorker({ ...DOOMED, SMTP_URL: silent.url });
    await shop.webhook('payment.captured', order.orderId, { id: paymentId, amount: BUDDY_6_PAISE });
    await until(async () => silent.connected() > 0);
    doomed.kill('SIGKILL');
    await once(doomed, 'exit');
    silent.server.close();
    expect(await receiptsOf(order.orderId)).toBe(0);

    spawnWorker(SUCCESSOR);
    await until(async () => (await receiptsOf(order.orderId)) > 0);
    await until(async () => (await system.db.rows('SELECT 1 FROM outbox')).length === 0);
    await delay(2_000);
    expect(await receiptsOf(order.orderId)).toBe(1);
    expect(await shop.transitions(order.orderId)).toEqual(['pending→completed']);
  });

  it('delivers from the outbox after Redis is emptied', async () => {
    const { body: order } = await shop.order();
    const paymentId = system.sandbox.control.capture(order.orderId);
    const silent = await startSilentMailServer();
    const stuck = spawnWorker({ ...DOOMED, SMTP_URL: silent.url, RECONCILE_EVERY_MS: '600000' });
    await shop.webhook('payment.captured', order.orderId, { id: paymentId, amount: BUDDY_6_PAISE });
    await until(async () => silent.connected() > 0);
    stuck.kill('SIGKILL');
    await once(stuck, 'exit');
    silent.server.close();
    await system.redis.flushdb();

    await system.startWorker();
    await until(async () => (await receiptsOf(order.orderId)) === 1);
    await until(async () => (await system.db.rows('SELECT 1 FROM outbox')).length === 0);
  });

  it('accepts an order and a webhook while Redis is away', async () => {
    const alone = await startSystem({ REDIS_URL: 'redis://127.0.0.1:1', RATE_LIMIT_SCALE: '1' });
    const aloneShop = new Shop(alone);
    const { status, body: order } = await aloneShop.order();
    expect(status).toBe(201);
    const report = await aloneShop.webhook('payment.captured', order.orderId, {
      id: 'pay_1',
      amount: BUDDY_6_PAISE,
    });
    expect(report.status).toBe(200);
    expect(await alone.db.rows('SELECT 1 FROM outbox')).toHaveLength(1);
    await alone.stop();
  });

  it('finishes the mail in flight on SIGTERM', async () => {
    const worker = spawnWorker({ SMTP_URL: services.smtpUrl });
    const { body: order } = await shop.order();
    const paymentId = system.sandbox.control.capture(order.orderId);
    await shop.webhook('payment.captured', order.orderId, { id: paymentId, amount: BUDDY_6_PAISE });
    await until(async () => (await system.db.rows('SELECT 1 FROM mails')).length > 0);
    worker.kill('SIGTERM');
    const [code] = (await once(worker, 'exit')) as [number];
    expect(code).toBe(0);
    const [mail] = await system.db.rows<{ status: string }>('SELECT status FROM mails');
    expect(['sent', 'queued']).toContain(mail?.status);
  });
});
