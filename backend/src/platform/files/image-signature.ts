/** First bytes by type. */
const SIGNATURES = {
  'image/jpeg': /^\xff\xd8\xff/,
  'image/png': /^\x89PNG\r\n\x1a\n/,
  'image/gif': /^GIF8[79]a/,
  'image/webp': /^RIFF.{4}WEBP/s,
  // ISO base media: the brand says that it is AVIF (HEIC has another and a patented decoder).
  'image/avif': /^.{4}ftypavi[fs]/s,
} as const;

export type ImageType = keyof typeof SIGNATURES;

/**
 * What a file is, judged by its first bytes: name and declared type are only what the sender says. Undefined is everything
 * else, to be refused before a decoder sees it: an SVG is a document, not a picture.
 */
export function imageTypeOf(file: Buffer): ImageType | undefined {
  const head = file.toString('latin1', 0, 12);
  return (Object.keys(SIGNATURES) as ImageType[]).find((type) => SIGNATURES[type].test(head));
}
