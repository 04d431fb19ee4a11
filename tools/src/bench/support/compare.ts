import { load, type LoadRequest, type LoadResult } from './load.ts';
import { line, medianBy } from './table.ts';

const CONNECTIONS = 20;
const SECONDS = 6;
const ROUNDS = 3;

export interface Contender {
  name: string;
  url: string;
  next: () => LoadRequest;
}

export const LOAD_HEADS = `${ROUNDS} rounds of ${SECONDS} s, ${CONNECTIONS} connections, in turns; the middle round\n\n${line('', ['req/s', 'p50 ms', 'p99 ms', 'failures'])}`;

/**
 * Loads each contender in turns and prints one line each, then how the first does beside the others.
 * @returns the first one's result
 */
export async function compare(contenders: readonly Contender[]): Promise<LoadResult> {
  const results = contenders.map((): LoadResult[] => []);
  for (const { url, next } of contenders) await load(url, CONNECTIONS, 2, next);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, { url, next }] of contenders.entries()) {
      results[index]?.push(await load(url, CONNECTIONS, SECONDS, next));
    }
  }
  const medians = results.map((rounds) => medianBy(rounds, ({ requestsPerSecond }) => requestsPerSecond));
  const [ours, ...others] = medians;
  if (!ours) throw new Error('nothing to compare');
  for (const [index, { name }] of contenders.entries()) {
    const { requestsPerSecond, p50, p99, failures } = medians[index] as LoadResult;
    const cells = [requestsPerSecond.toFixed(0), p50.toFixed(0), p99.toFixed(0), String(failures)];
    console.log(line(name, cells));
  }
  const ratios = others.map(({ requestsPerSecond }) =>
    (ours.requestsPerSecond / requestsPerSecond).toFixed(2),
  );
  console.log(`  ratio ${ratios.join(' and ')}\n`);
  return ours;
}
