/** What is decoded. Everything else is refused before a decoder sees it: an SVG is a document, not a picture. */
const SIGNATURES: readonly ((file: Buffer) => boolean)[] = [
  (file) => file.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (file) => file.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (file) => /^GIF8[79]a$/.test(file.toString('latin1', 0, 6)),
  (file) => /^RIFF.{4}WEBP$/s.test(file.toString('latin1', 0, 12)),
  // ISO base media: the brand says that it is AVIF (HEIC has another and a patented decoder).
  (file) => /^ftypavi[fs]$/.test(file.toString('latin1', 4, 12)),
];

/** Judged by the first bytes: name and declared type are only what the sender says. */
export function looksLikeImage(file: Buffer): boolean {
  return SIGNATURES.some((matches) => matches(file));
}
