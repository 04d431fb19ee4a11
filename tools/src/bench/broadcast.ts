/**
 * Broadcasts beside a bare pooled nodemailer loop at the same concurrency, in one run, against one
 * mail server process that takes everything: `scripts/bench broadcast [--messages=100000]`.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../services/ports.ts';
import { startStack } from '../stack/stack.ts';
import { AdminClient } from './support/admin-client.ts';
import { sendBare } from './baselines/bare-mailer.ts';
import { residentMegabytes } from './support/memory.ts';
import { report, resultHeads } from './support/result.ts';
import { line, medianBy } from './support/table.ts';

const CONNECTIONS = 10;
/** As many as the proof of the recovery sends. Starting and noticing the end take 0.2 s of each round. */
const MESSAGES = Number(
  process.argv.find((argument) => argument.startsWith('--messages='))?.slice(11) ?? 10_000,
);
const ROUNDS = 3;
const WARM_UP = 2_000;
const TARGET_RATIO = 0.85;
/** Sliding minutes aside, what listmonk's documentation gives as its default ceiling. */
const LISTMONK_PER_SECOND = 100;

/** Resident memory of the worker as it sends, MiB, once a second. */
function watchMemory(pid: number): number[] {
  const seen: number[] = [];
  setInterval(async () => seen.push(await residentMegabytes(pid).catch(() => Number.NaN)), 1_000).unref();
  return seen;
}

/** Milliseconds from a registration to its code in the mail server. */
async function codeArrives(sinkPort: number): Promise<number> {
  const email = 'in-a-hurry@example.com';
  const began = performance.now();
  await fetch(`${stack.siteUrl}/api/users/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Hurry', email, password: 'a-good-password' }),
  });
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${sinkPort}/?to=${email}`);
    if (((await answer.json()) as { to: number }).to > 0) return performance.now() - began;
    await delay(10);
  }
}

const smtpPort = await freePort();
const smtpUrl = `smtp://127.0.0.1:${smtpPort}`;
const stack = await startStack({
  name: 'bench',
  durable: true,
  seeded: true,
  worker: true,
  asImage: true,
  env: {
    SMTP_URL: smtpUrl,
    SMTP_PORT: String(smtpPort),
    BROADCAST_PER_SECOND: '0',
    BROADCAST_CONCURRENCY: String(CONNECTIONS),
    BROADCAST_POLL_MS: '100',
  },
});
try {
  const sinkPort = await freePort();
  await stack.startScript('smtp-sink', 'tools/src/smtp-sink/main.ts', sinkPort);
  const admin = await AdminClient.signIn(stack);
  await admin.broadcast(WARM_UP);
  await sendBare(smtpUrl, WARM_UP, CONNECTIONS);
  const memory = watchMemory(stack.worker?.pid ?? 0);
  const ours: number[] = [];
  const bare: number[] = [];
  const spans: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = memory.length;
    ours.push(await admin.broadcast(MESSAGES));
    const seen = memory.slice(began);
    spans.push(`${Math.min(...seen).toFixed(0)} to ${Math.max(...seen).toFixed(0)}`);
    bare.push(await sendBare(smtpUrl, MESSAGES, CONNECTIONS));
  }
  const [product, loop] = [ours, bare].map((rounds) => medianBy(rounds, (value) => value)) as [
    number,
    number,
  ];
  const ratio = product / loop;
  console.log(
    `${ROUNDS} rounds of ${MESSAGES} messages in turns, ${CONNECTIONS} connections, disk as durable as in production\n`,
  );
  console.log(resultHeads());
  await report({
    measure: 'broadcast: messages a second',
    ours: product.toFixed(0),
    baseline: loop.toFixed(0),
    ratio,
    goal: `≥ ${TARGET_RATIO}`,
    met: ratio >= TARGET_RATIO,
  });
  console.log(`  worker memory while it sends, MiB, each round: ${spans.join(', ')}`);
  console.log(line("note: listmonk's default ceiling", [String(LISTMONK_PER_SECOND)], 36, 18));

  const running = admin.broadcast(MESSAGES);
  await delay(1_000);
  console.log(`\na code asked for meanwhile arrives in ${(await codeArrives(sinkPort)).toFixed(0)} ms`);
  await running;

  const began = performance.now();
  const scheduled = await admin.create(100_000, new Date(Date.now() + 3_600_000));
  console.log(`100,000 recipients taken in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  await admin.call(`/api/broadcasts/${scheduled._id}/cancel`, {});
  console.log(`backend memory after it: ${(await residentMegabytes(stack.backend.pid)).toFixed(0)} MiB`);
} finally {
  await stack.stop();
}
