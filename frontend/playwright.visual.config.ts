import { defineConfig } from '@playwright/test';
import plain from './playwright.config.ts';

/**
 * How forty screens look, against pictures of how they looked: `./scripts/test --visual`, on a stack with planted data. Two runs of one
 * Chromium differ in nothing; another release of it draws letters otherwise, so the pictures name theirs (`global-setup.ts`).
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
      // Of each pixel's colour: thirteen of 255 steps of brightness. The pictures in git are up to eight steps off, to be small.
      threshold: 0.05,
      // Of a screen: 66 pixels of a phone's, 259 of a desktop's.
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
