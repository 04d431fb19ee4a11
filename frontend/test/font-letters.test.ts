import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fontLetters } from '../scripts/font-letters.ts';

/** The characters of "U+0041-005A, U+00E9". */
function lettersOf(range: string): string[] {
  return range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .trim()
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  });
}

it.each(Object.entries(fontLetters))(
  'unicode-range in tokens.css equals the characters of %s',
  async (family, letters) => {
    const css = await readFile(join(import.meta.dirname, '../src/shared/styles/tokens.css'), 'utf8');
    const face = css.slice(css.indexOf(`${family}-basic.woff2`));
    const [, range = ''] = /unicode-range:([^;]*)/.exec(face)!;
    expect(lettersOf(range).toSorted()).toEqual([...letters].toSorted());
  },
);
