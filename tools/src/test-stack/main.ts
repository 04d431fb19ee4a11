/**
 * Tests the production stack as deployed: `scripts/test-stack`. Without a container engine it says so and succeeds. Words
 * select steps by name; `--soak 20m` kills every process in turn for that long. Project, ports, secrets and images are its
 * own.
 */
import { parseArgs } from 'node:util';
import { messageOf } from '../services/readable-error.ts';
import { Progress } from '../start/progress.ts';
import { ComposeStack, type Step, whyNoEngine } from './compose-stack.ts';
import { crashes } from './crashes.ts';
import { bringUp, buildImages, failedUpdate, hardened, restore, tls, update } from './deployment.ts';
import { soak } from './soak.ts';
import { broadcast, purchase } from './visitors.ts';

const STEPS: Step[] = [
  buildImages,
  bringUp,
  hardened,
  purchase,
  broadcast,
  failedUpdate,
  update,
  ...crashes,
  restore,
  tls,
];

const { values: options, positionals: words } = parseArgs({
  options: { soak: { type: 'string' } },
  allowPositionals: true,
});
const minutes = /^(\d+)m$/.exec(options.soak ?? '')?.[1];
if (options.soak !== undefined && minutes === undefined) {
  console.error('usage: scripts/test-stack [words of steps] | --soak 20m');
  process.exit(2);
}
const steps = minutes === undefined ? STEPS : [buildImages, bringUp, soak(Number(minutes) * 60_000)];

const problem = await whyNoEngine();
if (problem !== undefined) {
  console.log(`Skipped: ${problem}. Install Docker first: docs.docker.com/engine/install.`);
  process.exit(0);
}

const progress = new Progress();
const stack = await ComposeStack.prepare();
let asked = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => (asked = true));

let passed = 0;
let failed = 0;
const wanted = (step: Step) =>
  step.vital || words.length === 0 || words.some((word) => step.name.includes(word));
for (const step of steps.filter(wanted)) {
  if (asked) break;
  try {
    await progress.step(step.name, () => step.run(stack));
    passed += 1;
  } catch (error) {
    failed += 1;
    progress.say(messageOf(error).replaceAll(/^/gm, '      '));
    if (step.vital) break;
  }
}
await progress.step('taking it down', () => stack.remove());
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
