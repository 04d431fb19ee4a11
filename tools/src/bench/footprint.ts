/**
 * What backend and worker keep in memory after 100,000 mixed requests: readers, an order in twenty-five, a webhook for each, a sign-in
 * in a hundred. Without nginx, whose copies would spare the backend nearly all of it: `scripts/bench footprint`.
 */
import { randomUUID } from 'node:crypto';
import { withStack } from '../stack/stack.ts';
import {
  type BenchRequest,
  load,
  printRow,
  printTitle,
  residentMemory,
  order,
  post,
  webhook,
} from './measure.ts';

const REQUESTS = 100_000;
/** MiB. */
const GOALS = { backend: 230, worker: 220 };
const PAGES = ['/', '/blog', '/blog/sleep', '/recipes', '/testimonials', '/training-programs'];
const READ = [...PAGES, '/api/blogs', '/api/recipes'];

await withStack(
  {
    name: 'bench',
    durable: false,
    seeded: true,
    worker: true,
    asImage: true,
    env: { RATE_LIMIT_SCALE: '1000000' },
  },
  async (stack) => {
    const mixed = (count: number): BenchRequest => {
      if (count % 100 === 0)
        return post('/api/users/login', { email: `${randomUUID()}@example.com`, password: 'wrong-password' });
      if (count % 25 === 0) return order();
      if (count % 25 === 1) return webhook(stack);
      const encoding = count % 3 === 0 ? 'gzip' : 'br';
      return { path: READ[count % READ.length] ?? '/', headers: { 'accept-encoding': encoding } };
    };
    const processes = { backend: stack.backend.pid, worker: stack.worker?.pid ?? 0 };
    const atStart = {
      backend: await residentMemory(processes.backend),
      worker: await residentMemory(processes.worker),
    };
    await load(stack.siteUrl, mixed, { requests: REQUESTS });
    printTitle(`resident memory after ${REQUESTS} mixed requests, and at the start`);
    for (const name of ['backend', 'worker'] as const) {
      const ours = await residentMemory(processes[name]);
      printRow({ measure: name, unit: 'MiB', ours, baseline: atStart[name], goal: { most: GOALS[name] } });
    }
  },
);
