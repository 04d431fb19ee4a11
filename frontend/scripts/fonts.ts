/**
 * Subsets the fonts. The packages' latin files have every accent and weight (85 kB for both families); a first visit needs
 * plain English in the design's weights (27 kB). Other characters load from the packages' files on demand. The rupee sign, in
 * the latin-ext files (tens of kB), has one-glyph files.
 * Run after a font update or for a new weight: npm run fonts -w frontend
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { fontLetters } from './font-letters.ts';

const target = join(import.meta.dirname, '../src/shared/styles/fonts');

/**
 * The default features and the figures that the style sheets use; the others' glyphs are dropped. Without `calt`: Inter's
 * contextual forms are a fifth of its file, and no screen shows them.
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
