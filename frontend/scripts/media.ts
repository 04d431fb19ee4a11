import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { type Rendition, renditionOf } from './renditions.ts';

const root = join(import.meta.dirname, '..');

const avifQuality = 50;
const webpQuality = 73;
const socialQuality = 78;

interface Output {
  /** Below the folder of the originals. */
  name: string;
  /** All that the file depends on beside the original. */
  settings: string;
  render: (original: Buffer) => Promise<Buffer>;
}

function outputsOf(original: string, { widths = [], single, social, effort = 1 }: Rendition): Output[] {
  const name = original.replace(/\.\w+$/, '');
  const avif = (width: number): Output => ({
    name: `${name}-${width}.avif`,
    settings: `avif ${width} ${avifQuality} ${effort}`,
    render: (bytes) => sharp(bytes).resize({ width }).avif({ quality: avifQuality, effort }).toBuffer(),
  });
  const webp = (width: number, as = `${name}-${width}.webp`): Output => ({
    name: as,
    settings: `webp ${width} ${webpQuality}`,
    render: (bytes) => sharp(bytes).resize({ width }).webp({ quality: webpQuality }).toBuffer(),
  });
  const outputs = widths.flatMap((width) => [avif(width), webp(width)]);
  if (single !== undefined) outputs.push(webp(single, `${name}.webp`));
  if (social) {
    outputs.push({
      name: `${name}-social.jpg`,
      settings: `social ${socialQuality}`,
      render: (bytes) =>
        sharp(bytes)
          .resize(1200, 630, { fit: 'cover' })
          .jpeg({ quality: socialQuality, mozjpeg: true })
          .toBuffer(),
    });
  }
  return outputs;
}

const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/** The rendered file in the cache, made if it is not there. */
async function cached(cache: string, bytes: Buffer, { name, settings, render }: Output): Promise<string> {
  const key = createHash('sha256').update(`${sharp.versions.vips} ${settings}\0`).update(bytes).digest('hex');
  const file = join(cache, key);
  if (await isThere(file)) return file;
  const rendered = await render(bytes).catch((error: unknown) => {
    throw new Error(`media: ${name} could not be made`, { cause: error });
  });
  // Two builds may make it at the same moment: what lies under the final name is whole.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, rendered);
  await rename(unfinished, file);
  return file;
}

/**
 * Lays every rendition of our own pictures into a folder. What was made before comes from the cache.
 * @throws Error that names the picture
 */
export async function renderMedia(
  folder: string,
  originals = join(root, 'media'),
  cache = join(root, '../.cache/media'),
): Promise<void> {
  await mkdir(cache, { recursive: true });
  const limit = pLimit(availableParallelism());
  const names = globSync('**/*.*', { cwd: originals });
  await Promise.all(
    names.map(async (original) => {
      const bytes = await readFile(join(originals, original));
      const lay = async (output: Output): Promise<void> => {
        const target = join(folder, output.name);
        const rendered = await cached(cache, bytes, output);
        await mkdir(dirname(target), { recursive: true });
        await copyFile(rendered, target);
      };
      await limit.map(outputsOf(original, renditionOf(original)), lay);
    }),
  );
}
