import { stat } from 'node:fs/promises';
import { ConfigurationError } from '../config/env.ts';
import { runProcess } from '../platform/lifecycle/process.ts';

const ANSWER_WITHIN_MS = 3_000;
/** Four missed beats (`platform/lifecycle/heartbeat.ts`). */
const OLDEST_BEAT_MS = 20_000;

/** Container health check: exits 0 when the address answers 2xx, or the heartbeat file is fresh. */
await runProcess(async () => {
  const [, , what] = process.argv;
  if (!what) throw new ConfigurationError('usage: health <address | heartbeat file>');
  if (/^https?:/.test(what)) await expectGoodAnswer(what);
  else await expectFresh(what);
});

async function expectGoodAnswer(url: string): Promise<void> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
  if (!answer.ok) throw new ConfigurationError(`${answer.status} ${await answer.text()}`);
}

async function expectFresh(file: string): Promise<void> {
  const { mtimeMs } = await stat(file);
  const age = Date.now() - mtimeMs;
  if (age > OLDEST_BEAT_MS) throw new ConfigurationError(`the last heartbeat was ${Math.round(age)} ms ago`);
}
