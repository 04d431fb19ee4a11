import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { alive, parts, StubRepository } from './starter.ts';

let repository: StubRepository;

beforeEach(async () => {
  repository = await StubRepository.create();
  return () => repository.remove();
});

/** @throws when nothing does */
async function listens(address = ''): Promise<void> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.destroy();
}

it('starts after a kill, also of nginx, and leaves no former process', async () => {
  const first = repository.start();
  await first.ready();
  const before = await repository.pids();
  first.child.kill('SIGKILL');
  await first.exitCode();
  const second = repository.start();
  await second.ready();
  expect(await alive(before)).toEqual([]);

  // Also after its nginx was killed, whose workers hold the port.
  const nginx = await repository.pidOf('nginx');
  // So that it cannot clean up before it is killed.
  second.child.kill('SIGSTOP');
  process.kill(nginx, 'SIGKILL');
  second.child.kill('SIGKILL');
  await second.exitCode();
  expect((await fetch(`http://127.0.0.1:${repository.env['PORT']}/`)).headers.get('server')).toBe('nginx');
  const third = repository.start();
  await third.ready();
  expect((await fetch(`http://127.0.0.1:${repository.env['PORT']}/`)).status).toBe(200);
});

it('restarts a killed part on its port, and serves without one that cannot start', async () => {
  const starter = repository.start();
  await starter.ready();
  const { PORT, MAILBOX_PORT } = repository.env;
  for (const part of parts) {
    const before = await repository.pids();
    process.kill(await repository.pidOf(part), 'SIGKILL');
    await starter.says(`✓ ${part} runs again`);
    expect(starter.output()).toMatch(new RegExp(`^ {2}! ${part} stopped with signal SIGKILL`, 'm'));
    expect((await repository.pids()).filter((pid, index) => pid !== before[index])).toHaveLength(1);
  }
  const env = await repository.backendEnv();
  expect((await fetch(`${env['RAZORPAY_API_URL']}/v1/checkout.js`)).status).toBe(200);
  expect((await fetch(`http://127.0.0.1:${MAILBOX_PORT}/api/email`)).status).toBe(200);
  for (const name of ['DATABASE_URL', 'REDIS_URL', 'SMTP_URL']) await listens(env[name]);

  // It cannot start: its folder is a file.
  await rm(path.join(repository.dataDir, 'mailbox'), { recursive: true, force: true });
  await writeFile(path.join(repository.dataDir, 'mailbox'), '');
  process.kill(await repository.pidOf('mailbox'), 'SIGKILL');
  await starter.says('! mailbox did not start: ');
  expect((await fetch(`http://127.0.0.1:${PORT}/`)).status).toBe(200);
  const running = await Promise.all(
    parts.filter((part) => part !== 'mailbox').map((part) => repository.pidOf(part)),
  );
  expect(await starter.end()).toBe(0);
  expect(await alive(running)).toEqual([]);
});

it('reports which part ended and why, and restarts it until it stays up', async () => {
  const starter = repository.start();
  await starter.ready();
  const crash = path.join(repository.dataDir, 'crash');
  await writeFile(crash, '');
  await starter.says('! backend stopped with exit code 3');
  expect(starter.output()).toMatch(
    /backend stopped with exit code 3; its log is .*backend\.log:\n\s+the stub crashed/,
  );
  await rm(crash);
  await starter.says('✓ backend runs again');
  expect((await fetch(`http://127.0.0.1:${repository.env['PORT']}/`)).status).toBe(200);
});
