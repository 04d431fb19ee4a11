/**
 * Cuts the fonts to what the site shows. The packages' latin files carry every accent and all weights
 * (85 kB for both families); a first visit needs plain English in the weights of the design (27 kB).
 * Other letters come from the packages' own files, and only when a text has them. The rupee sign
 * lives in the latin-ext files (tens of kB), so it gets one-glyph files.
 * Run by hand after a font update or a new weight: npm run fonts -w frontend
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { fontLetters } from './font-letters.ts';

const target = join(import.meta.dirname, '../src/shared/styles/fonts');

/**
 * What browsers apply by themselves, and the two kinds of figures that the style sheets ask for. With the rest of the features go
 * the glyphs that nothing could show, and the places of accents that no letter here lacks. Without `calt` too: Inter's other forms of
 * signs beside capitals and figures are a fifth of its file, and change no screen of ours.
 */
const features = 'rlig rclt rvrn clig liga kern tnum lnum'.split(' ');

const families = [
  { family: 'big-shoulders', weights: { min: 600, max: 900 } },
  { family: 'inter', weights: { min: 400, max: 700 } },
] as const;

async function cut(
  family: string,
  from: string,
  text: string,
  to: string,
  wght?: { min: number; max: number },
) {
  const source = import.meta.resolve(
    `@fontsource-variable/${family}/files/${family}-${from}-wght-normal.woff2`,
  );
  const full = await readFile(fileURLToPath(source));
  const part = await subsetFont(full, text, {
    targetFormat: 'woff2',
    keepFeatures: features,
    ...(wght && { variationAxes: { wght } }),
  });
  await writeFile(join(target, `${family}-${to}.woff2`), part);
  console.log(`${family}-${to}: ${full.length} to ${part.length} bytes`);
}

for (const { family, weights } of families) {
  await cut(family, 'latin', fontLetters[family], 'basic', weights);
  await cut(family, 'latin-ext', '₹', 'rupee');
}
