import { expect, it } from '@jest/globals';
import { statesBefore } from './broadcast-status.domain.ts';

it.each([
  ['scheduled', []],
  ['running', ['scheduled', 'paused', 'cancelled', 'finished']],
  ['paused', ['running']],
  ['cancelled', ['scheduled', 'running', 'paused']],
  ['finished', ['running']],
] as const)('%s may follow %j', (to, from) => {
  expect(statesBefore(to)).toEqual(from);
});
