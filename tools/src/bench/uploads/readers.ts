/**
 * Readers of the site and how long they wait. Run as a program, it reads until it is told to end: a process that stands for other
 * machines, with nothing of a bench's own in its memory.
 */
import { fork } from 'node:child_process';
import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { answerOf } from './answer-of.ts';

const READ = ['/', '/blog/sleep', '/api/blogs'];
/** Between two reads, ms. */
const EVERY = 20;
/**
 * Readers are many. On one HTTP/1.1 connection nginx answers the next request only when the renewal that the one before began has
 * ended, so a single reader would wait for the backend three times a second.
 */
const CONNECTIONS = 20;

export interface Readers {
  /** What they wait until `over`, ms a read. */
  during(over: Promise<unknown>): Promise<number[]>;
  stop(): void;
}

export function startReaders(site: string): Readers {
  const readers = fork(import.meta.filename, [site]);
  return {
    async during(over) {
      const times = answerOf<number[]>(readers);
      readers.send('begin');
      await over;
      readers.send('end');
      return times;
    },
    stop: () => readers.disconnect(),
  };
}

/** Until the last byte, which nobody unpacks here: `fetch` does, and its garbage made one read in fifty 15 ms longer. @returns ms */
function timeOf(url: string, agent: Agent): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume().once('end', () => resolve(performance.now() - began));
    });
    asked.once('error', reject).end();
  });
}

if (import.meta.main) {
  const [, , site = ''] = process.argv;
  const agents = Array.from({ length: CONNECTIONS }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  let reading = new AbortController();
  const read = async ({ signal: over }: AbortController): Promise<number[]> => {
    const times: Promise<number>[] = [];
    while (!over.aborted) {
      const address = site + (READ[times.length % READ.length] ?? '');
      times.push(timeOf(address, agents[times.length % CONNECTIONS]!));
      await delay(EVERY);
    }
    return Promise.all(times);
  };
  process.on('message', (told) => {
    if (told === 'end') {
      reading.abort();
      return;
    }
    reading = new AbortController();
    void read(reading).then(
      (times) => process.send?.(times),
      (error: unknown) => process.send?.(String(error)),
    );
  });
  process.once('disconnect', () => {
    for (const agent of agents) agent.destroy();
  });
}
