/**
 * Memory of backend and worker after 100,000 mixed requests: reads, an order in twenty-five with its webhook, a sign-in in a
 * hundred. Without nginx, whose cache would answer most: `scripts/bench footprint`.
 */
import { randomUUID } from 'node:crypto';
import { withStack } from '../stack/stack.ts';
import {
  type BenchRequest,
  load,
  order,
  post,
  printRow,
  printTitle,
  residentMemory,
  webhook,
} from './measure.ts';

const REQUESTS = 100_000;
const PAGES = ['/', '/blog', '/blog/sleep', '/recipes', '/testimonials', '/training-programs'];
const READ = [...PAGES, '/api/blogs', '/api/recipes'];

const env = { RATE_LIMIT_SCALE: '1000000' };
const options = { name: 'bench', durable: false, seeded: true, worker: true, asImage: true, env };
await withStack(options, async (stack) => {
  const mixed = (count: number): BenchRequest => {
    if (count % 100 === 0)
      return post('/api/users/login', { email: `${randomUUID()}@example.com`, password: 'wrong-password' });
    if (count % 25 === 0) return order();
    if (count % 25 === 1) return webhook(stack);
    const encoding = count % 3 === 0 ? 'gzip' : 'br';
    return { path: READ[count % READ.length] ?? '/', headers: { 'accept-encoding': encoding } };
  };
  const processes = [
    ['backend', stack.backend.pid, 230],
    ['worker', stack.worker?.pid ?? 0, 220],
  ] as const;
  const atStart = await Promise.all(processes.map(([, pid]) => residentMemory(pid)));
  await load(stack.siteUrl, mixed, { requests: REQUESTS });
  printTitle(`resident memory after ${REQUESTS} mixed requests, and at the start`);
  for (const [index, [measure, pid, most]] of processes.entries()) {
    const ours = await residentMemory(pid);
    printRow({ measure, unit: 'MiB', ours, baseline: atStart[index] ?? 0, goal: { most } });
  }
});
