import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const SCRIPTS = path.resolve(import.meta.dirname, '../../../scripts');

/** A machine whose engine runs one old backend and has no room for another container. */
const FULL_MACHINE = `#!/bin/sh
echo "$*" >>"$CALLS"
case "$*" in
*" ps "*) echo old ;;
*" up "*) echo 'no space left on device' >&2; exit 1 ;;
esac
`;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ironbloom-scripts-'));
  await writeFile(path.join(folder, 'docker'), FULL_MACHINE, { mode: 0o755 });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** @returns what it said, and what it asked of the engine */
async function failing(script: string, ...args: string[]): Promise<{ stderr: string; calls: string }> {
  const calls = path.join(folder, 'calls');
  const env = { ...process.env, PATH: `${folder}:${process.env['PATH']}`, CALLS: calls };
  const { stderr } = await promisify(execFile)(path.join(SCRIPTS, script), args, { env }).then(
    () => expect.unreachable(`${script} found nothing wrong`),
    (error: { stderr: string }) => error,
  );
  const { stdout } = await promisify(execFile)('cat', [calls]);
  return { stderr, calls: stdout };
}

describe('scripts that run the stack', () => {
  it('an update that cannot start anything new says why, and stops nothing old', async () => {
    const { stderr, calls } = await failing('update');
    expect(stderr).toBe('No new backend could be started: no space left on device\n');
    expect(calls).not.toMatch(/^(?:stop|rm) /m);
  });

  it.each(['not-a-backup', '20261121T023000Z'])('a restore takes in no folder like %s', async (name) => {
    const wrong = path.join(folder, name);
    await mkdir(wrong);
    await writeFile(path.join(wrong, 'holiday.jpg'), '');
    const { stderr, calls } = await failing('restore', wrong, '--yes');
    expect(stderr).toContain(`${wrong} is no backup`);
    expect(calls).not.toContain('compose --');
  });
});
