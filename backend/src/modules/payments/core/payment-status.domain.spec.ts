import { expect, it } from '@jest/globals';
import { statesBefore } from './payment-status.domain.ts';

it.each([
  ['completed', ['pending', 'failed', 'cancelled']],
  ['failed', ['pending']],
  ['cancelled', ['pending']],
  ['pending', []],
] as const)('%s may only follow %j', (to, from) => {
  expect(statesBefore(to)).toEqual(from);
});
