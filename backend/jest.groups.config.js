import config from './jest.config.js';
import { soakGroups } from './test/groups/groups.ts';

/**
 * All specs, many to a module registry, as `./scripts/test` runs them: three fifths of the processor time of a registry each.
 * @type {import('jest').Config}
 */
export default {
  ...config,
  testMatch: ['<rootDir>/test/groups/*.group.ts'],
  testPathIgnorePatterns: process.env.SOAK === '1' ? [] : [`/(${soakGroups.join('|')})\\.group\\.ts$`],
  testSequencer: '<rootDir>/test/groups/sequencer.js',
  // One more than there are cores: somebody always waits for a mail or a timer.
  maxWorkers: 3,
};
