import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Nest finds a constructor's dependencies by the types that decorators write down.
  oxc: { decorator: { legacy: true, emitDecoratorMetadata: true } },
  test: {
    include: ['src/**/*.spec.ts', 'test/**/*.spec.ts'],
    globalSetup: ['test/harness/global-setup.ts'],
    setupFiles: ['reflect-metadata'],
    pool: 'forks',
    maxWorkers: 2,
    // Far past what a test needs alone: a busy machine must not decide what is right.
    testTimeout: 90_000,
    hookTimeout: 120_000,
  },
});
