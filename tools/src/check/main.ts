import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { messageOf } from '../services/readable-error.ts';
import { BACKEND, ensureBuilt, FRONTEND } from '../start/build.ts';
import { seconds } from '../start/progress.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const LOGS = path.join(ROOT, '.cache/logs');

const typesOf = (workspace: string): [string, string] => [
  `types of ${workspace}`,
  `node node_modules/typescript-7/bin/tsc --noEmit --incremental --tsBuildInfoFile .cache/types-of-${workspace}.json -p ${workspace}`,
];

/** Slowest first, to use all cores until the end. The build comes before all. */
const CHECKS: readonly [name: string, line: string][] = [
  ...['backend', 'frontend', 'tools', 'brand'].map(typesOf),
  ['linear regular expressions', 'node tools/src/check/regular-expressions.ts'],
  ['unused code', 'knip --no-progress --no-config-hints'],
  ['imports', 'npm run --silent imports'],
  ['migrations, no drift', 'node tools/src/check/schema-drift.ts'],
  ['Kubernetes manifests', 'cd tools && vitest run test/kubernetes.spec.ts'],
  ['product rules', 'cd tools && vitest run test/product-rules.spec.ts'],
  ['typed client is current', 'npm run --silent openapi:check -w frontend'],
  ['first-load budget', 'npm run --silent budget -w frontend'],
  ['lint', 'oxlint'],
  ['format', 'oxfmt --check'],
];

/** @returns the output of a failed check */
function complaintOf(line: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = spawn('bash', ['-c', line], { cwd: ROOT });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code) => resolve(code === 0 ? undefined : output || line));
  });
}

const results: boolean[] = [];
async function attempt(name: string, work: () => Promise<string | undefined>): Promise<void> {
  const begun = Date.now();
  const complaint = await work().catch(messageOf);
  results.push(complaint === undefined);
  const mark = complaint === undefined ? 'ok    ' : 'FAILED';
  console.log(`  ${mark}  ${name.padEnd(28)} ${seconds(Date.now() - begun)}`);
  if (complaint !== undefined) console.log(complaint.trimEnd().replaceAll(/^/gm, '    '));
}

await attempt('build', async () => {
  await Promise.all([BACKEND, FRONTEND].map((what) => ensureBuilt(ROOT, what, LOGS)));
  return undefined;
});
if (results[0]) {
  const queue = CHECKS.values();
  const lane = async () => {
    for (const [name, line] of queue) await attempt(name, () => complaintOf(line));
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, lane));
}
const failed = results.filter((ok) => !ok).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
