import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { BACKEND, ensureBuilt, FRONTEND } from '../start/build.ts';
import { withMigratedDatabase } from './migrated-database.ts';
import { productRuleFaults } from './product-rules.ts';
import { regularExpressionFaults } from './regular-expressions.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

interface Task {
  name: string;
  /** Returns what it printed. @throws with what it printed */
  run: () => Promise<string>;
}

/** Runs a command in the repository. @throws Error whose message is all that it printed */
function command(line: string, env: NodeJS.ProcessEnv = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn('bash', ['-c', line], { cwd: ROOT, env: { ...process.env, ...env } });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve(output) : reject(new Error(output || line))));
  });
}

const shell = (name: string, line: string): Task => ({ name, run: () => command(line) });

/** A check of our own, which gives a sentence for each fault. */
const faultless = (name: string, find: (root: string) => Promise<string[]>): Task => ({
  name,
  run: async () => {
    const faults = await find(ROOT);
    if (faults.length > 0) throw new Error(faults.join('\n'));
    return '';
  },
});

/** Slowest first, so that the machine's cores end together. The build comes before all of them. */
const tasks: Task[] = [
  ...['backend', 'frontend', 'tools', 'brand'].map((workspace) =>
    shell(
      `types of ${workspace}`,
      `node node_modules/typescript-7/bin/tsc --noEmit --incremental --tsBuildInfoFile .cache/types-of-${workspace}.json -p ${workspace}`,
    ),
  ),
  faultless('linear regular expressions', regularExpressionFaults),
  shell('unused code', 'knip --no-progress --no-config-hints'),
  shell('imports', 'npm run --silent imports'),
  {
    name: 'migrations, no drift',
    run: () => withMigratedDatabase((env) => command('node backend/dist/cli/schema-drift.js', env)),
  },
  shell('typed client is current', 'npm run --silent openapi:check -w frontend'),
  shell('first-load budget', 'npm run --silent budget -w frontend'),
  shell('lint', 'oxlint'),
  shell('format', 'oxfmt --check'),
  faultless('citations of product rules', productRuleFaults),
];

async function attempt({ name, run }: Task): Promise<boolean> {
  const startedAt = performance.now();
  const seconds = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
  try {
    await run();
    console.log(`  ok      ${name.padEnd(28)} ${seconds()}`);
    return true;
  } catch (error) {
    console.log(`  FAILED  ${name.padEnd(28)} ${seconds()}`);
    console.log((error instanceof Error ? error.message : String(error)).trimEnd().replaceAll(/^/gm, '    '));
    return false;
  }
}

const logs = path.join(ROOT, '.cache/logs');
const built = await attempt({
  name: 'build',
  run: async () => {
    const states = await Promise.all([BACKEND, FRONTEND].map((what) => ensureBuilt(ROOT, what, logs)));
    return states.join(', ');
  },
});
const results: boolean[] = [built];
if (built) {
  const queue = tasks.values();
  const lane = async () => {
    for (const task of queue) results.push(await attempt(task));
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, lane));
}
const failed = results.filter((ok) => !ok).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
