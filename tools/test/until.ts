import { setTimeout as delay } from 'node:timers/promises';

/** Asks until the answer is there. @throws when it is not there after `timeoutMs` */
export async function until<T>(
  question: () => Promise<T | undefined | false>,
  timeoutMs = 20_000,
): Promise<T> {
  const giveUpAt = Date.now() + timeoutMs;
  for (;;) {
    const answer = await question();
    if (answer) return answer;
    if (Date.now() > giveUpAt) throw new Error(`Not so after ${timeoutMs} ms: ${question.toString()}`);
    await delay(50);
  }
}
