import { setTimeout as delay } from 'node:timers/promises';

/** @throws Error with those words */
export function expect(condition: boolean, words: string): asserts condition {
  if (!condition) throw new Error(words);
}

/** Asks until the answer is yes. @throws when it is not within `timeoutMs`. @returns how long it took, ms */
export async function until(
  words: string,
  question: () => Promise<boolean>,
  timeoutMs = 60_000,
): Promise<number> {
  const begun = performance.now();
  while (!(await question().catch(() => false))) {
    if (performance.now() - begun > timeoutMs) throw new Error(`${words}: not after ${timeoutMs / 1000} s`);
    await delay(250);
  }
  return performance.now() - begun;
}

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
