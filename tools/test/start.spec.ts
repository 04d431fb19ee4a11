import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { once } from 'node:events';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { identityOf } from '../src/services/processes.ts';
import { StubRepository } from './starter.ts';

describe('the starter', () => {
  let repository: StubRepository;

  beforeEach(async () => {
    repository = await StubRepository.create();
  });

  afterEach(() => repository.remove());

  const pidOf = async (part: string): Promise<number> => {
    const file = path.join(repository.dataDir, 'run', `${part}.json`);
    return (JSON.parse(await readFile(file, 'utf8')) as { pid: number }).pid;
  };
  const parts = ['nginx', 'backend', 'worker', 'sandbox', 'mailbox', 'redis', 'postgres'];
  const pids = () => Promise.all(parts.map(pidOf));
  const alive = async (all: number[]) =>
    (await Promise.all(all.map((pid) => identityOf(pid)))).filter((identity) => identity !== undefined);

  /** @throws when nothing does */
  async function listens(address = ''): Promise<void> {
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.destroy();
  }

  /** One sentence and no stack trace, and an exit code that says no. */
  async function refuses(overrides: Record<string, string>, words: RegExp): Promise<void> {
    const starter = repository.start(overrides);
    expect(await starter.exitCode()).toBe(1);
    expect(starter.output()).toMatch(words);
    expect(starter.output()).not.toMatch(/^\s+at /m);
    expect(starter.output().trim().split('\n')).toHaveLength(1);
  }

  it('brings everything up, says where, and takes everything down on SIGTERM', async () => {
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
    const env = (await (await fetch(`http://127.0.0.1:${PORT}/`)).json()) as Record<string, string>;
    expect(env).toMatchObject({ NODE_ENV: 'development', RAZORPAY_SANDBOX: 'true', PUBLIC_URL: site });
    expect((await fetch(`${env['RAZORPAY_API_URL']}/v1/checkout.js`)).status).toBe(200);
    expect((await fetch(`${mailbox}/api/email`)).status).toBe(200);
    const secrets = path.join(repository.dataDir, 'secrets.json');
    expect((await stat(secrets)).mode & 0o777).toBe(0o600);
    expect(starter.output()).toContain(env['ADMIN_PASSWORD']);

    const running = await pids();
    starter.child.kill('SIGTERM');
    expect(await starter.exitCode()).toBe(0);
    expect(await alive(running)).toEqual([]);

    const again = repository.start();
    await again.ready();
    expect(again.output()).not.toContain(env['ADMIN_PASSWORD']);
    const later = (await (await fetch(`http://127.0.0.1:${PORT}/`)).json()) as Record<string, string>;
    expect(later['JWT_SECRET']).toBe(env['JWT_SECRET']);
  });

  it('serves through nginx, and by itself where there is none, saying so in one line', async () => {
    const site = `http://127.0.0.1:${repository.env['PORT']}/`;
    const fronted = repository.start();
    await fronted.ready();
    const seen = await fetch(site);
    expect(seen.headers.get('server')).toBe('nginx');
    const env = (await seen.json()) as Record<string, string>;
    expect(env).toMatchObject({ TRUST_PROXY: 'true', HOST: '127.0.0.1' });
    expect(env['PORT']).not.toBe(repository.env['PORT']);
    fronted.child.kill('SIGTERM');
    expect(await fronted.exitCode()).toBe(0);

    const bare = repository.start({ NGINX_PATH: '/nowhere' });
    await bare.ready();
    expect(bare.output()).toMatch(/^ {2}- nginx is left out: NGINX_PATH is \/nowhere.*\.$/m);
    const direct = await fetch(site);
    expect(direct.headers.get('server')).toBeNull();
    const own = (await direct.json()) as Record<string, string>;
    expect(own).toMatchObject({ PORT: repository.env['PORT'] });
    expect(own).not.toHaveProperty('TRUST_PROXY');
  });

  it('brings a stand-in for Google up when asked to', async () => {
    const starter = repository.start({ GOOGLE_SANDBOX: 'true' });
    await starter.ready();
    const site = `http://127.0.0.1:${repository.env['PORT']}/`;
    const env = (await (await fetch(site)).json()) as Record<string, string>;
    const page = await fetch(`${env['GOOGLE_AUTHORIZATION_URL']}?state=%22%3E%3Cscript%3E`);
    const html = await page.text();
    expect(html).toContain('<h1>Google sandbox</h1>');
    expect(html).not.toContain('<script>');
    expect(env['GOOGLE_CLIENT_SECRET']).toMatch(/^[\w-]{24}$/);
    const pid = await pidOf('google');
    starter.child.kill('SIGTERM');
    expect(await starter.exitCode()).toBe(0);
    expect(await alive([pid])).toEqual([]);
  });

  it('refuses a second start on the same data and leaves the first alone', async () => {
    const first = repository.start();
    await first.ready();
    await refuses(
      { PORT: '1', MAILBOX_PORT: '2' },
      /already running on .* \(process \d+\): stop it, or set DATA_DIR/,
    );
    expect((await fetch(`http://127.0.0.1:${repository.env['PORT']}/`)).status).toBe(200);
  });

  it('starts again after it was killed, and nothing of before is left', async () => {
    const first = repository.start();
    await first.ready();
    const before = await pids();
    first.child.kill('SIGKILL');
    await first.exitCode();
    const second = repository.start();
    await second.ready();
    expect(await alive(before)).toEqual([]);
  });

  it('starts again after its nginx was killed with it, whose workers hold the port', async () => {
    const first = repository.start();
    await first.ready();
    const nginx = await pidOf('nginx');
    // So that it cannot put things right before it is killed itself.
    first.child.kill('SIGSTOP');
    process.kill(nginx, 'SIGKILL');
    first.child.kill('SIGKILL');
    await first.exitCode();
    expect((await fetch(`http://127.0.0.1:${repository.env['PORT']}/`)).headers.get('server')).toBe('nginx');
    const second = repository.start();
    await second.ready();
    expect((await fetch(`http://127.0.0.1:${repository.env['PORT']}/`)).status).toBe(200);
  });

  it('starts a part again that was killed, where it was; only the mailbox it can do without', async () => {
    const starter = repository.start();
    await starter.ready();
    const { PORT, MAILBOX_PORT } = repository.env;
    for (const part of parts) {
      const before = await pids();
      process.kill(await pidOf(part), 'SIGKILL');
      await starter.says(`✓ ${part} runs again`);
      expect(starter.output()).toMatch(new RegExp(`^ {2}! ${part} stopped with signal SIGKILL`, 'm'));
      expect((await pids()).filter((pid, index) => pid !== before[index])).toHaveLength(1);
    }
    const env = (await (await fetch(`http://127.0.0.1:${PORT}/`)).json()) as Record<string, string>;
    expect((await fetch(`${env['RAZORPAY_API_URL']}/v1/checkout.js`)).status).toBe(200);
    expect((await fetch(`http://127.0.0.1:${MAILBOX_PORT}/api/email`)).status).toBe(200);
    for (const name of ['DATABASE_URL', 'REDIS_URL', 'SMTP_URL']) await listens(env[name]);

    // It cannot come back where its folder is a file.
    await rm(path.join(repository.dataDir, 'mailbox'), { recursive: true, force: true });
    await writeFile(path.join(repository.dataDir, 'mailbox'), '');
    process.kill(await pidOf('mailbox'), 'SIGKILL');
    await starter.says('mailbox does not stay up, and the rest goes on without it');
    expect((await fetch(`http://127.0.0.1:${PORT}/`)).status).toBe(200);
    const running = await Promise.all(parts.filter((part) => part !== 'mailbox').map(pidOf));
    starter.child.kill('SIGTERM');
    expect(await starter.exitCode()).toBe(0);
    expect(await alive(running)).toEqual([]);
  });

  it('says which part does not stay up and why, and stops the rest', async () => {
    const starter = repository.start();
    await starter.ready();
    const running = await pids();
    await writeFile(path.join(repository.dataDir, 'crash'), '');
    expect(await starter.exitCode()).toBe(1);
    expect(starter.output().match(/! backend stopped with exit code 3/g)?.length).toBeGreaterThan(0);
    expect(starter.output()).toMatch(
      /backend stopped with exit code 3; its log is .*backend\.log:\n\s+the stub crashed/,
    );
    expect(await alive(running)).toEqual([]);
  });

  it('says why a part does not come up', async () => {
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
    await refuses(
      { RAZORPAY_KEY_ID: 'rzp_live_1' },
      /RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET is not/,
    );
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

  it('says who has the port', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = server.address() as AddressInfo;
    await refuses(
      { PORT: String(port) },
      new RegExp(`Port ${port} is taken by .*process ${process.pid}\\).*set PORT`),
    );
    await refuses({ MAILBOX_PORT: String(port) }, /set MAILBOX_PORT/);
    server.close();
  });

  it('says that the data folder cannot be written', async () => {
    const file = path.join(repository.root, 'a-file');
    await writeFile(file, '');
    await refuses(
      { DATA_DIR: path.join(file, 'data') },
      /data folder .* cannot be written \(part of the path is a file\)/,
    );
  });

  it('makes the admin a new password when its secrets were deleted, as it advises, and only then', async () => {
    const log = () => readFile(path.join(repository.dataDir, 'logs/create-admin.log'), 'utf8');
    const passwordOf = async () => {
      const starter = repository.start();
      await starter.ready();
      starter.child.kill('SIGTERM');
      await starter.exitCode();
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

  it('does not take damaged secrets for none', async () => {
    await mkdir(repository.dataDir);
    await writeFile(path.join(repository.dataDir, 'secrets.json'), '{"jwtSecret":');
    await refuses({}, /secrets\.json is damaged/);
  });
});
