import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.spec.ts'],
    // Tests that take minutes: run by `./scripts/test --soak`.
    exclude: process.env['SOAK'] ? [] : ['test/**/*.soak.spec.ts'],
    // Long enough for a busy machine.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
