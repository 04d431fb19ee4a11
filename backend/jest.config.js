import { typescript } from './swc.js';

/** @type {import('jest').Config} */
export default {
  testMatch: ['<rootDir>/{src,test}/**/*.spec.ts'],
  // What asks about endurance takes minutes.
  testPathIgnorePatterns: process.env.SOAK === '1' ? [] : ['\\.soak\\.spec\\.ts$'],
  testEnvironment: 'node',
  globalSetup: '<rootDir>/test/harness/global-setup.ts',
  globalTeardown: '<rootDir>/test/harness/global-teardown.ts',
  setupFiles: ['reflect-metadata', '<rootDir>/test/harness/shipped-business.ts'],
  transform: {
    '\\.ts$': [
      '@swc/jest',
      {
        ...typescript,
        // Packages that are ES modules stay what they are.
        module: { type: 'commonjs', ignoreDynamic: true },
      },
    ],
  },
  coverageProvider: 'v8',
  collectCoverageFrom: ['src/**/*.ts', '!src/**/*.spec.ts'],
  maxWorkers: 2,
  // A worker keeps some of every file's modules; one that has grown is replaced.
  workerIdleMemoryLimit: '1GB',
  // Far past what a test needs alone: a busy machine must not decide what is right.
  testTimeout: 90_000,
};
