/** Boxes of an MP4 file (ISO/IEC 14496-12) on the path to a track's codec. */
const WAY_TO_TRACK = ['mdia', 'minf', 'stbl', 'stsd'];
/** H.264 and AV1: every browser plays one of them, unlike H.265 and MPEG-4 Part 2. */
const MP4_CODECS = new Set(['avc1', 'avc3', 'av01']);
/** A film has a few dozen sibling boxes, a fragmented one some hundred. */
const MAX_BOXES = 1_000;
const MAX_TRACKS = 16;
const WEBM_CODEC = /V_(?:VP8|VP9|AV1)/;
/** Length of the header that identifies WebM. */
const WEBM_HEAD = 64 * 1024;
const EBML = '\x1a\x45\xdf\xa3';

export type VideoType = 'video/mp4' | 'video/webm';

/** Type of a video by its content; undefined for types that browsers do not play, and for truncated files. */
export function videoTypeOf(file: Buffer): VideoType | undefined {
  const head = file.toString('latin1', 0, WEBM_HEAD);
  if (head.startsWith(EBML)) return head.includes('webm') && WEBM_CODEC.test(head) ? 'video/webm' : undefined;
  if (head.slice(4, 8) !== 'ftyp') return undefined;
  const boxes = boxesOf(file);
  const moov = boxes?.find(({ type }) => type === 'moov');
  if (!moov || !boxes?.some(({ type }) => type === 'mdat')) return undefined;
  const tracks = boxesOf(moov.body)?.filter(({ type }) => type === 'trak') ?? [];
  return tracks.slice(0, MAX_TRACKS).some(({ body }) => MP4_CODECS.has(codecOf(body) ?? ''))
    ? 'video/mp4'
    : undefined;
}

interface Box {
  type: string;
  body: Buffer;
}

/** @returns undefined when a box ends behind the end, or when there are too many */
function boxesOf(from: Buffer): Box[] | undefined {
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= from.length;) {
    const short = from.readUInt32BE(at);
    const isLong = short === 1;
    if (isLong && at + 16 > from.length) return undefined;
    const size = isLong ? Number(from.readBigUInt64BE(at + 8)) : short === 0 ? from.length - at : short;
    const header = isLong ? 16 : 8;
    if (size < header || at + size > from.length || boxes.length === MAX_BOXES) return undefined;
    boxes.push({
      type: from.toString('latin1', at + 4, at + 8),
      body: from.subarray(at + header, at + size),
    });
    at += size;
  }
  return boxes;
}

/** Codec: the name of a track's first sample entry, after eight bytes and its size. */
function codecOf(track: Buffer): string | undefined {
  let body: Buffer | undefined = track;
  for (const name of WAY_TO_TRACK) body = body && boxesOf(body)?.find(({ type }) => type === name)?.body;
  return body?.toString('latin1', 12, 16);
}
