import { setTimeout as delay } from 'node:timers/promises';
import { command } from './command.ts';
import type { ComposeStack } from './compose-stack.ts';
import { until } from './step.ts';

/** The main process is the first child of the container's init. */
const KILL_MAIN = 'kill -9 $(cut -d" " -f1 /proc/1/task/1/children)';
const PROBED_EVERY_MS = 100;

/**
 * Ends the main process of a container the hard way and leaves it to the engine to start it again, as after a crash.
 * (After `docker kill` the engine takes it for stopped on purpose, and restarts nothing.)
 * @returns ms until it was healthy again
 */
export async function crash(stack: ComposeStack, container: string): Promise<number> {
  const startedAt = () => stack.inspect(container, '{{.State.StartedAt}}');
  const before = await startedAt();
  const begun = performance.now();
  await command('docker', ['exec', container, 'sh', '-c', KILL_MAIN]).catch(() => undefined);
  await until('the container starts again', async () => (await startedAt()) !== before);
  for (;;) {
    if ((await stack.inspect(container, '{{.State.Health.Status}}')) === 'healthy') {
      return performance.now() - begun;
    }
    if (performance.now() - begun > 120_000) throw new Error('it was not healthy after two minutes');
    await delay(PROBED_EVERY_MS);
  }
}
