/**
 * What a page costs that is rendered anew, and how much of that is not React's: `scripts/bench render`. Over HTTP the whole of it,
 * with the page's calls of the API and Brotli; in this process the frontend's bundle alone, with answers that it was given before.
 */
import path from 'node:path';
import { type Business, shippedBusiness } from '@ironbloom/brand';
import { colorSheet, pageLook, shippedLook } from '@ironbloom/brand/look';
import { pathToFileURL } from 'node:url';
import { startStack, type Stack } from '../stack/stack.ts';
import { load } from './support/load.ts';
import { processorSeconds } from './support/memory.ts';
import { profiledShare } from './support/profiled-share.ts';
import { report, resultHeads } from './support/result.ts';

const PAGES = ['/', '/blog', '/blog/sleep'];
/** Milliseconds of processor time. */
const GOAL = { whole: 4, beyond: 0.6 };
const RENDERS = 1_000;
const SECONDS = 6;
const SITE = 'https://bench.example';

type ApiFetch = (path: string) => Promise<Response>;

interface Bundle {
  render: (input: {
    url: string;
    origin: string;
    fromMonthly: number;
    business: Business;
    apiFetch: ApiFetch;
  }) => Promise<{ status: number; html: string }>;
}

const words = (ms: number) => `${ms.toFixed(2)} ms`;

/** Milliseconds of the backend for one request, all of it. */
async function wholeOf(stack: Stack, page: string): Promise<number> {
  const next = () => ({ path: page, headers: { 'accept-encoding': 'br' } });
  // One at a time: visitors who come at once share a rendering.
  await load(stack.siteUrl, 1, SECONDS, next);
  const before = await processorSeconds(stack.backend.pid);
  const { answered } = await load(stack.siteUrl, 1, SECONDS, next);
  return (((await processorSeconds(stack.backend.pid)) - before) / answered) * 1_000;
}

/** Milliseconds of the bundle for one rendering, and those of them that React takes for the tree. */
async function renderingOf(bundle: Bundle, stack: Stack, page: string) {
  const answers = new Map<string, string>();
  const given: ApiFetch = async (address) => {
    const known = answers.get(address) ?? (await (await fetch(stack.siteUrl + address)).text());
    answers.set(address, known);
    return new Response(known, { headers: { 'content-type': 'application/json' } });
  };
  const input = {
    url: SITE + page,
    origin: SITE,
    fromMonthly: 100_000,
    business: shippedBusiness,
    look: pageLook(shippedLook),
    colors: colorSheet(shippedLook.colors),
    apiFetch: given,
  };
  const render = async () => {
    for (let count = 0; count < RENDERS; count += 1) await bundle.render(input);
  };
  const { status } = await bundle.render(input);
  if (status !== 200) throw new Error(`${page} answered ${status}`);
  await render();
  const before = process.cpuUsage();
  await render();
  const { user, system } = process.cpuUsage(before);
  const all = (user + system) / RENDERS / 1_000;
  return { all, tree: all * (await profiledShare('renderToStringImpl', render)) };
}

// The development build of React takes several times as long.
process.env['NODE_ENV'] = 'production';
const entry = path.resolve(import.meta.dirname, '../../../frontend/dist/server/entry-server.js');
const bundle = (await import(pathToFileURL(entry).href)) as Bundle;
const stack = await startStack({
  name: 'bench',
  durable: false,
  seeded: true,
  worker: false,
  env: { PAGE_CACHE_MS: '0' },
});
try {
  console.log(
    `processor time of a page that is rendered anew: the request's, and the bundle's beside React's part\n\n${resultHeads()}`,
  );
  for (const page of PAGES) {
    const whole = await wholeOf(stack, page);
    await report({
      measure: `page anew: ${page}`,
      ours: words(whole),
      baseline: '–',
      goal: `≤ ${words(GOAL.whole)}`,
      met: whole <= GOAL.whole,
    });
    const { all, tree } = await renderingOf(bundle, stack, page);
    await report({
      measure: `rendering: ${page}`,
      ours: words(all),
      baseline: words(tree),
      ratio: tree / all,
      goal: `+ ${words(GOAL.beyond)}`,
      met: all - tree <= GOAL.beyond,
    });
  }
} finally {
  await stack.stop();
}
// The bundle keeps timers of its own.
process.exit();
