/** Encodes hero pictures, logos and icons. It runs in the image process (`image-worker.ts`). */
import sharp, { type Sharp } from 'sharp';
import { decode, inWidths, JPEG, open, type Pixels, SOCIAL } from './encode.ts';
import {
  type HeroImages,
  type ImageFile,
  type MadeFiles,
  MAX_IMAGE_PIXELS,
  refusalOf,
} from './encoded-image.ts';
import { type FocalPoint, focalCrop, type Size } from './focal-crop.domain.ts';

/** Aspect ratios of the first screen: wide, and the upper part of a phone. */
const WIDE = { width: 1600, height: 900 };
const TALL = { width: 900, height: 790 };
/** The cropped-off part may be enlarged more. */
const BEFORE_CUT = { width: 3200, height: 3200 };
/** Three times the size shown in mails and header. */
const LOGO = { width: 720, height: 84 };
/** Phones crop the outer tenth of a maskable icon; the drawing stays inside. */
const SAFE_SHARE = 0.72;
const DPI = 72;
const MAX_DPI = 7_200;
const CLEAR = '#00000000';

/** Crop of a new upload around its focal point for social networks. */
export async function encodeSocialUpload(path: string, focus: FocalPoint, name: string): Promise<MadeFiles> {
  const pixels = await decode(path, BEFORE_CUT);
  const { width, height } = pixels.info;
  const body = await open(pixels)
    .extract(focalCrop({ width, height }, SOCIAL, focus))
    .resize({ ...SOCIAL, fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .jpeg(JPEG)
    .toBuffer();
  return { files: [{ name, type: 'image/jpeg', body }], width, height };
}

/** Hero picture, cropped at its focal point. */
export async function encodeHero(path: string, focus: FocalPoint): Promise<HeroImages> {
  const pixels = await decode(path, BEFORE_CUT);
  const { width, height } = pixels.info;
  const cut = focalCrop({ width, height }, WIDE, focus);
  const share = (at: number, from: number, length: number) => Math.min(1, Math.max(0, (at - from) / length));
  return {
    wide: await inWidths(await cropped(pixels, WIDE, focus), 'wide'),
    tall: await inWidths(await cropped(pixels, TALL, focus), 'tall'),
    focus: {
      x: share(focus.x * width, cut.left, cut.width),
      y: share(focus.y * height, cut.top, cut.height),
    },
  };
}

/** As PNG, no larger than shown. @param drawing a PNG, or a sanitised SVG */
export async function encodeLogo(drawing: Uint8Array, name: string): Promise<MadeFiles> {
  const { source, width, height } = await drawn(drawing, LOGO);
  const body = await made(
    source.resize({ ...LOGO, fit: 'inside', withoutEnlargement: true }).png({ compressionLevel: 9 }),
  );
  return { files: [{ name, type: 'image/png', body }], width, height };
}

/** All sizes of an icon. @param drawing as for a logo @param ground `#rrggbb`, background of the opaque sizes */
export async function encodeIcon(drawing: Uint8Array, ground: string): Promise<MadeFiles> {
  const side = 512;
  const { source, width, height } = await drawn(drawing, { width: side, height: side });
  const square = await made(
    source.resize({ width: side, height: side, fit: 'contain', background: CLEAR }).png(),
  );
  const plain = (size: number) => made(sharp(square).resize(size).png({ compressionLevel: 9 }));
  const padded = async (size: number, share: number) => {
    const inner = Math.round(size * share);
    const edge = (size - inner) / 2;
    const [before, after] = [Math.floor(edge), Math.ceil(edge)];
    const around = { top: before, left: before, bottom: after, right: after, background: ground };
    return made(
      sharp(await plain(inner))
        .flatten({ background: ground })
        .extend(around)
        .png({ compressionLevel: 9 }),
    );
  };
  const png = (name: string, body: Uint8Array): ImageFile => ({ name, type: 'image/png', body });
  return {
    files: [
      { name: 'favicon-32.ico', type: 'image/x-icon', body: icoOf(await plain(32), 32) },
      png('icon-192.png', await plain(192)),
      png('icon-512.png', await plain(512)),
      png('apple-180.png', await padded(180, 1)),
      png('maskable-512.png', await padded(512, SAFE_SHARE)),
    ],
    width,
    height,
  };
}

async function cropped(pixels: Pixels, shape: Size, focus: FocalPoint): Promise<Pixels> {
  const { width, height } = pixels.info;
  return open(pixels)
    .extract(focalCrop({ width, height }, shape, focus))
    .resize({ ...shape, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** Rasterises an SVG at the needed resolution; a PNG is unchanged. */
async function drawn(drawing: Uint8Array, wanted: Size): Promise<Size & { source: Sharp }> {
  const limits = { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error' as const };
  const { width, height, format } = await sharp(drawing, limits)
    .metadata()
    .catch((error: unknown) => {
      throw refusalOf(error);
    });
  if (format !== 'svg') return { source: sharp(drawing, limits), width, height };
  const scale = Math.max(wanted.width / width, wanted.height / height, 1);
  return { source: sharp(drawing, { ...limits, density: Math.min(MAX_DPI, DPI * scale) }), width, height };
}

/** @throws ImageRefusal when the file cannot be decoded completely */
async function made(work: Sharp): Promise<Buffer> {
  return work.toBuffer().catch((error: unknown) => {
    throw refusalOf(error);
  });
}

/** An .ico that contains one PNG. */
function icoOf(png: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
