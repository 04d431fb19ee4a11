/**
 * Reading beside bare Node with one query, and beside a static file of the same size, in one run:
 * `scripts/bench reads`. The product answers as it does in production, compression and page copies
 * included; the last part does without copies, so that every page is rendered.
 */
import { request } from 'node:http';
import { freePort } from '../services/ports.ts';
import { startStack, type Stack } from '../stack/stack.ts';
import { compare, LOAD_HEADS } from './compare.ts';
import { residentMegabytes } from './memory.ts';

interface Case {
  name: string;
  path: string;
  bare: '/list' | '/one';
}

const CASES: readonly Case[] = [
  { name: 'article list (API)', path: '/api/blogs', bare: '/list' },
  { name: 'one article (API)', path: '/api/blogs/slug/sleep', bare: '/one' },
  { name: 'article page (HTML)', path: '/blog/sleep', bare: '/one' },
];
const accept = { 'accept-encoding': 'br, gzip' };

async function transferred(url: string): Promise<number> {
  // Read as it comes over the wire: what counts is what nginx or a browser would get.
  return new Promise((resolve, reject) => {
    request(url, { headers: accept }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => resolve(bytes));
    })
      .on('error', reject)
      .end();
  });
}

async function measure(stack: Stack, bareUrl: string, cases: readonly Case[]): Promise<void> {
  for (const { name, path, bare } of cases) {
    const bytes = await transferred(stack.siteUrl + path);
    const get = (at: string) => () => ({ path: at, headers: accept });
    const { failures } = await compare([
      { name, url: stack.siteUrl, next: get(path) },
      { name: '  bare Node + pg', url: bareUrl, next: get(`${bare}?bytes=${bytes}`) },
      { name: `  ${bytes} static bytes`, url: bareUrl, next: get(`/static?bytes=${bytes}`) },
    ]);
    if (failures > 0) process.exitCode = 1;
  }
  const memory = await residentMegabytes(stack.backend.pid);
  console.log(`backend memory after the load: ${memory.toFixed(0)} MiB\n`);
}

async function withStack(env: Record<string, string>, cases: readonly Case[]): Promise<void> {
  const stack = await startStack({ name: 'bench', durable: true, seeded: true, worker: false, env });
  try {
    const port = await freePort();
    await stack.startScript('bare-reads', 'tools/src/bench/baselines/bare-reads.ts', port);
    await measure(stack, `http://127.0.0.1:${port}`, cases);
  } finally {
    await stack.stop();
  }
}

console.log(LOAD_HEADS);
await withStack({}, CASES);
console.log('Every page rendered anew (PAGE_CACHE_MS=0)\n');
await withStack({ PAGE_CACHE_MS: '0' }, CASES.slice(2));
