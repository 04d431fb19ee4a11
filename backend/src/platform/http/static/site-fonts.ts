import { existsSync, readdirSync } from 'node:fs';
import { BACKEND_FOLDER } from '../../../config/places.ts';

/** What the frontend's build wrote. The same from `src` and from `dist`. */
const ASSETS = new URL('../frontend/dist/client/assets/', BACKEND_FOLDER);

/** The site's faces by the beginning of their file's name: the build puts a hash behind it. */
const FACES = [
  { family: 'Big Shoulders', weights: '600 900', file: 'big-shoulders-basic-' },
  { family: 'Inter', weights: '400 700', file: 'inter-basic-' },
];

/** `@font-face` rules for a page that the frontend does not render; none before the frontend is built. */
export function siteFontFaces(): string {
  const files = existsSync(ASSETS) ? readdirSync(ASSETS) : [];
  return FACES.map(({ family, weights, file }) => {
    const name = files.find((found) => found.startsWith(file) && found.endsWith('.woff2'));
    if (!name) return '';
    return `@font-face { font-family: "${family}"; font-weight: ${weights}; font-display: swap; src: url("/assets/${name}") format("woff2") }\n`;
  }).join('');
}
