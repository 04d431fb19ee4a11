/**
 * Reads a `Range` header of one part (RFC 9110, section 14.2).
 * @returns undefined for the whole file, also when the header is of a kind that may be ignored;
 *   'unsatisfiable' when it begins behind the end
 */
export function parseRange(header, size) {
    const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
    if (!from && !to)
        return undefined;
    const end = from && to ? Math.min(Number(to), size - 1) : size - 1;
    const start = from ? Number(from) : Math.max(0, size - Number(to));
    if (start >= size || (!from && Number(to) === 0))
        return 'unsatisfiable';
    return start > end ? undefined : { start, end };
}
//# sourceMappingURL=byte-range.js.map