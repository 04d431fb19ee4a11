/**
 * Builds the client (dist/client, with a manifest), then the self-contained renderer (dist/server/entry-server.js), which
 * includes the manifest to name each page's files. Ends with the first-load budget.
 */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type InlineConfig, type Manifest, type Plugin } from 'vite';
import { reportBudget } from './budget.ts';
import { precompress } from './precompress.ts';

process.env['NODE_ENV'] = 'production';
const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const productionOf = (name: string): string =>
  fileURLToPath(import.meta.resolve(name)).replace('/dist/development/', '/dist/production/');
/** Shared by both builds. */
const common = {
  configFile: join(root, 'vite.config.ts'),
  logLevel: 'warn',
  // The router's package exports only its development build here.
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: productionOf('react-router') },
      { find: /^react-router\/dom$/, replacement: productionOf('react-router/dom') },
    ],
  },
} satisfies InlineConfig;

/** A virtual module of the server build with a value of the client build. */
function clientModule(name: string, value: unknown): Plugin {
  const id = `\0${name}`;
  return {
    name: `ironbloom:${name}`,
    resolveId: (source) => (source === name ? id : undefined),
    load: (source) => (source === id ? `export default ${JSON.stringify(value)};` : undefined),
  };
}

/** The same in both builds, as the server's HTML names the client's fonts. Short hashes, as the shell names every file. */
const assetFileNames = 'assets/[name]-[hash:6][extname]';

/** The text of every style sheet by file name; pages inline theirs. */
async function sheetsOf(manifest: Manifest): Promise<Record<string, string>> {
  const files = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  const sheets = [...files].map(async (file) => [file, await readFile(join(dist, 'client', file), 'utf8')]);
  return Object.fromEntries(await Promise.all(sheets));
}

await rm(dist, { recursive: true, force: true });
await build({
  ...common,
  build: {
    outDir: join(dist, 'client'),
    manifest: true,
    rolldownOptions: {
      input: [join(root, 'src/entry-client.tsx'), join(root, 'src/start.ts')],
      // start.ts waits for the export of the app's entry.
      preserveEntrySignatures: 'allow-extension',
      output: {
        entryFileNames: 'assets/[name]-[hash:6].js',
        // The bundler's own name would list all pages that share the chunk.
        chunkFileNames: ({ name }) =>
          `assets/${name.startsWith('shared~') ? 'shared' : '[name]'}-[hash:7].js`,
        assetFileNames,
        // React and the router change rarely, so browsers can keep them cached.
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//,
            },
            // What every page needs, except start.ts, which loads alone.
            { name: 'shell', tags: ['$initial'], test: (id) => !id.includes('/src/start.') },
            // Shared modules, grouped by the pages that use them. The error page loads later.
            {
              name: 'shared',
              minShareCount: 2,
              entriesAware: true,
              test: (id) => !id.includes('/app/shell/error/'),
            },
          ],
        },
      },
    },
  },
});

const manifest = JSON.parse(await readFile(join(dist, 'client/.vite/manifest.json'), 'utf8')) as Manifest;

await build({
  ...common,
  plugins: [
    clientModule('virtual:client-manifest', manifest),
    clientModule('virtual:client-sheets', await sheetsOf(manifest)),
  ],
  ssr: { noExternal: true, target: 'node' },
  // Otherwise the renderer would include React's development build (8 times slower) and choose at run time.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    ssr: join(root, 'src/entry-server.tsx'),
    outDir: join(dist, 'server'),
    target: 'node22',
    copyPublicDir: false,
    rolldownOptions: {
      output: {
        entryFileNames: 'entry-server.js',
        assetFileNames,
        codeSplitting: false,
        // With one character beyond Latin-1, V8 stores the whole script with two bytes a character.
        charset: 'ascii',
        comments: { jsdoc: false },
      },
    },
  },
});

await precompress(join(dist, 'client'));
await reportBudget();
