import { setTimeout as delay } from 'node:timers/promises';
import { checkPurchases } from '../purchases.ts';
import { Load } from '../load.ts';
import { expect, seconds, type Step } from '../step.ts';

const COMMIT = 'a-newer-commit';

export const update: Step = {
  name: 'a rolling update',
  run: async (stack) => {
    const before = [...(await stack.containers('backend')), ...(await stack.containers('worker'))];
    const load = Load.start(stack.settings);
    let took: number;
    try {
      await delay(2_000);
      const begun = performance.now();
      await stack.script('update', [], { GIT_COMMIT: COMMIT });
      took = performance.now() - begun;
      await delay(2_000);
    } finally {
      await load.stop();
    }
    const { reads, failures, purchases, lost, repeats } = load;
    const [failure] = failures;
    expect(
      failures.length === 0,
      `${failures.length} of ${reads.length} reads failed: ${failure?.path} ${failure?.status || failure?.why}`,
    );
    expect(
      repeats.length === 0 && lost.length === 0,
      `${repeats.length} calls of buyers had to be repeated (${repeats[0]}), ${lost.length} were given up`,
    );
    for (const service of ['backend', 'worker']) {
      const now = await stack.containers(service);
      expect(now.length === 2, `${now.length} containers of ${service} run`);
      expect(!now.some((id) => before.includes(id)), `an old ${service} still runs`);
      for (const id of now) {
        const commit = await stack.inspect(
          id,
          '{{index .Config.Labels "org.opencontainers.image.revision"}}',
        );
        expect(commit === COMMIT, `${service} runs ${commit}`);
      }
    }
    const recorded = await checkPurchases(stack, purchases);
    return `in ${seconds(took)}; ${reads.length} reads and ${purchases.length * 2} calls of buyers, none failed; ${recorded}`;
  },
};

/** A version that does not come up takes nobody's place. */
export const failedUpdate: Step = {
  name: 'an update that fails',
  run: async (stack) => {
    const before = await stack.containers('backend');
    const load = Load.start(stack.settings);
    let words = '';
    try {
      await stack.script('update', [], { GIT_COMMIT: 'a-bad-commit', HEALTHY_WITHIN_SECONDS: '1' });
    } catch (error) {
      words = String(error);
    } finally {
      await load.stop();
    }
    expect(words.includes('did not become healthy'), `scripts/update said: ${words}`);
    const after = await stack.containers('backend');
    expect(after.toSorted().join() === before.toSorted().join(), 'other backends run than before');
    const { reads, failures, repeats } = load;
    expect(
      failures.length + repeats.length === 0,
      `${failures.length} reads and ${repeats.length} calls of buyers failed: ${repeats[0]}`,
    );
    return `the old ones serve on; ${reads.length} reads, none failed`;
  },
};
