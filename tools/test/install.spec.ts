import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { identityOf } from '../src/services/processes/processes.ts';

const LIBRARY = path.resolve(import.meta.dirname, '../../scripts/lib');

/** Has started something else and waits for it, as npm does with install scripts. */
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
  await writeFile(path.join(root, 'npm'), SLOW_NPM, { mode: 0o755 });
});
afterEach(() => rm(root, { recursive: true, force: true }));

it.each(['SIGINT', 'SIGTERM'] as const)(
  '%s during an install ends npm and all that it has started',
  async (signal) => {
    const pids = path.join(root, 'pids');
    const lines = 'set -euo pipefail; . scripts/lib/node.sh; . scripts/lib/install.sh; ensure_installed';
    const child = spawn('bash', ['-c', lines, path.join(root, 'scripts/start')], {
      cwd: root,
      env: { ...process.env, PATH: `${root}:${process.env['PATH']}`, PIDS: pids },
      stdio: 'ignore',
    });
    const started = await vi.waitUntil(async () => {
      const words = (await readFile(pids, 'utf8').catch(() => '')).trim().split(' ').map(Number);
      return words.length === 2 && words;
    }, inTime);
    child.kill(signal);
    expect((await once(child, 'exit'))[0]).toBe(130);
    const left = () => Promise.all(started.map((pid) => identityOf(pid)));
    await vi.waitUntil(async () => (await left()).every((one) => one === undefined), inTime);
  },
);
