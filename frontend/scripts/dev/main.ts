/**
 * The development server: Vite's modules with updates, server-rendered pages, and a proxy to the backend. `npm run dev` starts
 * it.
 * Environment: PORT, HOST, PUBLIC_URL, BACKEND_URL.
 */
import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { createServer } from 'vite';
import { pictureCache } from '../pictures.ts';
import { untilListening } from './backend.ts';
import { devModules } from './dev-modules.ts';
import { Pages } from './pages.ts';

const root = join(import.meta.dirname, '../..');
const { PORT = '8080', HOST = '127.0.0.1', PUBLIC_URL = '', BACKEND_URL = '' } = process.env;

/** Addresses of the backend. */
const backendOnly =
  /^\/(api|uploads|unsubscribe)(\/|$)|^\/(robots\.txt|sitemap\.xml|rss\.xml|[\w-]+\.(ico|png|svg|jpg|webmanifest))$/;

const server = createHttpServer();
const vite = await createServer({
  configFile: join(root, 'vite.config.ts'),
  root,
  appType: 'custom',
  logLevel: 'warn',
  plugins: [devModules()],
  // Finds dependencies of lazy pages at the start: a later discovery would reload the page.
  optimizeDeps: { entries: ['src/entry-client.tsx', 'src/start.ts'] },
  server: {
    middlewareMode: true,
    hmr: { server },
    // Editors empty a file before they write it: a read in between would find no component.
    watch: { awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 } },
    proxy: { [backendOnly.source]: { target: BACKEND_URL, xfwd: true } },
  },
});

// The plugin's own middleware would encode the pictures on each request.
const pictures = sirv(pictureCache, { dev: true });

const pages = new Pages(vite, PUBLIC_URL, async (path, init) => {
  await untilListening(BACKEND_URL);
  return fetch(new URL(path, BACKEND_URL), init);
});
server.on('request', async (request, response) => {
  if (backendOnly.test(request.url ?? '')) await untilListening(BACKEND_URL);
  const picture = request.url?.split('/@imagetools')[1];
  if (picture !== undefined) return pictures(Object.assign(request, { url: picture }), response);
  vite.middlewares(request, response, () => void pages.answer(request, response));
});
server.listen(Number(PORT), HOST, () => console.log(`site ready at ${PUBLIC_URL}`));

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    server.closeAllConnections();
    void vite.close().finally(() => process.exit(0));
  });
}
