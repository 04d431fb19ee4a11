/**
 * Two workers beside one where the processors are not what binds: behind a mail server that takes its time over each message, with
 * few connections: `scripts/bench broadcast-workers`. On two processors database, Redis and mail server share them with the workers.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { startProcess } from '../services/service.ts';
import { startSmtpSink } from '../smtp-sink/server.ts';
import { startStack } from '../stack/stack.ts';
import { AdminClient } from './support/admin-client.ts';
import { report, resultHeads } from './support/result.ts';
import { medianBy } from './support/table.ts';

const CONNECTIONS = 5;
const ANSWER_MS = 100;
const MESSAGES = 500;
const ROUNDS = 3;
const TARGET_RATIO = 1.7;
const WORKER = path.resolve(import.meta.dirname, '../../../backend/dist/worker.js');

const sink = await startSmtpSink();
sink.delayMs = ANSWER_MS;
const stack = await startStack({
  name: 'bench',
  durable: true,
  seeded: true,
  worker: true,
  env: {
    SMTP_URL: sink.url,
    BROADCAST_PER_SECOND: '0',
    BROADCAST_CONCURRENCY: String(CONNECTIONS),
    BROADCAST_POLL_MS: '100',
  },
});

const startSecond = () =>
  startProcess({
    name: 'second-worker',
    dataDir: stack.env['DATA_DIR'] ?? '',
    command: process.execPath,
    args: [WORKER],
    env: { ...stack.env, LOG_LEVEL: 'info' },
    ready: async (log) => (await readFile(log, 'utf8')).includes('worker ready'),
  });

try {
  const admin = await AdminClient.signIn(stack);
  await admin.broadcast(CONNECTIONS);
  const one: number[] = [];
  const two: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    one.push(await admin.broadcast(MESSAGES));
    const second = await startSecond();
    two.push(await admin.broadcast(MESSAGES));
    await second.stop();
  }
  const [single, both] = [one, two].map((rounds) => medianBy(rounds, (rate) => rate)) as [number, number];
  console.log(
    `${ROUNDS} rounds of ${MESSAGES} messages in turns, ${CONNECTIONS} connections a worker, ${ANSWER_MS} ms until the mail server answers\n`,
  );
  console.log(resultHeads());
  await report({
    measure: 'broadcast: two workers beside one',
    ours: both.toFixed(0),
    baseline: single.toFixed(0),
    ratio: both / single,
    goal: `≥ ${TARGET_RATIO}`,
    met: both / single >= TARGET_RATIO,
  });
} finally {
  await stack.stop();
  await sink.close();
}
