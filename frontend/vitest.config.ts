import { mergeConfig, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import site from './vite.config.ts';

/** Tests run without a build; this stands for its manifest. */
const manifest = {
  'src/entry-client.tsx': { file: 'assets/entry-client.js', css: ['assets/site.css'] },
};
const testManifest: Plugin = {
  name: 'ironbloom:test-manifest',
  resolveId: (source) => (source === 'virtual:client-manifest' ? `\0${source}` : undefined),
  load: (source) =>
    source === '\0virtual:client-manifest' ? `export default ${JSON.stringify(manifest)};` : undefined,
};

export default mergeConfig(
  site,
  defineConfig({
    plugins: [testManifest],
    test: {
      environment: 'jsdom',
      // One jsdom per worker instead of one per file: a third of the time.
      pool: 'vmThreads',
      include: ['src/**/*.test.{ts,tsx}'],
      setupFiles: ['src/shared/lib/test-setup.ts'],
      css: { modules: { classNameStrategy: 'non-scoped' } },
    },
  }),
);
