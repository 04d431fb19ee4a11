/**
 * Builds the site: first the browser's files (dist/client, with a manifest), then the renderer
 * (dist/server/entry-server.js, self-contained), which carries that manifest inside so that it can
 * name each page's scripts and styles. Ends with the first-load budget.
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
/** What both builds have in common beyond the configuration that development shares. */
const common = {
  configFile: join(root, 'vite.config.ts'),
  logLevel: 'warn',
  // The router's package names its development build alone.
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: productionOf('react-router') },
      { find: /^react-router\/dom$/, replacement: productionOf('react-router/dom') },
    ],
  },
} satisfies InlineConfig;

/** Gives the server build a value of the client's build under the name that the source imports. */
function clientModule(name: string, value: unknown): Plugin {
  const id = `\0${name}`;
  return {
    name: `ironbloom:${name}`,
    resolveId: (source) => (source === name ? id : undefined),
    load: (source) => (source === id ? `export default ${JSON.stringify(value)};` : undefined),
  };
}

/** Both builds must agree, as the server's HTML names the client's fonts. Short: every file's name stands in the shell. */
const assetFileNames = 'assets/[name]-[hash:6][extname]';

/** The text of every style sheet, by its file: pages carry theirs inside. */
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
      // start.ts waits for what the app's entry exports.
      preserveEntrySignatures: 'allow-extension',
      output: {
        entryFileNames: 'assets/[name]-[hash:6].js',
        // The bundler names a shared part by all pages that use it.
        chunkFileNames: ({ name }) =>
          `assets/${name.startsWith('shared~') ? 'shared' : '[name]'}-[hash:7].js`,
        assetFileNames,
        // React and the router change rarely, so they keep their place in caches while pages change.
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//,
            },
            // What every page needs. start.ts is loaded before it, alone.
            { name: 'shell', tags: ['$initial'], test: (id) => !id.includes('/src/start.') },
            // Common parts by the pages that use them, so that no page loads what it does not need. The error page comes later.
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
  // Otherwise the choice falls at run time, and React's development build (8 times slower) comes along.
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
        // One letter beyond Latin-1, in a comment too, and V8 keeps the whole script at two bytes a letter.
        charset: 'ascii',
        comments: { jsdoc: false },
      },
    },
  },
});

await precompress(join(dist, 'client'));
await reportBudget();
