const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
/** `[` and `{`, `]` and `}`: they differ in this bit alone. */
const BRACE_BIT = 0x20;
const OPEN = 0x7b;
const CLOSE = 0x7d;
/**
 * Whether JSON is worth parsing: one pass over its bytes, which may be no JSON at all. What comes out of `JSON.parse` is walked by
 * recursive functions of others, and costs fifty times its bytes.
 * @param depth lists and objects within one another
 * @param values in all, lists and objects among them
 */
export function isModest(json, depth, values) {
    let open = 0;
    let seen = 1;
    let quoted = false;
    for (let at = 0; at < json.length; at += 1) {
        const byte = json[at];
        if (quoted) {
            if (byte === BACKSLASH)
                at += 1;
            else if (byte === QUOTE)
                quoted = false;
            continue;
        }
        const brace = byte | BRACE_BIT;
        if (byte === QUOTE)
            quoted = true;
        else if (byte === COMMA)
            seen += 1;
        else if (brace === OPEN) {
            open += 1;
            seen += 1;
        }
        else if (brace === CLOSE)
            open -= 1;
        if (open > depth || seen > values)
            return false;
    }
    return true;
}
//# sourceMappingURL=json-size.js.map