import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

interface UploadedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

function png(width: number, height: number, kind: { bits: number; colour: number }, pixels: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([kind.bits, kind.colour, 0, 0, 0], 8);
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const file = (name: string, buffer: Buffer): UploadedFile => ({ name, mimeType: 'image/png', buffer });

/** A grey picture, small by default. */
export function aPicture(name = 'plates.png', [width, height] = [240, 120]): UploadedFile {
  const rows = Buffer.alloc((width + 1) * height, 120);
  for (let y = 0; y < height; y += 1) rows[y * (width + 1)] = 0;
  return file(name, png(width, height, { bits: 8, colour: 0 }, deflateSync(rows)));
}

/** About 9 MB: noise does not compress. */
export function aLargePhoto(): Buffer {
  const [width, height] = [1_740, 1_730];
  const rows = randomBytes((width * 3 + 1) * height);
  for (let y = 0; y < height; y += 1) rows[y * (width * 3 + 1)] = 0;
  return png(width, height, { bits: 8, colour: 2 }, deflateSync(rows, { level: 0 }));
}

/** A few kilobytes that decode to 900 megapixels. */
export function aDecompressionBomb(): UploadedFile {
  const side = 30_000;
  const rows = Buffer.alloc((side / 8 + 1) * side);
  return file('bomb.png', png(side, side, { bits: 1, colour: 0 }, deflateSync(rows)));
}

export function anSvgNamedPng(): UploadedFile {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  return file('drawing.png', Buffer.from(svg));
}
