import { expect, it } from '@jest/globals';
import { refundStatesBefore, statesBefore } from './payment.domain.ts';

it.each([
  ['completed', ['pending', 'failed', 'cancelled']],
  ['failed', ['pending']],
  ['cancelled', ['pending']],
  ['pending', []],
] as const)('%s may only follow %j', (to, from) => {
  expect(statesBefore(to)).toEqual(from);
});

it.each([
  ['pending', []],
  ['processed', ['pending', 'failed']],
  ['failed', ['pending']],
] as const)('%s may follow %j', (to, from) => {
  expect(refundStatesBefore(to)).toEqual(from);
});
