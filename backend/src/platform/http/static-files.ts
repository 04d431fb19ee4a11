import { existsSync, readdirSync } from 'node:fs';
import { BACKEND_FOLDER } from '../../config/places.ts';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { fileURLToPath } from 'node:url';

/** Output of the frontend's build. The same path from `src` and `dist`. */
const ASSETS = new URL('../frontend/dist/client/assets/', BACKEND_FOLDER);

/** Font files by the beginning of their names; the build appends a hash. */
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

const YEAR_S = 31_536_000;
const HOUR_S = 3_600;

/**
 * Serves the frontend's built files. In the compose stack nginx does so before a request gets here.
 * Only names that exist become routes, so that every other address is left for the pages.
 */
export async function serveStaticFiles(server: FastifyInstance, folder: URL): Promise<void> {
  if (!existsSync(folder)) return;
  await server.register(fastifyStatic, {
    root: fileURLToPath(folder),
    serve: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
  });
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !name.startsWith('.'));
  for (const entry of entries) {
    const immutable = entry.name === 'assets';
    const cacheControl = immutable ? `public, max-age=${YEAR_S}, immutable` : `public, max-age=${HOUR_S}`;
    const path = entry.isDirectory() ? `/${entry.name}/*` : `/${entry.name}`;
    server.get(path, (request, reply) => {
      const [pathname = ''] = request.url.split('?', 1);
      return reply.header('cache-control', cacheControl).sendFile(decodeURIComponent(pathname.slice(1)));
    });
  }
}
