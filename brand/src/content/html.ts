/** Joins several blocks, each a line of the source, into one text. */
export const html = (...blocks: readonly string[]): string => blocks.join('');
