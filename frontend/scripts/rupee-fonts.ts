/**
 * The rupee sign lives in the fonts' latin-ext files (tens of kB). This cuts one-glyph files of about
 * 1 kB from the same packages. Run by hand after a font update: npm run fonts -w frontend
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const target = join(import.meta.dirname, '../src/shared/styles/fonts');

for (const family of ['big-shoulders', 'inter']) {
  const source = import.meta.resolve(
    `@fontsource-variable/${family}/files/${family}-latin-ext-wght-normal.woff2`,
  );
  const full = await readFile(fileURLToPath(source));
  const glyph = await subsetFont(full, '₹', { targetFormat: 'woff2' });
  await writeFile(join(target, `${family}-rupee.woff2`), glyph);
  console.log(`${family}: ${glyph.length} bytes`);
}
