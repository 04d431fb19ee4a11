import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { adminToken } from '../api.ts';
import type { ComposeStack } from '../compose-stack.ts';
import { expect, seconds, type Step } from '../step.ts';
import { uploadPicture } from './picture.ts';

const EVERY_TABLE =
  "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1";

async function countRows(stack: ComposeStack): Promise<string[]> {
  const tables = await stack.sql(EVERY_TABLE);
  return stack.sql(
    tables.map((table) => `SELECT '${table} ' || count(*) FROM ${table}`).join(' UNION ALL ') + ' ORDER BY 1',
  );
}

async function bytesOf(url: string): Promise<string> {
  const answer = await fetch(url);
  expect(answer.status === 200, `the picture answered ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer()).toString('base64');
}

/** A backup that is not what it says it is takes nothing's place, and leaves nothing behind. */
async function refuseUnfit(stack: ComposeStack, name: string): Promise<void> {
  const unfit = '20200101T000000Z';
  const miscount = `cp -r /backups/${name} /backups/${unfit} && cd /backups/${unfit} && rm SHA256SUMS && echo 'users 99' >>counts && sha256sum -- * >SHA256SUMS`;
  await stack.compose('exec', '-T', 'backup', 'bash', '-c', miscount);
  const words = await stack
    .script('restore', [unfit, '--yes', '--identity', path.join(stack.folder, 'identity')])
    .catch(String);
  expect(words.includes('is not what was backed up'), `scripts/restore said: ${words}`);
  const [databases] = await stack.sql("SELECT count(*) FROM pg_database WHERE datname LIKE 'ironbloom%'");
  expect(databases === '1', 'a half-made database was left behind');
}

export const restore: Step = {
  name: 'backup, loss, restore',
  run: async (stack) => {
    const url = await uploadPicture(stack);
    const picture = await bytesOf(url);
    // Nothing may change any more between the counting and the backup.
    await stack.compose('stop', 'worker');
    const before = await countRows(stack);
    const target = path.join(stack.folder, 'backups');
    const begun = performance.now();
    await stack.script('backup', [target]);
    const backedUp = performance.now();
    const [name = ''] = await readdir(target);
    const files = await readdir(path.join(target, name));
    expect(files.includes('database.dump.age'), `the backup holds ${files.join(', ')}`);
    const head = await readFile(path.join(target, name, 'database.dump.age'));
    expect(head.toString('latin1', 0, 14) === 'age-encryption', 'the dump is not encrypted');

    await refuseUnfit(stack, name);

    await stack.compose('down', '--volumes');
    const lost = performance.now();
    const identity = path.join(stack.folder, 'identity');
    await stack.script('restore', [path.join(target, name), '--yes', '--identity', identity]);
    const restored = performance.now();
    const after = await countRows(stack);
    const other = before.filter((row) => !after.includes(row));
    // Workers have begun again: what waited is done now, and a restore may not lose the work.
    const grown = ['outbox', 'mails', 'activities'];
    expect(
      other.every((row) => grown.some((table) => row.startsWith(`${table} `))),
      `not as before: ${other.join(', ')}`,
    );
    expect((await bytesOf(url)) === picture, 'the picture is another one');
    await adminToken(stack);
    const rows = before.reduce((sum, row) => sum + Number(row.split(' ')[1]), 0);
    return `${rows} rows and the pictures as before; backup ${seconds(backedUp - begun)}, restore ${seconds(restored - lost)}`;
  },
};
