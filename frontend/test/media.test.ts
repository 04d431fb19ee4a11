// @vitest-environment node
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderMedia } from '../scripts/media.ts';

let root: string;
const at = (name: string): string => join(root, name);
const render = (): Promise<void> => renderMedia(at('out'), at('media'), at('cache'));

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'ironbloom-media-'));
  await mkdir(at('media/blog'), { recursive: true });
  const red = { create: { width: 1600, height: 900, channels: 3, background: '#a00' } } as const;
  await writeFile(at('media/blog/rest.webp'), await sharp(red).webp().toBuffer());
});
// After a failure what was begun beside it still ends.
afterEach(() => rm(root, { recursive: true, maxRetries: 10 }));

test('an original becomes its widths in both formats, and a social picture', async () => {
  await render();
  expect((await readdir(at('out/blog'))).toSorted()).toEqual([
    'rest-1600.avif',
    'rest-1600.webp',
    'rest-480.avif',
    'rest-480.webp',
    'rest-800.avif',
    'rest-800.webp',
    'rest-social.jpg',
  ]);
  expect(await sharp(at('out/blog/rest-480.avif')).metadata()).toMatchObject({ width: 480, height: 270 });
  expect(await sharp(at('out/blog/rest-800.webp')).metadata()).toMatchObject({ format: 'webp', width: 800 });
  expect(await sharp(at('out/blog/rest-social.jpg')).metadata()).toMatchObject({ width: 1200, height: 630 });
});

test('what was made is not made again, and a changed original is', async () => {
  await render();
  const made = await readdir(at('cache'));
  const times = async () =>
    Promise.all(made.map(async (file) => (await stat(join(at('cache'), file))).mtimeMs));
  const before = await times();
  await render();
  expect(await readdir(at('cache'))).toEqual(made);
  expect(await times()).toEqual(before);

  const blue = { create: { width: 1600, height: 900, channels: 3, background: '#00a' } } as const;
  await writeFile(at('media/blog/rest.webp'), await sharp(blue).webp().toBuffer());
  await render();
  expect(await readdir(at('cache'))).toHaveLength(2 * made.length);
  const { dominant } = await sharp(at('out/blog/rest-480.webp')).stats();
  expect(dominant.b).toBeGreaterThan(dominant.r);
});

test('what cannot be read, or is in no table, fails with its name', async () => {
  await writeFile(at('media/blog/broken.webp'), 'no picture');
  await expect(render()).rejects.toThrow(/media: blog\/broken-\S+ could not be made/);
  await rm(at('media/blog/broken.webp'));
  await mkdir(at('media/kitchen'));
  await writeFile(at('media/kitchen/pan.webp'), 'whatever');
  await expect(render()).rejects.toThrow('media/kitchen/pan.webp');
});
