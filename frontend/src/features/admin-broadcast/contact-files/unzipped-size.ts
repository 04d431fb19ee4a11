/** Signatures of the zip format (APPNOTE 4.3). */
const endOfDirectory = 0x06_05_4b_50;
const directoryEntry = 0x02_01_4b_50;
const endBytes = 22;
const deflated = 8;

/** Finds the end record: at the end, before a comment of at most 64 kB. */
function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - endBytes - 0xff_ff);
  for (let at = view.byteLength - endBytes; at >= first; at -= 1) {
    if (view.getUint32(at, true) === endOfDirectory) return at;
  }
  throw new RangeError('no zip');
}

async function inflatedSize(bytes: ArrayBuffer, most: number): Promise<number> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  let size = 0;
  while (size <= most) {
    const { done, value } = await reader.read();
    if (done) return size;
    size += value.byteLength;
  }
  await reader.cancel();
  return size;
}

/**
 * Uncompressed bytes of all files in a zip, at most about `most`. Inflates them, as sizes in the directory can be forged.
 * @throws RangeError, TypeError if it is not a zip
 */
export async function unzippedSize(bytes: ArrayBuffer, most: number): Promise<number> {
  const view = new DataView(bytes);
  const end = findEnd(view);
  const entries = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  let size = 0;
  for (let index = 0; index < entries && size <= most; index += 1) {
    if (view.getUint32(at, true) !== directoryEntry) throw new RangeError('no zip');
    const method = view.getUint16(at + 10, true);
    const packed = view.getUint32(at + 20, true);
    const local = view.getUint32(at + 42, true);
    const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    size += method === deflated ? await inflatedSize(bytes.slice(from, from + packed), most - size) : packed;
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return size;
}
