import { mergeConfig, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import site from './vite.config.ts';

/** Stand-ins for the build's virtual modules. */
const built: Readonly<Record<string, unknown>> = {
  'virtual:client-manifest': {
    'src/start.ts': { file: 'assets/start.js' },
    'src/entry-client.tsx': { file: 'assets/entry-client.js', css: ['assets/site.css'] },
    'src/app/router.tsx': { file: 'assets/router.js' },
    'src/app/routes/reading/recipes.tsx': { file: 'assets/recipes.js' },
    'src/app/routes/admin.tsx': { file: 'assets/admin.js' },
  },
  'virtual:client-sheets': { 'assets/site.css': '@layer tokens;' },
};
const testManifest: Plugin = {
  name: 'ironbloom:test-manifest',
  resolveId: (source) => (source in built ? `\0${source}` : undefined),
  load: (source) =>
    source.slice(1) in built ? `export default ${JSON.stringify(built[source.slice(1)])};` : undefined,
};

export default mergeConfig(
  site,
  defineConfig({
    plugins: [testManifest],
    test: {
      environment: 'jsdom',
      // One jsdom per worker instead of one per file takes a third of the time.
      pool: 'vmThreads',
      include: ['{src,test}/**/*.test.{ts,tsx}'],
      setupFiles: ['src/shared/lib/test-setup.ts'],
      // A test reads this sheet's class names.
      css: { include: /flow\.module\.css$/, modules: { classNameStrategy: 'non-scoped' } },
      // ms; generous for a busy machine.
      testTimeout: 120_000,
    },
  }),
);
