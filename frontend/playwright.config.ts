import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS } from '../tools/src/services/chromium.ts';

/**
 * Reduced motion, as animations take a CPU core without a graphics card. Phones have motion; desktop tests of motion turn it
 * on themselves.
 */
const desktop = {
  viewport: { width: 1280, height: 800 },
  contextOptions: { reducedMotion: 'reduce' as const },
};
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
/** Otherwise only tests tagged `@core`. */
const all = Boolean(process.env['SOAK']);

/**
 * Tests run against BASE_URL (set by scripts/test, which starts the whole stack). Without it, global-setup serves the last
 * build, for tests that need no backend.
 * Tests run on a desktop. Tags: `@layout` runs on a phone as well, `@phone` on a phone only, `@alone` after all others because
 * it changes what they use, `@core` in every `./scripts/test`; `--soak` runs all.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/global-setup.ts',
  fullyParallel: true,
  // One more than cores, as tests wait for mails and timers.
  workers: 3,
  // Generous for a busy machine; assertions return as soon as they hold.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  // `./scripts/test` names and counts the tests that passed at the second attempt only.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  use: {
    baseURL: process.env['BASE_URL'],
    locale: 'en-IN',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: BROWSER_FLAGS,
    },
  },
  projects: [
    { name: 'desktop', use: desktop, grep: all ? /./ : /@core/, grepInvert: /@phone|@alone/ },
    { name: 'phone', use: phone, grep: all ? /@layout|@phone/ : /(?=.*@core)(?=.*@phone)/ },
    ...(all ? [{ name: 'alone', use: desktop, grep: /@alone/, dependencies: ['desktop', 'phone'] }] : []),
  ],
});
