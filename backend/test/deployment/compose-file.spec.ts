import { describe, expect, it } from '@jest/globals';
import { loadEnv, VARIABLES } from '../../src/config/env.ts';
import { environmentOf, readComposeFile, readEnvFile, readText } from './compose-file.ts';

const compose = readComposeFile();
const services = Object.entries(compose.services);
const dockerfile = readText('Dockerfile');

/** What an operator fills in. */
const filled = {
  PUBLIC_URL: 'https://ironbloom.example',
  POSTGRES_PASSWORD: 'p4ss',
  JWT_SECRET: 'k9'.repeat(20),
  HEALTH_DATA_KEY: 'h7'.repeat(20),
  SMTP_URL: 'smtps://u:p4ss@smtp.example',
  MAIL_FROM: 'hello@studio.example',
  RAZORPAY_KEY_ID: 'rzp_live_1',
  RAZORPAY_KEY_SECRET: 's3cr3t',
  RAZORPAY_WEBHOOK_SECRET: 'w3bh00k',
};
const required = compose['x-required'].map((line) => /^\$\{(\w+):?\?/.exec(line)?.[1]);
const productEnvironment = (variables: Record<string, string | undefined>) =>
  environmentOf(compose.services['backend'], variables);

/** Stage of the Dockerfile that an image is built from. */
function stageOf(target: string): string {
  return (
    dockerfile.split(/^FROM /m).find((stage) => stage.split('\n', 1)[0]?.endsWith(` AS ${target}`)) ?? ''
  );
}

describe('each service of docker-compose.yml', () => {
  it.each(services)('%s has limits, minimal rights and a bounded log', (_name, service) => {
    expect(service.deploy.resources.limits).toEqual({
      cpus: expect.stringMatching(/\d/),
      memory: expect.stringMatching(/\d+[mg]/),
    });
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      init: true,
      logging: { driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } },
    });
    expect(service).not.toHaveProperty('container_name');
    expect(service).not.toHaveProperty('privileged');
  });

  it.each(services)('%s has a health check, unless it runs once', (_name, service) => {
    const { healthcheck, build } = service;
    if (healthcheck?.disable) expect(service['restart']).not.toBe('unless-stopped');
    else if (!healthcheck?.test) expect(stageOf(build?.target ?? '')).toContain('\nHEALTHCHECK');
  });

  it.each(services)('%s pins a version of its image and does not run as root', (_name, service) => {
    expect(service.image).toMatch(/:/);
    expect(service.image).not.toMatch(/:latest$/);
    if (!service.build) return;
    const stage = stageOf(service.build.target);
    expect(/^(USER (?!root|0))|^backend AS/m.test(stage)).toBe(true);
    expect(stage).not.toMatch(/apk |--privileged/);
  });
});

it('puts every production package into the image, those of each workspace, too', () => {
  const { packages } = JSON.parse(readText('package-lock.json')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  const running = Object.keys(packages).filter((path) => !packages[path]?.dev);
  const folders = running.map((path) => /^(?:(?:backend|brand)\/)?node_modules(?=\/)/.exec(path)?.[0]);
  for (const folder of new Set(folders.filter((name) => name !== undefined))) {
    expect(stageOf('backend')).toContain(`COPY --from=runtime-packages /app/${folder} ${folder}\n`);
  }
});

describe('the stack', () => {
  it('keeps data services off the edge network', () => {
    expect(compose.networks['data']).toEqual({ internal: true });
    for (const name of ['postgres', 'redis']) {
      expect(compose.services[name]?.networks).toEqual(['data']);
      expect(compose.services[name]?.ports).toBeUndefined();
    }
  });

  it('publishes nginx to the world, tools to localhost, and nothing else', () => {
    const published = services.filter(([, { ports = [] }]) => ports.length > 0).map(([name]) => name);
    expect(published.toSorted()).toEqual(['mailbox', 'nginx', 'prometheus', 'sandbox']);
    for (const [name, profile] of [
      ['mailbox', 'dev'],
      ['sandbox', 'dev'],
      ['prometheus', 'metrics'],
    ] as const) {
      expect(compose.services[name]?.profiles).toEqual([profile]);
      expect(compose.services[name]?.ports).toEqual([expect.stringMatching(/^127\.0\.0\.1:/)]);
    }
  });

  it('lets the sandbox call an address without TLS', () => {
    expect(environmentOf(compose.services['sandbox'], {})['SANDBOX_WEBHOOK_URL']).toBe(
      'http://backend:3000/api/payments/webhook',
    );
  });

  it('logs slow statements of PostgreSQL without their parameters', () => {
    expect(compose.services['postgres']?.['command']).toEqual(
      expect.arrayContaining(['log_min_duration_statement=1000', 'log_parameter_max_length=0']),
    );
  });

  it('leaves Redis memory for the rewrite of its log', () => {
    const { command, deploy } = compose.services['redis']!;
    const megabytes = (text = '') => Number(/\$\{\w+:-(\d+)mb?\}/.exec(text)?.[1]);
    const [, maxmemory = ''] = /--maxmemory (\S+)/.exec((command as string[]).join(' ')) ?? [];
    expect(megabytes(maxmemory)).toBeGreaterThan(0);
    expect(megabytes(deploy.resources.limits.memory)).toBeGreaterThanOrEqual(2.5 * megabytes(maxmemory));
  });

  it('waits longer for a process to drain than the process itself', () => {
    const environment = productEnvironment(filled);
    const drainMs = Number(environment['DRAIN_DELAY_MS']) + Number(environment['DRAIN_TIMEOUT_MS']);
    for (const name of ['backend', 'worker']) {
      expect(Number.parseInt(compose.services[name]?.stop_grace_period ?? '', 10) * 1_000).toBeGreaterThan(
        drainMs,
      );
    }
  });

  it('finds every setting in .env.example', () => {
    const told = new Set(
      [...readText('.env.example').matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name),
    );
    // Set by images and scripts, or for tests only.
    const others = ['NODE_ENV', 'HOST', 'BROADCAST_POLL_MS', 'HEARTBEAT_FILE'];
    expect(VARIABLES.filter((name) => !told.has(name))).toEqual(others);
  });

  it('passes every setting to the containers, secrets also as files', () => {
    const passed = Object.keys(productEnvironment(filled));
    // Set by the image, used by one process only, or never changed in production.
    const others = ['HOST', 'PORT', 'RELEASE', 'HEARTBEAT_FILE', 'ADMIN_PASSWORD', 'BROADCAST_POLL_MS'];
    expect(VARIABLES.filter((name) => !passed.includes(name) && !others.includes(name))).toEqual([]);
    const secrets = VARIABLES.filter((name) => /SECRET|PASSWORD/.test(name) && name !== 'ADMIN_PASSWORD');
    for (const name of secrets) expect(passed).toContain(`${name}_FILE`);
    expect(passed.filter((name) => !VARIABLES.includes(name.replace(/_FILE$/, '')))).toEqual([]);
    expect(
      productEnvironment({ ...filled, JWT_SECRET: '', JWT_SECRET_FILE: '/run/secrets/jwt' }),
    ).toMatchObject({
      JWT_SECRET: '',
      JWT_SECRET_FILE: '/run/secrets/jwt',
    });
  });
});

describe('configuration of the stack', () => {
  it('names the admin to every process, and the password to the one that makes the account', () => {
    const admin = { ADMIN_EMAIL: 'owner@ironbloom.example', ADMIN_PASSWORD: 'p4ssw0rd-of-hers' };
    const { migrate, backend, worker } = compose.services;
    expect(environmentOf(migrate, { ...filled, ...admin })).toMatchObject(admin);
    expect(migrate?.['command']).toEqual(['sh', '-c', expect.stringMatching(/create-admin\.js --if-named$/)]);
    for (const service of [backend, worker]) {
      const environment = environmentOf(service, { ...filled, ...admin });
      expect(loadEnv(environment).ADMIN_EMAIL).toBe(admin.ADMIN_EMAIL);
      expect(Object.values(environment)).not.toContain(admin.ADMIN_PASSWORD);
    }
  });

  it('is complete with the required variables, and valid in production', () => {
    expect(required.toSorted()).toEqual(Object.keys(filled).toSorted());
    expect(loadEnv(productEnvironment(filled))).toMatchObject({
      NODE_ENV: 'production',
      TRUST_PROXY: true,
      DATABASE_URL: 'postgres://ironbloom:p4ss@postgres:5432/ironbloom',
      DRAIN_DELAY_MS: 5_000,
    });
  });

  it('is refused while .env is the example', () => {
    const example = readEnvFile('.env.example');
    for (const name of Object.keys(filled)) {
      expect(example[name]).toBeUndefined();
      expect(readText('.env.example')).toMatch(new RegExp(`^# ${name}=`, 'm'));
    }
  });

  it('refuses every example secret', () => {
    const shown = [...readText('.env.example').matchAll(/^# ((?:SMTP|DATABASE)_URL)=(\S+)$/gm)];
    expect(shown.map(([, name]) => name)).toEqual(['SMTP_URL', 'DATABASE_URL']);
    for (const [, name = '', value] of shown) {
      expect(() => loadEnv(productEnvironment({ ...filled, [name]: value }))).toThrow(
        new RegExp(`${name}.* is still a placeholder`),
      );
    }
  });

  it.each([
    ['JWT_SECRET', 'JWT_SECRET'],
    ['RAZORPAY_KEY_SECRET', 'RAZORPAY_KEY_SECRET'],
    ['RAZORPAY_WEBHOOK_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
    ['BOUNCE_WEBHOOK_SECRET', 'BOUNCE_WEBHOOK_SECRET'],
    ['S3_SECRET_ACCESS_KEY', 'S3_SECRET_ACCESS_KEY'],
    ['POSTGRES_PASSWORD', 'POSTGRES_PASSWORD'],
  ])('refuses a placeholder as %s', (name, named) => {
    const placeholder = 'change-me-change-me-change-me-change-me';
    expect(() => loadEnv(productEnvironment({ ...filled, [name]: placeholder }))).toThrow(
      `${named} is still a placeholder`,
    );
  });

  it('keeps the trial stack’s data and database password apart from production', () => {
    const { name } = compose;
    expect(name).toBe('ironbloom');
    expect(readEnvFile('deploy/dev.env')['COMPOSE_PROJECT_NAME']).toBe(`${name}-dev`);
  });

  it('accepts the trial stack’s public secrets in development only', () => {
    const dev = readEnvFile('deploy/dev.env');
    expect(loadEnv(productEnvironment(dev)).RAZORPAY_SANDBOX).toBe(true);
    expect(() => loadEnv(productEnvironment({ ...dev, NODE_ENV: 'production' }))).toThrow(
      'still a placeholder',
    );
  });
});
