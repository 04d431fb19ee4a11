import { command } from '../command.ts';
import type { ComposeStack } from '../compose-stack.ts';
import { expect, type Step } from '../step.ts';

/** The image that each of ours is built on. */
const BASES = { backend: 'node:24-bookworm-slim', nginx: 'nginx:1.28', backup: 'postgres:17' };

async function megabytes(image: string): Promise<number> {
  return Number(await command('docker', ['image', 'inspect', '--format', '{{.Size}}', image])) / 1_000_000;
}

export const buildImages: Step = {
  name: 'images',
  vital: true,
  run: async (stack) => {
    await stack.compose('--profile', '*', 'build', '--quiet');
    const sizes = Object.entries(BASES).map(async ([name, base]) => {
      const all = await megabytes(`ironbloom-${name}:${stack.settings.variables['IRONBLOOM_VERSION']}`);
      return `${name} ${all.toFixed(0)} MB, ${(all - (await megabytes(base))).toFixed(0)} of it ours`;
    });
    return (await Promise.all(sizes)).join('; ');
  },
};

/** The public half of a key that is made for this run; the secret half stays out of the stack. */
async function makeBackupKey(stack: ComposeStack): Promise<{ recipient: string; identity: string }> {
  const identity = await stack.compose('run', '--rm', '--no-deps', '-T', 'backup', 'age-keygen');
  const recipient = /public key: (age1\w+)/.exec(identity)?.[1];
  expect(recipient !== undefined, 'age-keygen made no key');
  return { recipient, identity };
}

export const bringUp: Step = {
  name: 'two backends, two workers',
  vital: true,
  run: async (stack) => {
    const { recipient, identity } = await makeBackupKey(stack);
    await stack.keep('identity', identity);
    await stack.change({ BACKUP_KEY: recipient });
    await stack.compose('up', '--detach', '--wait', '--wait-timeout', '300');
    for (const [service, count] of [
      ['backend', 2],
      ['worker', 2],
    ] as const) {
      const running = await stack.containers(service);
      expect(running.length === count, `${running.length} of ${count} containers of ${service} run`);
    }
    await stack.cli('seed');
    const { email, password } = stack.settings.admin;
    const answer = await stack.script('create-admin', [], { ADMIN_EMAIL: email, ADMIN_PASSWORD: password });
    expect(answer.includes('admin created'), `scripts/create-admin said: ${answer}`);
    return '';
  },
};

/** What holds of every container, whatever its image brought along. */
export const hardened: Step = {
  name: 'no root, nothing to write to',
  run: async (stack) => {
    const ids = (await stack.compose('ps', '--quiet')).split('\n');
    for (const id of ids) {
      const name = await stack.inspect(id, '{{.Name}}');
      const uid = await command('docker', ['exec', id, 'id', '-u']);
      expect(uid !== '0', `${name} runs as root`);
      const wrote = await command('docker', [
        'exec',
        id,
        'sh',
        '-c',
        'touch /here 2>/dev/null && echo wrote || true',
      ]);
      expect(wrote === '', `${name} can write to its image`);
      const capabilities = await command('docker', ['exec', id, 'grep', 'CapEff', '/proc/1/status']);
      expect(/CapEff:\s0+$/.test(capabilities), `${name} has ${capabilities}`);
    }
    const inside = await command('docker', [
      'exec',
      (await stack.containers('backend'))[0] ?? '',
      'ls',
      'node_modules',
    ]);
    const strangers = inside
      .split('\n')
      .filter((name) => /^(typescript|vite|vitest|playwright|knip)/.test(name));
    expect(strangers.length === 0, `the image holds ${strangers.join(', ')}`);
    return `${ids.length} containers`;
  },
};
