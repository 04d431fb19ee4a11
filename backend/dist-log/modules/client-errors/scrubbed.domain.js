/** Each in its place: queries hold tokens, messages quote what was typed. */
const secrets = [
    [/[?#][^\s"'`)<>]+/g, '?***'],
    [/[^\s@"'`()<>]+@[^\s@"'`()<>]+\.[^\s@"'`()<>]+/g, '***@***'],
    [/[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/g, '***'],
    [/[\w-]{40,}/g, '***'],
    [/\+?\d[\d -]{8,}\d/g, '***'],
];
/** Text from a browser without addresses' queries, mail addresses, tokens and phone numbers. */
export function scrubbed(text) {
    return secrets.reduce((rest, [secret, instead]) => rest.replace(secret, instead), text);
}
//# sourceMappingURL=scrubbed.domain.js.map