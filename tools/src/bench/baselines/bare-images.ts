import sharp from 'sharp';

const WIDTHS = [480, 680, 1080, 1600];

/**
 * The least that the product's files of one photo can cost: sharp decodes it once and makes the same widths, in the formats and at the
 * settings of backend/src/modules/media/images/encode.ts. No checks, no request, no disk, no row.
 * @returns ms
 */
export async function bareImages(photo: Buffer): Promise<number> {
  sharp.concurrency(2);
  sharp.cache(false);
  const began = performance.now();
  const { data, info } = await sharp(photo)
    .autoOrient()
    .resize({ width: 1600, height: 2400, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  for (const width of WIDTHS) {
    const resized = () => sharp(data, { raw }).resize({ width });
    await resized()
      .avif({ quality: width > 680 ? 55 : 50, effort: 1 })
      .toBuffer();
    await resized().webp({ quality: 80, effort: 2 }).toBuffer();
  }
  await sharp(data, { raw }).resize({ width: 16 }).webp({ quality: 30 }).toBuffer();
  return performance.now() - began;
}
