const unsafe: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/**
 * JSON that may stand inside a script element: nothing in it can close the element or open a comment.
 * @param replacer as JSON.stringify takes it
 */
export function jsonForScript(value: unknown, replacer?: (key: string, part: unknown) => unknown): string {
  return JSON.stringify(value, replacer).replace(/[<>\u2028\u2029]/g, (char) => unsafe[char] ?? char);
}
