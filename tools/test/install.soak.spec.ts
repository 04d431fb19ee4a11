import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTimeOf } from '../src/services/processes.ts';

const LIBRARY = path.resolve(import.meta.dirname, '../../scripts/lib');

/** Fake npm: records its arguments and leaves npm's record file. */
const QUICK_NPM = `#!/bin/sh
echo "$*" >>asked
mkdir -p node_modules/node/bin
ln -sf "$(command -v node)" node_modules/node/bin/node
cp record.json node_modules/.package-lock.json
`;

/** Starts a child and waits for it, as npm does with install scripts. */
const SLOW_NPM = `#!/bin/sh
sleep 300 &
echo "$$ $!" >"$PIDS"
wait
`;

const inTime = { timeout: 30_000 };

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'ironbloom-install-'));
  await mkdir(path.join(root, 'scripts/lib'), { recursive: true });
  for (const name of ['node.sh', 'install.sh', 'is-installed.mjs']) {
    await copyFile(path.join(LIBRARY, name), path.join(root, 'scripts/lib', name));
  }
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** As an entry point does: `what` is `product` or `all`. */
function ensureInstalled(what: string, env: NodeJS.ProcessEnv = {}) {
  const lines = `set -euo pipefail; . scripts/lib/node.sh; . scripts/lib/install.sh; ensure_installed ${what}`;
  return spawn('bash', ['-c', lines, path.join(root, 'scripts/start')], {
    cwd: root,
    env: { ...process.env, PATH: `${root}:${process.env['PATH']}`, ...env },
    stdio: 'ignore',
  });
}

it('installs production packages first and adds the rest without removing them', async () => {
  const packages = {
    'node_modules/node': { version: '24.0.0' },
    'node_modules/elsewhere': { version: '1.0.0', optional: true },
    'node_modules/jest': { version: '30.0.0', dev: true },
  };
  const { 'node_modules/jest': jest, ...product } = packages;
  const file = (name: string) => path.join(root, name);
  const record = (held: object) => writeFile(file('record.json'), JSON.stringify({ packages: held }));
  const ask = async (what: string) => {
    expect((await once(ensureInstalled(what), 'exit'))[0]).toBe(0);
    return (await readFile(file('asked'), 'utf8')).trim().split('\n');
  };
  await writeFile(file('npm'), QUICK_NPM, { mode: 0o755 });
  await writeFile(file('package-lock.json'), JSON.stringify({ packages }));

  await record(product);
  expect(await ask('product')).toEqual(['ci --omit=dev --no-progress']);
  expect(await ask('product')).toHaveLength(1);
  await record({ ...product, 'node_modules/jest': jest });
  expect((await ask('all')).slice(1)).toEqual(['install --no-save --no-progress']);
  expect(await ask('all')).toHaveLength(2);
  expect(await ask('product')).toHaveLength(2);

  await rm(file('node_modules'), { recursive: true });
  expect((await ask('all')).slice(2)).toEqual(['ci --no-progress']);
});

it.each(['SIGINT', 'SIGTERM'] as const)(
  '%s during an install ends npm and all that it has started',
  async (signal) => {
    const pids = path.join(root, 'pids');
    await writeFile(path.join(root, 'npm'), SLOW_NPM, { mode: 0o755 });
    const child = ensureInstalled('all', { PIDS: pids });
    const started = await vi.waitUntil(async () => {
      const words = (await readFile(pids, 'utf8').catch(() => '')).trim().split(' ').map(Number);
      return words.length === 2 && words;
    }, inTime);
    child.kill(signal);
    expect((await once(child, 'exit'))[0]).toBe(130);
    const left = () => Promise.all(started.map((pid) => startTimeOf(pid)));
    await vi.waitUntil(async () => (await left()).every((one) => one === undefined), inTime);
  },
);
