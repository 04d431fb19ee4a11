/** Encodes pictures. It runs in the image process (`image-worker.ts`). */
import pLimit from 'p-limit';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { type FocalPoint, focalCrop, type Size } from './focal-crop.domain.ts';
import {
  type EncodedImage,
  type ImageFile,
  ImageRefusal,
  MAX_IMAGE_PIXELS,
  refusalOf,
} from './encoded-image.ts';

/**
 * Widths in px that pages request: a phone's width at two and three times the density, and a laptop's. A smaller picture keeps
 * its own width as the largest.
 */
const WIDTHS = [480, 680, 1080, 1600];
const LARGEST = { width: 1600, height: 2400 };
/** Open Graph picture. */
export const SOCIAL = { width: 1200, height: 630 };
const BLUR_WIDTH = 16;
/** px; on dense screens of phones the loss of a lower quality is invisible. */
const SMALL = 680;
// Effort 3 makes files 8 % smaller (measured at 1600 × 900) and takes five times as long.
const AVIF = { small: { quality: 50, effort: 1 }, large: { quality: 55, effort: 1 } };
const WEBP = { quality: 80, effort: 2 };
const BLUR_WEBP = { quality: 30 };
export const JPEG = { quality: 82, mozjpeg: true };
/** Everything besides the upload that the files depend on. */
export const IMAGE_SETTINGS = JSON.stringify([
  sharp.versions,
  [WIDTHS, SMALL, LARGEST, SOCIAL, BLUR_WIDTH, AVIF, WEBP, BLUR_WEBP, JPEG],
]);
const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'avif']);
// No cache: memory is bounded by the current picture.
sharp.concurrency(2);
sharp.cache(false);

export type Pixels = { data: Buffer; info: OutputInfo };

/** @param name prefix of the file names @throws ImageRefusal */
export async function encodeWidths(path: string, name: string): Promise<EncodedImage> {
  return inWidths(await decode(path), name);
}

/** One upright picture without EXIF, for private files. @throws ImageRefusal */
export async function encodePrivate(path: string): Promise<Buffer> {
  return open(await decode(path))
    .webp(WEBP)
    .toBuffer();
}

export async function inWidths(pixels: Pixels, name: string): Promise<EncodedImage> {
  const { width, height } = pixels.info;
  const widths = [...WIDTHS.filter((each) => each < width), width];
  const files: ImageFile[] = [];
  // One width at a time to limit memory; WebP's encoder has one thread, and AVIF's runs meanwhile.
  for (const each of widths) {
    const resized = () => open(pixels).resize({ width: each });
    const semaphore = pLimit(sharp.concurrency());
    const [avif, webp] = await Promise.all([
      semaphore(() =>
        resized()
          .avif(each > SMALL ? AVIF.large : AVIF.small)
          .toBuffer(),
      ),
      semaphore(() => resized().webp(WEBP).toBuffer()),
    ]);
    files.push(
      { name: `${name}-${each}.avif`, type: 'image/avif', body: avif },
      { name: `${name}-${each}.webp`, type: 'image/webp', body: webp },
    );
  }
  const blur = await open(pixels).resize({ width: BLUR_WIDTH }).webp(BLUR_WEBP).toBuffer();
  return { files, widths, width, height, blur: `data:image/webp;base64,${blur.toString('base64')}` };
}

/** Crop around the focal point for social networks. @param picture a file of ours */
export async function encodeSocial(picture: Uint8Array, focus: FocalPoint, name: string): Promise<ImageFile> {
  const { width, height } = await sharp(picture).metadata();
  const body = await sharp(picture)
    .extract(focalCrop({ width, height }, SOCIAL, focus))
    .resize({ ...SOCIAL, fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .jpeg(JPEG)
    .toBuffer();
  return { name, type: 'image/jpeg', body };
}

/** Upright sRGB pixels. @param largest maximal width */
export async function decode(path: string, largest: Size = LARGEST): Promise<Pixels> {
  const source = sharp(path, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error' });
  const { format, width, height } = await source.metadata().catch((error: unknown) => {
    throw refusalOf(error);
  });
  if (!FORMATS.has(format)) throw new ImageRefusal('IMAGE_UNREADABLE');
  if (width * height > MAX_IMAGE_PIXELS) throw new ImageRefusal('IMAGE_TOO_MANY_PIXELS');
  try {
    return await source
      .autoOrient()
      .resize({ ...largest, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    throw refusalOf(error);
  }
}

export function open({ data, info: { width, height, channels } }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels } });
}
