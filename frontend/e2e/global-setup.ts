import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createServer } from 'vite';

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

/** Starts what the environment does not bring; Playwright calls what it returns at the end. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const gallery = await createServer({
    configFile: join(root, 'gallery/vite.config.ts'),
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1', hmr: false },
  });
  await gallery.listen();
  const address = gallery.httpServer?.address();
  if (address && typeof address === 'object') {
    process.env['GALLERY_URL'] = `http://127.0.0.1:${address.port}`;
  }

  const site = process.env['BASE_URL'] ? undefined : await serveSite();
  if (site) process.env['BASE_URL'] = site.url;
  return async () => {
    site?.stop();
    await gallery.close();
  };
}
