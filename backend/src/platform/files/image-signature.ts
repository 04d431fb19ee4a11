/** By type: whether a file begins so, its first twelve bytes read as Latin-1. */
const SIGNATURES = {
  'image/jpeg': (head: string) => head.startsWith('\xff\xd8\xff'),
  'image/png': (head: string) => head.startsWith('\x89PNG\r\n\x1a\n'),
  'image/gif': (head: string) => /^GIF8[79]a/.test(head),
  'image/webp': (head: string) => /^RIFF.{4}WEBP/s.test(head),
  // ISO base media: the brand says that it is AVIF (HEIC has another and a patented decoder).
  'image/avif': (head: string) => /^.{4}ftypavi[fs]/s.test(head),
} as const;

export type ImageType = keyof typeof SIGNATURES;

/**
 * What a file is, judged by its first bytes: name and declared type are only what the sender says. Undefined is everything
 * else, to be refused before a decoder sees it: an SVG is a document, not a picture.
 */
export function imageTypeOf(file: Buffer): ImageType | undefined {
  const head = file.toString('latin1', 0, 12);
  return (Object.keys(SIGNATURES) as ImageType[]).find((type) => SIGNATURES[type](head));
}
