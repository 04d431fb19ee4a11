import { request } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chunksOf, HOSTILE_BODIES, type HostileBody } from './hostile-bodies.ts';
import { startStack, type Stack } from '../../src/stack/stack.ts';

const ROUNDS = 10;

let stack: Stack;

beforeAll(async () => {
  const env = { REAL_IP_FROM: '127.0.0.0/8' };
  stack = await startStack({
    name: 'hostile',
    durable: false,
    seeded: false,
    worker: false,
    nginx: true,
    env,
  });
});
afterAll(() => stack.stop());

/** On a line of its own. @returns the status; 0 when the line was cut before one came */
function send(hostile: HostileBody, from: string): Promise<number> {
  const { path, type, body } = hostile;
  return new Promise((resolve) => {
    const headers = { 'content-type': type, 'content-length': body.length, 'x-forwarded-for': from };
    const sending = request(stack.siteUrl + path, { method: 'POST', agent: false, headers });
    sending.on('response', ({ statusCode = 0 }) => {
      resolve(statusCode);
      sending.destroy();
    });
    sending.on('error', () => resolve(0));
    Readable.from(chunksOf(hostile)).pipe(sending);
  });
}

it('refuses what is sent to stop it, and stays ready', async () => {
  const state = { isOver: false };
  const readiness: number[] = [];
  const checking = async () => {
    while (!state.isOver) {
      readiness.push((await fetch(`http://127.0.0.1:${stack.env['PORT']}/api/health/ready`)).status);
      await sleep(20);
    }
  };
  const attacking = async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      // None of them has sent so much that it would be refused for that.
      const statuses = await Promise.all(
        HOSTILE_BODIES.map((body, at) => send(body, `198.51.${round}.${at}`)),
      );
      expect(HOSTILE_BODIES.map(({ name }, at) => [name, statuses[at]])).toEqual(
        HOSTILE_BODIES.map(({ name, refusal }) => [name, refusal]),
      );
    }
  };
  await Promise.all([checking(), attacking().finally(() => (state.isOver = true))]);
  expect(HOSTILE_BODIES).toHaveLength(20);
  expect(new Set(readiness)).toEqual(new Set([200]));
});
