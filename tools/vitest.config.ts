import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.spec.ts'],
    // What takes minutes: `./scripts/test --soak` runs it as well.
    exclude: process.env['SOAK'] ? [] : ['test/**/*.soak.spec.ts'],
    // Far past what a test needs alone: a busy machine must not decide what is right.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
