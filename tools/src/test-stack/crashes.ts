import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { seconds } from '../start/progress.ts';
import { type Step, until } from './compose-stack.ts';
import { buy, checkPurchases, inWords, mails, type Read, underLoad } from './people.ts';

const BEFORE_MS = 3_000;
const AFTER_MS = 4_000;

/** Ms from the first to the last failed read, with the duration of the last. */
function outage(failures: readonly Read[]): number {
  const [first] = failures;
  const last = failures.at(-1);
  return first && last ? last.at + last.ms - first.at : 0;
}

/** Kills one container while visitors read and buy. */
function crashOf(service: string, options: { which?: number; mayFail?: boolean } = {}): Step {
  const { which = 0, mayFail = false } = options;
  return {
    name: `${service} ${which + 1} dies`,
    run: async (stack) => {
      const container = (await stack.containers(service))[which];
      assert(container !== undefined, `there is no ${service} ${which + 1}`);
      let recovery = 0;
      const { reads, failures, purchases, lost, repeats } = await underLoad(stack, async () => {
        await delay(BEFORE_MS);
        recovery = await stack.crash(container);
        await delay(AFTER_MS);
      });
      assert(lost.length === 0, `purchases were given up: ${lost[0]}`);
      assert(
        mayFail || failures.length === 0,
        `${failures.length} of ${reads.length} reads failed: ${inWords(failures)}`,
      );
      const purchased = await checkPurchases(stack, purchases);
      const slowest = Math.max(...reads.map(({ ms }) => ms));
      const away = failures.length > 0 ? `, site away for ${seconds(outage(failures))}` : '';
      return `healthy after ${seconds(recovery)}; ${reads.length} reads, ${failures.length} failed${away}, slowest ${seconds(slowest)}; ${purchased}, ${repeats.length} calls repeated`;
    },
  };
}

/** Mails wait while the mail server is down. It keeps no mail over a restart. */
const mailServerAway: Step = {
  name: 'the mail server is away',
  run: async (stack) => {
    await stack.compose('stop', 'mailbox');
    const purchases = [await buy(stack), await buy(stack)];
    await delay(5_000);
    await stack.compose('start', 'mailbox');
    const begun = performance.now();
    for (const { email } of purchases) {
      await until('the receipt arrives', async () => (await mails(stack, email)).length > 0, 120_000);
    }
    return `both receipts ${seconds(performance.now() - begun)} after its return`;
  },
};

export const crashes: Step[] = [
  crashOf('backend'),
  crashOf('backend', { which: 1 }),
  crashOf('worker'),
  crashOf('worker', { which: 1 }),
  crashOf('redis'),
  crashOf('postgres'),
  crashOf('sandbox'),
  // The only proxy: while it is down, no visitor is served.
  crashOf('nginx', { mayFail: true }),
  mailServerAway,
];
