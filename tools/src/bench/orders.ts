import { createHmac, randomUUID } from 'node:crypto';
import { load, type LoadRequest, type LoadResult } from './load.ts';
import { freePort } from '../services/ports.ts';
import { startStack } from '../stack/stack.ts';
import { residentMegabytes } from './memory.ts';
import { heading, median, row } from './rounds.ts';

const CONNECTIONS = 20;
const SECONDS = 6;
const ROUNDS = 3;

const json = { 'content-type': 'application/json' };

function order(): LoadRequest {
  const user = { name: 'Bench Buyer', email: 'bench@example.com', age: 30, gender: 'female' };
  const body = { priceList: 'training-programs', trainingType: 'buddy', duration: 6, amount: 4_700_000 };
  return {
    path: '/api/payments/orders',
    headers: json,
    body: JSON.stringify({ ...body, intentKey: randomUUID(), user, buddy: user }),
  };
}

function webhook(secret: string): LoadRequest {
  const entity = {
    id: `pay_${randomUUID()}`,
    order_id: `order_${randomUUID()}`,
    amount: 100,
    currency: 'INR',
  };
  const body = JSON.stringify({ event: 'payment.captured', payload: { payment: { entity } } });
  return {
    path: '/api/payments/webhook',
    headers: {
      ...json,
      'x-razorpay-event-id': randomUUID(),
      'x-razorpay-signature': createHmac('sha256', secret).update(body).digest('hex'),
    },
    body,
  };
}

// No worker: what is measured is taking orders and events in, not applying them.
const stack = await startStack({
  name: 'bench',
  durable: true,
  seeded: false,
  worker: false,
  env: { RATE_LIMIT_SCALE: '1000000' },
});
try {
  const baselinePort = await freePort();
  const baselineUrl = `http://127.0.0.1:${baselinePort}`;
  await stack.startScript('baseline', 'tools/src/bench/baseline.ts', baselinePort);
  const webhookSecret = stack.env['RAZORPAY_WEBHOOK_SECRET'] ?? '';
  console.log(
    `${ROUNDS} rounds of ${SECONDS} s, ${CONNECTIONS} connections, product and baseline in turns\n`,
  );
  console.log(heading());
  for (const [name, next] of [
    ['order creation', order],
    ['webhook intake', () => webhook(webhookSecret)],
  ] as const) {
    const product: LoadResult[] = [];
    const baseline: LoadResult[] = [];
    await load(stack.siteUrl, CONNECTIONS, 2, next);
    await load(baselineUrl, CONNECTIONS, 2, next);
    for (let round = 0; round < ROUNDS; round += 1) {
      product.push(await load(stack.siteUrl, CONNECTIONS, SECONDS, next));
      baseline.push(await load(baselineUrl, CONNECTIONS, SECONDS, next));
    }
    const [ours, bare] = [median(product), median(baseline)];
    console.log(row(name, ours));
    console.log(row('  bare Fastify + pg', bare));
    console.log(`  ratio ${(ours.requestsPerSecond / bare.requestsPerSecond).toFixed(2)}\n`);
    if (ours.failures > 0) process.exitCode = 1;
  }
  console.log(
    `backend memory after the load: ${(await residentMegabytes(stack.backend.pid)).toFixed(0)} MiB`,
  );
} finally {
  await stack.stop();
}
