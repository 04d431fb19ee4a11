/**
 * What strangers can cost everybody else: `scripts/bench hostile [--seconds=60]`. 200 hostile bodies a second, first from one
 * address and then from fifty, through nginx. Fails when readiness does, when the backend takes more than 400 MiB, or when other
 * visitors wait more than three times as long as when it is quiet.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { startStack, type Stack } from '../stack/stack.ts';
import type { Attack, Outcome } from './support/hostile-sender.ts';
import { processorSeconds, residentMegabytes } from './support/memory.ts';
import { line } from './support/table.ts';

const PER_SECOND = 200;
const MAX_MEGABYTES = 400;
const MAX_SLOWDOWN = 3;
/** Out of copies, and past them. */
const VISITS = [
  '/',
  '/blog/sleep',
  '/recipes?page=2&utm_source=mail',
  '/api/blogs',
  '/api/users/me',
  '/contact',
];
const VISITS_PER_SECOND = 30;

interface Watched {
  p50: number;
  p99: number;
  failures: number;
  unready: number;
  megabytes: number;
  /** Of one core. */
  processor: number;
}

async function timeOf(url: string, expected: readonly number[], headers = {}): Promise<number> {
  const begun = performance.now();
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(5_000) });
  await response.arrayBuffer();
  if (!expected.includes(response.status)) throw new Error(`${url} answered ${response.status}`);
  return performance.now() - begun;
}

/** What other visitors, the readiness check and the machine see until `over`. */
async function watch({ siteUrl, env, backend }: Stack, over: Promise<unknown>): Promise<Watched> {
  const state = { isOver: false };
  void over.finally(() => (state.isOver = true));
  const [begun, usedBefore] = [performance.now(), await processorSeconds(backend.pid)];
  const seen = { unready: 0, megabytes: 0 };
  const visits: Promise<number>[] = [];
  const visiting = async () => {
    for (let count = 0; !state.isOver; count += 1) {
      const path = VISITS[count % VISITS.length] ?? '/';
      const visitor = { 'x-forwarded-for': `203.0.113.${count % 40}` };
      visits.push(timeOf(siteUrl + path, [200, 401], visitor).catch(() => Number.NaN));
      await sleep(1_000 / VISITS_PER_SECOND);
    }
  };
  const checking = async () => {
    while (!state.isOver) {
      const ready = `http://127.0.0.1:${env['PORT']}/api/health/ready`;
      const ms = await timeOf(ready, [200]).catch(() => Number.NaN);
      if (Number.isNaN(ms)) seen.unready += 1;
      seen.megabytes = Math.max(seen.megabytes, await residentMegabytes(backend.pid));
      await sleep(250);
    }
  };
  await Promise.all([visiting(), checking()]);
  const visited = await Promise.all(visits);
  const times = visited.filter((ms) => !Number.isNaN(ms)).toSorted((a, b) => a - b);
  const failures = visited.length - times.length;
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  const used = (await processorSeconds(backend.pid)) - usedBefore;
  const processor = used / ((performance.now() - begun) / 1_000);
  return { p50: at(0.5), p99: at(0.99), failures, processor, ...seen };
}

function attack(workerData: Attack): Promise<Outcome> {
  const sender = new Worker(new URL('support/hostile-sender.ts', import.meta.url), { workerData });
  return new Promise((resolve, reject) => {
    sender.on('message', resolve);
    sender.on('error', reject);
  });
}

function print(name: string, { p50, p99, processor, ...seen }: Watched): void {
  const times = [p50, p99].map((ms) => ms.toFixed(1));
  const counts = [seen.failures, seen.unready, Math.round(seen.megabytes), Math.round(processor * 100)];
  const cells = [...times, ...counts.map(String)];
  console.log(line(name, cells));
}

const seconds = Number(process.argv.find((argument) => argument.startsWith('--seconds='))?.slice(10) ?? 60);
const stack = await startStack({
  name: 'bench',
  durable: true,
  seeded: true,
  worker: false,
  nginx: true,
  // Who sends what is said in a header, as a proxy in front would.
  env: { REAL_IP_FROM: '127.0.0.0/8' },
});
try {
  console.log(`${PER_SECOND} hostile bodies/s for ${seconds} s; what others see meanwhile\n`);
  console.log(line('', ['p50 ms', 'p99 ms', 'failures', 'not ready', 'MiB', '% of core']));
  await watch(stack, sleep(2_000));
  const quiet = await watch(stack, sleep(15_000));
  print('quiet', quiet);
  for (const addresses of [1, 50]) {
    const attacking = attack({ url: stack.siteUrl, perSecond: PER_SECOND, seconds, addresses });
    const watched = await watch(stack, attacking);
    print(`from ${addresses} ${addresses === 1 ? 'address' : 'addresses'}`, watched);
    for (const [name, statuses] of Object.entries(await attacking)) {
      const said = Object.entries(statuses).map(([status, count]) => `${status} × ${count}`);
      console.log(`    ${name}: ${said.join(', ')}`);
    }
    const isCalm =
      watched.unready === 0 &&
      watched.failures === 0 &&
      watched.megabytes < MAX_MEGABYTES &&
      watched.p99 < MAX_SLOWDOWN * quiet.p99;
    if (!isCalm) process.exitCode = 1;
  }
} finally {
  await stack.stop();
}
