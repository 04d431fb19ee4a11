/** By type: whether a file begins so, its first twelve bytes read as Latin-1. */
const SIGNATURES = {
    'image/jpeg': (head) => head.startsWith('\xff\xd8\xff'),
    'image/png': (head) => head.startsWith('\x89PNG\r\n\x1a\n'),
    'image/gif': (head) => /^GIF8[79]a/.test(head),
    'image/webp': (head) => /^RIFF.{4}WEBP/s.test(head),
    // ISO base media: the brand says that it is AVIF (HEIC has another and a patented decoder).
    'image/avif': (head) => /^.{4}ftypavi[fs]/s.test(head),
};
/**
 * What a file is, judged by its first bytes: name and declared type are only what the sender says. Undefined is everything
 * else, to be refused before a decoder sees it: an SVG is a document, not a picture.
 */
export function imageTypeOf(file) {
    const head = file.toString('latin1', 0, 12);
    return Object.keys(SIGNATURES).find((type) => SIGNATURES[type](head));
}
//# sourceMappingURL=image-signature.js.map