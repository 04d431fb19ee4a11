import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { alive, StubRepository } from './starter.ts';

let repository: StubRepository;

beforeEach(async () => {
  repository = await StubRepository.create();
  return () => repository.remove();
});

it('starts everything behind nginx, prints the address, and stops everything on SIGTERM', async () => {
  const { PORT, MAILBOX_PORT } = repository.env;
  const settings = path.join(repository.root, '.env');
  await writeFile(settings, '# nothing yet\n', { mode: 0o644 });
  const starter = repository.start();
  await starter.ready();
  expect(starter.output()).toContain('.env could be read by others; now only by you.');
  expect((await stat(settings)).mode & 0o777).toBe(0o600);
  const site = `http://localhost:${PORT}`;
  const mailbox = `http://localhost:${MAILBOX_PORT}`;
  expect(starter.output()).toMatch(
    new RegExp(
      `^Ready.*site ${site} .*admin ${site}/admin .*mailbox ${mailbox} .*API docs ${site}/api/docs$`,
      'm',
    ),
  );
  const seen = await fetch(`http://127.0.0.1:${PORT}/`);
  expect(seen.headers.get('server')).toBe('nginx');
  const env = (await seen.json()) as Record<string, string>;
  expect(env).toMatchObject({ NODE_ENV: 'development', RAZORPAY_SANDBOX: 'true', PUBLIC_URL: site });
  expect(env).toMatchObject({ TRUST_PROXY: 'true', HOST: '127.0.0.1' });
  expect(env['PORT']).not.toBe(PORT);
  expect((await fetch(`${env['RAZORPAY_API_URL']}/v1/checkout.js`)).status).toBe(200);
  expect((await fetch(`${mailbox}/api/email`)).status).toBe(200);
  const secrets = path.join(repository.dataDir, 'secrets.json');
  expect((await stat(secrets)).mode & 0o777).toBe(0o600);
  expect(starter.output()).toContain(env['ADMIN_PASSWORD']);

  const running = await repository.pids();
  expect(await starter.end()).toBe(0);
  expect(await alive(running)).toEqual([]);

  // Without nginx it starts, too, and says so in one line.
  const again = repository.start({ NGINX_PATH: '/nowhere' });
  await again.ready();
  expect(again.output()).not.toContain(env['ADMIN_PASSWORD']);
  expect(again.output()).toMatch(/^ {2}- without nginx: NGINX_PATH is \/nowhere.*\.$/m);
  const direct = await fetch(`http://127.0.0.1:${PORT}/`);
  expect(direct.headers.get('server')).toBeNull();
  const own = (await direct.json()) as Record<string, string>;
  expect(own).toMatchObject({ PORT, JWT_SECRET: env['JWT_SECRET'] });
  expect(own).not.toHaveProperty('TRUST_PROXY');
});

it('starts the Google sandbox on request', async () => {
  const starter = repository.start({ GOOGLE_SANDBOX: 'true' });
  await starter.ready();
  const env = await repository.backendEnv();
  const page = await fetch(`${env['GOOGLE_AUTHORIZATION_URL']}?state=%22%3E%3Cscript%3E`);
  const html = await page.text();
  expect(html).toContain('<h1>Google sandbox</h1>');
  expect(html).not.toContain('<script>');
  expect(env['GOOGLE_CLIENT_SECRET']).toMatch(/^[\w-]{24}$/);
  const pid = await repository.pidOf('google');
  expect(await starter.end()).toBe(0);
  expect(await alive([pid])).toEqual([]);
});

it('makes a new admin password only when its secrets were deleted', async () => {
  const log = () => readFile(path.join(repository.dataDir, 'logs/create-admin.log'), 'utf8');
  const passwordOf = async () => {
    const starter = repository.start();
    await starter.ready();
    await starter.end();
    return /with the password (\S+)/.exec(starter.output())?.[1];
  };
  const first = await passwordOf();
  expect(await passwordOf()).toBeUndefined();
  await rm(path.join(repository.dataDir, 'secrets.json'));
  const second = await passwordOf();
  expect(second).toMatch(/^[\w-]{20}$/);
  expect(second).not.toBe(first);
  expect(await log()).toBe('done --replace-password\ndone \ndone --replace-password\n');
});
