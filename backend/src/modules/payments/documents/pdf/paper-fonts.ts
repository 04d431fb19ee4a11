import type { Font } from 'fontkit';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { lettersOf } from '../../../../platform/text/letters.ts';
import { BACKEND_FOLDER } from '../../../../config/places.ts';

export type Weight = 'regular' | 'bold';

/** Letters of one line that one font has. */
export interface Run {
  font: PaperFont;
  text: string;
}

/** A file of letters in the two weights. */
export interface PaperFont {
  name: string;
  file: Buffer;
}

const require = createRequire(import.meta.url);
const own = (weight: Weight) => new URL(`fonts/inter-latin-${weight}.ttf`, BACKEND_FOLDER);
const packaged = (name: string) => require.resolve(`@expo-google-fonts/${name}.ttf`);

/**
 * First come, first served: Inter is the site's own, its Latin letters a file of their own, as a paper opens its fonts anew
 * (backend/dev/cut-fonts.js); Devanagari is what it has no letters of. pdfkit embeds what is used.
 */
const FAMILIES: readonly Record<Weight, string | URL>[] = [
  { regular: own('regular'), bold: own('bold') },
  {
    regular: packaged('inter/400Regular/Inter_400Regular'),
    bold: packaged('inter/700Bold/Inter_700Bold'),
  },
  {
    regular: packaged('noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular'),
    bold: packaged('noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold'),
  },
];

/** In the place of letters that no font has, such as emoji. */
const UNKNOWN = '?';

interface Family {
  fonts: Record<Weight, PaperFont>;
  /** Code points that both weights have. */
  has: ReadonlySet<number>;
}

let loaded: readonly Family[] | undefined;

/** With the first paper, and once per process: a megabyte and a half. */
function families(): readonly Family[] {
  loaded ??= readFamilies();
  return loaded;
}

function readFamilies(): readonly Family[] {
  // Half of what drawing adds to a process's memory (sheet.ts); many never draw.
  const { create } = require('fontkit') as typeof import('fontkit');
  return FAMILIES.map(({ regular, bold }) => {
    const fonts = { regular: readFont(regular), bold: readFont(bold) };
    return { fonts, has: new Set((create(fonts.regular.file) as Font).characterSet) };
  });
}

const readFont = (file: string | URL): PaperFont => ({ name: String(file), file: readFileSync(file) });

/** Splits a printable text by the fonts that have its letters. */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = [];
  const [usual] = families();
  for (const letter of lettersOf(text)) {
    const codePoints = [...letter].map((character) => character.codePointAt(0)!);
    const family = families().find(({ has }) => codePoints.every((codePoint) => has.has(codePoint)));
    const font = (family ?? usual!).fonts[weight];
    const printed = family ? letter : UNKNOWN;
    const last = runs.at(-1);
    if (last?.font === font) last.text += printed;
    else runs.push({ font, text: printed });
  }
  return runs;
}
