/**
 * Builds the site: first the browser's files (dist/client, with a manifest), then the renderer
 * (dist/server/entry-server.js, self-contained), which carries that manifest inside so that it can
 * name each page's scripts and styles. Ends with the first-load budget.
 */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Manifest, type Plugin } from 'vite';
import { reportBudget } from './budget.ts';

process.env['NODE_ENV'] = 'production';
const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const configFile = join(root, 'vite.config.ts');
const clientEntry = 'src/entry-client.tsx';

/** Gives the server build the client's manifest under the name the source imports. */
function manifestModule(manifest: Manifest): Plugin {
  const name = 'virtual:client-manifest';
  const id = `\0${name}`;
  return {
    name: 'ironbloom:client-manifest',
    resolveId: (source) => (source === name ? id : undefined),
    load: (source) => (source === id ? `export default ${JSON.stringify(manifest)};` : undefined),
  };
}

await rm(dist, { recursive: true, force: true });
await build({
  configFile,
  logLevel: 'warn',
  build: {
    outDir: join(dist, 'client'),
    manifest: true,
    rolldownOptions: {
      input: join(root, clientEntry),
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
        // What changes once a quarter keeps its name, and its place in caches, while pages change daily.
        codeSplitting: {
          groups: [{ name: 'vendor', test: /node_modules\/(react|react-dom|react-router|scheduler)\// }],
        },
      },
    },
  },
});

const manifest = JSON.parse(await readFile(join(dist, 'client/.vite/manifest.json'), 'utf8')) as Manifest;

await build({
  configFile,
  logLevel: 'warn',
  plugins: [manifestModule(manifest)],
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: join(root, 'src/entry-server.tsx'),
    outDir: join(dist, 'server'),
    target: 'node22',
    copyPublicDir: false,
    rolldownOptions: { output: { entryFileNames: 'entry-server.js', codeSplitting: false } },
  },
});

await reportBudget();
