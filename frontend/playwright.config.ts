import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS } from '../tools/src/services/chromium.ts';

/**
 * What moves on the screen costs a core where there is no graphics card, for as long as a test waits. Phones move; a test
 * of what moves on a desktop says so by itself.
 */
const desktop = {
  viewport: { width: 1280, height: 800 },
  contextOptions: { reducedMotion: 'reduce' as const },
};
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
/** Otherwise what is tagged `@core`. */
const all = Boolean(process.env['SOAK']);

/**
 * With BASE_URL the tests run against that site (scripts/test starts the whole stack). Without it,
 * global-setup serves the last build by itself, which is enough for tests that need no backend.
 *
 * A test runs on a desktop. Tagged `@layout`, it asks what may differ on a small screen and runs on a phone as well;
 * tagged `@phone`, it asks what is there alone. Tagged `@alone`, it changes what all others meet, and runs when they are done.
 * Tagged `@core`, it runs with every `./scripts/test`, once; all of them run with `--soak`.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/global-setup.ts',
  fullyParallel: true,
  // One more than there are cores: somebody always waits for a mail or a timer.
  workers: 3,
  // For a machine that is busy with other things. What is right is seen at once, however long it may take.
  timeout: 120_000,
  expect: { timeout: 10_000 },
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
