/** SPEC section 5: a simple pattern; the mail server has the last word. */
const ADDRESS = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+\.[^\s@<>,;:"()[\]\\]+$/;
/** RFC 5321, 4.5.3.1.3. */
const LONGEST = 254;

/** One spelling for one mailbox: what recipients are unique by. Undefined: not an address. */
export function normaliseAddress(text: string): string | undefined {
  const address = text.trim().toLowerCase();
  return address.length <= LONGEST && ADDRESS.test(address) ? address : undefined;
}

/** A line break in a name or a subject would begin a header of the writer's own. */
export function oneLine(text: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are the point
  return text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim();
}
