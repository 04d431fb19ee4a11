import { defineConfig } from '@playwright/test';
import plain from './playwright.config.ts';

/**
 * Visual regression tests of screens: `./scripts/test --visual`, with seeded data. The pictures depend on Chromium's
 * release, which global-setup.ts checks.
 */
export default defineConfig({
  ...plain,
  testDir: 'e2e-visual',
  globalSetup: './e2e-visual/global-setup.ts',
  outputDir: 'test-results-visual',
  snapshotPathTemplate: '{testDir}/screens/{projectName}/{arg}{ext}',
  workers: 2,
  expect: {
    timeout: 20_000,
    toHaveScreenshot: {
      // Per pixel: thirteen of 255 steps of brightness. The stored pictures are compressed and up to eight steps off.
      threshold: 0.05,
      // Per screen: 66 pixels of a phone's, 259 of a desktop's.
      maxDiffPixelRatio: 0.0002,
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
    },
  },
  use: {
    ...plain.use,
    timezoneId: 'Asia/Kolkata',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
  ],
});
