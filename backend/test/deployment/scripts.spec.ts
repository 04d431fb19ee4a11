import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

const SCRIPTS = path.resolve(import.meta.dirname, '../../../scripts');

/** A machine that runs one old backend and has no room for another container. */
const FULL_MACHINE = `#!/bin/sh
echo "$* commit=$GIT_COMMIT" >>"$CALLS"
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

/** @returns output, and the calls of the engine */
async function failing(script: string, ...args: string[]): Promise<{ stderr: string; calls: string }> {
  const calls = path.join(folder, 'calls');
  await writeFile(calls, '');
  const { stderr } = await run(script, ...args).then(
    () => {
      throw new Error(`${script} found nothing wrong`);
    },
    (error: { stderr: string }) => error,
  );
  return { stderr, calls: await readFile(calls, 'utf8') };
}

/** With the test's own settings. */
function run(script: string, ...args: string[]) {
  const env = {
    ...process.env,
    PATH: `${folder}:${process.env['PATH']}`,
    CALLS: path.join(folder, 'calls'),
    COMPOSE_ENV_FILES: settings(),
  };
  return promisify(execFile)(path.join(SCRIPTS, script), args, { env });
}

const settings = () => path.join(folder, 'env');
const FILLED = `PUBLIC_URL="https://ironbloom.example/" # ours
export POSTGRES_PASSWORD=p4ss
JWT_SECRET=
JWT_SECRET_FILE=/run/secrets/jwt_secret
HEALTH_DATA_KEY=h34lth
SMTP_URL=smtps://user:p4ss@smtp.example.com
MAIL_FROM=hello@studio.example
RAZORPAY_KEY_ID=rzp_live_1
RAZORPAY_KEY_SECRET='s3cr3t'
RAZORPAY_WEBHOOK_SECRET=w3bh00k
`;
const modeOf = async (file: string) => (await stat(file)).mode & 0o777;

describe('scripts that run the stack', () => {
  it('an update that cannot start new containers says why and keeps the old ones', async () => {
    await writeFile(settings(), FILLED, { mode: 0o600 });
    const { stderr, calls } = await failing('update');
    expect(stderr).toBe('No new backend could be started: no space left on device\n');
    expect(calls).not.toMatch(/^(?:stop|rm) /m);
  });

  it('a first install writes private settings and names all that are missing', async () => {
    const first = await failing('install');
    expect(await modeOf(settings())).toBe(0o600);
    const written = await readFile(settings(), 'utf8');
    expect(written).toMatch(/^JWT_SECRET=[0-9a-f]{64}$/m);
    expect(written).toMatch(/^HEALTH_DATA_KEY=[0-9a-f]{64}$/m);
    expect(written).toMatch(/^POSTGRES_PASSWORD=[0-9a-f]{64}$/m);
    const missing = [...first.stderr.matchAll(/^ {2}([A-Z_]+) {2}\w/gm)].map(([, name]) => name);
    expect(missing).toEqual([
      'PUBLIC_URL',
      'SMTP_URL',
      'MAIL_FROM',
      'RAZORPAY_KEY_ID',
      'RAZORPAY_KEY_SECRET',
      'RAZORPAY_WEBHOOK_SECRET',
    ]);
    expect(first.calls).not.toMatch(/ (build|up) /);
    expect((await failing('install')).stderr).toBe(first.stderr);
    expect(await readFile(settings(), 'utf8')).toBe(written);
  });

  it('an install makes settings private, warns of example values and records its commit', async () => {
    await writeFile(path.join(folder, 'docker'), FULL_MACHINE.replace(/^\*" up.*\n/m, ''), { mode: 0o755 });
    await writeFile(settings(), FILLED);
    await chmod(settings(), 0o644);
    const { stdout } = await run('install');
    expect(await modeOf(settings())).toBe(0o600);
    expect(stdout).toContain('PUBLIC_URL is https://ironbloom.example/, an example address');
    const calls = await readFile(path.join(folder, 'calls'), 'utf8');
    expect(calls).toMatch(/ build --quiet commit=[0-9a-f]{40}$/m);
    expect(calls).toMatch(/ up --detach --no-build --wait commit=[0-9a-f]{40}$/m);
    expect((await run('install')).stdout).not.toContain('could be read by others');
  });

  it.each(['not-a-backup', '20261121T023000Z'])('a restore refuses a folder like %s', async (name) => {
    const wrong = path.join(folder, name);
    await mkdir(wrong);
    await writeFile(path.join(wrong, 'holiday.jpg'), '');
    const { stderr, calls } = await failing('restore', wrong, '--yes');
    expect(stderr).toContain(`${wrong} is not a backup`);
    expect(calls).not.toContain('compose --');
  });
});
