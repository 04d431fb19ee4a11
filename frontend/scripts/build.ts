/**
 * Builds the site: first the browser's files (dist/client, with a manifest), then the renderer
 * (dist/server/entry-server.js, self-contained), which carries that manifest inside so that it can
 * name each page's scripts and styles. Ends with the first-load budget.
 */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Manifest, type Plugin } from 'vite';
import { reportBudget } from './budget.ts';
import { lazyAgain } from './lazy-again.ts';
import { precompress } from './precompress.ts';
import { preloadAgain } from './preload-again.ts';
import { pureRouter } from './pure-router.ts';

process.env['NODE_ENV'] = 'production';
const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const configFile = join(root, 'vite.config.ts');
const clientEntry = 'src/entry-client.tsx';
const starter = 'src/start.ts';

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

/** Files that came with the document, whichever page it was. */
const atOnce = /\/(vendor|shell|rolldown-runtime)-/;

/** So small, and on so many pages, that a file of its own costs more than it carries. */
const everywhere = /shared\/lib\/breadcrumb-list\.ts$|shared\/ui\/surface\.tsx$/;

function inShell(id: string, graph: ModuleGraph): boolean {
  return everywhere.test(id) || neededAtOnce(id, graph);
}

await rm(dist, { recursive: true, force: true });
await build({
  configFile,
  logLevel: 'warn',
  plugins: [pureRouter(), lazyAgain(), preloadAgain()],
  build: {
    outDir: join(dist, 'client'),
    manifest: true,
    // Whoever follows a link has these already; naming them again for every page costs the first load.
    modulePreload: { resolveDependencies: (_file, deps) => deps.filter((file) => !atOnce.test(file)) },
    rolldownOptions: {
      input: [join(root, clientEntry), join(root, starter)],
      output: {
        entryFileNames: 'assets/[name]-[hash:6].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames,
        // What changes once a quarter keeps its name, and its place in caches, while pages change daily.
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//,
            },
            // One file instead of a dozen crumbs: all the entry needs, also where pages share it.
            { name: (id, context) => (inShell(id, context) ? 'shell' : null), debugName: 'shell' },
            // Every crumb's name stands in the shell, so what is mostly needed together is one file, too.
            {
              name: 'pictures',
              test: /shared\/ui\/(picture|tile|heart-icon|category-label|back-link|progress)\./,
            },
            { name: 'article-view', test: /(article-view|routes\/admin\/content\/article-preview)\./ },
            { name: 'dialogs', test: /shared\/ui\/(dialog|alert-dialog)\./ },
            { name: 'session', test: /shared\/session\/(sign-out|profile-photo)\./ },
            { name: 'stories', test: /features\/testimonials\/(api|story|components\/story-card)\./ },
            { name: 'notices', test: /shared\/ui\/(notice|load-error)\./ },
            { name: 'forms', test: /shared\/ui\/(input|field|password-input|form-toast)\./ },
            {
              name: 'plans',
              test: /shared\/(lib\/(money|plan-words|payment-address)|ui\/(badge|segmented|use-early-choice))\./,
            },
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
    rolldownOptions: { output: { entryFileNames: 'entry-server.js', assetFileNames, codeSplitting: false } },
  },
});

await precompress(join(dist, 'client'));
await reportBudget();
