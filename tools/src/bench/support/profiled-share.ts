import { type Profiler, Session } from 'node:inspector/promises';

const SAMPLE_US = 200;
/** Nothing to do, and the profiler's own work: neither is part of what is asked about. */
const NOT_COUNTED = new Set(['(idle)', 'dispatch']);

/**
 * Which part of the time that `work` takes in this thread is spent within a function.
 * @param name of the function
 * @returns 0 to 1
 */
export async function profiledShare(name: string, work: () => Promise<void>): Promise<number> {
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.setSamplingInterval', { interval: SAMPLE_US });
    await session.post('Profiler.start');
    await work();
    return shareOf(name, (await session.post('Profiler.stop')).profile);
  } finally {
    session.disconnect();
  }
}

function shareOf(name: string, { nodes, samples = [], timeDeltas = [] }: Profiler.Profile): number {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const within = new Set<number>();
  // A parent stands before its children.
  for (const { id, callFrame, children = [] } of nodes) {
    if (callFrame.functionName === name) within.add(id);
    if (within.has(id)) for (const child of children) within.add(child);
  }
  let [all, inside] = [0, 0];
  for (const [index, id] of samples.entries()) {
    const spent = timeDeltas[index] ?? 0;
    const { functionName = '', url = '' } = byId.get(id)?.callFrame ?? {};
    if (url === '' && NOT_COUNTED.has(functionName)) continue;
    all += spent;
    if (within.has(id)) inside += spent;
  }
  return inside / all;
}
