/** Taking orders and webhooks in, beside bare Fastify and pg: `scripts/bench orders`. */
import { createHmac, randomUUID } from 'node:crypto';
import { compare, LOAD_HEADS } from './compare.ts';
import type { LoadRequest } from './support/load.ts';
import { freePort } from '../services/ports.ts';
import { startStack } from '../stack/stack.ts';
import { residentMegabytes } from './memory.ts';

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
  await stack.startScript('baseline', 'tools/src/bench/baselines/baseline.ts', baselinePort);
  const webhookSecret = stack.env['RAZORPAY_WEBHOOK_SECRET'] ?? '';
  console.log(LOAD_HEADS);
  for (const [name, next] of [
    ['order creation', order],
    ['webhook intake', () => webhook(webhookSecret)],
  ] as const) {
    const { failures } = await compare([
      { name, url: stack.siteUrl, next },
      { name: '  bare Fastify + pg', url: baselineUrl, next },
    ]);
    if (failures > 0) process.exitCode = 1;
  }
  console.log(
    `backend memory after the load: ${(await residentMegabytes(stack.backend.pid)).toFixed(0)} MiB`,
  );
} finally {
  await stack.stop();
}
