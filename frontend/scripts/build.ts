/**
 * Builds the client (dist/client, with a manifest), then the self-contained renderer (dist/server/entry-server.js), which
 * includes the manifest to name each page's files. Ends with the first-load budget.
 */
import { createHash } from 'node:crypto';
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

/** The bundler's own name of a shared file would list all pages that share it. */
const nameOf = (name: string | undefined): string => (name?.startsWith('shared~') ? 'shared' : '[name]');

/** The same in both builds, as the server's HTML names the client's fonts. Short hashes, as the shell names every file. */
const assetFileNames = ({ names: [name] }: { names: string[] }): string =>
  `assets/${nameOf(name)}-[hash:6][extname]`;

/** The text of every style sheet by file name; pages inline theirs. */
async function sheetsOf(manifest: Manifest): Promise<Record<string, string>> {
  const files = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  const sheets = [...files].map(async (file) => [file, await readFile(join(dist, 'client', file), 'utf8')]);
  return Object.fromEntries(await Promise.all(sheets));
}

/** The addresses of what a page of the client's area may load: scripts, sheets and fonts, not pictures. */
function filesOfMy(manifest: Manifest): string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const add = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    const assets = (chunk.assets ?? []).filter((file) => file.endsWith('.woff2'));
    for (const file of [chunk.file, ...(chunk.css ?? []), ...assets]) found.add(`/${file}`);
    for (const imported of chunk.imports ?? []) add(imported);
    if (isOfMy(key)) for (const imported of chunk.dynamicImports ?? []) add(imported);
  };
  for (const key of Object.keys(manifest)) if (isOfMy(key) || MY_ENTRIES.has(key)) add(key);
  return [...found].toSorted();
}

const MY_ENTRIES = new Set([
  'src/start.ts',
  'src/entry-client.tsx',
  'src/app/router.tsx',
  'src/app/routes/my.tsx',
  // Loaded with the first toast.
  'src/shared/ui/feedback/toast-line.tsx',
]);
const isOfMy = (key: string): boolean =>
  /^src\/((features|app)\/my|app\/shell\/header|shared\/(api|session|offline|private-files|thread))\//.test(
    key,
  );
const hashOf = (names: readonly string[]): string =>
  createHash('sha256').update(names.join()).digest('hex').slice(0, 12);

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
        chunkFileNames: ({ name }) => `assets/${nameOf(name)}-[hash:7].js`,
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

const myFiles = filesOfMy(manifest);
await build({
  ...common,
  plugins: [
    {
      name: 'ironbloom:my-files',
      resolveId: (source) => (source === 'virtual:my-files' ? '\0virtual:my-files' : undefined),
      load: (source) =>
        source === '\0virtual:my-files'
          ? `export const files = ${JSON.stringify(myFiles)}; export const version = '${hashOf(myFiles)}';`
          : undefined,
    },
  ],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    outDir: join(dist, 'client'),
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: join(root, 'src/my-worker.ts'),
      output: { format: 'iife', entryFileNames: 'my-worker.js', codeSplitting: false },
    },
  },
});

await precompress(join(dist, 'client'));
await reportBudget();
