import { setTimeout as delay } from 'node:timers/promises';

/** Far longer than anything takes. */
const TIMEOUT_MS = 60_000;

/** Polls until there is an answer. @throws after `timeoutMs` */
export async function until<T>(
  question: () => Promise<T | undefined | false | null>,
  timeoutMs = TIMEOUT_MS,
): Promise<T> {
  const giveUpAt = Date.now() + timeoutMs;
  for (;;) {
    const answer = await question();
    if (answer) return answer;
    if (Date.now() > giveUpAt) throw new Error(`Not so after ${timeoutMs} ms: ${question.toString()}`);
    await delay(50);
  }
}
