/** Orders and webhooks, compared with bare Fastify and pg with the same commits: `scripts/bench orders`. */
import { freePort } from '../services/ports.ts';
import { withStack } from '../stack/stack.ts';
import { inTurns, order, printRow, printTitle, processorTime, webhook } from './measure.ts';

// No worker: accepting is measured, not applying.
const env = { RATE_LIMIT_SCALE: '1000000' };
await withStack({ name: 'bench', durable: true, seeded: false, worker: false, env }, async (stack) => {
  const port = await freePort();
  const bare = await stack.startScript('bare-orders', 'tools/src/bench/bare-orders.ts', port);
  printTitle('processor time a request, of the server and PostgreSQL together');
  for (const [measure, next] of [
    ['order', order],
    ['webhook', () => webhook(stack)],
  ] as const) {
    const [ours, baseline] = await inTurns(
      () => processorTime([stack.backend.pid, stack.databasePid], stack.siteUrl, next),
      () => processorTime([bare.pid, stack.databasePid], `http://127.0.0.1:${port}`, next),
    );
    printRow({ measure, unit: 'µs', ours, baseline, goal: { ratio: 0.4 } });
  }
});
