import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pictures } from './scripts/pictures.ts';

/** Shared by the client and server builds (scripts/build.ts), the gallery and vitest. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), pictures()],
  build: {
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    /** The content security policy allows no data: fonts, and small files must be cacheable. */
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Encoding pictures takes long.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
});
