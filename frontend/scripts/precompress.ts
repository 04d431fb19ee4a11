import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = new Set(['.js', '.css', '.svg', '.json', '.html', '.txt', '.xml']);
/** Bytes. Smaller files gain nothing. */
const worthwhile = 256;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes `.br` and `.gz` beside every text file in `folder`, at the highest levels. */
export async function precompress(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      if (!compressible.has(extname(file)) || (await stat(file)).size < worthwhile) return;
      const plain = await readFile(file);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      };
      await writeFile(`${file}.br`, await brotli(plain, { params }));
      await writeFile(`${file}.gz`, await gzipped(plain, { level: 9 }));
    }),
  );
}
