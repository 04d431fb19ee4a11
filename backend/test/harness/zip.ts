import { inflateRawSync } from 'node:zlib';

/** Names and contents of a ZIP by its central directory (APPNOTE 4.3). */
export function unzipped(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(zip.lastIndexOf('PK\x05\x06', undefined, 'latin1') + 16);
  while (zip.readUInt32LE(at) === 0x02014b50) {
    const [size, nameLength, extra, comment] = [20, 28, 30, 32].map((offset, index) =>
      index === 0 ? zip.readUInt32LE(at + offset) : zip.readUInt16LE(at + offset),
    ) as [number, number, number, number];
    const local = zip.readUInt32LE(at + 42);
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(from, from + size);
    const isDeflated = zip.readUInt16LE(at + 10) === 8;
    files.set(
      zip.toString('utf8', at + 46, at + 46 + nameLength),
      isDeflated ? inflateRawSync(bytes) : bytes,
    );
    at += 46 + nameLength + extra + comment;
  }
  return files;
}
