/**
 * Reading past every cache of nginx, beside bare Fastify and pg with the same rows: `scripts/bench reads`. What is counted is
 * processor time, which another program on the machine blurs less than requests a second.
 */
import { freePort } from '../services/ports.ts';
import { startStack } from '../stack/stack.ts';
import { residentMegabytes } from './support/memory.ts';
import { compareProcessorTime, PROCESSOR_HEADS, type Measure } from './support/processor-time.ts';
import { wireBody } from './support/wire-body.ts';

const LIST = '/api/blogs';
const ARTICLE = '/api/blogs/slug/sleep';
const PAGE = '/blog/sleep';
const compressed = { 'accept-encoding': 'br' };

const stack = await startStack({ name: 'bench', durable: true, seeded: true, worker: false });
try {
  const port = await freePort();
  const bare = await stack.startScript('bare-reads', 'tools/src/bench/baselines/bare-reads.ts', port);
  const server = (pid: number, url: string) => (path: string, headers: Record<string, string>) => ({
    pid,
    url,
    next: () => ({ path, headers }),
  });
  const ours = server(stack.backend.pid, stack.siteUrl);
  const baseline = server(bare.pid, `http://127.0.0.1:${port}`);
  const both = (path: string, headers = {}) => ({
    ours: ours(path, headers),
    baseline: baseline(path, headers),
  });
  const sameBytes = `/static?bytes=${(await wireBody(stack.siteUrl + PAGE, compressed)).length}`;
  const measures: readonly Measure[] = [
    { name: 'article list', ...both(LIST), goal: { ms: 0.6, ratio: 0.7 } },
    { name: 'article list, brotli', ...both(LIST, compressed), goal: {} },
    { name: 'one article', ...both(ARTICLE), goal: { ms: 0.6, ratio: 0.7 } },
    {
      name: 'article page, cached',
      ours: ours(PAGE, compressed),
      baseline: baseline(sameBytes, {}),
      goal: {},
    },
  ];
  console.log(PROCESSOR_HEADS);
  for (const measure of measures) {
    if (!(await compareProcessorTime(measure, stack.databasePid))) process.exitCode = 1;
  }
  const memory = await residentMegabytes(stack.backend.pid);
  console.log(`\n  backend memory after the load: ${memory.toFixed(0)} MiB`);
} finally {
  await stack.stop();
}
