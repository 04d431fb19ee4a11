import { LRUCache } from 'lru-cache';
import { encode, wrap } from 'nodemailer/lib/qp';
/** Characters that are remembered, of pieces and of what became of them. */
const MEMORY = 4_000_000;
const LINE_BREAK = /\r\n|\r|\n/;
/** An editor writes a letter in one line: the paragraph with a name in it is to be the only one that differs. */
const AFTER_PARAGRAPH = /(?<=<\/p>)/;
/** A break that no reader sees. */
const SOFT_BREAK = '=\r\n';
const known = new LRUCache({
    maxSize: MEMORY,
    sizeCalculation: (encoded, piece) => 1 + encoded.length + piece.length,
});
/** Text as RFC 2045, 6.7 has it, in lines of at most 76 characters. What many messages have in common is encoded once. */
export function quotedPrintable(text) {
    return text.split(LINE_BREAK).map(encodeLine).join('\r\n');
}
function encodeLine(line) {
    return line.split(AFTER_PARAGRAPH).map(encodePiece).join(SOFT_BREAK);
}
function encodePiece(piece) {
    const before = known.get(piece);
    if (before !== undefined)
        return before;
    const encoded = wrap(encode(piece));
    known.set(piece, encoded);
    return encoded;
}
//# sourceMappingURL=quoted-printable.js.map