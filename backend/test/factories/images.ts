import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Picture of one colour. */
export function anImage(width = 64, height = 48, format: 'png' | 'jpeg' | 'webp' = 'png'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#c6ff3d' } })
    .toFormat(format)
    .toBuffer();
}

/** JPEG of about `megabytes`: noise does not compress. */
export async function aPhoto(megabytes: number): Promise<Buffer> {
  const side = 2_600;
  const noise = await sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer();
  // Comment segments of the largest size, as cameras add.
  const missing = Math.max(0, megabytes * 1_000_000 - noise.length);
  const segments = Array.from({ length: Math.ceil(missing / 65_000) }, () => {
    const header = Buffer.from([0xff, 0xfe, 0, 0]);
    header.writeUInt16BE(65_002, 2);
    return Buffer.concat([header, Buffer.alloc(65_000, 'x')]);
  });
  return Buffer.concat([noise.subarray(0, 2), ...segments, noise.subarray(2)]);
}

/** PNG of a few kilobytes with `side` × `side` black pixels. */
export function aDecompressionBomb(side = 30_000): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
