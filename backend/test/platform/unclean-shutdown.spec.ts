import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { freePort } from '../../../tools/src/services/ports.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';

const WORKER = fileURLToPath(new URL('../../dist/worker.js', import.meta.url));
const WORDS = 'the worker before this one was killed or crashed';

let system: TestSystem;
let port: number;
const children: ChildProcess[] = [];

beforeAll(async () => {
  port = await freePort();
  system = await startSystem();
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await system.stop();
});

/** A running worker. @returns its log, its metric of the former run, and how to end it */
async function run(withMetrics = true) {
  const metrics = withMetrics ? { METRICS_PORT: String(port) } : {};
  const env = { PATH: process.env['PATH'], ...system.variables, ...metrics, LOG_LEVEL: 'info' };
  const child = spawn(process.execPath, [WORKER], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  let log = '';
  child.stdout.on('data', (chunk: Buffer) => (log += chunk.toString()));
  await until(() => Promise.resolve(log.includes('worker ready')));
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await once(child, 'exit');
  };
  const since = async () => {
    const page = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    return /^ironbloom_unclean_shutdown_seconds (\S+)$/m.exec(page)?.[1];
  };
  return { log: () => log, since, end };
}

it('a killed worker is reported once by the next one, a clean shutdown is not', async () => {
  const first = await run();
  const beside = await run(false);
  // Two on one machine raise no alarm.
  expect(first.log() + beside.log()).not.toContain(WORDS);
  expect(await first.since()).toBeUndefined();
  await beside.end('SIGTERM');
  await first.end('SIGKILL');

  const second = await run();
  expect(second.log()).toContain(WORDS);
  expect(Number(await second.since())).toBeGreaterThanOrEqual(0);
  await second.end('SIGTERM');

  const third = await run();
  expect(third.log()).not.toContain(WORDS);
  expect(await third.since()).toBeUndefined();
  await third.end('SIGTERM');
});
