import type { LoadResult } from './load.ts';

/** The middle of several rounds by throughput, so that one hiccup decides nothing. */
export function median(results: LoadResult[]): LoadResult {
  const sorted = results.toSorted((a, b) => a.requestsPerSecond - b.requestsPerSecond);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('no rounds were run');
  return middle;
}

export function heading(): string {
  return `  ${''.padEnd(26)}${['req/s', 'p50 ms', 'p99 ms', 'failures'].map((h) => h.padStart(10)).join('')}`;
}

export function row(name: string, { requestsPerSecond, p50, p99, failures }: LoadResult): string {
  const cells = [requestsPerSecond.toFixed(0), p50.toFixed(0), p99.toFixed(0), String(failures)];
  return `  ${name.padEnd(26)}${cells.map((cell) => cell.padStart(10)).join('')}`;
}
