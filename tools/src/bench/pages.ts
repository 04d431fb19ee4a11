/**
 * Lighthouse, mobile profile, on every public page as visitors get it, through nginx over TLS and
 * HTTP/2: `scripts/bench pages [name…] [--runs=3]`. Fails when a page misses a target, and judges
 * nothing on a machine that is busy or whose host gives its time to others. A page that asks not to
 * be indexed is not measured for SEO, which would count that against it.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { launch } from 'chrome-launcher';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { BROWSER_FLAGS } from '../services/browser.ts';
import { findChromium } from '../services/chromium.ts';
import { startNginx } from '../services/nginx/nginx.ts';
import { freePort } from '../services/ports.ts';
import { PUBLIC_PAGES, type SitePage, UNLISTED } from '../site/public-pages.ts';
import { startStack } from '../stack/stack.ts';
import { Machine } from './support/machine.ts';
import { line, medianBy } from './support/table.ts';

/** Largest contentful paint and total blocking in ms, weights in bytes. */
const TARGETS = { performance: 100, lcp: 1_200, cls: 0.02, tbt: 50, weight: 600_000 };
/** Longer than the backend takes a page for fresh. */
const PAGE_COPY_MS = 2_000;
const HEADS = ['perf', 'a11y', 'best', 'seo', 'LCP ms', 'CLS', 'TBT ms', 'kB', 'JS kB', ''];

interface Measured {
  scores: { performance: number; accessibility: number; 'best-practices': number; seo: number | null };
  lcp: number;
  cls: number;
  tbt: number;
  /** Without video. */
  weight: number;
  script: number;
}

interface Transfer {
  resourceType?: string;
  transferSize?: number;
}

function read(lhr: Result): Measured {
  const score = (name: string) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
  const value = (name: string) => lhr.audits[name]?.numericValue ?? Number.NaN;
  const requests = lhr.audits['network-requests']?.details;
  const items = requests?.type === 'table' ? (requests.items as Transfer[]) : [];
  const sum = (wanted: (item: Transfer) => boolean) =>
    items.filter(wanted).reduce((bytes, { transferSize = 0 }) => bytes + transferSize, 0);
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: lhr.categories['seo'] ? score('seo') : null,
    },
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    weight: sum(({ resourceType }) => resourceType !== 'Media'),
    script: sum(({ resourceType }) => resourceType === 'Script'),
  };
}

/** @param attempts a busy machine now and then loses the trace's first event, and with it the run */
async function measure(url: string, port: number, unlisted: boolean, attempts = 4): Promise<Measured> {
  const categories = ['performance', 'accessibility', 'best-practices', ...(unlisted ? [] : ['seo'])];
  const flags: Flags = { port, logLevel: 'error', onlyCategories: categories };
  const result = await lighthouse(url, flags);
  if (!result) throw new Error(`Lighthouse gave no answer for ${url}`);
  const { runtimeError } = result.lhr;
  if (runtimeError && attempts > 1) return measure(url, port, unlisted, attempts - 1);
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  return read(result.lhr);
}

function misses({ scores, lcp, cls, tbt, weight }: Measured): string[] {
  return [
    scores.performance < TARGETS.performance && 'performance',
    scores.accessibility < 100 && 'accessibility',
    scores['best-practices'] < 100 && 'best practices',
    scores.seo !== null && scores.seo < 100 && 'SEO',
    lcp > TARGETS.lcp && 'LCP',
    cls >= TARGETS.cls && 'CLS',
    tbt > TARGETS.tbt && 'TBT',
    weight >= TARGETS.weight && 'weight',
  ].filter((miss) => miss !== false);
}

function row(page: SitePage, found: Measured): string {
  const { performance, accessibility, seo } = found.scores;
  const scores = [performance, accessibility, found.scores['best-practices'], seo ?? '–'].map(String);
  const times = [found.lcp.toFixed(0), found.cls.toFixed(3), found.tbt.toFixed(0)];
  const weights = [found.weight, found.script].map((bytes) => (bytes / 1000).toFixed(0));
  const missed = misses(found);
  return line(page.name, [...scores, ...times, ...weights, missed.length > 0 ? ` ✗ ${missed}` : ' ✓'], 20, 8);
}

/** As in production, where somebody always was there before: a page that was twice the same is sent in its smallest form. */
async function warm(backendUrl: string): Promise<void> {
  for (let visit = 0; visit < 3; visit += 1) {
    await Promise.all(
      wanted.map(async ({ path: page }) => {
        const answer = await fetch(backendUrl + page, { headers: { 'accept-encoding': 'br' } });
        await answer.arrayBuffer();
      }),
    );
    await sleep(PAGE_COPY_MS);
  }
}

const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const runs = Number(process.argv.find((argument) => argument.startsWith('--runs='))?.slice(7) ?? 1);
const wanted = PUBLIC_PAGES.filter(
  ({ name }) => name !== 'error' && (names.length === 0 || names.includes(name)),
);
const machine = new Machine();
await machine.rest();
const https = await freePort();
const siteUrl = `https://127.0.0.1:${https}`;
const stack = await startStack({
  name: 'bench',
  durable: false,
  seeded: true,
  worker: true,
  env: { PUBLIC_URL: siteUrl, TRUST_PROXY: 'true' },
});
const dataDir = await mkdtemp(path.join(tmpdir(), 'ironbloom-bench-pages-'));
const nginx = await startNginx({
  dataDir,
  backend: new URL(stack.siteUrl).host,
  env: { TLS: 'on', HTTPS_LISTEN: `127.0.0.1:${https}`, HTTPS_PUBLIC_PORT: String(https) },
});
// Lighthouse loses its trace in a browser that a test driver holds as well, so it gets one of its own.
const browser = await launch({
  chromePath: await findChromium(),
  // nginx signed its certificate itself.
  chromeFlags: ['--headless=new', '--ignore-certificate-errors', ...BROWSER_FLAGS],
  logLevel: 'error',
});
try {
  console.log(`Lighthouse, mobile profile (slow 4G, CPU 4 times slower), median of ${runs}\n`);
  console.log(line('', HEADS, 20, 8));
  await warm(stack.siteUrl);
  // The browser's own first start is nobody's first visit.
  await measure(siteUrl, browser.port, false);
  for (const page of wanted) {
    const found: Measured[] = [];
    for (let run = 0; run < runs; run += 1) {
      found.push(await measure(siteUrl + page.path, browser.port, UNLISTED.has(page.name)));
    }
    const median = medianBy(found, ({ lcp, tbt }) => lcp + tbt);
    console.log(row(page, median));
    if (misses(median).length > 0) process.exitCode = 1;
  }
  const doubt = await machine.doubt();
  if (doubt !== undefined) {
    console.log(`\nNot judged: ${doubt}.`);
    process.exitCode = 2;
  }
} finally {
  browser.kill();
  await nginx.stop();
  await stack.stop();
  await rm(dataDir, { recursive: true, force: true });
}
