import { defineConfig } from '@playwright/test';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const desktop = { viewport: { width: 1280, height: 800 } };
/** They publish things, so they come after the tests that count what is published. */
const writers = /admin-content-.*\.spec\.ts/;

/**
 * With BASE_URL the tests run against that site (scripts/test starts the whole stack). Without it,
 * global-setup serves the last build by itself, which is enough for tests that need no backend.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  // For a machine that is busy with other things. What is right is seen at once, however long it may take.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  use: {
    baseURL: process.env['BASE_URL'],
    locale: 'en-IN',
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // As phones draw letters; rounded to whole pixels they are wider than where people read them.
        '--font-render-hinting=none',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'phone', use: phone, testIgnore: writers },
    { name: 'desktop', use: desktop, testIgnore: writers },
    { name: 'phone-writers', use: phone, testMatch: writers, dependencies: ['phone', 'desktop'] },
    { name: 'desktop-writers', use: desktop, testMatch: writers, dependencies: ['phone', 'desktop'] },
  ],
});
