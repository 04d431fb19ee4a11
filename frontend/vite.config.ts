import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pictures } from './scripts/pictures.ts';

/**
 * Shared by the client build, the server build, the gallery and vitest. The two site builds are
 * driven by scripts/build.ts, which adds entries and output folders.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), pictures()],
  build: {
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    /** The content security policy allows no data: fonts, and small files must stay cacheable. */
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Pictures take their time to encode.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
});
