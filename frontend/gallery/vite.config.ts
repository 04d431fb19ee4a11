import { mergeConfig } from 'vite';
import site from '../vite.config.ts';
import { forcedStates } from './forced-states.ts';

/** The component gallery, which is not part of the site. */
export default mergeConfig(site, {
  root: import.meta.dirname,
  css: { postcss: { plugins: [forcedStates()] } },
  build: { outDir: '../dist/gallery' },
});
