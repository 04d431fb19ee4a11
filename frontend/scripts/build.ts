/**
 * Builds the site: first the browser's files (dist/client, with a manifest), then the renderer
 * (dist/server/entry-server.js, self-contained), which carries that manifest inside so that it can
 * name each page's scripts and styles. Ends with the first-load budget.
 */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Manifest, type Plugin } from 'vite';
import { reportBudget } from './budget.ts';
import { precompress } from './precompress.ts';
import { pureRouter } from './pure-router.ts';

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

interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/**
 * Whether the entry reaches this module through plain imports, that is, before any page loads. Not
 * the entry itself: it awaits the page, and the page imports this chunk, so each would wait for the other.
 */
function neededAtOnce(id: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => importer.endsWith(clientEntry) || neededAtOnce(importer, graph, seen));
}

await rm(dist, { recursive: true, force: true });
await build({
  configFile,
  logLevel: 'warn',
  plugins: [pureRouter()],
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
          groups: [
            { name: 'vendor', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
            // One file instead of a dozen crumbs: all the entry needs, also where pages share it.
            { name: (id, context) => (neededAtOnce(id, context) ? 'shell' : null), debugName: 'shell' },
          ],
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
  // Otherwise the choice falls at run time, and React's development build (8 times slower) comes along.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    ssr: join(root, 'src/entry-server.tsx'),
    outDir: join(dist, 'server'),
    target: 'node22',
    copyPublicDir: false,
    rolldownOptions: { output: { entryFileNames: 'entry-server.js', codeSplitting: false } },
  },
});

await precompress(join(dist, 'client'));
await reportBudget();
