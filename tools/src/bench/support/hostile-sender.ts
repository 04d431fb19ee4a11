/** A thread of its own, so that what it costs to send is not taken for what it costs to answer. */
import { Agent, request } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { chunksOf, HOSTILE_BODIES, type HostileBody } from './hostile-bodies.ts';

export interface Attack {
  url: string;
  perSecond: number;
  seconds: number;
  /** How many addresses it seems to come from. */
  addresses: number;
}

/** How often which status came back, by what was sent; 0 is a connection that was cut. */
export type Outcome = Record<string, Record<number, number>>;

const { url, perSecond, seconds, addresses } = workerData as Attack;
const agent = new Agent({ keepAlive: true, maxSockets: 400 });
const outcome: Outcome = {};

function send(hostile: HostileBody, from: string): Promise<void> {
  const { name, path, type, body } = hostile;
  return new Promise((resolve) => {
    const done = (status: number) => {
      const seen = (outcome[name] ??= {});
      seen[status] = (seen[status] ?? 0) + 1;
      resolve();
    };
    const headers = { 'content-type': type, 'content-length': body.length, 'x-forwarded-for': from };
    const sending = request(url + path, { method: 'POST', agent, headers, timeout: 30_000 });
    sending.on('response', (response) => {
      response.resume();
      response.on('close', () => done(response.statusCode ?? 0));
      // Nobody goes on sending to who has answered.
      if (!sending.writableFinished) sending.destroy();
    });
    sending.on('timeout', () => sending.destroy(new Error('timed out')));
    sending.on('error', () => done(0));
    pipeline(Readable.from(chunksOf(hostile)), sending, () => undefined);
  });
}

const sent: Promise<void>[] = [];
const begun = performance.now();
for (let count = 0; count < perSecond * seconds; count += 1) {
  const wait = begun + (count / perSecond) * 1_000 - performance.now();
  if (wait > 0) await sleep(wait);
  const body = HOSTILE_BODIES[count % HOSTILE_BODIES.length];
  if (body) sent.push(send(body, `198.51.100.${Math.floor(count / HOSTILE_BODIES.length) % addresses}`));
}
await Promise.all(sent);
agent.destroy();
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(outcome);
