/** One text of several blocks, each a line of the source. */
export const html = (...blocks: readonly string[]): string => blocks.join('');
