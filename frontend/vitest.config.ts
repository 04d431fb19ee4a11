import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import site from './vite.config.ts';

export default mergeConfig(
  site,
  defineConfig({
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
