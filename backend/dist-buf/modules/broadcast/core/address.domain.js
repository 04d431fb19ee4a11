/** broadcast-2: a simple pattern, without what no database keeps; the mail server has the last word. */
const ADDRESS = /^[^\s@<>,;:"()[\]\\\p{Cc}\p{Cs}]+@[^\s@<>,;:"()[\]\\\p{Cc}\p{Cs}]+\.[^\s@<>,;:"()[\]\\\p{Cc}\p{Cs}]+$/u;
/** RFC 5321, 4.5.3.1.3. */
const MAX_LENGTH = 254;
/** One spelling for one mailbox: what recipients are unique by. Undefined: not an address. */
export function normaliseAddress(text) {
    const address = text.trim().toLowerCase();
    return address.length <= MAX_LENGTH && ADDRESS.test(address) ? address : undefined;
}
/** A line break in a name or a subject would begin a header of the writer's own. @param most letters that are kept */
export function oneLine(text, most = Number.POSITIVE_INFINITY) {
    return text
        .replace(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, ' ')
        .trim()
        .slice(0, most);
}
//# sourceMappingURL=address.domain.js.map