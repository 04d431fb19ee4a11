import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { build, preview } from 'vite';

const root = join(import.meta.dirname, '..');

/** Serves the last build on a free port; resolves to its address. */
async function serveSite(): Promise<{ url: string; stop: () => void }> {
  const server = spawn(process.execPath, [join(root, 'scripts/serve.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0' },
  });
  const [url] = (await Promise.race([
    once(createInterface({ input: server.stdout }), 'line'),
    once(server, 'exit').then(() => {
      throw new Error('The site could not be served. Run: npm run build -w frontend');
    }),
  ])) as [string];
  return { url, stop: () => server.kill() };
}

/**
 * Builds the component gallery and serves it on a free port. Vite's dev server would compile it during the first test, which
 * takes up to a quarter of a minute.
 */
async function serveGallery(): Promise<{ url: string; stop: () => Promise<void> }> {
  const outDir = await mkdtemp(join(tmpdir(), 'ironbloom-gallery-'));
  const config = { configFile: join(root, 'gallery/vite.config.ts'), logLevel: 'error' } as const;
  await build({
    ...config,
    // Only React's development build warns.
    define: { 'process.env.NODE_ENV': '"development"' },
    build: { outDir, emptyOutDir: true, minify: false },
  });
  const server = await preview({ ...config, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('The gallery has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}

/** Starts what the environment does not provide. @returns stops it */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const gallery = await serveGallery();
  process.env['GALLERY_URL'] = gallery.url;

  const site = process.env['BASE_URL'] ? undefined : await serveSite();
  if (site) process.env['BASE_URL'] = site.url;
  return async () => {
    site?.stop();
    await gallery.stop();
  };
}
