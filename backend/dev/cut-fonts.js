/**
 * Cuts Inter to the letters and the kerning that papers are written with nearly always. A paper opens its fonts anew, and what a whole
 * one says of where its letters stand takes ten times as long to read as all else (docs/decisions/022-papers-are-rows.md).
 * Run by hand after an update of the fonts: node backend/dev/cut-fonts.js
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);
/** Latin with its accents, and the signs: dashes, quotes, currencies, arrows, mathematics. */
const isUsual = (codePoint) => codePoint < 0x1_80 || (codePoint >= 0x20_00 && codePoint < 0x23_00);

const weights = { regular: '400Regular/Inter_400Regular', bold: '700Bold/Inter_700Bold' };

for (const [weight, name] of Object.entries(weights)) {
  const whole = await readFile(resolve(`@expo-google-fonts/inter/${name}.ttf`));
  const letters = create(whole).characterSet.filter(isUsual);
  const text = String.fromCodePoint(...letters);
  const part = await subsetFont(whole, text, {
    targetFormat: 'truetype',
    keepFeatures: ['kern'],
    noHinting: true,
  });
  await writeFile(new URL(`../fonts/inter-latin-${weight}.ttf`, import.meta.url), part);
}
