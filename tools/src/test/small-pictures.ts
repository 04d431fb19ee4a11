import { glob, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** So many steps of 255 a colour may be off, and in so many of a picture's pixels more than that. */
const ERROR = 8;
const MOST = 20;
/** Photographs keep every sixteenth step of red, green and blue, which a file half as large holds. */
const STEP = 16;

/**
 * Makes fresh screenshots small, as git keeps every one that ever was: 256 colours where that is near enough, else fewer of all.
 * @param since ms of the clock; what was written before is small already
 */
export async function makeSmall(folder: string, since: number): Promise<void> {
  for await (const name of glob('**/*.png', { cwd: folder })) {
    const file = path.join(folder, name);
    if ((await stat(file)).mtimeMs >= since) await writeFile(file, await smaller(await readFile(file)));
  }
}

async function smaller(picture: Buffer): Promise<Buffer> {
  const before = await pixelsOf(picture);
  const palette = await sharp(picture)
    .png({ palette: true, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer();
  const after = await pixelsOf(palette);
  const wrong = before.data.filter((value, index) => Math.abs(value - after.data[index]!) > ERROR).length;
  if (wrong <= MOST) return palette;
  const fewer = before.data.map((value) => Math.min(255, Math.round(value / STEP) * STEP));
  const [plain, filtered] = await Promise.all(
    [false, true].map((adaptiveFiltering) =>
      sharp(fewer, { raw: before.info }).png({ compressionLevel: 9, adaptiveFiltering }).toBuffer(),
    ),
  );
  return plain!.length < filtered!.length ? plain! : filtered!;
}

const pixelsOf = (picture: Buffer) =>
  sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
