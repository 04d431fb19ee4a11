import { join } from 'node:path';
import { imagetools, resolveConfigs } from 'vite-imagetools';
import type { Plugin } from 'vite';

/** Where rendered pictures stay between builds, by original and settings. */
export const pictureCache = join(import.meta.dirname, '../../.cache/pictures');

/**
 * By format. AVIF's effort of 3 makes files a tenth smaller and takes four times as long (4: 4 % more, fifteen times): an
 * import may ask for it.
 */
const encoding: Readonly<Record<string, object>> = {
  avif: { quality: '50', effort: '1' },
  webp: { quality: '73', effort: '2' },
};

/**
 * Makes of `import plates from '…/plates.webp?w=640;1200&as=picture'` (widths in px) the addresses of its AVIF and WebP files,
 * as `SitePicture` takes them. A file's name carries the hash of its content. `effort=3` encodes more thoroughly.
 */
export function pictures(cache = pictureCache): Plugin {
  return imagetools({
    include: /\?.*\bas=picture$/,
    defaultDirectives: new URLSearchParams({ format: 'avif;webp' }),
    resolveConfigs: (entries, formats) =>
      resolveConfigs(entries, formats).map((config) => ({ ...encoding[config['format'] ?? ''], ...config })),
    cache: { dir: cache },
  });
}
