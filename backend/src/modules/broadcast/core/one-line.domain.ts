/** A line break in a name or a subject would begin a header of the writer's own. @param most letters that are kept */
export function oneLine(text: string, most = Number.POSITIVE_INFINITY): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, most);
}
