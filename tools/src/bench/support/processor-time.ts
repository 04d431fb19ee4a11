import { setTimeout as sleep } from 'node:timers/promises';
import { load, type LoadRequest } from './load.ts';
import { processorSeconds, treeProcessorSeconds } from './memory.ts';
import { report, resultHeads } from './result.ts';
import { medianBy } from './table.ts';

const CONNECTIONS = 20;
const WARM_S = 2;
const ROUND_S = 3;
const ROUNDS = 3;

/** One server under load. */
export interface Server {
  url: string;
  pid: number;
  next: () => LoadRequest;
}

/** What is asked of two servers in turns. Goals: `ms` of our process a request; `ratio` is the baseline's total through ours. */
export interface Measure {
  name: string;
  ours: Server;
  baseline: Server;
  goal: { ms?: number; ratio?: number };
}

/** Of one request, in µs: what the server's own process took, and what the database took for it. */
interface Cost {
  own: number;
  database: number;
  failures: number;
}

export const PROCESSOR_HEADS = [
  `processor time a request in µs (own + database): ${ROUNDS} rounds of ${ROUND_S} s, ${CONNECTIONS} connections, in turns; the middle round\n`,
  resultHeads(),
].join('\n');

/** Measures both, prints one line of the table. @param databasePid PostgreSQL's first process. @returns whether all was answered and the goal is met */
export async function compareProcessorTime(
  { name, ours, baseline, goal }: Measure,
  databasePid: number,
): Promise<boolean> {
  for (const { url, next } of [ours, baseline]) await load(url, CONNECTIONS, WARM_S, next);
  const costs: Record<'ours' | 'baseline', Cost[]> = { ours: [], baseline: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    costs.ours.push(await costOf(ours, databasePid));
    costs.baseline.push(await costOf(baseline, databasePid));
  }
  const [mine, bare] = [medianBy(costs.ours, total), medianBy(costs.baseline, total)];
  const ratio = total(bare) / total(mine);
  const met = mine.own <= (goal.ms ?? Infinity) * 1_000 && ratio >= (goal.ratio ?? 0);
  const wanted = [goal.ms && `≤ ${goal.ms} ms`, goal.ratio && `≥ ${goal.ratio}`].filter(Boolean).join(', ');
  const [measure, hasGoal] = [name, wanted !== ''];
  await report({
    measure,
    ours: words(mine),
    baseline: words(bare),
    ratio,
    goal: wanted,
    ...(hasGoal && { met }),
  });
  const failures = mine.failures + bare.failures;
  if (failures > 0) console.log(`    ${failures} requests failed`);
  return met && failures === 0;
}

async function costOf({ url, pid, next }: Server, databasePid: number): Promise<Cost> {
  const before = [await processorSeconds(pid), await treeProcessorSeconds(databasePid)] as const;
  const { answered, failures } = await load(url, CONNECTIONS, ROUND_S, next);
  // Answers that were on their way when the round ended are work of this round, not of the other server's.
  await sleep(100);
  const after = [await processorSeconds(pid), await treeProcessorSeconds(databasePid)] as const;
  const perRequest = (index: 0 | 1) => ((after[index] - before[index]) * 1_000_000) / answered;
  return { own: perRequest(0), database: perRequest(1), failures };
}

function total({ own, database }: Cost): number {
  return own + database;
}

function words({ own, database }: Cost): string {
  return `${own.toFixed(0)} + ${database.toFixed(0)} µs`;
}
