import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

const PUBLISH = path.resolve(import.meta.dirname, '../../../deploy/site/publish-site.sh');

let folder: string;
let served: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ironbloom-site-'));
  served = path.join(folder, 'served');
  await mkdir(served);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** @param files by their path in the release */
async function publish(release: string, files: Record<string, string>): Promise<void> {
  const from = path.join(folder, release);
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(from, name)), { recursive: true });
    await writeFile(path.join(from, name), text);
  }
  await promisify(execFile)(PUBLISH, { env: { ...process.env, SITE_DIR: from, STATIC_DIR: served } });
}

const text = (name: string) => readFile(path.join(served, name), 'utf8');

describe('the site that nginx serves', () => {
  it('keeps the scripts of the former release beside the new one', async () => {
    await publish('one', { 'assets/page-aaa.js': 'one', 'favicon.svg': 'one', 'media/a b/old.avif': 'one' });
    await publish('two', { 'assets/page-bbb.js': 'two', 'favicon.svg': 'two', 'media/a b/new.avif': 'two' });
    expect(await readdir(path.join(served, 'assets'))).toEqual(['page-aaa.js', 'page-bbb.js']);
    expect(await text('favicon.svg')).toBe('two');
    expect(await text('media/a b/new.avif')).toBe('two');
    expect((await readdir(served)).toSorted()).toEqual(['assets', 'favicon.svg', 'media']);
  });

  it('never shows a partial file while it is copied', async () => {
    const script = 'x'.repeat(2_000_000);
    await publish('one', { 'assets/big-aaa.js': script });
    const state = { looks: 0, published: false };
    const publishing = (async () => {
      // Repeats until the watcher has looked often enough on a slow machine.
      while (state.looks < 20) await publish('two', { 'assets/big-aaa.js': script });
      state.published = true;
    })();
    while (!state.published) {
      expect((await text('assets/big-aaa.js')).length).toBe(script.length);
      state.looks += 1;
    }
    await publishing;
  });
});
