import { lettersOf } from '../../../platform/text/letters.ts';

type WidthOf = (text: string) => number;

/** Step in px by which a block is narrowed until its lines are even. */
const STEP = 16;
const ELLIPSIS = '…';

/** Uses the first of `sizes` in which the title fits its lines; with the last one it is cut. */
export function fitTitle<Size extends { lines: number }>(
  title: string,
  width: number,
  sizes: readonly Size[],
  widthOf: (text: string, size: Size) => number,
): { size: Size; lines: string[] } {
  for (const size of sizes) {
    const measure: WidthOf = (text) => widthOf(text, size);
    const lines = wrap(title, width, measure);
    if (lines.length <= size.lines) return { size, lines: evenly(title, lines, width, measure) };
  }
  const size = sizes.at(-1)!;
  const measure: WidthOf = (text) => widthOf(text, size);
  return { size, lines: cut(wrap(title, width, measure), size.lines, width, measure) };
}

/** Breaks at spaces, and within words wider than a line. */
function wrap(text: string, width: number, widthOf: WidthOf): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((each) => broken(each, width, widthOf))) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(longer) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

function broken(word: string, width: number, widthOf: WidthOf): string[] {
  if (widthOf(word) <= width) return [word];
  const parts = [''];
  for (const letter of lettersOf(word)) {
    if (parts.at(-1) && widthOf(parts.at(-1)! + letter) > width) parts.push('');
    parts[parts.length - 1] += letter;
  }
  return parts;
}

/** The same number of lines, as even as possible. */
function evenly(text: string, lines: string[], width: number, widthOf: WidthOf): string[] {
  let best = lines;
  for (let narrower = width - STEP; narrower > 0; narrower -= STEP) {
    const next = wrap(text, narrower, widthOf);
    if (next.length > lines.length) return best;
    best = next;
  }
  return best;
}

function cut(lines: string[], count: number, width: number, widthOf: WidthOf): string[] {
  const kept = lines.slice(0, count);
  return [...kept.slice(0, -1), ellipsed(kept.at(-1)!, width, widthOf)];
}

/** Unchanged where it fits. */
export function shortened(text: string, width: number, widthOf: WidthOf): string {
  return widthOf(text) <= width ? text : ellipsed(text, width, widthOf);
}

function ellipsed(text: string, width: number, widthOf: WidthOf): string {
  const letters = lettersOf(text);
  const withEllipsis = (): string => letters.join('').trimEnd() + ELLIPSIS;
  while (letters.length > 0 && widthOf(withEllipsis()) > width) letters.pop();
  return withEllipsis();
}
