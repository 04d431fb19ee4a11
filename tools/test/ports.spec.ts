import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

/** Enough for a collision if ports were drawn at random. */
const [PROCESSES, EACH] = [4, 100];

const ASK = `
  import { freePort } from ${JSON.stringify(new URL('../src/services/ports.ts', import.meta.url).href)};
  const ports = [];
  while (ports.length < ${EACH}) ports.push(await freePort());
  console.log(ports.join());
  process.stdout.end();
  process.stdin.resume();
`;

it('gives concurrent processes different ports', async () => {
  const asking = Array.from({ length: PROCESSES }, () => ask('pipe'));
  const lines = await Promise.all(asking.map(({ stdout }) => text(stdout!)));
  const ports = lines.flatMap((line) => line.trim().split(','));
  expect(ports).toHaveLength(PROCESSES * EACH);
  expect(new Set(ports).size).toBe(ports.length);
  for (const { stdin } of asking) stdin!.end();
  await Promise.all(asking.map((asker) => once(asker, 'exit')));
});

it('does not keep a finished process alive', async () => {
  expect(await once(ask('ignore'), 'exit')).toEqual([0, null]);
});

/** Prints its ports and lives until its input ends. */
function ask(stdio: 'pipe' | 'ignore'): ChildProcess {
  return spawn(process.execPath, ['--input-type=module', '--eval', ASK], {
    stdio: [stdio, stdio, 'inherit'],
  });
}
