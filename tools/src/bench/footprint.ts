/**
 * What backend and worker keep in memory after many mixed requests: `scripts/bench footprint [--requests=100000]`. Readers, an order in
 * twenty-five, a webhook for each, a sign-in in a hundred; nothing answers from nginx, whose copies would spare the backend nearly all.
 */
import { createHmac, randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { startStack } from '../stack/stack.ts';
import { residentMegabytes } from './support/memory.ts';
import type { LoadRequest } from './support/load.ts';
import { report, resultHeads } from './support/result.ts';

const REQUESTS = Number(
  process.argv.find((argument) => argument.startsWith('--requests='))?.slice(11) ?? 100_000,
);
const CONNECTIONS = 20;
/** MiB. */
const GOALS = { backend: 200, worker: 180 };
const READ = [
  '/',
  '/blog',
  '/blog/sleep',
  '/recipes',
  '/testimonials',
  '/training-programs',
  '/api/blogs',
  '/api/recipes',
];
const json = { 'content-type': 'application/json' };

const stack = await startStack({
  name: 'bench',
  durable: false,
  seeded: true,
  worker: true,
  asImage: true,
  env: {
    RATE_LIMIT_SCALE: '1000000',
  },
});

function post(path: string, body: object, headers: Record<string, string> = {}): LoadRequest {
  return { path, headers: { ...json, ...headers }, body: JSON.stringify(body) };
}

function order(): LoadRequest {
  const user = { name: 'Bench Buyer', email: `${randomUUID()}@example.com`, age: 30, gender: 'female' };
  const chosen = { priceList: 'training-programs', trainingType: 'buddy', duration: 6, amount: 4_700_000 };
  return post('/api/payments/orders', { ...chosen, intentKey: randomUUID(), user, buddy: user });
}

function webhook(): LoadRequest {
  const entity = {
    id: `pay_${randomUUID()}`,
    order_id: `order_${randomUUID()}`,
    amount: 100,
    currency: 'INR',
  };
  const body = { event: 'payment.captured', payload: { payment: { entity } } };
  const signature = createHmac('sha256', stack.env['RAZORPAY_WEBHOOK_SECRET'] ?? '');
  return post('/api/payments/webhook', body, {
    'x-razorpay-event-id': randomUUID(),
    'x-razorpay-signature': signature.update(JSON.stringify(body)).digest('hex'),
  });
}

function mixed(count: number): LoadRequest {
  if (count % 100 === 0)
    return post('/api/users/login', { email: `${randomUUID()}@example.com`, password: 'wrong-password' });
  if (count % 25 === 0) return order();
  if (count % 25 === 1) return webhook();
  return {
    path: READ[count % READ.length] ?? '/',
    headers: { 'accept-encoding': count % 3 === 0 ? 'gzip' : 'br' },
  };
}

try {
  const workerPid = stack.worker?.pid ?? 0;
  const now = async () => Promise.all([residentMegabytes(stack.backend.pid), residentMegabytes(workerPid)]);
  const before = await now();
  let count = 0;
  const { errors } = await autocannon({
    url: stack.siteUrl,
    connections: CONNECTIONS,
    amount: REQUESTS,
    requests: [
      {
        setupRequest: (request) => {
          const made = mixed((count += 1));
          return { ...request, method: made.body === undefined ? 'GET' : 'POST', body: undefined, ...made };
        },
      },
    ],
  });
  const after = await now();
  console.log(`resident memory, MiB, after ${REQUESTS} mixed requests, ${errors} without an answer\n`);
  console.log(resultHeads());
  for (const [index, name] of (['backend', 'worker'] as const).entries()) {
    const [first = Number.NaN, last = Number.NaN] = [before[index], after[index]];
    await report({
      measure: `resident memory: ${name}`,
      ours: `${last.toFixed(0)} MiB`,
      baseline: `${first.toFixed(0)} at start`,
      goal: `≤ ${GOALS[name]} MiB`,
      met: last <= GOALS[name],
    });
  }
  if (errors > 0) process.exitCode = 1;
} finally {
  await stack.stop();
}
