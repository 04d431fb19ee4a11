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
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
