/** Signatures by type: the first twelve bytes as Latin-1. */
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
 * Type of a picture by its first bytes, as name and declared type cannot be trusted. Undefined for anything else, which is
 * refused before decoding; an SVG is a document, not a picture.
 */
export function imageTypeOf(file: Buffer): ImageType | undefined {
  const head = file.toString('latin1', 0, 12);
  return (Object.keys(SIGNATURES) as ImageType[]).find((type) => SIGNATURES[type](head));
}
