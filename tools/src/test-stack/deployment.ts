/** Images, containers, updates, backups and certificates, as an operator handles them. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { connect, type IncomingHttpHeaders, type IncomingHttpStatusHeader } from 'node:http2';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { callApi } from '../stack/api.ts';
import { seconds } from '../start/progress.ts';
import { type ComposeStack, docker, type Step, until } from './compose-stack.ts';
import { adminToken, checkPurchases, inWords, orderRequest, underLoad, uploadPicture } from './people.ts';

const COMMIT = 'a-newer-commit';
const EVERY_TABLE =
  "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1";

export const buildImages: Step = {
  name: 'images',
  vital: true,
  run: async (stack) => {
    await stack.compose('--profile', '*', 'build', '--quiet');
    const sizes = ['backend', 'nginx', 'backup'].map(async (name) => {
      const image = `ironbloom-${name}:${stack.variables['IRONBLOOM_VERSION']}`;
      const bytes = await docker('image', 'inspect', '--format', '{{.Size}}', image);
      return `${name} ${(Number(bytes) / 1e6).toFixed(0)} MB`;
    });
    return (await Promise.all(sizes)).join(', ');
  },
};

export const bringUp: Step = {
  name: 'two backends, two workers',
  vital: true,
  run: async (stack) => {
    // The private key for backups stays out of the stack.
    const identity = await stack.compose('run', '--rm', '--no-deps', '-T', 'backup', 'age-keygen');
    const recipient = /public key: (age1\w+)/.exec(identity)?.[1];
    assert(recipient !== undefined, 'age-keygen made no key');
    await stack.keep('identity', identity);
    await stack.change({ BACKUP_KEY: recipient });
    await stack.compose('up', '--detach', '--wait', '--wait-timeout', '300');
    for (const service of ['backend', 'worker']) {
      const running = await stack.containers(service);
      assert(running.length === 2, `${running.length} of 2 containers of ${service} run`);
    }
    const seed = ['node', 'backend/dist/cli/seed.js'];
    await stack.compose('run', '--rm', '--no-deps', '-T', 'backend', ...seed);
    const { email, password } = stack.admin;
    const answer = await stack.script('create-admin', [], { ADMIN_EMAIL: email, ADMIN_PASSWORD: password });
    assert(answer.includes('admin created'), `scripts/create-admin said: ${answer}`);
    return '';
  },
};

/** Holds for every container. */
export const hardened: Step = {
  name: 'no root, nothing to write to',
  run: async (stack) => {
    const ids = (await stack.compose('ps', '--quiet')).split('\n');
    for (const id of ids) {
      const name = await stack.inspect(id, '{{.Name}}');
      const inside = (line: string) => docker('exec', id, 'sh', '-c', line);
      assert((await inside('id -u')) !== '0', `${name} runs as root`);
      const wrote = await inside('touch /here 2>/dev/null && echo wrote || true');
      assert(wrote === '', `${name} can write to its image`);
      const capabilities = await inside('grep CapEff /proc/1/status');
      assert(/CapEff:\s0+$/.test(capabilities), `${name} has ${capabilities}`);
    }
    const [backend = ''] = await stack.containers('backend');
    const packages = await docker('exec', backend, 'ls', 'node_modules');
    const strangers = packages.match(/^(typescript|vite|vitest|playwright|knip|rolldown).*$/gm) ?? [];
    assert(strangers.length === 0, `the image holds ${strangers.join(', ')}`);
    return `${ids.length} containers`;
  },
};

export const update: Step = {
  name: 'a rolling update',
  run: async (stack) => {
    const before = [...(await stack.containers('backend')), ...(await stack.containers('worker'))];
    let took = 0;
    const { reads, failures, purchases, lost, repeats } = await underLoad(stack, async () => {
      await delay(2_000);
      const begun = performance.now();
      await stack.script('update', [], { GIT_COMMIT: COMMIT });
      took = performance.now() - begun;
      await delay(2_000);
    });
    assert(failures.length === 0, `${failures.length} of ${reads.length} reads failed: ${inWords(failures)}`);
    assert(
      repeats.length === 0 && lost.length === 0,
      `${repeats.length} calls of buyers had to be repeated (${repeats[0]}), ${lost.length} were given up`,
    );
    for (const service of ['backend', 'worker']) {
      const now = await stack.containers(service);
      assert(now.length === 2, `${now.length} containers of ${service} run`);
      assert(!now.some((id) => before.includes(id)), `an old ${service} still runs`);
      for (const id of now) {
        const label = '{{index .Config.Labels "org.opencontainers.image.revision"}}';
        const commit = await stack.inspect(id, label);
        assert(commit === COMMIT, `${service} runs ${commit}`);
      }
    }
    const recorded = await checkPurchases(stack, purchases);
    return `in ${seconds(took)}; ${reads.length} reads and ${purchases.length * 2} calls of buyers, none failed; ${recorded}`;
  },
};

/** A version that does not start replaces nothing. */
export const failedUpdate: Step = {
  name: 'an update that fails',
  run: async (stack) => {
    const before = await stack.containers('backend');
    let words = '';
    const { reads, failures, repeats } = await underLoad(stack, async () => {
      const env = { GIT_COMMIT: 'a-bad-commit', HEALTHY_WITHIN_SECONDS: '1' };
      words = await stack.script('update', [], env).catch(String);
    });
    assert(words.includes('did not become healthy'), `scripts/update said: ${words}`);
    const after = await stack.containers('backend');
    assert(after.toSorted().join() === before.toSorted().join(), 'other backends run than before');
    assert(
      failures.length + repeats.length === 0,
      `${failures.length} reads and ${repeats.length} calls of buyers failed: ${repeats[0]}`,
    );
    return `the old ones serve on; ${reads.length} reads, none failed`;
  },
};

async function countRows(stack: ComposeStack): Promise<string[]> {
  const tables = await stack.sql(EVERY_TABLE);
  const counts = tables.map((table) => `SELECT '${table} ' || count(*) FROM ${table}`);
  return stack.sql(`${counts.join(' UNION ALL ')} ORDER BY 1`);
}

async function bytesOf(url: string): Promise<string> {
  const answer = await fetch(url);
  assert(answer.status === 200, `the picture answered ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer()).toString('base64');
}

/** A damaged backup replaces nothing and leaves nothing behind. */
async function refuseUnfit(stack: ComposeStack, name: string, identity: string): Promise<void> {
  const unfit = '20200101T000000Z';
  const miscount = `cp -r /backups/${name} /backups/${unfit} && cd /backups/${unfit} && rm SHA256SUMS && echo 'users 99' >>counts && sha256sum -- * >SHA256SUMS`;
  await stack.compose('exec', '-T', 'backup', 'bash', '-c', miscount);
  const words = await stack.script('restore', [unfit, '--yes', '--identity', identity]).catch(String);
  assert(words.includes('differs from the backup'), `scripts/restore said: ${words}`);
  const databases = await stack.sql("SELECT datname FROM pg_database WHERE datname LIKE 'ironbloom%'");
  assert(databases.length === 1, 'a half-made database was left behind');
}

export const restore: Step = {
  name: 'backup, loss, restore',
  run: async (stack) => {
    const url = await uploadPicture(stack);
    const picture = await bytesOf(url);
    // No changes between counting and backup.
    await stack.compose('stop', 'worker');
    const before = await countRows(stack);
    const target = path.join(stack.folder, 'backups');
    const begun = performance.now();
    await stack.script('backup', [target]);
    const backedUp = performance.now();
    const name = (await readdir(target)).find((entry) => entry.endsWith('Z')) ?? '';
    const dump = await readFile(path.join(target, name, 'database.dump.age'));
    assert(dump.toString('latin1', 0, 14) === 'age-encryption', 'the dump is not encrypted');

    const identity = path.join(stack.folder, 'identity');
    await refuseUnfit(stack, name, identity);

    await stack.compose('down', '--volumes');
    const lost = performance.now();
    await stack.script('restore', [path.join(target, name), '--yes', '--identity', identity]);
    const restored = performance.now();
    const after = await countRows(stack);
    // Workers run again: pending work is done, and the restore must not lose it.
    const other = before.filter((row) => !after.includes(row) && !/^(outbox|mails|activities) /.test(row));
    assert(other.length === 0, `not as before: ${other.join(', ')}`);
    assert((await bytesOf(url)) === picture, 'the picture is another one');
    await adminToken(stack);
    const rows = before.reduce((sum, row) => sum + Number(row.split(' ')[1]), 0);
    return `${rows} rows and the pictures as before; backup ${seconds(backedUp - begun)}, restore ${seconds(restored - lost)}`;
  },
};

/** The certificate of the first start is self-signed. */
async function overHttp2(url: string): Promise<IncomingHttpHeaders & IncomingHttpStatusHeader> {
  const session = connect(url, { rejectUnauthorized: false });
  // The request's error says the same.
  session.on('error', () => undefined);
  const [headers] = await once(session.request({ ':path': '/' }), 'response');
  session.destroy();
  return headers as IncomingHttpHeaders & IncomingHttpStatusHeader;
}

export const tls: Step = {
  name: 'TLS',
  run: async (stack) => {
    const { siteUrl, httpsUrl, sandboxUrl } = stack;
    const order = { body: orderRequest() };
    const { orderId } = await callApi<{ orderId: string }>(`${siteUrl}/api/payments/orders`, order);
    const events = async () => Number((await stack.sql('SELECT count(*) FROM razorpay_webhook_events'))[0]);
    await stack.change({ TLS: 'on' });
    await stack.compose('up', '--detach', '--no-deps', '--wait', 'nginx');
    const headers = await overHttp2(httpsUrl);
    assert(headers[':status'] === 200, `https answered ${headers[':status']}`);
    assert(
      headers['strict-transport-security'] === undefined,
      'a self-signed certificate must not be remembered for a year',
    );
    const plain = await fetch(`${siteUrl}/blog`, { redirect: 'manual' });
    const target = plain.headers.get('location');
    assert(plain.status === 308, `http answered ${plain.status}`);
    assert(target === `${httpsUrl}/blog`, `http leads to ${target}`);
    const before = await events();
    await callApi(`${sandboxUrl}/control/capture`, { body: { orderId } });
    await until('the webhook of a payment arrives', async () => (await events()) > before);
    return 'HTTP/2 over a self-signed certificate, http leads to https, webhooks arrive';
  },
};
