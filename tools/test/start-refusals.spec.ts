import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { StubRepository } from './starter.ts';

let repository: StubRepository;

beforeEach(async () => {
  repository = await StubRepository.create();
  return () => repository.remove();
});

/** One sentence without a stack trace, and a failing exit code. */
async function refuses(overrides: Record<string, string>, words: RegExp): Promise<void> {
  const starter = repository.start(overrides);
  expect(await starter.exitCode()).toBe(1);
  expect(starter.output()).toMatch(words);
  expect(starter.output()).not.toMatch(/^\s+at /m);
  expect(starter.output().trim().split('\n')).toHaveLength(1);
}

it('refuses a second start on the same data without disturbing the first', async () => {
  const first = repository.start();
  await first.ready();
  await refuses(
    { PORT: '1', MAILBOX_PORT: '2' },
    /already running on .* \(process \d+\): stop it, or set DATA_DIR/,
  );
  expect((await fetch(`http://127.0.0.1:${repository.env['PORT']}/`)).status).toBe(200);
});

it('reports why a part does not start', async () => {
  const starter = repository.start({ STUB_BACKEND: 'broken' });
  expect(await starter.exitCode()).toBe(1);
  expect(starter.output()).toMatch(/backend stopped with exit code 1; .*:\n\s+the stub is broken/);
  expect(starter.output()).not.toContain('routine');
  expect(existsSync(path.join(repository.dataDir, 'run/postgres.json'))).toBe(false);
});

it('names the file and line of a broken .env', async () => {
  await writeFile(path.join(repository.root, '.env'), '# fine\nPORT=1\nthis is not a setting\n');
  await refuses({}, /\.env:3 is not of the form NAME=value/);
});

it('names the variable that is wrong', async () => {
  await refuses({ PORT: 'eighty' }, /PORT is "eighty", which is not a port/);
  await refuses({ DATABASE_URL: 'mysql://x' }, /DATABASE_URL is not an address that begins with postgres:/);
  await refuses({ RAZORPAY_KEY_ID: 'rzp_live_1' }, /RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET is not/);
  await refuses({ GOOGLE_SANDBOX: 'yes' }, /GOOGLE_SANDBOX is "yes"/);
  await refuses(
    { GOOGLE_SANDBOX: 'true', GOOGLE_CLIENT_ID: 'id' },
    /GOOGLE_SANDBOX and GOOGLE_CLIENT_ID are both set/,
  );
  await refuses(
    { REDIS_URL: 'redis://127.0.0.1:1' },
    /REDIS_URL points to 127\.0\.0\.1:1, where nothing answers/,
  );
});

it('names the taken port and the variable that changes it', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await refuses({ PORT: String(port) }, new RegExp(`Port ${port} is taken by another program: .*set PORT`));
  await refuses({ MAILBOX_PORT: String(port) }, /set MAILBOX_PORT/);
  server.close();
});

it('reports a data folder that cannot be written', async () => {
  const file = path.join(repository.root, 'a-file');
  await writeFile(file, '');
  await refuses(
    { DATA_DIR: path.join(file, 'data') },
    /data folder .* cannot be written \(ENOTDIR: not a directory/,
  );
});

it('refuses damaged secrets', async () => {
  await mkdir(repository.dataDir);
  await writeFile(path.join(repository.dataDir, 'secrets.json'), '{"jwtSecret":');
  await refuses({}, /secrets\.json is damaged/);
});
