/** Taking orders and webhooks in, beside bare Fastify and pg with the same commits: `scripts/bench orders`. */
import { createHmac, randomUUID } from 'node:crypto';
import type { LoadRequest } from './support/load.ts';
import { freePort } from '../services/ports.ts';
import { startStack } from '../stack/stack.ts';
import { residentMegabytes } from './support/memory.ts';
import { compareProcessorTime, PROCESSOR_HEADS } from './support/processor-time.ts';

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
  const bare = await stack.startScript('baseline', 'tools/src/bench/baselines/baseline.ts', baselinePort);
  const webhookSecret = stack.env['RAZORPAY_WEBHOOK_SECRET'] ?? '';
  console.log(PROCESSOR_HEADS);
  for (const [name, next] of [
    ['order creation', order],
    ['webhook intake', () => webhook(webhookSecret)],
  ] as const) {
    const ours = { url: stack.siteUrl, pid: stack.backend.pid, next };
    const baseline = { url: baselineUrl, pid: bare.pid, next };
    const measure = { name, ours, baseline, goal: { ratio: 0.6 } };
    if (!(await compareProcessorTime(measure, stack.databasePid))) process.exitCode = 1;
  }
  const memory = await residentMegabytes(stack.backend.pid);
  console.log(`\n  backend memory after the load: ${memory.toFixed(0)} MiB`);
} finally {
  await stack.stop();
}
